// SPDX-License-Identifier: Apache-2.0

/// The properties of one interface of one object, kept up to date while its service runs.
///
/// When the service goes they are empty at once; when it returns they are asked for again.
@MainActor
package final class RemoteObject {
    package static let propertiesInterface = "org.freedesktop.DBus.Properties"

    package let path: String
    package private(set) var properties: [String: Variant] = [:]
    /// Whether the service has told its properties.
    package private(set) var isLoaded = false
    /// Whether the service has answered at all, be it with an error.
    package private(set) var isSettled = false

    private let bus: Bus
    private let service: String
    private let interface: String
    private let onChange: @MainActor () -> Void
    private var changes: SignalSubscription?
    private var watch: NameWatch?
    /// Answers to questions that were put to an earlier owner are dropped.
    private var generation = 0
    private var failures = 0
    private var retry: LoopSource?
    /// Whether it has been said that there is no service.
    private var wasTold = false

    /// - Parameters:
    ///   - starts: Asks the bus to start the service; nobody waits for it.
    ///   - onChange: Something is different, or it is certain for the first time that there is no service. Never called
    ///     from within `init`.
    package init(
        _ bus: Bus, service: String, path: String, interface: String, starts: Bool = false,
        onChange: @escaping @MainActor () -> Void
    ) {
        self.bus = bus
        self.service = service
        self.path = path
        self.interface = interface
        self.onChange = onChange
        changes = SignalSubscription(
            bus,
            BusSignalFilter(
                service: service, path: path, interface: Self.propertiesInterface, member: "PropertiesChanged",
                firstArgument: interface)
        ) { [weak self] in self?.apply($0.arguments) }
        watch = NameWatch(bus, service, starts: starts) { [weak self] owner in self?.ownerChanged(owner) }
    }

    package subscript(name: String) -> Variant? { properties[name] }

    /// Whether a service owns the name.
    package var isRunning: Bool { watch?.owner != nil }

    /// Asks for all properties again.
    ///
    /// A service that does not answer in time has no properties any more; it is then asked once more with patience.
    package func refresh(timeout: Duration = .seconds(5)) {
        let asked = generation
        let call = BusCall(
            service, path, Self.propertiesInterface, "GetAll", [.string(interface)], timeout: timeout)
        bus.call(call) { [weak self] result in
            guard let self, generation == asked else { return }
            switch result {
            case .success(let values):
                guard let properties = values.first?.dictionary else { return }
                let isNews = !isLoaded || properties != self.properties
                isLoaded = true
                isSettled = true
                failures = 0
                self.properties = properties
                if isNews { onChange() }
            case .failure(.timedOut):
                if forget() { onChange() }
                refresh(timeout: .seconds(600))
            case .failure:
                let isNews = forget() || !isSettled
                isSettled = true
                if isNews { onChange() }
                retryLater()
            }
        }
    }

    /// A service may own its name before its objects are there.
    private func retryLater() {
        guard failures < 5 else { return }
        failures += 1
        retry = MainLoop.after(milliseconds: 100 << failures) { [weak self] in self?.refresh() }
    }

    /// Answers whether there was something to forget.
    private func forget() -> Bool {
        defer { (isLoaded, properties) = (false, [:]) }
        return isLoaded
    }

    private func ownerChanged(_ owner: String?) {
        generation += 1
        failures = 0
        retry = nil
        let wasLoaded = forget()
        if owner != nil {
            refresh()
        } else if wasLoaded || !wasTold {
            onChange()
        }
        wasTold = true
    }

    private func apply(_ arguments: [Variant]) {
        guard arguments.count == 3, let changed = arguments[1].dictionary else { return }
        let before = properties
        properties.merge(changed) { _, new in new }
        let invalidated = arguments[2].strings ?? []
        for name in invalidated { properties[name] = nil }
        if !invalidated.isEmpty { refresh() }
        // Before the first answer the picture is not complete, and the answer will contain this.
        if isLoaded, properties != before { onChange() }
    }
}
