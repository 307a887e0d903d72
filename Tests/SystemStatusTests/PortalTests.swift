// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import SystemStatus
import Testing

extension SystemStatusTests {
    @Suite("Portal")
    @MainActor
    struct PortalTests {
        private static let path = "/org/freedesktop/portal/desktop"
        private static let interface = "org.freedesktop.portal.Settings"
        private static let xml = """
            <node>
              <interface name="\(interface)">
                <method name="ReadAll">
                  <arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/>
                </method>
              </interface>
            </node>
            """

        /// A portal with the settings a test gives it.
        @MainActor
        final class Portal {
            private let bus: Bus
            private var object: ExportedObject?
            private var name: OwnedName?

            init(_ bus: Bus, _ settings: [String: [String: Variant]]) throws {
                self.bus = bus
                let answer = Variant.dictionary(
                    key: "s", value: "a{sv}",
                    Dictionary(
                        uniqueKeysWithValues: settings.map { (Variant.string($0.key), Variant.properties($0.value)) }))
                object = ExportedObject(bus, path: path, xml: xml, interface: interface) { $0.answer([answer]) }
                var state = OwnedName.State.waiting
                name = OwnedName(bus, "org.freedesktop.portal.Desktop") { state = $0 }
                try wait("the portal") { state == .owned }
            }

            func change(_ space: String, _ key: String, _ value: Variant) {
                bus.emit(
                    path: path, interface: interface, signal: "SettingChanged",
                    [.string(space), .string(key), .variant(value)])
            }
        }

        @Test("reads looks from the settings portal and follows them")
        func follows() throws {
            let privateBus = try PrivateBus()
            let portal = try Portal(
                privateBus.connect(),
                [
                    "org.freedesktop.appearance": ["color-scheme": .uint32(1), "contrast": .uint32(0)],
                    "org.gnome.desktop.interface": [
                        "text-scaling-factor": .double(1.25), "enable-animations": .bool(true),
                    ],
                ])
            let source = PortalSource(try privateBus.connect())
            #expect(source.value == AppearanceFacts())
            try wait("read") {
                source.value
                    == AppearanceFacts(colorScheme: .dark, textScale: 1.25, reducedMotion: false, highContrast: false)
            }
            portal.change("org.freedesktop.appearance", "color-scheme", .uint32(2))
            portal.change("org.gnome.desktop.interface", "enable-animations", .bool(false))
            portal.change("org.freedesktop.appearance", "contrast", .uint32(1))
            portal.change("org.gnome.desktop.interface", "text-scaling-factor", .double(40))
            try wait("changed") {
                source.value
                    == AppearanceFacts(colorScheme: .light, textScale: nil, reducedMotion: true, highContrast: true)
            }
            portal.change("org.freedesktop.appearance", "color-scheme", .string("dark"))
            try wait("nonsense counts as not said") { source.value.colorScheme == nil }
        }

        @Test("puts what it knows into the environment")
        func environment() {
            var environment = Environment()
            environment.colorScheme = .dark
            let facts = AppearanceFacts(textScale: 1.5, reducedMotion: true)
            let applied = facts.applied(to: environment)
            #expect(applied.colorScheme == .light)
            #expect(applied.textScale == 1.5)
            #expect(applied.reducedMotion)
            #expect(!applied.highContrast)
        }
    }
}
