// SPDX-License-Identifier: Apache-2.0

/// Tells who owns a name, as soon as that is known and whenever it changes.
@MainActor
package final class NameWatch: BusAttachment {
    /// The unique name of the owner; nil without one.
    package private(set) var owner: String?
    /// Whether the bus has told yet, or it is certain that there is none.
    package private(set) var isKnown = false

    private static let daemon = "org.freedesktop.DBus"
    private static let path = "/org/freedesktop/DBus"

    private let name: String
    private let starts: Bool
    private let onChange: @MainActor (String?) -> Void
    private var changes: SignalSubscription?

    /// - Parameters:
    ///   - starts: Asks the bus to start the service; nobody waits for it.
    ///   - onChange: The new owner or nil. Never called from within `init`.
    package init(_ bus: Bus, _ name: String, starts: Bool = false, onChange: @escaping @MainActor (String?) -> Void) {
        self.name = name
        self.starts = starts
        self.onChange = onChange
        super.init(bus: bus)
        changes = SignalSubscription(
            bus,
            BusSignalFilter(
                service: Self.daemon, path: Self.path, interface: Self.daemon, member: "NameOwnerChanged",
                firstArgument: name)
        ) { [weak self] signal in
            guard signal.arguments.count == 3 else { return }
            self?.learn(signal.arguments[2].string)
        }
        bus.attach(self)
    }

    override func connected() {
        bus.call(BusCall(Self.daemon, Self.path, Self.daemon, "GetNameOwner", [.string(name)])) { [weak self] result in
            switch result {
            case .success(let values): self?.learn(values.first?.string)
            case .failure(.noSuchService): self?.learn(nil)
            case .failure: break
            }
        }
        guard starts else { return }
        let start = BusCall(Self.daemon, Self.path, Self.daemon, "StartServiceByName", [.string(name), .uint32(0)])
        bus.call(start) { [weak self, name] result in
            // A service without a file for the bus may run all the same.
            if case .failure(let error) = result, self?.owner == nil {
                Log("dbus").info("a service does not start", ["name": name, "reason": "\(error)"])
            }
        }
    }

    override func disconnected() {
        MainLoop.post { [weak self] in
            guard let self, bus.state != .connected else { return }
            learn(nil)
        }
    }

    private func learn(_ name: String?) {
        let name = name == "" ? nil : name
        guard !isKnown || name != owner else { return }
        isKnown = true
        owner = name
        onChange(name)
    }
}
