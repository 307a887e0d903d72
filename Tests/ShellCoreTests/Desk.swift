// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

@testable import ShellCore

/// A shell with a clock of its own and plugins that do what the test says.
struct Desk {
    var shell: Shell
    var now = 1_000
    /// All effects so far, oldest first.
    var effects: [Effect] = []

    init(_ plugins: [InstalledPlugin], settings: ShellSettings = ShellSettings(), saved: SavedState? = nil) {
        shell = Shell(environment: Environment(), searchedFolders: ["/somewhere/plugins"])
        if let saved { send(.restored(saved)) }
        send(.settings(settings, problems: []))
        send(.plugins(plugins))
    }

    @discardableResult
    mutating func send(_ event: Event) -> [Effect] {
        let new = shell.handle(event, at: now)
        effects += new
        return new
    }

    /// Lets time pass, doing at each deadline what is due.
    mutating func wait(_ milliseconds: Int) {
        let end = now + milliseconds
        while let next = shell.nextDeadline, next <= end {
            now = next
            send(.tick)
        }
        now = end
        send(.tick)
    }

    mutating func user(_ event: UserEvent) { send(.user(event)) }

    /// Starts a plugin that the shell wants to start, and answers `initialize`.
    mutating func boot(_ plugin: String, pid: Int = 100) {
        send(.plugin(id: plugin, .started(pid: pid)))
        answer(plugin) { if case .initialize = $0 { .initialized(.current) } else { nil } }
    }

    /// Answers the requests of the shell that are still open and for which `result` has an answer.
    mutating func answer(_ plugin: String, _ result: (ShellRequest) -> PluginResult?) {
        for (id, request) in openRequests(of: plugin) {
            if let result = result(request) { send(.plugin(id: plugin, .message(.result(id, result)))) }
        }
    }

    mutating func openScreens(_ plugin: String, title: String? = nil, rows: [Row] = []) {
        answer(plugin) { request in
            guard case .openScreen(let open) = request else { return nil }
            return .screen(
                ScreenDescription(
                    screen: Screen(id: open.screen, title: title ?? open.screen),
                    content: .list(ListContent(id: "list", sections: [ListSection(id: "s", rows: rows)]))))
        }
    }

    func openRequests(of plugin: String) -> [(MessageID, ShellRequest)] {
        let waiting = shell.plugins[plugin]?.requests.entries.keys.sorted() ?? []
        return waiting.compactMap { id in
            for case .send(plugin, .request(id, let request)) in effects.reversed() { return (id, request) }
            return nil
        }
    }

    mutating func request(_ plugin: String, _ request: PluginRequest, id: Int = 7) -> ShellMessage? {
        for case .send(plugin, let message) in send(.plugin(id: plugin, .message(.request(id, request)))) {
            switch message {
            case .result, .error: return message
            default: continue
            }
        }
        return nil
    }

    mutating func kill(_ plugin: String) {
        send(.plugin(id: plugin, .ended(.signal(9))))
    }

    var stack: PresentedStack? {
        let presented = shell.presented()
        return presented.stacks[presented.shown]
    }

    var titles: [String] { stack?.pages.map(\.bars.navigation.title) ?? [] }
    var top: PresentedPage {
        stack?.pages.last
            ?? PresentedPage(
                id: PageID(-1), address: nil,
                bars: ScreenBars(navigation: NavigationBar(title: "", accessibleTitle: "")), content: .placeholder)
    }

    func starts(of plugin: String) -> Int {
        effects.filter { $0 == .start(plugin: plugin) }.count
    }
}

func plugin(
    _ id: String, tabs: [String] = ["main"], autostart: Bool = false, version: String = "1", rejection: String? = nil,
    origin: InstalledPlugin.Origin = .user
) -> InstalledPlugin {
    InstalledPlugin(
        manifest: Manifest(
            id: id, name: "Plugin \(id)", version: version, protocol: .current, program: .command(["./\(id)"]),
            autostart: autostart,
            tabs: tabs.map { Manifest.Tab(id: $0, title: $0.prefix(1).uppercased() + $0.dropFirst(), icon: "clock") }),
        folder: "/plugins/\(id)", origin: origin, rejection: rejection)
}

func tab(_ plugin: String, _ tab: String = "main") -> TabID { TabID(plugin: plugin, tab: tab) }

func row(_ id: String, opens screen: String? = nil) -> Row {
    Row(
        id: id, title: id, accessory: screen == nil ? nil : .disclosure,
        opens: screen.map { Opens(screen: $0, title: $0.uppercased()) })
}
