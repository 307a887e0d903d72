// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import PluginProtocol
import ShellCore

/// From the bytes of a plugin's message to the value that is presented, a screen of 100 rows.
func messages() throws -> [Figure] {
    let plugin = "org.lintel.bench"
    var shell = try shellWithScreen(of: plugin)
    // Two that differ, so that every update changes the screen.
    let lines = try [0, 1].map { try line(update($0)) }
    let reader = MessageReader<PluginMessage>(pending: PendingRequests())
    let decoder = JSONDecoder()
    var turn = 0
    _ = shell.handle(.plugin(id: plugin, .message(try reader.read(lines[1]))), at: 1000)
    guard shell.presented().stacks[.tab(TabID(plugin: plugin, tab: "bench"))]?.pages.last?.rowCount == 100 else {
        throw Unfit()
    }
    let (ours, anchor) = try microseconds(of: 400) {
        turn += 1
        let message = try reader.read(lines[turn % 2])
        use(shell.handle(.plugin(id: plugin, .message(message)), at: 1000 + turn))
        use(shell.presented())
    } against: {
        use(try decoder.decode(Plain.self, from: lines[turn % 2]))
    }
    return [
        Figure("message.json-decoder", anchor, "us"),
        Figure("message.to-presented", ours, "us", anchor: anchor),
        Figure("message.to-presented.ratio", ours / anchor, "x", limit: 1.5),
    ]
}

private func update(_ number: Int) -> PluginMessage {
    let rows = (0..<100).map { index in
        Row(
            id: "row-\(index)", title: "Row \(index)", subtitle: "What there is to say of row \(index), \(number)",
            icon: "network", accessory: .disclosure, opens: Opens(screen: "next", title: "Second"))
    }
    var patch = ScreenPatch()
    patch.content = .set(.list(ListContent(id: "list", sections: [ListSection(id: "all", rows: rows)])))
    return .request(7, .updateScreen(tab: "bench", screen: "root", patch: patch))
}

private func line(_ message: PluginMessage) throws -> Data {
    try message.line()
}

/// A shell in which the plugin's first screen is open.
func shellWithScreen(of plugin: String) throws -> Shell {
    var shell = Shell(environment: Environment())
    let manifest = Manifest(
        id: plugin, name: "Bench", version: "1", protocol: .current, program: .command(["./bench"]), autostart: true,
        tabs: [Manifest.Tab(id: "bench", title: "Bench", icon: "clock")])
    var effects = shell.handle(.plugins([InstalledPlugin(manifest: manifest, folder: "/bench")]), at: 0)
    effects = shell.handle(.plugin(id: plugin, .started(pid: 1)), at: 1)
    while let (id, request) = effects.firstRequest {
        let result: PluginResult
        switch request {
        case .initialize: result = .initialized(.current)
        case .openScreen(let open):
            result = .screen(ScreenDescription(screen: Screen(id: open.screen, title: "Bench"), content: nil))
        default: result = .done
        }
        effects = shell.handle(.plugin(id: plugin, .message(.result(id, result))), at: 2)
    }
    return shell
}

/// The update does not reach the screen, so there is nothing to measure.

extension PresentedPage {
    fileprivate var rowCount: Int? {
        guard case .content(.list(let list), _) = content else { return nil }
        return list.sections.first?.rows.count
    }
}

extension [Effect] {
    fileprivate var firstRequest: (MessageID, ShellRequest)? {
        for case .send(_, .request(let id, let request)) in self { return (id, request) }
        return nil
    }
}

/// The same message as the synthesised decoding of plain structures sees it.
private struct Plain: Decodable {
    struct Parameters: Decodable {
        var tab: String
        var screen: String
        var content: Content
    }

    struct Content: Decodable {
        var type: String
        var id: String
        var sections: [Section]
    }

    struct Section: Decodable {
        var id: String
        var rows: [Row]
    }

    struct Row: Decodable {
        struct Accessory: Decodable { var kind: String }
        struct Opens: Decodable {
            var screen: String
            var title: String
        }

        var id: String
        var title: String
        var subtitle: String?
        var icon: String?
        var accessory: Accessory?
        var opens: Opens?
    }

    var jsonrpc: String
    var id: Int
    var method: String
    var params: Parameters
}
