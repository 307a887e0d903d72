// SPDX-License-Identifier: Apache-2.0

// The C side of PluginKit: bytes from the host become messages on the main actor, and back. The only file here with pointers.

import CLintelPlugin
import Dispatch
import FoundationEssentials
import Synchronization

/// One start of the plugin. Lives until the process ends, as the C interface demands.
private final class HostLink: Sendable {
    /// Address of the host's struct, which is valid until the process ends; its `send` may be called from any thread.
    private let host: UInt
    private let runtime = Mutex<PluginRuntime?>(nil)
    private let pending = PendingRequests()

    init(_ host: UnsafePointer<lintel_host>) {
        self.host = UInt(bitPattern: host)
    }

    func start(_ make: @escaping @Sendable @MainActor () -> any Plugin) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                let runtime = PluginRuntime(
                    pending: self.pending, clock: SystemClock(), write: { self.write($0) }, make: make)
                self.runtime.withLock { $0 = runtime }
            }
        }
    }

    func write(_ message: PluginMessage) {
        do throws(UnwritableMessage) {
            try send(message.line())
        } catch {
            sendReplacement(for: message, error)
        }
    }

    /// A number that JSON cannot hold must not leave the shell waiting.
    private func sendReplacement(for message: PluginMessage, _ error: UnwritableMessage) {
        let text = "\(error.path) is no number"
        let replacement: PluginMessage =
            if case .result(let id, _) = message {
                .error(id, MessageError(code: MessageError.internalError, message: text))
            } else {
                .log(LogMessage(level: .error, text: text))
            }
        if let line = try? replacement.line() { send(line) }
    }

    private func send(_ line: Data) {
        line.withUnsafeBytes { bytes in
            guard let host = UnsafePointer<lintel_host>(bitPattern: host),
                let start = bytes.bindMemory(to: CChar.self).baseAddress
            else { return }
            host.pointee.send(host, start, bytes.count)
        }
    }

    /// On the one thread that delivers messages.
    func receive(_ line: Data) {
        do throws(MessageFault) {
            let message = try MessageReader<ShellMessage>(pending: pending).read(line)
            DispatchQueue.main.async {
                MainActor.assumeIsolated { self.runtime.withLock { $0 }?.receive(message) }
            }
        } catch {
            answer(error)
        }
    }

    private func answer(_ fault: MessageFault) {
        // A newer shell may notify of what this version does not know; only a request must be answered.
        guard let answer = fault.answer, let id = answer.id,
            let line = try? PluginMessage.error(id, answer.error).line()
        else { return }
        send(line)
    }
}

@c(lintel_plugin_entry)
public func lintelPluginEntry(_ host: UnsafePointer<lintel_host>?) -> UnsafePointer<lintel_plugin>? {
    guard let host else { return nil }
    if PluginRegistration.registered == nil { _ = lintel_run_plugin_main() }
    guard let make = PluginRegistration.registered else { return nil }
    let link = HostLink(host)
    let plugin = UnsafeMutablePointer<lintel_plugin>.allocate(capacity: 1)
    plugin.initialize(
        to: lintel_plugin(
            size: UInt32(MemoryLayout<lintel_plugin>.size), context: Unmanaged.passRetained(link).toOpaque(),
            receive: { plugin, bytes, count in
                guard let context = plugin?.pointee.context, let bytes else { return }
                Unmanaged<HostLink>.fromOpaque(context).takeUnretainedValue().receive(Data(bytes: bytes, count: count))
            },
            extension: { _, _ in nil }))
    link.start(make)
    return UnsafePointer(plugin)
}
