// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import PluginProtocol
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("An on-screen keyboard")
    struct KeyboardTests {
        /// Text fields down to the tab bar, on a page that fits its window.
        private func shell(keyboard height: Double? = nil) -> PresentedShell {
            var root = CannedShell.page(1, "Form")
            let rows = (0..<12).map { number in
                Row(id: "row-\(number)", title: "Row \(number)", accessory: .textField(text: "", placeholder: ""))
            }
            root.content = .content(
                .list(ListContent(id: "form", sections: [ListSection(id: "all", rows: rows)])), busy: [])
            var shell = CannedShell.shell([root])
            shell.environment.onScreenKeyboard = height != nil
            shell.environment.keyboardHeight = height ?? 0
            return shell
        }

        private func top(of widget: Widget, in fixture: Fixture) -> Double? {
            widget.convert(Point(x: 0, y: 0), to: fixture.view.widget)?.y
        }

        @Test("K-09 On-screen keyboard covers the field: the field moves above it, the bars stay, all comes back")
        func covers() throws {
            let fixture = try Fixture(shell()) { ContentView($0, $1) }
            defer { fixture.close() }
            #expect(fixture.frames(2))
            let page = try #require(fixture.view.shown?.top)
            var fields: [Widget] = []
            while page.widget.focusFirst(), let focus = fixture.view.widget.focusInWindow { fields.append(focus) }
            try #require(fields.count > 2)
            for field in fields.suffix(2) {
                fixture.window.update(shell())
                field.grabFocus()
                #expect(fixture.frames(2))
                let height = Double(field.height)
                let before = try #require(top(of: field, in: fixture))
                #expect(before + height > 492)
                fixture.window.update(shell(keyboard: 300))
                #expect(Display.wait { (top(of: field, in: fixture) ?? 800) + height <= 492 })
                #expect(!fixture.view.tabBar.widget.isVisible)
                #expect(top(of: fixture.view.navigationBar.widget, in: fixture) == 0)
                fixture.window.update(shell())
                #expect(Display.wait { top(of: field, in: fixture) == before })
                #expect(fixture.view.tabBar.widget.isVisible)
            }
        }
    }
}
