// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol
import Testing

@testable import ShellCore

@Suite("Canvases")
struct CanvasTests {
    func desk(_ content: Content? = .canvas(CanvasContent(id: "c", height: 100, description: "C"))) -> Desk {
        var desk = Desk([plugin("a")])
        desk.boot("a")
        desk.answer("a") { request in
            guard case .openScreen(let open) = request else { return nil }
            return .screen(ScreenDescription(screen: Screen(id: open.screen, title: "Root"), content: content))
        }
        return desk
    }

    func opening(_ node: String = "c", _ width: Double = 100, _ height: Double = 50, _ scale: Int = 1) -> PluginRequest
    {
        .openCanvas(
            CanvasOpening(tab: "main", screen: "root", node: node, width: width, height: height, scale: scale))
    }

    func showing(buffer: Int = 0, _ rect: CanvasShowing.Rect? = nil) -> PluginRequest {
        .showCanvas(CanvasShowing(tab: "main", screen: "root", node: "c", buffer: buffer, rect: rect))
    }

    func isRefused(_ message: ShellMessage?) -> Bool {
        if case .error? = message { true } else { false }
    }

    func closed(_ desk: Desk) -> Int {
        desk.effects.filter { if case .closeCanvas = $0 { true } else { false } }.count
    }

    @Test("memory is made for a canvas of the screen, and what is shown is all of it or a part within it")
    func shown() {
        var desk = desk()
        #expect(desk.request("a", opening()) == nil)
        let place = CanvasPlace(page: desk.top.id, node: "c")
        #expect(desk.effects.contains(.openCanvas(place, OpenCanvas(plugin: "a", width: 100, height: 50), request: 7)))
        #expect(desk.request("a", showing(buffer: 1)) == .result(7, .done))
        #expect(
            desk.effects.contains(.showCanvas(place, buffer: 1, .init(x: 0, y: 0, width: 100, height: 50))))
        #expect(desk.request("a", showing(.init(x: 99, y: 49, width: 1, height: 1))) == .result(7, .done))
    }

    @Test(
        "a part that lies outside is refused, whatever its numbers",
        arguments: [
            (-1, 0, 1, 1), (0, 0, 0, 1), (0, 0, 101, 1), (50, 0, 51, 1), (0, 49, 1, 2), (100, 0, 1, 1),
            (1, 1, Int.max, 1), (Int.min, 0, 1, 1), (0, 0, -1, 1), (Int.max, Int.max, Int.max, Int.max),
        ])
    func outside(x: Int, y: Int, width: Int, height: Int) {
        var desk = desk()
        _ = desk.request("a", opening())
        #expect(isRefused(desk.request("a", showing(.init(x: x, y: y, width: width, height: height)))))
    }

    @Test(
        "sizes that no canvas has are refused",
        arguments: [
            (0, 10, 1), (10, -1, 1), (.nan, 10, 1), (10, .infinity, 1), (5000, 1, 1), (10, 10, 0), (10, 10, 5),
            (4096, 4096, 1), (1e300, 1e300, 4),
        ] as [(Double, Double, Int)])
    func sizes(width: Double, height: Double, scale: Int) {
        var desk = desk()
        #expect(isRefused(desk.request("a", opening("c", width, height, scale))))
        #expect(isRefused(desk.request("a", showing())))
    }

    @Test("no plugin has more pixels than a screen, however many canvases it opens")
    func together() {
        let canvases = (0..<4).map { Content.canvas(CanvasContent(id: "c\($0)", height: 10, description: "")) }
        var desk = desk(.column(StackContent(id: "column", children: canvases)))
        #expect(desk.request("a", opening("c0", 2048, 2048)) == nil)
        #expect(desk.request("a", opening("c1", 2048, 2047)) == nil)
        #expect(isRefused(desk.request("a", opening("c2", 2048, 2))))
        // Another size for one that is open counts in its place.
        #expect(desk.request("a", opening("c0", 100, 100)) == nil)
        #expect(desk.request("a", opening("c2", 2048, 1024)) == nil)
    }

    @Test("what is no canvas, not open or no buffer is refused")
    func unknown() {
        var desk = desk()
        #expect(isRefused(desk.request("a", opening("other"))))
        #expect(isRefused(desk.request("a", showing())))
        _ = desk.request("a", opening())
        #expect(isRefused(desk.request("a", showing(buffer: 2))))
        #expect(isRefused(desk.request("a", showing(buffer: -1))))
    }

    @Test("a screen that is still being fetched has its canvases already")
    func early() {
        var desk = Desk([plugin("a")])
        desk.boot("a")
        #expect(desk.request("a", opening()) == nil)
        desk.answer("a") { request in
            guard case .openScreen(let open) = request else { return nil }
            let canvas = Content.canvas(CanvasContent(id: "c", height: 1, description: ""))
            return .screen(ScreenDescription(screen: Screen(id: open.screen, title: "Root"), content: canvas))
        }
        #expect(closed(desk) == 0)
        #expect(desk.request("a", showing()) == .result(7, .done))
    }

    @Test("the memory goes with the node, with the page and with the plugin's run")
    func gone() {
        var desk = desk()
        _ = desk.request("a", opening())
        var other = ScreenPatch()
        other.content = .set(.text(TextContent(id: "t", runs: [])))
        _ = desk.request("a", .updateScreen(tab: "main", screen: "root", patch: other))
        #expect(closed(desk) == 1)
        var second = self.desk()
        let canvas = Content.canvas(CanvasContent(id: "c", height: 1, description: ""))
        let screen = ScreenDescription(screen: Screen(id: "deep", title: "Deep"), content: canvas)
        _ = second.request("a", .push(tab: "main", screen: screen, pane: nil))
        let deep = CanvasOpening(tab: "main", screen: "deep", node: "c", width: 10, height: 10, scale: 1)
        #expect(second.request("a", .openCanvas(deep)) == nil)
        _ = second.request("a", opening())
        _ = second.request("a", .pop(tab: "main", pane: nil))
        #expect(closed(second) == 1)
        second.kill("a")
        #expect(closed(second) == 2)
        #expect(second.shell.canvases.isEmpty)
    }
}
