// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import SystemStatus
import Testing

extension SystemStatusTests {
    @Suite("On-screen keyboard")
    @MainActor
    struct KeyboardTests {
        private static let name = "sm.puri.OSK0"
        private static let path = "/sm/puri/OSK0"
        private static let properties = "org.freedesktop.DBus.Properties"
        private static let xml = """
            <node>
              <interface name="\(properties)">
                <method name="GetAll"><arg type="s" direction="in"/><arg type="a{sv}" direction="out"/></method>
              </interface>
            </node>
            """

        /// A keyboard that is shown and hidden by hand.
        @MainActor
        final class Keyboard {
            private let bus: Bus
            private var object: ExportedObject?
            private var name: OwnedName?
            private var visible: Variant = .bool(false)

            init(_ bus: Bus) throws {
                self.bus = bus
                object = ExportedObject(bus, path: path, xml: xml, interface: properties) { [weak self] request in
                    request.answer([.properties(["Visible": self?.visible ?? .bool(false)])])
                }
                var state = OwnedName.State.waiting
                name = OwnedName(bus, KeyboardTests.name) { state = $0 }
                try wait("the keyboard") { state == .owned }
            }

            func show(_ visible: Variant) {
                self.visible = visible
                bus.emit(
                    path: path, interface: properties, signal: "PropertiesChanged",
                    [.string(KeyboardTests.name), .properties(["Visible": visible]), .strings([])])
            }

            func leave() {
                name = nil
                object = nil
            }
        }

        @Test("follows the keyboard that comes, is shown, is hidden and goes")
        func follows() throws {
            let privateBus = try PrivateBus()
            let source = KeyboardSource(try privateBus.connect())
            #expect(source.value == KeyboardFacts())
            let keyboard = try Keyboard(privateBus.connect())
            try wait("it is there") { source.value == KeyboardFacts(isAvailable: true) }
            keyboard.show(.bool(true))
            try wait("it is shown") { source.value.isVisible }
            keyboard.show(.string("yes"))
            try wait("nonsense shows nothing") { source.value == KeyboardFacts(isAvailable: true) }
            keyboard.show(.bool(true))
            try wait("it is shown again") { source.value.isVisible }
            keyboard.leave()
            try wait("one that has gone is neither there nor shown") { source.value == KeyboardFacts() }
        }

        @Test("TAB-KEYBOARD-HIDE a docked keyboard takes room, a floating one and one behind a full screen take none")
        func environment() {
            let fake = FakeSource(KeyboardFacts())
            func applied(isFullScreen: Bool = false) -> Environment {
                fake.value.applied(to: Environment(), isFullScreen: isFullScreen)
            }
            #expect(applied() == Environment())
            fake.set(KeyboardFacts(isAvailable: true, isVisible: true, height: 300))
            #expect(applied().onScreenKeyboard)
            #expect(applied().keyboardHeight == 300)
            #expect(applied(isFullScreen: true) == Environment())
            #expect(!fake.value.canShow(isFullScreen: true))
            fake.set(KeyboardFacts(isAvailable: true, isVisible: true, isDocked: false, height: 300))
            #expect(applied() == Environment())
            fake.set(KeyboardFacts(isAvailable: true, isVisible: false, height: 300))
            #expect(applied() == Environment())
            for nonsense in [-5, Double.nan, .infinity] {
                fake.set(KeyboardFacts(isAvailable: true, isVisible: true, height: nonsense))
                #expect(applied().onScreenKeyboard && applied().keyboardHeight == 0)
            }
        }
    }
}
