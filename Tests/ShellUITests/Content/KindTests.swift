// SPDX-License-Identifier: Apache-2.0

import BarModel
import GtkKit
import PluginProtocol
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    /// Grids, pictures, media, links and swipes.
    @MainActor @Suite("Every other kind of content")
    struct ContentKindTests {
        private func grid(_ count: Int) -> PresentedContent {
            let items = (0..<count).map {
                GridContent.Item(id: "i\($0)", title: "Item \($0)", icon: "home", activates: $0 % 2 == 0 ? true : nil)
            }
            return .content(.grid(GridContent(id: "g", items: items, width: 100)), busy: [])
        }

        private func node<Node: NodeView>(_ stage: Stage, _: Node.Type) throws -> Node {
            try #require(stage.view.rootNode as? Node)
        }

        @Test("a grid of 10 000 cards has widgets for those in view, and a press on one is sent")
        func cards() throws {
            let stage = try Stage(grid(10_000))
            defer { stage.close() }
            let grid = try node(stage, GridNode.self)
            #expect(grid.plan.columns == 4)
            #expect(grid.cards.count > 8 && grid.cards.count < 100)
            grid.cards[0]?.area.onPress()
            grid.cards[1]?.area.onPress()
            #expect(stage.log.events == [.activate(PageID(1), node: "i0")])
            stage.view.scroll?.offset = 90_000
            stage.settle()
            #expect(grid.cards.count < 100)
            #expect(try !stage.picture("grid").isPlain)
        }

        @Test("a picture of the plugin's folder is drawn, one that is not there or lies outside leaves its place empty")
        func picture() throws {
            for (path, isThere) in [
                ("alarm.svg", true), ("gone.png", false), ("/etc/passwd", false), ("../x.png", false),
            ] {
                let content = PictureContent(id: "p", path: path, description: "A sign", height: 200)
                let stage = try Stage(.placeholder)
                defer { stage.close() }
                stage.context.folderOfPlugin = { _ in Stage.root + "/Resources/Icons" }
                stage.show(.content(.picture(content), busy: []))
                Display.wait(milliseconds: 400) { false }
                let drawn = try stage.picture("picture-\(isThere)")
                let middle = (0..<200).contains { y in
                    (16..<464).contains { x in
                        let pixel = drawn.pixel(x: x, y: 16 + y)
                        return pixel.red < 100
                    }
                }
                #expect(middle == isThere, "\(path)")
            }
        }

        @Test("a link in a passage is a widget over its words, and its press is sent")
        func link() throws {
            let runs: [TextContent.Run] = [.init("Read "), .init("this", link: "more"), .init(" or leave it.")]
            let stage = try Stage(.content(.text(TextContent(id: "t", runs: runs)), busy: []))
            defer { stage.close() }
            let before = stage.log.events
            #expect(before.isEmpty)
            let layout = TextLayout("Read this or leave it.", stage.context.theme.type.body, maxWidth: 400, lines: nil)
            let box = try #require(layout.boxes(of: 5..<9).first)
            #expect(layout.boxes(of: 5..<9).count == 1)
            #expect(box.x > 20 && box.width > 10 && box.x + box.width < layout.width)
            let narrow = TextLayout("Read this or leave it.", stage.context.theme.type.body, maxWidth: 60, lines: nil)
            #expect(narrow.boxes(of: 0..<22).count > 2)
        }

        @Test("what a row offers to a swipe is asked for and sent by its name")
        func swipe() throws {
            let row = Row(
                id: "mail", title: "Mail", accessory: .button,
                swipe: [SwipeAction(id: "keep", label: "Keep"), SwipeAction(id: "delete", label: "Delete")])
            let list = ListContent(id: "l", sections: [ListSection(id: "s", rows: [row])])
            let stage = try Stage(.content(.list(list), busy: []))
            defer { stage.close() }
            var offered: ChoiceRequest?
            stage.context.choose = { offered = $0 }
            let node = try node(stage, ListNode.self)
            let view = try #require(node.liveRows.first)
            node.offered(view)
            #expect(offered?.options.map(\.label) == ["Keep", "Delete"])
            offered?.answer("delete")
            #expect(stage.log.events == [.swipe(PageID(1), node: "mail", action: "delete")])
        }

        @Test("media says where it is not allowed, and plays nothing then")
        func media() throws {
            let stage = try Stage(
                .content(.media(MediaContent(id: "m", path: "a.ogg", description: "A song")), busy: []))
            defer { stage.close() }
            #expect(try !stage.picture("media").isPlain)
            #expect(stage.context.allowsMedia("org.test") == false)
        }
    }
}
