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
    private var failures = 0
    private var retry: LoopSource?
    private var isAsking = false

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
        failures = 0
        retry = nil
        isAsking = false
        if forget() { onChange() }
        if owner != nil { ask() }
    }

    /// Answers whether there was something to forget.
    private func forget() -> Bool {
        defer { (isLoaded, objects) = (false, [:]) }
        return isLoaded
    }

    /// Asks for all objects again: a service that has fallen silent since its last signal is found out.
    package func refresh() {
        if isLoaded, !isAsking { ask() }
    }

    /// A service that does not answer in time has no objects any more, and is asked once more with patience; one whose
    /// objects are not there yet, again shortly after.
    private func ask(timeout: Duration = .seconds(5)) {
        let asked = generation
        isAsking = true
        bus.call(BusCall(service, root, Self.manager, "GetManagedObjects", timeout: timeout)) { [weak self] result in
            guard let self, generation == asked else { return }
            isAsking = false
            if case .failure(.timedOut) = result {
                ask(timeout: .seconds(600))
                if forget() { onChange() }
            } else {
                take((try? result.get())?.first?.dictionary)
            }
        }
    }

    /// - Parameter answer: Nil for an error, or for an answer of another shape.
    private func take(_ answer: [String: Variant]?) {
        guard let answer else {
            if forget() { onChange() }
            return retryLater()
        }
        let told = answer.mapValues { Self.interfaces($0) }
        guard !isLoaded || told != objects else { return }
        objects = told
        isLoaded = true
        failures = 0
        onChange()
    }

    private func retryLater() {
        guard failures < 5 else { return }
        failures += 1
        retry = MainLoop.after(milliseconds: 100 << failures) { [weak self] in
            self?.retry = nil
            self?.ask()
        }
    }

    /// Whoever speaks can be asked, also after he has answered with nothing but errors.
    private func hears() -> Bool {
        if !isLoaded, !isAsking, retry == nil { ask() }
        return isLoaded
    }

    private func objectsChanged(_ signal: BusSignal) {
        guard hears(), signal.arguments.count == 2, let path = signal.arguments[0].string else { return }
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
        guard hears(), signal.arguments.count == 3, let interface = signal.arguments[0].string,
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
