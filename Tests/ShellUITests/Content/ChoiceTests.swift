// SPDX-License-Identifier: Apache-2.0

import BarModel
import GtkKit
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("A list to choose from")
    struct ChoiceTests {
        private func open(
            _ count: Int, selected: Int, scheme: ColorScheme = .light, answer: @escaping (String) -> Void
        ) throws -> Fixture {
            let fixture = try Fixture(CannedShell.shell(scheme: scheme), makeContent: { ContentView($0, $1) })
            fixture.context.choose(
                ChoiceRequest(
                    title: "Sound", options: (0..<count).map { .init(id: "tone\($0)", label: "Tone \($0)") },
                    selected: "tone\(selected)", answer: answer))
            _ = fixture.frames(2)
            return fixture
        }

        @Test("the chosen one has the focus and is in view, and Escape leaves it chosen", arguments: [3, 40])
        func selected(count: Int) throws {
            var answers: [String] = []
            let fixture = try open(count, selected: count - 1) { answers.append($0) }
            defer { fixture.close() }
            #expect(Display.wait { fixture.view.overlays.isStill })
            let picture = try fixture.picture()
            if let folder = CommandLineEnvironment.value("LINTEL_PICTURES") {
                try picture.write(png: "\(folder)/choice-\(count).png")
            }
            #expect(fixture.view.overlays.isModal)
            #expect(fixture.view.overlays.widget.focusInWindow?.isInside(fixture.view.overlays.widget) == true)
            #expect(picture.shows(Palette.light.surface, x: 240, y: 700))
            #expect(fixture.view.overlays.escape())
            #expect(!fixture.view.overlays.isModal)
            #expect(answers.isEmpty)
        }

        @Test("it keeps clear of the status bar, and every option is as high as a finger needs")
        func size() throws {
            let fixture = try open(40, selected: 0, scheme: .dark) { _ in }
            defer { fixture.close() }
            let view = try #require(fixture.view.overlays.choice)
            let place = view.place(width: 480, height: 800)
            #expect(place.y >= 32)
            #expect(place.y + place.height <= 800)
            #expect(view.body.rowHeight >= 44)
        }

        @Test("what is pressed is the answer, once, and closes the list")
        func answer() throws {
            var answers: [String] = []
            let fixture = try open(5, selected: 1) { answers.append($0) }
            defer { fixture.close() }
            let view = try #require(fixture.view.overlays.choice)
            view.onChoice("tone4")
            #expect(answers == ["tone4"])
            #expect(!fixture.view.overlays.isModal)
        }
    }
}
