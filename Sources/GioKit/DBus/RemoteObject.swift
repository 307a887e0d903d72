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

    private let bus: Bus
    private let service: String
    private let interface: String
    private let onChange: @MainActor () -> Void
    private var changes: SignalSubscription?
    private var watch: NameWatch?
    /// Answers to questions that were put to an earlier owner are dropped.
    private var generation = 0

    /// - Parameter onChange: Something is different. Never called from within `init`.
    package init(
        _ bus: Bus, service: String, path: String, interface: String, onChange: @escaping @MainActor () -> Void
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
        watch = NameWatch(bus, service) { [weak self] owner in self?.ownerChanged(owner) }
    }

    package subscript(name: String) -> Variant? { properties[name] }

    /// Asks for all properties again.
    package func refresh() {
        let asked = generation
        let call = BusCall(service, path, Self.propertiesInterface, "GetAll", [.string(interface)])
        bus.call(call) { [weak self] result in
            guard let self, generation == asked, case .success(let values) = result,
                let properties = values.first?.dictionary
            else { return }
            let isNews = !isLoaded || properties != self.properties
            isLoaded = true
            self.properties = properties
            if isNews { onChange() }
        }
    }

    private func ownerChanged(_ owner: String?) {
        generation += 1
        let wasLoaded = isLoaded
        isLoaded = false
        properties = [:]
        if owner != nil {
            refresh()
        } else if wasLoaded {
            onChange()
        }
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
