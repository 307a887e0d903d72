// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import PluginKit
import PluginProtocol
import PluginTesting
import Testing

/// A tab in two panes whose rows move one of them.
private struct Panes: Plugin {
    var tabs: [Tab] {
        Tab("mail") { PanesScreen() }
    }
}

private final class PanesScreen: ScreenController {
    override var page: Page {
        Page("Mail") {
            List {
                Section("Moves") {
                    Row("Pop", id: "pop").button { try await self.tab.pop(pane: .leading) }
                    Row("Push", id: "push").button {
                        try await self.tab.push(PanesScreen(), id: "pushed", pane: .leading)
                    }
                    Row("Replace", id: "replace").button {
                        try await self.tab.replace([("first", PanesScreen())], pane: .trailing)
                    }
                    Row("Plain", id: "plain").button { try await self.tab.pop() }
                }
            }
        }
    }
}

@Suite("Panes of a split")
@MainActor
struct PaneTests {
    @Test("a screen moves the pane it names, and by itself the trailing one")
    func panes() async throws {
        let sent = Sent()
        let runtime = PluginRuntime(clock: SystemClock(), write: { sent.add($0) }) { Panes() }
        let environment = PluginEnvironment(Environment())
        runtime.receive(
            .request(1, .initialize(.init(protocol: .current, plugin: "p", dataDir: "/", environment: environment))))
        runtime.receive(.notification(.tabSelected(tab: "mail")))
        runtime.receive(.request(2, .openScreen(.init(tab: "mail", screen: "root"))))
        func wait(for wanted: (PluginRequest) -> Bool) async -> PluginRequest? {
            for _ in 0..<100_000 {
                for case .request(let id, let request) in sent.messages where wanted(request) {
                    runtime.receive(.result(id, .done))
                    return request
                }
                await Task.yield()
            }
            return nil
        }
        func isOpen(_ message: PluginMessage) -> Bool { if case .result(2, _) = message { true } else { false } }
        while !sent.messages.contains(where: isOpen) { await Task.yield() }
        for (number, node) in ["pop", "push", "replace", "plain"].enumerated() {
            let press = ShellRequest.Action(tab: "mail", screen: "root", node: node, event: .activate, value: nil)
            runtime.receive(.request(10 + number, .action(press)))
        }
        #expect(await wait { $0 == .pop(tab: "mail", pane: .leading) } != nil)
        #expect(await wait { $0 == .pop(tab: "mail") } != nil)
        let push = await wait { if case .push = $0 { true } else { false } }
        guard case .push(_, let screen, .leading) = push else {
            Issue.record("\(String(describing: push))")
            return
        }
        #expect(screen.screen.id == "pushed")
        let replace = await wait { if case .replace = $0 { true } else { false } }
        guard case .replace(_, let stack, .trailing) = replace else {
            Issue.record("\(String(describing: replace))")
            return
        }
        #expect(stack.map(\.screen.id) == ["first"])
        runtime.end()
    }
}
