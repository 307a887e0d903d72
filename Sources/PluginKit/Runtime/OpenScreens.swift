// SPDX-License-Identifier: Apache-2.0

// The screens that are open, what was last sent of each, and which of them a person sees.

@MainActor
final class OpenScreens {
    private struct Place: Hashable {
        var tab: String
        var screen: String
    }

    private struct OpenScreen {
        let controller: ScreenController
        /// `nil` until it was described for the first time.
        var sent: RenderedPage?
    }

    private unowned let runtime: PluginRuntime
    private var open: [Place: OpenScreen] = [:]
    /// From the root up, by tab.
    private var stacks: [String: [String]] = [:]
    private var orders: [String: Task<Void, Never>] = [:]
    private var changed: Set<Place> = []
    private var isUpdateScheduled = false
    private var selected: String?

    /// Nothing of the plugin is in view.
    var isSuspended = false {
        didSet { refreshVisibility() }
    }

    init(runtime: PluginRuntime) {
        self.runtime = runtime
    }

    // MARK: Opening and closing

    /// Screens of one tab are opened one after the other: a screen is known only once the one below it was described.
    func inOrder(of tab: String, _ work: @escaping @MainActor () -> Task<Void, Never>) {
        let before = orders[tab]
        orders[tab] = Task {
            await before?.value
            await work().value
        }
    }

    func open(_ id: String, in tab: String) async throws -> ScreenDescription {
        try await runtime.started()
        let place = Place(tab: tab, screen: id)
        let controller = try open[place]?.controller ?? make(id, in: tab)
        if open[place] == nil {
            try await load(controller, place)
            // In view before it is described, so that what `appear` changes is in the description already.
            enterStack(place)
        }
        return describe(controller, place)
    }

    private func make(_ id: String, in tab: String) throws -> ScreenController {
        guard let known = runtime.tabs[tab] else { throw missing("There is no tab \"\(tab)\"") }
        if id == "root" { return known.root() }
        for below in (stacks[tab] ?? []).reversed() {
            if let make = open[Place(tab: tab, screen: below)]?.sent?.targets[id] { return make() }
        }
        guard let screen = runtime.plugin?.screen(id, in: tab) else { throw missing("There is no screen \"\(id)\"") }
        return screen
    }

    private func missing(_ text: String) -> MessageError {
        MessageError(code: MessageError.invalidParams, message: text)
    }

    private func load(_ controller: ScreenController, _ place: Place) async throws {
        controller.runtime = runtime
        controller.shell = runtime.shell
        controller.tab = runtime.shell.tab(place.tab)
        controller.id = place.screen
        try await controller.load()
        open[place] = OpenScreen(controller: controller)
    }

    private func describe(_ controller: ScreenController, _ place: Place) -> ScreenDescription {
        let page = controller.page.rendered(id: place.screen)
        open[place]?.sent = page
        changed.remove(place)
        return page.description
    }

    private func enterStack(_ place: Place) {
        if place.screen == "root" {
            for above in (stacks[place.tab] ?? []).reversed() where above != "root" { close(above, in: place.tab) }
            stacks[place.tab] = ["root"]
        } else {
            stacks[place.tab, default: []].append(place.screen)
        }
        if selected == nil { selected = place.tab }
        refreshVisibility()
    }

    /// A screen the plugin brings itself; `request` tells the shell of it.
    func add(
        _ controller: ScreenController, id: String, in tab: String,
        _ request: (ScreenDescription) -> PluginRequest
    ) async throws {
        let place = Place(tab: tab, screen: identifier(id))
        guard open[place] == nil else { throw missing("The screen \"\(place.screen)\" is open already") }
        try await load(controller, place)
        let description = describe(controller, place)
        do {
            _ = try await runtime.request(request(description))
        } catch {
            open.removeValue(forKey: place)?.controller.end()
            throw error
        }
        enterStack(place)
    }

    /// Screens that are not in the stack any more are closed by the shell, which knows the panes.
    func replace(
        _ stack: [(id: String, screen: ScreenController)], in tab: String, pane: Pane?
    ) async throws {
        var descriptions: [ScreenDescription] = []
        for (id, screen) in stack {
            let place = Place(tab: tab, screen: identifier(id))
            let before = open.removeValue(forKey: place)?.controller
            if let before, before !== screen { before.end() }
            try await load(screen, place)
            descriptions.append(describe(screen, place))
            stacks[tab]?.removeAll { $0 == place.screen }
            stacks[tab, default: []].append(place.screen)
        }
        _ = try await runtime.request(.replace(tab: tab, stack: descriptions, pane: pane))
        refreshVisibility()
    }

    func close(_ id: String, in tab: String) {
        stacks[tab]?.removeAll { $0 == id }
        changed.remove(Place(tab: tab, screen: id))
        open.removeValue(forKey: Place(tab: tab, screen: id))?.controller.end()
        refreshVisibility()
    }

    func endAll() {
        for screen in open.values { screen.controller.end() }
        open = [:]
        stacks = [:]
        changed = []
    }

    // MARK: What is in view

    func select(_ tab: String) {
        selected = tab
        refreshVisibility()
    }

    private func refreshVisibility() {
        for (place, screen) in open {
            screen.controller.isVisible =
                !isSuspended && place.tab == selected && stacks[place.tab]?.last == place.screen
        }
        sendUpdates()
    }

    // MARK: Changes

    func needsUpdate(_ controller: ScreenController) {
        let place = Place(tab: controller.tab.id, screen: controller.id)
        guard open[place]?.controller === controller else { return }
        changed.insert(place)
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        Task {
            isUpdateScheduled = false
            sendUpdates()
        }
    }

    func updateAll() {
        changed.formUnion(open.keys)
        sendUpdates()
    }

    /// Describes what has changed and sends the differences. What is not in view waits until it is.
    func sendUpdates() {
        for place in changed {
            guard let screen = open[place] else {
                changed.remove(place)
                continue
            }
            guard screen.controller.isVisible, let before = screen.sent else { continue }
            let patch = ScreenPatch(from: before.description, to: describe(screen.controller, place))
            guard patch != ScreenPatch() else { continue }
            runtime.tell(.updateScreen(tab: place.tab, screen: place.screen, patch: patch))
        }
    }

    // MARK: Actions and rows

    func act(_ action: ShellRequest.Action) async throws {
        let place = Place(tab: action.tab, screen: action.screen)
        guard let screen = open[place] else { throw missing("The screen \"\(action.screen)\" is not open") }
        if action.event == .swipe, case .text(let id)? = action.value, let swipe = screen.sent?.swipes[action.node]?[id]
        {
            defer { needsUpdate(screen.controller) }
            return try await swipe()
        }
        guard let body = screen.sent?.actions[action.node] else {
            throw missing("\"\(action.node)\" is not on the screen \"\(action.screen)\"")
        }
        defer { needsUpdate(screen.controller) }
        try await body(action.value)
    }

    func rows(_ range: ShellRequest.RowsRange) throws -> [PluginProtocol.Row] {
        let place = Place(tab: range.tab, screen: range.screen)
        guard var screen = open[place], let source = screen.sent?.ranges[range.section] else {
            throw missing("The section \"\(range.section)\" has no rows on demand")
        }
        let first = min(max(range.first, 0), source.count)
        let end = first + min(max(range.count, 0), source.count - first)
        // Ids given with the screen are given again to the same rows, so they are not kept distinct from them.
        var pass = RenderPass()
        let rows = (first..<end).map { source.row($0).render(&pass) }
        screen.sent?.actions.merge(pass.actions) { _, new in new }
        screen.sent?.targets.merge(pass.targets) { _, new in new }
        screen.sent?.swipes.merge(pass.swipes) { _, new in new }
        open[place] = screen
        return rows
    }
}
