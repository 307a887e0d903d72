// SPDX-License-Identifier: Apache-2.0

import GioKit
import Testing

extension GioKitTests {
    @Suite("RemoteObject")
    @MainActor
    struct RemoteObjectTests {
        private static let interface = "org.lintel.Test1"
        private static let xml = """
            <node>
              <interface name="org.freedesktop.DBus.Properties">
                <method name="GetAll"><arg type="s" direction="in"/><arg type="a{sv}" direction="out"/></method>
              </interface>
              <interface name="org.freedesktop.DBus.ObjectManager">
                <method name="GetManagedObjects"><arg type="a{oa{sa{sv}}}" direction="out"/></method>
              </interface>
            </node>
            """

        /// A service whose properties a test sets and announces by hand.
        @MainActor
        final class Service {
            var properties: [String: Variant]
            private(set) var questions = 0
            private let bus: Bus
            private var objects: [ExportedObject?] = []
            private var name: OwnedName?

            init(_ bus: Bus, _ properties: [String: Variant]) throws {
                self.bus = bus
                self.properties = properties
                for interface in ["org.freedesktop.DBus.Properties", "org.freedesktop.DBus.ObjectManager"] {
                    objects.append(
                        ExportedObject(bus, path: "/test", xml: xml, interface: interface) { [weak self] in
                            self?.handle($0)
                        })
                }
                var state = OwnedName.State.waiting
                name = OwnedName(bus, "org.lintel.Test") { state = $0 }
                try wait("the name") { state == .owned }
            }

            private func handle(_ request: BusRequest) {
                questions += 1
                guard request.method == "GetManagedObjects" else { return request.answer([.properties(properties)]) }
                let interfaces = Variant.dictionary(
                    key: "s", value: "a{sv}", [.string(interface): .properties(properties)])
                request.answer([.dictionary(key: "o", value: "a{sa{sv}}", [.path("/test/0"): interfaces])])
            }

            func announce(_ changed: [String: Variant], invalid: [String] = [], path: String = "/test") {
                properties.merge(changed) { _, new in new }
                bus.emit(
                    path: path, interface: "org.freedesktop.DBus.Properties", signal: "PropertiesChanged",
                    [.string(interface), .properties(changed), .strings(invalid)])
            }

            func emitManager(_ signal: String, _ arguments: [Variant]) {
                bus.emit(path: "/test", interface: "org.freedesktop.DBus.ObjectManager", signal: signal, arguments)
            }
        }

        private let privateBus: PrivateBus

        init() throws {
            privateBus = try PrivateBus()
        }

        @Test("follows a service that changes, goes and returns")
        func follows() throws {
            let before = settledClosures()
            do {
                let client = try privateBus.connect()
                var changes = 0
                let object = RemoteObject(
                    client, service: "org.lintel.Test", path: "/test", interface: Self.interface
                ) { changes += 1 }
                #expect(!object.isLoaded)
                var service: Service? = try Service(privateBus.connect(), ["Strength": .byte(82)])
                try wait("loaded") { object.isLoaded }
                #expect(object["Strength"]?.int == 82)
                service?.announce(["Strength": .byte(33)])
                try wait("changed") { object["Strength"]?.int == 33 }
                service?.properties["Name"] = .string("Office")
                service?.announce([:], invalid: ["Name"])
                try wait("asked again") { object["Name"]?.string == "Office" }
                service = nil
                try wait("gone") { !object.isLoaded }
                #expect(object.properties.isEmpty)
                service = try Service(privateBus.connect(), ["Strength": .byte(5)])
                try wait("returned") { object["Strength"]?.int == 5 }
                #expect(object["Name"] == nil)
                // One more is the first certainty that there is no service.
                #expect(changes == 6)
            }
            try waitForRelease(downTo: before)
        }

        @Test("keeps the objects of a manager")
        func tree() throws {
            let client = try privateBus.connect()
            let tree = RemoteTree(client, service: "org.lintel.Test", root: "/test") {}
            let service = try Service(privateBus.connect(), ["Powered": .bool(true)])
            try wait("loaded") { tree.isLoaded }
            #expect(tree.objects == ["/test/0": [Self.interface: ["Powered": .bool(true)]]])
            service.announce(["Powered": .bool(false)], path: "/test/0")
            try wait("changed") { tree.objects["/test/0"]?[Self.interface]?["Powered"] == .bool(false) }
            let added = Variant.dictionary(
                key: "s", value: "a{sv}", [.string(Self.interface): .properties(["Powered": .bool(true)])])
            service.emitManager("InterfacesAdded", [.path("/test/1"), added])
            try wait("added") { tree.objects.count == 2 }
            #expect(tree.objects["/test/1"]?[Self.interface]?["Powered"] == .bool(true))
            service.emitManager("InterfacesRemoved", [.path("/test/1"), .strings([Self.interface])])
            try wait("removed") { tree.objects.count == 1 }
        }
    }
}
