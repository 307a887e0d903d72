// SPDX-License-Identifier: Apache-2.0

import BarModel
import GtkKit
import PluginProtocol
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("Content as it behaves")
    struct ContentBehaviourTests {
        static let insets = PageInsets(top: 76, bottom: 49)

        private func list(_ stage: Stage) throws -> ListNode { try #require(stage.view.rootNode as? ListNode) }

        private func row(_ id: String, _ stage: Stage) throws -> RowView {
            try #require(list(stage).liveRows.first { $0.model.id == id })
        }

        // MARK: Rows

        @Test("a row that leads somewhere is activated once, by its action and by assistive technology alike")
        func activation() throws {
            let stage = try Stage(Pages.root, insets: Self.insets)
            defer { stage.close() }
            let row = try row("network", stage)
            row.perform(action: RowKind.press)
            #expect(stage.log.events == [.activate(PageID(1), node: "network")])
        }

        @Test("a row without anything to do is neither pressed nor focused")
        func staticRows() throws {
            let stage = try Stage(Pages.detail, insets: Self.insets)
            defer { stage.close() }
            let row = try row("router", stage)
            #expect(row.press == nil)
            #expect(!row.widget.isFocusable)
            row.perform(action: RowKind.press)
            #expect(stage.log.events.isEmpty)
        }

        @Test("a switch shows the person's value at once and sends it once")
        func toggles() throws {
            let stage = try Stage(Pages.controls(on: true), insets: Self.insets)
            defer { stage.close() }
            try row("wifi", stage).perform(action: RowKind.press)
            #expect(stage.log.events == [.change(PageID(1), node: "wifi", value: .bool(false))])
            #expect(try row("wifi", stage).model.control == .toggle(on: false))
            // The same values once more, on their way before the change arrived.
            stage.show(Pages.controls(on: true))
            #expect(try row("wifi", stage).model.control == .toggle(on: false))
        }

        @Test("a switch the plugin refuses goes back")
        func refusedToggle() throws {
            let stage = try Stage(Pages.controls(on: true), insets: Self.insets)
            defer { stage.close() }
            try row("wifi", stage).perform(action: RowKind.press)
            stage.show(
                Pages.list(
                    [ListSection(id: "other", rows: [Row(id: "wifi", title: "Wi-Fi", accessory: .toggle(on: true))])],
                    id: "list"))
            #expect(Display.wait(milliseconds: 2_000) { (try? row("wifi", stage).model.control) == .toggle(on: true) })
        }

        @Test("a busy row shows it and still is the same row")
        func busy() throws {
            let stage = try Stage(Pages.root, insets: Self.insets)
            defer { stage.close() }
            let before = try row("network", stage).widget
            guard case .content(let content, _) = Pages.root else { return }
            stage.show(.content(content, busy: ["network"]))
            let after = try row("network", stage)
            #expect(after.model.isBusy)
            #expect(after.widget.isSame(as: before))
            #expect(after.spinner.isSpinning)
            stage.show(.content(content, busy: []))
            #expect(try !row("network", stage).spinner.isSpinning)
        }

        @Test("every part of every row that reacts is at least 44 high", arguments: [1.0, 0.5, 2.0])
        func hitAreas(scale: Double) throws {
            let stage = try Stage(Pages.controls(), environment: Environment(textScale: scale), insets: Self.insets)
            defer { stage.close() }
            for row in try list(stage).liveRows { #expect(row.widget.height >= 44) }
        }

        @Test("A-05 every row that can be pressed has a name, made of what is written on it")
        func names() throws {
            let stage = try Stage(Pages.controls(), insets: Self.insets)
            defer { stage.close() }
            for row in try list(stage).liveRows { #expect(!row.model.name.isEmpty) }
            var office = RowModel(Row(id: "o", title: "Office", subtitle: "Wi-Fi", value: "Connected"), busy: false)
            #expect(office.name == "Office, Wi-Fi, Connected")
            office = RowModel(Row(id: "nameless", title: ""), busy: false)
            #expect(office.name == "nameless")
        }

        // MARK: Updates

        @Test("typed text stays when the page is updated, and gives way to another text of the plugin's")
        func typedText() throws {
            let stage = try Stage(Pages.controls(), insets: Self.insets)
            defer { stage.close() }
            let field = try #require(row("name", stage).controls)
            field.type("Bath")
            #expect(stage.log.events.last == .change(PageID(1), node: "name", value: .text("Bath")))
            stage.show(Pages.controls(on: false))
            #expect(try row("name", stage).controls?.typedText == "Bath")
            stage.show(
                Pages.list([
                    ListSection(
                        id: "s",
                        rows: [Row(id: "name", title: "Name", accessory: .textField(text: "Hall", placeholder: ""))])
                ]))
            #expect(try row("name", stage).controls?.typedText == "Hall")
        }

        @Test("typed text and place come back after the plugin was gone")
        func restart() throws {
            let page = Pages.list([
                ListSection(
                    id: "s",
                    rows: [Row(id: "name", title: "Name", accessory: .textField(text: "", placeholder: ""))]
                        + (0..<100).map { Row(id: "row\($0)", title: "Row \($0)") })
            ])
            let stage = try Stage(page, insets: Self.insets)
            defer { stage.close() }
            try #require(row("name", stage).controls).type("Half a")
            stage.view.scroll?.offset = 600
            stage.settle()
            stage.show(Pages.failed)
            #expect(stage.view.scroll?.offset == 0)
            stage.show(page)
            #expect(stage.view.scroll?.offset == 600)
            stage.view.scroll?.offset = 0
            stage.settle()
            #expect(try row("name", stage).controls?.typedText == "Half a")
        }

        @Test("rows that come above do not move what is read")
        func anchored() throws {
            let rows = (0..<200).map { Row(id: "row\($0)", title: "Row \($0)") }
            let stage = try Stage(Pages.list([ListSection(id: "s", rows: rows)]), insets: Self.insets)
            defer { stage.close() }
            stage.view.scroll?.offset = 2_000
            stage.settle()
            let new = (0..<3).map { Row(id: "new\($0)", title: "New \($0)") }
            stage.show(Pages.list([ListSection(id: "s", rows: new + rows)]))
            #expect(stage.view.scroll?.offset == 2_144)
        }

        @Test("a text that changes ten times a second draws nothing but itself")
        func stopwatch() throws {
            let stage = try Stage(Pages.stopwatch(time: "00:12.3"), insets: Self.insets)
            defer { stage.close() }
            let stack = try #require(stage.view.rootNode as? StackNode)
            let laps = try #require(stack.children[2].view as? ListNode)
            let drawn = laps.liveRows.map(\.drawn)
            let widget = stack.children[0].view.widget
            for tenth in 4...8 { stage.show(Pages.stopwatch(time: "00:12.\(tenth)")) }
            #expect(laps.liveRows.map(\.drawn) == drawn)
            #expect(stack.children[0].view.widget.isSame(as: widget))
        }

        @Test("a node whose type changes is another node, one that goes takes its widget along")
        func reconciling() throws {
            let stage = try Stage(Pages.stopwatch, insets: Self.insets)
            defer { stage.close() }
            let live = DrawnWidget.live
            stage.show(.placeholder)
            #expect(DrawnWidget.live < live)
            stage.show(Pages.stopwatch)
            stage.settle()
            #expect(DrawnWidget.live == live)
        }

        // MARK: Length

        @Test("100 000 rows have as many widgets as 300, wherever they are scrolled to")
        func virtual() throws {
            var counts: [Int] = []
            for count in [300, 100_000] {
                let stage = try Stage(Pages.many(count), insets: Self.insets)
                defer { stage.close() }
                let scroll = try #require(stage.view.scroll)
                #expect(scroll.contentHeight > Double(48 * count))
                for share in stride(from: 0.0, through: 1, by: 0.125) {
                    scroll.offset = (scroll.maximumOffset * share).rounded()
                    stage.settle()
                    let rows = try list(stage).liveRows
                    let top = Int(scroll.offset) - 100
                    let seen = rows.filter { $0.isShown && $0.frame.bottom > top }
                    #expect(seen.count >= 16)
                }
                let rows = try list(stage).liveRows
                #expect(rows.contains { $0.model.id == "row\(count - 1)" })
                counts.append(DrawnWidget.live)
            }
            #expect(counts[0] == counts[1])
        }

        @Test("rows that are not there yet are asked for as they come into view")
        func onDemand() throws {
            let stage = try Stage(Pages.many(100_000, given: 80), insets: Self.insets)
            defer { stage.close() }
            #expect(stage.log.events.isEmpty)
            stage.view.scroll?.offset = 48 * 75
            stage.settle()
            guard case .rowsNeeded(PageID(1), section: "many", first: 80, let count) = stage.log.events.first else {
                Issue.record("\(stage.log.events)")
                return
            }
            #expect(count > 30 && count < 100)
            let picture = try stage.picture("unknown")
            #expect(!picture.isPlain)
        }

        @Test("STAT-TAP-TOP the page goes to its top within 300 ms, at once where motion is reduced")
        func scrollToTop() throws {
            for reduced in [false, true] {
                let stage = try Stage(
                    Pages.many(300), environment: Environment(reducedMotion: reduced), insets: Self.insets)
                defer { stage.close() }
                let scroll = try #require(stage.view.scroll)
                scroll.offset = 900
                stage.settle()
                stage.view.scrollToTop(animated: true)
                if reduced { #expect(scroll.offset == 0) }
                #expect(Display.wait(milliseconds: 600) { scroll.offset == 0 })
            }
        }

        @Test("R-05 a row that shows in part keeps its whole height")
        func partlyShown() throws {
            let stage = try Stage(Pages.many(300), insets: Self.insets)
            defer { stage.close() }
            stage.view.scroll?.offset = 34 + 46
            stage.settle()
            for row in try list(stage).liveRows { #expect(row.widget.height == 48) }
        }

        @Test("a row with the focus is scrolled out from under the bars")
        func focus() throws {
            let stage = try Stage(Pages.many(300), insets: Self.insets)
            defer { stage.close() }
            let scroll = try #require(stage.view.scroll)
            let covered = try #require(
                list(stage).liveRows.first { $0.frame.top + 76 > 800 - 49 - 20 && $0.frame.top + 76 < 800 })
            covered.widget.grabFocus()
            let wanted = Double(covered.frame.bottom + 76 + 8 - (800 - 49))
            #expect(Display.wait(milliseconds: 1_000) { scroll.offset == wanted })
            #expect(covered.widget.hasFocus)
            // It keeps its widget, and the focus, however far it is scrolled away.
            scroll.offset = 9_000
            stage.settle()
            #expect(covered.widget.hasFocus)
            scroll.offset = 0
            stage.settle()
            #expect(try row(covered.model.id, stage).widget.isSame(as: covered.widget))
        }

        // MARK: The shell's own pages

        @Test("TAB-EXPLAIN the button of an explanation tries again")
        func retry() throws {
            let stage = try Stage(Pages.failed, insets: Self.insets)
            defer { stage.close() }
            let node = try #require(stage.view.rootNode as? ExplanationNode)
            node.button.area.onPress()
            #expect(stage.log.events == [.retry(PageID(1))])
        }

        @Test("TAB-MORE-LIST a row of the More list opens its tab and shows its badge")
        func more() throws {
            let id = TabID(plugin: "org.test", tab: "timer")
            let stage = try Stage(
                .tabList([
                    TabEntry(
                        id: id, title: "Timer", accessibleTitle: "Timer, 3 new", icon: .stock("timer"), badge: .count(3)
                    )
                ]), insets: Self.insets)
            defer { stage.close() }
            let row = try row("org.test/timer", stage)
            #expect(row.model.badge == "3")
            row.perform(action: RowKind.press)
            #expect(stage.log.events == [.moreRow(id)])
            _ = try stage.picture("more")
        }

        @Test("a choice opens its list and sends what was chosen")
        func choice() throws {
            let stage = try Stage(Pages.controls(), insets: Self.insets)
            defer { stage.close() }
            var asked: ChoiceRequest?
            stage.context.choose = { asked = $0 }
            try row("tone", stage).perform(action: RowKind.press)
            #expect(asked?.options.map(\.label) == ["Bell", "Wave"])
            asked?.answer("bell")
            #expect(stage.log.events == [.change(PageID(1), node: "tone", value: .text("bell"))])
            #expect(try row("tone", stage).model.value == "Bell")
        }

        @Test("A-16 icons take the scheme's colours as soon as it changes")
        func scheme() throws {
            let stage = try Stage(Pages.root, insets: Self.insets)
            defer { stage.close() }
            stage.context.theme = Theme(environment: Environment(colorScheme: .dark))
            stage.view.update(stage.page, insets: stage.insets)
            stage.settle()
            let picture = try stage.picture("changed")
            let palette = Palette.dark
            #expect(picture.shows(palette.tile, x: 34, y: 116))
            #expect(picture.shows(palette.surface, x: 300, y: 95))
        }
    }
}
