// SPDX-License-Identifier: Apache-2.0

/// A well-known name that is ours for as long as this is kept.
@MainActor
package final class OwnedName: BusAttachment {
    package enum State: Equatable, Sendable {
        case waiting
        case owned
        /// Somebody else has it; we do not queue for it.
        case taken
    }

    private static let daemon = "org.freedesktop.DBus"
    private static let path = "/org/freedesktop/DBus"

    package private(set) var state = State.waiting

    private let name: String
    private let onChange: @MainActor (State) -> Void
    private var losses: SignalSubscription?

    package init(_ bus: Bus, _ name: String, onChange: @escaping @MainActor (State) -> Void) {
        self.name = name
        self.onChange = onChange
        super.init(bus: bus)
        losses = SignalSubscription(
            bus,
            BusSignalFilter(
                service: Self.daemon, path: Self.path, interface: Self.daemon, member: "NameLost", firstArgument: name)
        ) { [weak self] _ in self?.learn(.taken) }
        bus.attach(self)
    }

    isolated deinit {
        guard state == .owned else { return }
        bus.call(BusCall(Self.daemon, Self.path, Self.daemon, "ReleaseName", [.string(name)]))
    }

    override func connected() {
        let doNotQueue: UInt32 = 4
        let call = BusCall(Self.daemon, Self.path, Self.daemon, "RequestName", [.string(name), .uint32(doNotQueue)])
        bus.call(call) { [weak self] result in
            guard case .success(let values) = result else { return }
            // 1: ours now, 4: was ours already.
            let isOurs = [1, 4].contains(values.first?.int)
            self?.learn(isOurs ? .owned : .taken)
        }
    }

    override func disconnected() {
        state = .waiting
    }

    private func learn(_ state: State) {
        guard state != self.state else { return }
        self.state = state
        onChange(state)
    }
}
