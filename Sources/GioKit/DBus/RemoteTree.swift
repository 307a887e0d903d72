// SPDX-License-Identifier: Apache-2.0

/// All objects of a service that offers an object manager, with their properties.
@MainActor
package final class RemoteTree {
    package typealias Interfaces = [String: [String: Variant]]

    private static let manager = "org.freedesktop.DBus.ObjectManager"

    /// Objects by path, then interfaces, then properties.
    package private(set) var objects: [String: Interfaces] = [:]
    package private(set) var isLoaded = false

    private let bus: Bus
    private let service: String
    private let root: String
    private let onChange: @MainActor () -> Void
    private var subscriptions: [SignalSubscription] = []
    private var watch: NameWatch?
    private var generation = 0

    package init(_ bus: Bus, service: String, root: String, onChange: @escaping @MainActor () -> Void) {
        self.bus = bus
        self.service = service
        self.root = root
        self.onChange = onChange
        let objects = BusSignalFilter(service: service, path: root, interface: Self.manager)
        let properties = BusSignalFilter(
            service: service, interface: RemoteObject.propertiesInterface, member: "PropertiesChanged")
        subscriptions = [
            SignalSubscription(bus, objects) { [weak self] in self?.objectsChanged($0) },
            SignalSubscription(bus, properties) { [weak self] in self?.propertiesChanged($0) },
        ]
        watch = NameWatch(bus, service) { [weak self] owner in self?.ownerChanged(owner) }
    }

    private func ownerChanged(_ owner: String?) {
        generation += 1
        let wasLoaded = isLoaded
        isLoaded = false
        objects = [:]
        guard owner != nil else {
            if wasLoaded { onChange() }
            return
        }
        let asked = generation
        bus.call(BusCall(service, root, Self.manager, "GetManagedObjects")) { [weak self] result in
            guard let self, generation == asked, case .success(let values) = result,
                let objects = values.first?.dictionary
            else { return }
            self.objects = objects.mapValues { Self.interfaces($0) }
            isLoaded = true
            onChange()
        }
    }

    private func objectsChanged(_ signal: BusSignal) {
        guard isLoaded, signal.arguments.count == 2, let path = signal.arguments[0].string else { return }
        switch signal.member {
        case "InterfacesAdded":
            objects[path, default: [:]].merge(Self.interfaces(signal.arguments[1])) { _, new in new }
        case "InterfacesRemoved":
            for name in signal.arguments[1].strings ?? [] { objects[path]?[name] = nil }
            if objects[path]?.isEmpty == true { objects[path] = nil }
        default:
            return
        }
        onChange()
    }

    private func propertiesChanged(_ signal: BusSignal) {
        guard isLoaded, signal.arguments.count == 3, let interface = signal.arguments[0].string,
            let changed = signal.arguments[1].dictionary,
            var properties = objects[signal.path]?[interface]
        else { return }
        properties.merge(changed) { _, new in new }
        for name in signal.arguments[2].strings ?? [] { properties[name] = nil }
        guard properties != objects[signal.path]?[interface] else { return }
        objects[signal.path]?[interface] = properties
        onChange()
    }

    private static func interfaces(_ value: Variant) -> Interfaces {
        (value.dictionary ?? [:]).compactMapValues(\.dictionary)
    }
}
