// SPDX-License-Identifier: Apache-2.0

import GioKit

/// Why a running shell could not be asked.
package enum ControlFailure: Error, Equatable, Sendable {
    case noShell
    /// It runs and does not answer.
    case notResponding
    case refused(ControlRefusal)
    /// Its answer is not what this version expects.
    case badAnswer(String)
    case other(DBusError)
}

/// The other end of `org.lintel.Shell1`, for programs that wait: it serves the main context until the answer is there.
@MainActor
package final class ControlClient {
    private let bus: Bus

    package init(_ bus: Bus) {
        self.bus = bus
    }

    /// On the bus of this session.
    package convenience init() {
        self.init(Bus(address: BusAddress.session, reconnects: false))
    }

    package func status() throws(ControlFailure) -> StatusDocument {
        try document(.status)
    }

    package func tabs() throws(ControlFailure) -> TabsDocument {
        try document(.tabs)
    }

    package func select(_ tab: String) throws(ControlFailure) {
        _ = try call(.select, [.string(tab)])
    }

    package func back() throws(ControlFailure) -> Bool {
        let values = try call(.back)
        guard let moved = values.first?.bool else { throw .badAnswer("Back") }
        return moved
    }

    package func reload() throws(ControlFailure) -> CheckDocument {
        try document(.reload)
    }

    /// - Parameter path: Absolute: the shell has a working directory of its own.
    package func screenshot(_ path: String) throws(ControlFailure) {
        _ = try call(.screenshot, [.string(path)])
    }

    package func release(_ plugin: String) throws(ControlFailure) {
        _ = try call(.release, [.string(plugin)])
    }

    package func restart(_ plugin: String) throws(ControlFailure) {
        _ = try call(.restart, [.string(plugin)])
    }

    /// Returns once the shell has left the bus.
    package func quit() throws(ControlFailure) {
        _ = try call(.quit)
        let watch = NameWatch(bus, ControlInterface.service) { _ in }
        guard MainLoop.run(until: { watch.isKnown && watch.owner == nil }) else { throw .notResponding }
    }

    private func document<Document: Decodable>(
        _ method: ControlInterface.Method
    ) throws(ControlFailure) -> Document {
        let values = try call(method)
        do {
            return try DocumentCoder.read(values.first?.string ?? "")
        } catch {
            throw .badAnswer(method.rawValue)
        }
    }

    private func call(
        _ method: ControlInterface.Method, _ arguments: [Variant] = []
    ) throws(ControlFailure) -> [Variant] {
        MainLoop.run(until: { bus.state != .connecting })
        var outcome: Result<[Variant], DBusError>?
        let call = BusCall(
            ControlInterface.service, ControlInterface.path, ControlInterface.name, method.rawValue, arguments,
            timeout: .seconds(10))
        bus.call(call) { outcome = $0 }
        MainLoop.run(until: { outcome != nil }, atMost: .seconds(15))
        switch outcome {
        case .success(let values): return values
        case .failure(.notConnected), .failure(.noSuchService): throw .noShell
        case .failure(.timedOut), nil: throw .notResponding
        case .failure(.remote(let name, let message)):
            guard let refusal = ControlRefusal(errorName: name, message: message) else {
                throw .other(.remote(name: name, message: message))
            }
            throw .refused(refusal)
        case .failure(let error): throw .other(error)
        }
    }
}
