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

    /// Whether the service is there and lets questions wait: nothing it said before can be relied on.
    package private(set) var isSilent = false

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
    /// A question is out; what is asked meanwhile is asked once after its answer.
    private var isAsking = false
    private var isStale = false
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

    /// Asks for all properties again: a service that has fallen silent since its last signal is found out.
    package func refresh() {
        guard !isAsking else {
            isStale = true
            return
        }
        ask(timeout: .seconds(5))
    }

    /// A service that does not answer in time has no properties any more; it is then asked once more with patience.
    private func ask(timeout: Duration) {
        let asked = generation
        isAsking = true
        isStale = false
        let call = BusCall(
            service, path, Self.propertiesInterface, "GetAll", [.string(interface)], timeout: timeout)
        bus.call(call) { [weak self] result in
            guard let self, generation == asked else { return }
            isAsking = false
            if case .failure(.timedOut) = result {
                isSilent = true
                let isNews = forget()
                ask(timeout: .seconds(600))
                if isNews { onChange() }
            } else {
                isSilent = false
                take((try? result.get())?.first?.dictionary)
            }
        }
    }

    /// - Parameter answer: Nil for an error, or for an answer of another shape.
    private func take(_ answer: [String: Variant]?) {
        let isNews: Bool
        if let answer {
            isNews = !isLoaded || answer != properties
            isLoaded = true
            failures = 0
            properties = answer
            if isStale { ask(timeout: .seconds(5)) }
        } else {
            isNews = forget() || !isSettled
            retryLater()
        }
        isSettled = true
        if isNews { onChange() }
    }

    /// A service may own its name before its objects are there.
    private func retryLater() {
        guard failures < 5 else { return }
        failures += 1
        retry = MainLoop.after(milliseconds: 100 << failures) { [weak self] in
            self?.retry = nil
            self?.refresh()
        }
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
        (isAsking, isSilent) = (false, false)
        let isNews = forget() || owner == nil && !wasTold
        wasTold = true
        if owner != nil { refresh() }
        if isNews { onChange() }
    }

    private func apply(_ arguments: [Variant]) {
        guard arguments.count == 3, let changed = arguments[1].dictionary else { return }
        let before = properties
        properties.merge(changed) { _, new in new }
        let invalidated = arguments[2].strings ?? []
        for name in invalidated { properties[name] = nil }
        // Whoever speaks can be asked, also after he has answered with nothing but errors.
        if !invalidated.isEmpty || !isLoaded && !isAsking && retry == nil { refresh() }
        // Before the first answer the picture is not complete, and the answer will contain this.
        if isLoaded, properties != before { onChange() }
    }
}
