// SPDX-License-Identifier: Apache-2.0

import BarModel
import GtkKit
import Guidelines
import PluginProtocol
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    /// What can be pressed in content: its size, and its distance from the status bar.
    @MainActor @Suite("What can be pressed in content")
    struct ContentTargetTests {
        private func told(_ stage: Stage) -> [Decision] {
            var decisions: [Decision] = []
            for case .layoutJudged(_, .content, let told) in stage.log.events { decisions = told }
            return decisions
        }

        private func text(_ runs: [TextContent.Run]) -> PresentedContent {
            .content(.text(TextContent(id: "t", runs: runs)), busy: [])
        }

        private func places(_ stage: Stage) throws -> [(id: String, place: GtkKit.Rect, isInline: Bool)] {
            try #require(stage.view.rootNode).targets.map { target in
                let origin = try #require(target.widget.convert(Point(x: 0, y: 0), to: stage.ground))
                let (wide, tall) = (Double(target.widget.width), Double(target.widget.height))
                return (target.id, Rect(x: origin.x, y: origin.y, width: wide, height: tall), target.isInlineLink)
            }
        }

        // MARK: Links

        @Test("R-14 links inside a paragraph are exempt, however many lines it has")
        func inlineLinks() throws {
            let stage = try Stage(
                text([
                    .init("Read the "), .init("manual", link: "manual"), .init(" before you begin,\nand the "),
                    .init("notes", link: "notes"), .init(" afterwards."),
                ]))
            defer { stage.close() }
            let places = try places(stage)
            #expect(places.map(\.id) == ["manual", "notes"])
            #expect(places.allSatisfy { $0.isInline && $0.place.height < 44 })
            #expect(told(stage).isEmpty)
        }

        @Test(
            "R-14 a link that is a whole line is as large as a finger, and its words keep their size",
            arguments: [TextDirection.ltr, .rtl], [44.0, 60])
        func lineLinks(direction: TextDirection, touch: Double) throws {
            let limits = Limits.make(profile: .touch, overrides: ["touch.min": touch]).0
            let contents = [
                [TextContent.Run("Open", link: "open")],
                [.init("Before it.\n"), .init("Open", link: "open"), .init("\nAfter it.")],
                [.init("Before it.\n  "), .init("Open", link: "open"), .init("  \n"), .init("Close", link: "close")],
                [.init("Op", style: .strong, link: "open"), .init("en", link: "open")],
            ]
            for runs in contents {
                let stage = try Stage(text(runs), environment: Environment(direction: direction), limits: limits)
                defer { stage.close() }
                let places = try places(stage)
                #expect(places.map(\.id) == (runs.contains { $0.link == "close" } ? ["open", "close"] : ["open"]))
                for (_, place, isInline) in places {
                    #expect(!isInline)
                    #expect(place.width >= touch && place.height >= touch)
                }
                for (one, next) in zip(places, places.dropFirst()) { #expect(one.place.maxY <= next.place.y) }
                let node = try #require(stage.view.rootNode as? TextNode)
                #expect(node.widget.height >= Int(places.map(\.place.maxY).max() ?? 0) - 1)
                #expect(told(stage).isEmpty)
            }
        }

        @Test("R-14 a passage without such a line is one block, and every word of one with it is kept")
        func blocks() {
            let plain = [TextContent.Run("One\ntwo "), .init("three", link: "three"), .init("\n\nfour")]
            #expect(TextBlock.blocks(of: plain) == [TextBlock(runs: plain, isLink: false)])
            let mixed = [
                TextContent.Run("One\ntwo\n"), .init("three", link: "three"), .init("\n\nfour "),
                .init("five", link: "five"),
            ]
            let blocks = TextBlock.blocks(of: mixed)
            #expect(blocks.map(\.isLink) == [false, true, false])
            #expect(blocks.map(\.text) == ["One\ntwo", "three", "\nfour five"])
            #expect(TextBlock.blocks(of: [.init("   ", link: "blank")]).map(\.isLink) == [false])
            #expect(TextBlock.blocks(of: []).count == 1)
        }

        // MARK: Everything else

        @Test(
            "BARS-TARGET-MIN every kind of content has areas as large as the limit says",
            arguments: [44.0, 48, 64], [320.0, 480])
        func everyKind(touch: Double, width: Double) throws {
            let limits = Limits.make(profile: .touch, overrides: ["touch.min": touch]).0
            let buttons = (1...12).map { number in
                Content.buttons(
                    ButtonsContent(id: "b\(number)", buttons: [.init(id: "p\(number)", label: "\(number)")]))
            }
            let cards = (1...9).map {
                GridContent.Item(id: "c\($0)", title: "\($0)", showsTitle: false, activates: true)
            }
            let contents: [PresentedContent] = [
                Pages.controls(), Pages.time, Pages.root, Pages.failed,
                .content(.row(StackContent(id: "row", children: buttons)), busy: []),
                .content(.grid(GridContent(id: "g", items: cards, width: 44, aspect: 4)), busy: []),
                .content(.media(MediaContent(id: "m", path: "a.ogg", description: "A song")), busy: []),
            ]
            for content in contents {
                let stage = try Stage(
                    content, environment: Environment(width: width, height: 640),
                    insets: PageInsets(top: 76, bottom: 49),
                    limits: limits)
                defer { stage.close() }
                let places = try places(stage)
                #expect(!places.isEmpty)
                for (id, place, _) in places {
                    #expect(place.width >= touch && place.height >= touch, "\(id) \(place) at \(touch)")
                }
                #expect(told(stage).isEmpty)
            }
        }

        @Test("BARS-TARGET-MIN twelve buttons side by side go on in another line, none lost and none over another")
        func wrapped() throws {
            let buttons = (1...12).map { number in
                Content.buttons(
                    ButtonsContent(id: "b\(number)", buttons: [.init(id: "p\(number)", label: "\(number)")]))
            }
            let stage = try Stage(
                .content(.row(StackContent(id: "row", children: buttons)), busy: []),
                environment: Environment(width: 320, height: 640))
            defer { stage.close() }
            let places = try places(stage).map(\.place)
            #expect(places.count == 12)
            #expect(Set(places.map(\.y)).count > 1)
            for (index, one) in places.enumerated() {
                #expect(one.x >= 0 && one.maxX <= 320)
                for other in places.dropFirst(index + 1) {
                    #expect(one.maxX <= other.x || other.maxX <= one.x || one.maxY <= other.y || other.maxY <= one.y)
                }
            }
        }

        // MARK: Where it stands

        @Test("STAT-NOT-INTERACTIVE content under the status bar moves down, and the plugin is told")
        func underStatusBar() throws {
            let list = ListContent(
                id: "l", sections: [ListSection(id: "s", rows: [Row(id: "first", title: "First", accessory: .button)])])
            let stage = try Stage(.content(.list(list), busy: []), insets: PageInsets(status: 32))
            defer { stage.close() }
            try #require(Display.wait { !told(stage).isEmpty })
            #expect(told(stage).map(\.rule) == ["STAT-NOT-INTERACTIVE"])
            stage.settle()
            let place = try #require(try places(stage).first).place
            #expect(place.y == 48 && place.height == 48)
            // It stays there, and is told once.
            let count = stage.log.events.count
            stage.settle()
            #expect(stage.log.events.count == count)
            // Without a status bar it goes back.
            stage.insets = PageInsets()
            stage.show(.content(.list(list), busy: []))
            try #require(Display.wait { told(stage).isEmpty })
            stage.settle()
            #expect(try places(stage).first?.place.y == 16)
        }

        @Test("STAT-NOT-INTERACTIVE what begins below the status bar stays, and what is scrolled under it is not told")
        func belowStatusBar() throws {
            let stage = try Stage(Pages.many(60), insets: PageInsets(top: 76, bottom: 49, status: 32))
            defer { stage.close() }
            for offset in [0.0, 50, 83, 131, 900] {
                stage.view.scroll?.offset = offset
                stage.settle()
                #expect(told(stage).isEmpty, "\(offset)")
            }
        }

        @Test("R-05 a row that is really low is told, wherever it is scrolled to, and one that shows in part is not")
        func lowRow() throws {
            let stage = try Stage(Pages.many(60), insets: PageInsets(top: 76, bottom: 49, status: 32))
            defer { stage.close() }
            let canvas = PageCanvas { stage.context.theme }
            let host = ContentHost(stage.context, page: PageID(1))
            let node = Rows()
            canvas.node = node
            canvas.widget.add(node.widget)
            stage.window.setChild(canvas.widget)
            try #require(Display.wait { node.rows.allSatisfy { $0.isMapped && $0.height > 1 } })
            let judge = ContentJudge(host, canvas)
            judge.judge()
            try #require(Display.wait { !told(stage).isEmpty })
            #expect(told(stage).map(\.path) == ["#/low"])
            #expect(told(stage).first?.before.hasSuffix("x28") == true)
            #expect(told(stage).first?.after.hasSuffix("x44") == true)
        }
    }

    /// Rows of 48, 28 and 48 px, of which the first lies half above the upper edge.
    @MainActor
    private final class Rows: NodeView, WidgetDelegate {
        private static let kind = WidgetKind("TestRows", role: .group)
        let widget = DrawnWidget(Rows.kind)
        let rows = (0..<3).map { _ in DrawnWidget(Rows.kind) }
        private let tops = [-34, 14, 42]
        private let heights = [48, 28, 48]

        init() {
            widget.delegate = self
            for row in rows { widget.add(row) }
        }

        var targets: [ContentTarget] {
            zip(["high", "low", "last"], rows).map { ContentTarget(id: $0, widget: $1) }
        }

        func update(_ content: Content, busy: Set<String>) -> Bool { true }
        func restyle() {}
        func height(width: Int, margins: NodeMargins, isFirst: Bool) -> Int { 90 }
        func measure(_ orientation: Orientation, forSize: Int) -> Measure { Measure(90) }

        func allocate(width: Int, height: Int) {
            for (index, row) in rows.enumerated() {
                widget.allocate(row, x: 0, y: tops[index], width: width, height: heights[index])
            }
        }

        func snapshot(_ snapshot: Snapshot) {
            for row in rows { snapshot.child(row) }
        }
    }
}
