// SPDX-License-Identifier: Apache-2.0

import PluginKit
import PluginProtocol
import PluginTesting
import Testing

/// A screen with every kind that is no list.
private final class EverythingScreen: ScreenController {
    var seen: [String] = []

    override var page: Page {
        Page("Everything") {
            LinkedText([.text("Read "), .text("this", style: .strong), .link("now") { self.seen.append("link") }])
            Picture("hill.png", description: "A hill", height: .nan, fit: .cover)
            Media("song.ogg", description: "A song", loops: true)
            Grid(width: 120, aspect: .infinity) {
                Card("Press", picture: "a.png").button { self.seen.append("card") }
                Card("Deeper").opens("deeper") { EverythingScreen() }
            }
            Split(
                leading: .init("Left", id: "left") { EverythingScreen() },
                trailing: .init("Right", id: "right") { EverythingScreen() })
            List {
                Section {
                    Row("Mail", id: "mail").button { self.seen.append("tap") }
                        .swipe("Delete", destructive: true) { self.seen.append("delete") }
                        .swipe("Keep", id: "keep") { self.seen.append("keep") }
                }
            }
        }
    }
}

private struct Everything: Plugin {
    var tabs: [Tab] { Tab("t") { EverythingScreen() } }
}

@Suite("Every kind of content")
@MainActor
struct ContentKindTests {
    @Test("is described as its author wrote it, without numbers that JSON cannot hold")
    func described() async throws {
        let tester = try await PluginTester(Everything.self)
        let screen = try await tester.open("t")
        guard case .column(let column)? = screen.content else {
            Issue.record("no column")
            return
        }
        #expect(column.children.map(\.type) == ["text", "picture", "media", "grid", "split", "list"])
        #expect(
            column.children[1]
                == .picture(PictureContent(id: "picture", path: "hill.png", description: "A hill", fit: .cover)))
        guard case .grid(let grid) = column.children[3] else {
            Issue.record("no grid")
            return
        }
        #expect(grid.aspect == nil)
        #expect(grid.items.map(\.id) == ["press", "deeper"])
        #expect(tester.faults.isEmpty)
    }

    @Test("calls its author for links, cards and swipes, and leads where it says")
    func acts() async throws {
        let model = EverythingScreen()
        let tester = try await PluginTester { OneScreen(screen: model) }
        try await tester.open("t")
        for node in ["now", "press", "mail"] { try await tester.tap(node) }
        try await tester.swipe("mail", action: "delete")
        try await tester.swipe("mail", action: "keep")
        #expect(model.seen == ["link", "card", "tap", "delete", "keep"])
        try await tester.tap("deeper")
        #expect(tester.stack == ["root", "deeper"])
    }

    private struct OneScreen: Plugin {
        var screen = EverythingScreen()

        init() {}
        init(screen: EverythingScreen) { self.screen = screen }

        var tabs: [Tab] {
            let screen = screen
            return [Tab("t") { screen }]
        }
    }
}
