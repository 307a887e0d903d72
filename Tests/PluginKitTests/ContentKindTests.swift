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
            Canvas("waves", height: 40, description: "Waves")
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
        #expect(column.children.map(\.type) == ["text", "picture", "media", "canvas", "grid", "split", "list"])
        #expect(
            column.children[1]
                == .picture(PictureContent(id: "picture", path: "hill.png", description: "A hill", fit: .cover)))
        guard case .grid(let grid) = column.children[4] else {
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

    @Test("a canvas is opened as soon as its screen is, takes pixels, and refuses a size that cannot be")
    func canvas() async throws {
        let model = EverythingScreen()
        let tester = try await PluginTester { OneScreen(screen: model) }
        try await tester.open("t")
        #expect(tester.canvas("waves") == nil)
        let buffer = try await model.openCanvas("waves", width: 3, height: 2, scale: 2)
        #expect(buffer.width == 6 && buffer.height == 4)
        let first = (0..<24).map { UInt32($0) | 0xFF00_0000 }
        buffer.show(first)
        await tester.settle()
        #expect(tester.canvas("waves") == first)
        // The other buffer holds nothing yet: what is missing stays as it was there.
        buffer.show([0xFFFF_FFFF, 1, 2])
        await tester.settle()
        #expect(tester.canvas("waves") == Array(repeating: 0, count: 24))
        await #expect(throws: MessageError.self) { try await model.openCanvas("waves", width: 1e9, height: 1) }
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
