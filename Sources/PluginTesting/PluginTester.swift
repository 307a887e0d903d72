// SPDX-License-Identifier: Apache-2.0

// A plugin in a test: no display, no process, and time that the test moves.

import FoundationEssentials
import PluginKit
import PluginProtocol

/// Runs a plugin and does what a person would do with it.
///
/// ```swift
/// let tester = try await PluginTester(Hello.self)
/// try await tester.open("hello")
/// try await tester.tap("count")
/// #expect(tester.row("count")?.value == "1")
/// ```
@MainActor
public final class PluginTester {
    private let clock: ManualClock
    private let shell = TestShell()
    private let runtime: PluginRuntime
    private var environment: PluginEnvironment
    /// The selected tab; empty before the first `open`.
    public private(set) var tab = ""

    /// Starts a plugin of a type.
    public convenience init<Tested: Plugin>(
        _ type: Tested.Type, settings: [String: SettingValue] = [:], dataFolder: String = "/nonexistent",
        date: Date = Date(timeIntervalSince1970: 1_700_000_000)
    ) async throws {
        try await self.init(settings: settings, dataFolder: dataFolder, date: date) { Tested() }
    }

    /// Starts a plugin that the test makes, for example with sources of its own.
    ///
    /// - Parameters:
    ///   - settings: What the shell keeps for the plugin already.
    ///   - dataFolder: Where the plugin keeps its files; give a folder of the test's own if it writes any.
    ///   - date: Where the clock stands.
    public init(
        settings: [String: SettingValue] = [:], dataFolder: String = "/nonexistent",
        date: Date = Date(timeIntervalSince1970: 1_700_000_000), plugin: @escaping @MainActor () -> any Plugin
    ) async throws {
        clock = ManualClock(date: date)
        environment = PluginEnvironment(Environment())
        shell.settings = settings
        let shell = shell
        runtime = PluginRuntime(
            clock: clock, write: { message in MainActor.assumeIsolated { shell.take(message) } }, make: plugin)
        shell.runtime = runtime
        _ = try await shell.request(
            .initialize(
                .init(protocol: .current, plugin: "test", dataDir: dataFolder, environment: environment)))
    }

    isolated deinit {
        runtime.end()
    }

    // MARK: What a person does

    /// Selects a tab; its root is asked for the first time.
    ///
    /// - Throws: `MessageError` if the plugin has no such tab or its screen cannot be loaded.
    @discardableResult
    public func open(_ tab: String) async throws -> ScreenDescription {
        self.tab = tab
        shell.tell(.notification(.tabSelected(tab: tab)))
        if shell.stacks[tab]?.isEmpty ?? true { try await openScreen("root") }
        await settle()
        return screen
    }

    /// Presses a row, a button of a bar, a segment or the button of an explanation.
    ///
    /// - Throws: `MessageError` if there is none of that id or the plugin's action failed.
    public func tap(_ node: String) async throws {
        if let opens = row(node)?.opens ?? card(node)?.opens ?? item(node)?.opens {
            try await openScreen(opens.screen)
        } else if case .toggle(let isOn)? = row(node)?.accessory {
            try await act(node, .change, .bool(!isOn))
        } else {
            try await act(node, .activate, nil)
        }
        await settle()
    }

    /// Changes the control of a row, or turns a wheel.
    public func change(_ node: String, to value: SettingValue) async throws {
        try await act(node, .change, value)
        await settle()
    }

    /// Presses what a swipe over a row offers.
    public func swipe(_ node: String, action: String) async throws {
        try await act(node, .swipe, .text(action))
        await settle()
    }

    /// One screen back, or closes the sheet.
    public func back() async {
        if let sheet = shell.sheets[tab]?.popLast() {
            shell.screens[.init(tab: tab, screen: sheet)] = nil
            shell.tell(.notification(.screenClosed(tab: tab, screen: sheet)))
        } else {
            shell.pop(tab)
        }
        await settle()
    }

    /// Answers the oldest alert that is still on screen.
    ///
    /// - Parameter button: Id of one of the alert's own buttons.
    public func answerAlert(_ button: String? = nil) async {
        guard !shell.unanswered.isEmpty else { return }
        shell.tell(.result(shell.unanswered.removeFirst(), .answer(button)))
        await settle()
    }

    /// Scrolls to rows that were not sent yet, and keeps them.
    public func scroll(section: String, first: Int, count: Int) async throws -> [PluginProtocol.Row] {
        let range = ShellRequest.RowsRange(tab: tab, screen: screenID, section: section, first: first, count: count)
        guard case .rows(let rows) = try await shell.request(.rows(range)) else { return [] }
        return rows
    }

    /// Lets time pass: timers fire in order, and their work is done before this returns.
    public func advance(by time: Duration) async {
        var left = time
        while let moved = clock.step(atMost: left) {
            left -= moved
            await settle()
        }
        clock.move(by: left)
        await settle()
    }

    /// Sets the clock, as a person or the network would; `uptime` does not move.
    public func setDate(_ date: Date) async {
        clock.date = date
        await advance(by: .zero)
    }

    /// Nothing of the plugin is in view from now on.
    public func suspend() async {
        shell.tell(.notification(.suspend))
        await settle()
    }

    public func resume() async {
        shell.tell(.notification(.resume))
        await settle()
    }

    /// Changes the surroundings, as a person's settings do.
    public func surround(_ change: (inout PluginEnvironment) -> Void) async {
        change(&environment)
        shell.tell(.notification(.environment(environment)))
        await settle()
    }

    public func stop() async throws {
        _ = try await shell.request(.shutdown)
    }

    /// Lets work that the plugin has begun go on as far as it can without time passing.
    public func settle() async {
        for _ in 0..<30 { await Task.yield() }
    }

    // MARK: What is there

    /// The screen on top, a sheet included.
    public var screen: ScreenDescription {
        shell.screens[.init(tab: tab, screen: screenID)] ?? ScreenDescription(screen: Screen(id: ""), content: nil)
    }

    public var title: String { screen.screen.title }

    /// Ids of the screens of the tab, from the root up.
    public var stack: [String] { shell.stacks[tab] ?? [] }

    /// All rows of the screen that were sent, in order.
    public var rows: [PluginProtocol.Row] { screen.content?.rows ?? [] }

    public func row(_ id: String) -> PluginProtocol.Row? {
        rows.first { $0.id == id }
    }

    /// A card of a grid.
    public func card(_ id: String) -> GridContent.Item? {
        screen.content?.cards.first { $0.id == id }
    }

    /// A button of the bars.
    public func item(_ id: String) -> Item? {
        (screen.screen.leading + screen.screen.trailing + screen.screen.toolbar).first { $0.id == id }
    }

    /// A button between the bars.
    public func button(_ id: String) -> ButtonsContent.Button? {
        screen.content?.buttons.first { $0.id == id }
    }

    public func wheel(_ id: String) -> PickerContent.Wheel? {
        screen.content?.wheels.first { $0.id == id }
    }

    /// What was drawn last into a canvas of the screen: pixels as `CanvasBuffer.show` takes them.
    public func canvas(_ id: String) -> [UInt32]? {
        shell.canvases.pixels(.init(tab: tab, screen: screenID, node: id))
    }

    /// The page that stands in for content, if the screen shows one.
    public var explanation: ExplanationContent? { screen.content?.explanation }

    /// The text of a text node.
    public func text(_ id: String) -> String? {
        screen.content?.texts.first { $0.id == id }?.runs.map(\.text).joined()
    }

    /// All alerts so far, answered ones too.
    public var alerts: [PluginRequest.Alert] { shell.alerts }

    /// The badge of a tab; `.none` if it was never set.
    public func badge(_ tab: String) -> BadgeRequest { shell.badges[tab] ?? .none }

    /// Why a tab cannot be used, `nil` if it can.
    public func unavailable(_ tab: String) -> (explanation: String, remedy: String?)? { shell.unavailable[tab] }

    public var settings: [String: SettingValue] { shell.settings }
    public var log: [LogMessage] { shell.log }
    public var status: [String: PluginRequest.StatusItemUpdate] { shell.status }
    /// Tokens that the plugin holds: hidden bars and work under way.
    public var tokens: Int { shell.tokens.count }
    /// Messages that the shell could not have read.
    public var faults: [MessageFault] { shell.faults }
    public var date: Date { clock.date }

    private var screenID: String { shell.sheets[tab]?.last ?? shell.stacks[tab]?.last ?? "root" }

    private func openScreen(_ id: String) async throws {
        guard case .screen(let screen) = try await shell.request(.openScreen(.init(tab: tab, screen: id))) else {
            return
        }
        shell.screens[.init(tab: tab, screen: id)] = screen
        shell.stacks[tab, default: []].append(id)
    }

    private func act(_ node: String, _ event: ActionEvent, _ value: SettingValue?) async throws {
        let action = ShellRequest.Action(tab: tab, screen: screenID, node: node, event: event, value: value)
        _ = try await shell.request(.action(action))
    }
}

extension Content {
    fileprivate var rows: [PluginProtocol.Row] {
        switch self {
        case .list(let list): list.sections.flatMap(\.rows)
        case .column(let stack), .row(let stack): stack.children.flatMap(\.rows)
        default: []
        }
    }

    fileprivate var buttons: [ButtonsContent.Button] {
        switch self {
        case .buttons(let node): node.buttons
        case .column(let stack), .row(let stack): stack.children.flatMap(\.buttons)
        default: []
        }
    }

    fileprivate var cards: [GridContent.Item] {
        switch self {
        case .grid(let grid): grid.items
        case .column(let stack), .row(let stack): stack.children.flatMap(\.cards)
        default: []
        }
    }

    fileprivate var wheels: [PickerContent.Wheel] {
        switch self {
        case .picker(let node): node.wheels
        case .column(let stack), .row(let stack): stack.children.flatMap(\.wheels)
        default: []
        }
    }

    fileprivate var explanation: ExplanationContent? {
        switch self {
        case .explanation(let page): page
        case .column(let stack), .row(let stack): stack.children.lazy.compactMap(\.explanation).first
        default: nil
        }
    }

    fileprivate var texts: [TextContent] {
        switch self {
        case .text(let text): [text]
        case .column(let stack), .row(let stack): stack.children.flatMap(\.texts)
        default: []
        }
    }
}
