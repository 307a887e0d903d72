// SPDX-License-Identifier: Apache-2.0
import GioKit
import Testing

@testable import GtkKit

extension WithDisplay {
    @MainActor
    @Suite("Drawn widgets")
    struct DrawnWidgetTests {
        init() throws {
            Display.choose(.cairo)
            try Display.open()
        }

        /// A view as the shell writes them: it owns its widget and is its delegate.
        @MainActor
        final class Patch: WidgetDelegate {
            static let kind = WidgetKind("TestPatch", role: .button, actions: ["test.press"])
            lazy var widget = DrawnWidget(Patch.kind, delegate: self)
            let colour: RGBA
            var children: [Patch] = []
            var drawn = 0
            var performed: [String] = []
            var allocated: [Int] = []

            init(_ colour: RGBA) { self.colour = colour }

            func add(_ child: Patch) {
                children.append(child)
                widget.add(child.widget)
            }

            func measure(_ orientation: Orientation, forSize: Int) -> Measure { Measure(minimum: 10, natural: 40) }

            func allocate(width: Int, height: Int) {
                allocated = [width, height]
                for (index, child) in children.enumerated() {
                    widget.allocate(child.widget, x: index * 20, y: 20, width: 20, height: 20)
                }
            }

            func snapshot(_ snapshot: Snapshot) {
                drawn += 1
                snapshot.fill(snapshot.bounds, colour)
                for child in children { snapshot.child(child.widget) }
            }

            func perform(action: String) { performed.append(action) }
        }

        @Test("draw themselves and their children where they were put")
        func drawing() throws {
            let window = Window(title: "test")
            defer { window.close() }
            let root = Patch(RGBA(rgb: 0x102030))
            root.add(Patch(RGBA(rgb: 0xFF0000)))
            root.add(Patch(RGBA(rgb: 0x00FF00)))
            window.setChild(root.widget)
            window.setDefaultSize(width: 100, height: 80)
            window.present()
            try #require(Display.wait { root.drawn > 0 })
            #expect(root.allocated == [100, 80])
            let picture = try #require(root.widget.picture(scale: 1))
            #expect(picture.pixel(x: 90, y: 70) == (0x10, 0x20, 0x30, 0xFF))
            #expect(picture.pixel(x: 10, y: 30) == (0xFF, 0, 0, 0xFF))
            #expect(picture.pixel(x: 30, y: 30) == (0, 0xFF, 0, 0xFF))
            let child = try #require(root.children[1].widget.picture(scale: 2))
            #expect(child.pixelWidth == 40)
            #expect(child.pixel(x: 1, y: 1) == (0, 0xFF, 0, 0xFF))
        }

        @Test("are finalised with their window, and the counters come back")
        func lifetime() throws {
            // The first window makes what is kept for good.
            let first = Window(title: "test")
            first.present()
            first.close()
            let closures = settledClosures()
            let before = DrawnWidget.live
            for _ in 0..<3 {
                let window = Window(title: "test")
                let root = Patch(.white)
                for _ in 0..<5 { root.add(Patch(.black)) }
                root.widget.add(ClickGesture().onPressed(root) { patch, _, _ in patch.drawn += 1 })
                root.widget.onFrame { _ in true }
                window.setChild(root.widget)
                window.present()
                try #require(Display.wait { root.drawn > 0 })
                #expect(DrawnWidget.live == before + 6)
                window.close()
            }
            #expect(settledClosures() == closures)
            #expect(DrawnWidget.live == before)
        }

        @Test("outlive their view without harm")
        func delegateGone() throws {
            let window = Window(title: "test")
            defer { window.close() }
            var root: Patch? = Patch(.white)
            let widget = try #require(root?.widget)
            window.setChild(widget)
            root = nil
            window.present()
            var frames = 0
            widget.onFrame { _ in
                frames += 1
                return frames < 3
            }
            #expect(Display.wait { frames == 3 })
            #expect(widget.delegate == nil)
            #expect(widget.measured(.horizontal) == Measure(0))
        }

        @Test("pass the actions of their kind to the view")
        func actions() {
            let patch = Patch(.white)
            #expect(patch.widget.activate(action: "test.press"))
            #expect(patch.performed == ["test.press"])
            patch.widget.setAction("test.press", enabled: false)
            _ = patch.widget.activate(action: "test.press")
            #expect(patch.performed == ["test.press"])
        }

        @Test("of one name are of one class")
        func kinds() {
            #expect(WidgetKind("TestPatch", role: .button).type == Patch.kind.type)
            #expect(WidgetKind("TestOther", role: .tab).type != Patch.kind.type)
        }
    }
}
