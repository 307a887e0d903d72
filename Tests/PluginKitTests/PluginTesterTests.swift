// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import PluginKit
import PluginProtocol
import PluginTesting
import Synchronization
import Testing

final class Sent: Sendable {
    private let kept = Mutex<[PluginMessage]>([])

    func add(_ message: PluginMessage) { kept.withLock { $0.append(message) } }
    var messages: [PluginMessage] { kept.withLock { $0 } }
}

@Suite("A plugin in its tester")
@MainActor
struct PluginTesterTests {
    let model = Model()

    func tester(settings: [String: SettingValue] = [:]) async throws -> PluginTester {
        try await PluginTester(settings: settings) { [model] in Hello(model: model) }
    }

    @Test("a tab shows its root, and a press changes only what differs")
    func press() async throws {
        let tester = try await tester()
        try await tester.open("hello")
        #expect(tester.title == "Hello")
        #expect(tester.row("count")?.value == "0")
        try await tester.tap("count")
        #expect(tester.row("count")?.value == "1")
        #expect(tester.text("sum") == "Count: 1")
        #expect(tester.badge("hello") == .count(1))
        #expect(tester.settings["count"] == .integer(1))
        #expect(tester.faults.isEmpty)
    }

    @Test("what an action changes is sent before the action is answered")
    func order() async throws {
        let sent = Sent()
        let runtime = PluginRuntime(clock: SystemClock(), write: { sent.add($0) }) { [model] in Hello(model: model) }
        let environment = PluginEnvironment(Environment())
        runtime.receive(
            .request(1, .initialize(.init(protocol: .current, plugin: "p", dataDir: "/", environment: environment))))
        runtime.receive(.notification(.tabSelected(tab: "timer")))
        // The settings that `start` asks for.
        while sent.messages.count < 2 { await Task.yield() }
        runtime.receive(.result(1, .setting(.null)))
        runtime.receive(.notification(.tabSelected(tab: "hello")))
        runtime.receive(.request(2, .openScreen(.init(tab: "hello", screen: "root"))))
        while sent.messages.count < 3 { await Task.yield() }
        let press = ShellRequest.Action(tab: "hello", screen: "root", node: "on", event: .change, value: .bool(true))
        runtime.receive(.request(3, .action(press)))
        while sent.messages.count < 5 { await Task.yield() }
        guard case .request(_, .updateScreen) = sent.messages[3] else {
            Issue.record("\(sent.messages[3])")
            return
        }
        #expect(sent.messages[4] == .result(3, .done))
        runtime.end()
    }

    @Test("settings are read before the first screen is described")
    func settings() async throws {
        let tester = try await tester(settings: ["count": .integer(41)])
        try await tester.open("hello")
        try await tester.tap("count")
        #expect(tester.row("count")?.value == "42")
    }

    @Test("rows lead down, screens of a place in the list are made as often as wanted, and back leads up")
    func levels() async throws {
        let tester = try await tester()
        try await tester.open("hello")
        for level in 1...4 {
            try await tester.tap("deeper")
            #expect(tester.title == "Level \(level)")
        }
        #expect(tester.stack == ["root", "level-1", "level-2", "level-3", "level-4"])
        await tester.back()
        #expect(tester.title == "Level 3")
        #expect(model.appeared.suffix(2) == ["-level-4", "level-3"])
    }

    @Test("work of a screen ends with the screen")
    func workEnds() async throws {
        let tester = try await tester()
        try await tester.open("hello")
        try await tester.tap("deeper")
        #expect(model.tasks == ["begun 1"])
        await tester.back()
        #expect(model.tasks == ["begun 1", "ended 1"])
    }

    @Test("an id that no row leads to is asked of the plugin, and an unknown one is an error")
    func screenByID() async throws {
        let tester = try await tester()
        try await tester.open("hello")
        try await tester.tap("about")
        #expect(tester.title == "About")
    }

    @Test("an action that fails answers with its words")
    func failure() async throws {
        let tester = try await tester()
        try await tester.open("hello")
        let error = await #expect(throws: MessageError.self) { try await tester.tap("fail") }
        #expect(error?.message == "no luck")
        #expect(
            await #expect(throws: MessageError.self) { try await tester.tap("nothing") }?.code
                == MessageError.invalidParams)
    }

    @Test("a screen that cannot be loaded answers with the reason, and a tab that is not there too")
    func loadFails() async throws {
        let tester = try await tester()
        let error = await #expect(throws: MessageError.self) { try await tester.open("broken") }
        #expect(error?.message == "no disk")
        await #expect(throws: MessageError.self) { try await tester.open("nowhere") }
    }

    @Test("switches, fields and segments send their value")
    func controls() async throws {
        let tester = try await tester()
        try await tester.open("hello")
        try await tester.tap("on")
        #expect(tester.row("on")?.accessory == .toggle(on: true))
        #expect(tester.screen.screen.segmented?.selected == "b")
        try await tester.tap("a")
        #expect(tester.row("on")?.accessory == .toggle(on: false))
        try await tester.change("name", to: .text("Ada"))
        #expect(tester.row("name")?.accessory == .textField(text: "Ada", placeholder: ""))
        await #expect(throws: MessageError.self) { try await tester.change("on", to: .text("x")) }
    }

    @Test("ids made from titles are distinct and keep to the rules")
    func ids() async throws {
        let tester = try await tester()
        try await tester.open("hello")
        #expect(tester.rows.suffix(3).map(\.id) == ["same", "same-2", "same-3"])
    }

    @Test("an alert reaches the shell with its sound")
    func alert() async throws {
        let tester = try await tester()
        try await tester.open("hello")
        try await tester.tap("alarm")
        #expect(tester.alerts == [.init(title: "Ring", text: "", tab: "hello", sound: true)])
    }

    @Test("repeated work runs only while its screen is in view, on the test's clock")
    func ticking() async throws {
        let tester = try await tester()
        try await tester.open("timer")
        await tester.advance(by: .seconds(1))
        #expect(tester.text("ticks") == "10")
        await tester.suspend()
        await tester.advance(by: .seconds(5))
        await tester.resume()
        #expect(tester.text("ticks") == "10")
        try await tester.open("hello")
        await tester.advance(by: .seconds(5))
        try await tester.open("timer")
        #expect(tester.text("ticks") == "10")
        await tester.advance(by: .milliseconds(250))
        #expect(tester.text("ticks") == "12")
    }

    @Test("a long section gives its first rows with the screen and the others on demand, and they can be pressed")
    func onDemand() async throws {
        let tester = try await tester()
        try await tester.open("long")
        guard case .list(let list)? = tester.screen.content else {
            Issue.record("no list")
            return
        }
        #expect(list.sections[0].count == 100_000)
        #expect(list.sections[0].rows.count < 100)
        let rows = try await tester.scroll(section: "rows", first: 99_990, count: 60)
        #expect(rows.map(\.title) == (99_990..<100_000).map { "Row \($0)" })
        try await tester.tap("row-99999")
        #expect(tester.title == "99999")
    }

    @Test("a token ends with its owner, and the plugin is told of the end")
    func end() async throws {
        let tester = try await tester()
        try await tester.open("timer")
        #expect(tester.tokens == 1)
        try await tester.stop()
        #expect(model.stopped == 1)
    }
}
