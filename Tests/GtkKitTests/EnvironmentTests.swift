// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import GtkKit

extension WithDisplay {
    @MainActor
    @Suite("Display, style and keys")
    struct EnvironmentTests {
        init() throws {
            Display.choose(.cairo)
            try Display.open()
        }

        @Test("the display has a monitor with a size")
        func monitor() throws {
            let size = try #require(Display.monitorSize())
            #expect(size.width > 0 && size.height > 0)
            #expect(Display.monitorSize(named: "no such connector") == size)
        }

        @Test("a style sheet reports what it does not understand, with its line")
        func styleSheet() {
            let sheet = StyleSheet()
            defer { sheet.remove() }
            #expect(sheet.load("entry { color: red; }") == [])
            let reports = sheet.load("entry {\n  no-such-thing: 3;\n}")
            #expect(reports.count == 1)
            #expect(reports.first?.hasPrefix("2: ") == true)
        }

        @Test("the desktop's settings can be read")
        func settings() throws {
            let settings = try #require(DesktopSettings())
            #expect(settings.textScale > 0)
            #expect(settings.fontFamily?.isEmpty == false)
        }

        @Test("key chords are read as people write them")
        func chords() {
            #expect(KeyPress(chord: "Ctrl+Alt+K") == KeyPress(0x6B, [.control, .alt]))
            #expect(KeyPress(chord: "<Control><Shift>F11") == KeyPress(KeyPress.f11, [.control, .shift]))
            #expect(KeyPress(chord: "Ctrl+Nonsense") == nil)
            #expect(KeyPress(chord: "") == nil)
        }

        @Test("controls tell the handler of the person's changes only")
        func controls() {
            @MainActor final class Log { var seen: [Bool] = [] }
            let log = Log()
            let toggle = Switch()
            toggle.onChange(log) { log, on in log.seen.append(on) }
            toggle.set(true)
            #expect(toggle.isOn)
            #expect(log.seen.isEmpty)
            let slider = Slider(from: 0, to: 10, step: 1)
            slider.set(4)
            #expect(slider.value == 4)
        }

        @Test("a scrolled window follows its offset")
        func scrolling() throws {
            let window = Window(title: "test")
            defer { window.close() }
            let scrolled = ScrolledWindow()
            let tall = DrawnWidget(WidgetKind("TestTall", role: .generic))
            tall.requestSize(width: 50, height: 1_000)
            scrolled.setChild(tall)
            window.setChild(scrolled)
            window.setDefaultSize(width: 100, height: 200)
            window.present()
            try #require(Display.wait { scrolled.viewHeight > 1 && scrolled.contentHeight >= 1_000 })
            #expect(scrolled.maximumOffset == 800)
            scrolled.offset = 5_000
            #expect(scrolled.offset == 800)
        }
    }
}
