// SPDX-License-Identifier: Apache-2.0

import BarModel
import GtkKit
import PluginProtocol
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("Wheels, buttons and signs in content")
    struct PickerTests {
        private func picker(_ selected: String, wraps: Bool = true) -> PresentedContent {
            let options = (0..<24).map { Accessory.Option(id: "\($0)", label: "\($0)") }
            return .content(
                .picker(
                    PickerContent(
                        id: "time",
                        wheels: [
                            .init(id: "hour", label: "Hour", options: options, selected: selected, wraps: wraps)
                        ])), busy: [])
        }

        private func wheel(_ stage: Stage) throws -> WheelView {
            try #require((stage.view.rootNode as? PickerNode)?.wheels.first)
        }

        @Test("a wheel is turned by assistive technology and tells each value once")
        func turning() throws {
            let stage = try Stage(picker("7"))
            defer { stage.close() }
            try wheel(stage).perform(action: "wheel.next")
            try wheel(stage).perform(action: "wheel.previous")
            #expect(
                stage.log.events == [
                    .change(PageID(1), node: "hour", value: .text("8")),
                    .change(PageID(1), node: "hour", value: .text("7")),
                ])
        }

        @Test("a wheel without end goes on where it began, one with an end stops there")
        func ends() throws {
            let stage = try Stage(picker("23"))
            defer { stage.close() }
            try wheel(stage).step(by: 1)
            #expect(stage.log.events == [.change(PageID(1), node: "hour", value: .text("0"))])
            let other = try Stage(picker("23", wraps: false))
            defer { other.close() }
            try wheel(other).step(by: 1)
            #expect(other.log.events.isEmpty)
        }

        @Test("an older answer does not turn a wheel back, a refusal does once the person has stopped")
        func answers() throws {
            let stage = try Stage(picker("7"))
            defer { stage.close() }
            try wheel(stage).step(by: 1)
            try wheel(stage).step(by: 1)
            stage.show(picker("8"))
            #expect(try wheel(stage).selected == 9)
            #expect(Display.wait(milliseconds: 2_000) { (try? wheel(stage).selected) == 8 })
        }

        @Test("a value that no option has, and no options at all, show the first or nothing")
        func badValues() throws {
            let stage = try Stage(picker("x"))
            defer { stage.close() }
            #expect(try wheel(stage).selected == 0)
            stage.show(
                .content(
                    .picker(
                        PickerContent(id: "time", wheels: [.init(id: "hour", label: "", options: [], selected: "")])),
                    busy: []))
            try wheel(stage).step(by: 1)
            #expect(stage.log.events.isEmpty)
        }

        @Test("wheels fit a page of 320 px at the largest text")
        func narrow() throws {
            let stage = try Stage(Pages.time, environment: Environment(width: 320, textScale: 3))
            defer { stage.close() }
            let column = try #require(stage.view.rootNode as? StackNode)
            for picker in column.children.compactMap({ $0.view as? PickerNode }) {
                for wheel in picker.wheels {
                    let origin = try #require(wheel.widget.convert(Point(x: 0, y: 0), to: stage.ground))
                    #expect(origin.x >= 16)
                    #expect(origin.x + Double(wheel.widget.width) <= 304)
                    #expect(wheel.widget.width >= 44)
                }
            }
        }

        @Test("buttons stand side by side in equal width, and above each other where they have no room")
        func buttons() throws {
            for (width, columns) in [(480.0, 2), (320.0, 1)] {
                let content = ButtonsContent(
                    id: "buttons",
                    buttons: [
                        .init(id: "one", label: "Donaudampfschiff"),
                        .init(id: "two", label: "Go", prominent: true),
                    ])
                let stage = try Stage(
                    .content(.buttons(content), busy: []), environment: Environment(width: width, textScale: 1.1))
                defer { stage.close() }
                let node = try #require(stage.view.rootNode as? ButtonsNode)
                let widgets = node.buttons.map(\.area.widget)
                #expect(widgets[0].width == widgets[1].width)
                #expect(widgets.allSatisfy { $0.height >= 44 })
                let tops = try widgets.map { try #require($0.convert(Point(x: 0, y: 0), to: stage.ground)).y }
                #expect((tops[0] == tops[1]) == (columns == 2))
                node.buttons[1].area.perform(action: "press.activate")
                #expect(stage.log.events == [.activate(PageID(1), node: "two")])
            }
        }

        @Test("a button that cannot be pressed keeps its place")
        func disabled() throws {
            let stage = try Stage(Pages.time)
            defer { stage.close() }
            let column = try #require(stage.view.rootNode as? StackNode)
            let node = try #require(column.children.compactMap { $0.view as? ButtonsNode }.first)
            #expect(node.buttons.map(\.area.isEnabled) == [false, true])
            #expect(node.buttons[0].area.widget.width == node.buttons[1].area.widget.width)
        }

        @Test("figures stand still only in values that change, and in times")
        func figures() {
            func row(_ value: String) -> RowModel { RowModel(Row(id: "r", title: "R", value: value), busy: false) }
            for value in ["00:05.3", "1:02:03", "+00:01,20", "−00:01.20"] { #expect(row(value).hasTabularValue) }
            for value in ["192.0.2.17", "fe80::5054", "52:54:00:12:34:56", "41 GB free", "12", ":", "1:", ""] {
                #expect(!row(value).hasTabularValue)
            }
        }

        @Test("a value that changes while somebody looks gets figures of equal width")
        func changing() throws {
            func page(_ value: String) -> PresentedContent {
                Pages.list([ListSection(id: "s", rows: [Row(id: "sent", title: "Sent", value: value)])], id: "list")
            }
            let stage = try Stage(page("1.1 MB"))
            defer { stage.close() }
            let list = try #require(stage.view.rootNode as? ListNode)
            #expect(list.liveRows.first?.model.hasTabularValue == false)
            stage.show(page("1.2 MB"))
            #expect(list.liveRows.first?.model.hasTabularValue == true)
        }

        @Test("content is no wider than can be read, in the middle of a wide page, wider for larger text")
        func readableWidth() {
            for (width, scale, margin) in [(480, 1.0, 16), (680, 1, 20), (1280, 1, 320), (1280, 2, 16)] {
                let theme = Theme(environment: Environment(width: Double(width), textScale: scale))
                #expect(NodeMargins.page(width: width, theme).leading == margin)
            }
        }

        @Test("GTK understands every line of the style sheets")
        func styleSheets() throws {
            Display.choose(.cairo)
            try Display.open()
            let theme = Theme(environment: Environment())
            let values = StyleSheet()
            defer { values.remove() }
            #expect(values.load(ContentStyle.values(of: theme)) == [])
            let text = try #require(TextFile.read(Stage.root + "/Resources/Style/content.css"))
            let sheet = StyleSheet()
            defer { sheet.remove() }
            #expect(sheet.load(text) == [])
        }
    }
}
