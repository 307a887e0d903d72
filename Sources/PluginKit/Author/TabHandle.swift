// SPDX-License-Identifier: Apache-2.0

// What a plugin can do with one of its tabs.

import PluginProtocol

/// A tab of this plugin.
@MainActor
public final class TabHandle {
    public let id: String
    private weak var shell: Shell?

    init(id: String, shell: Shell?) {
        self.id = id
        self.shell = shell
    }

    static let detached = TabHandle(id: "", shell: nil)

    /// The mark on the tab: none, a number of at least 1, or `.raw("!")`. Sent when it changes.
    public var badge = BadgeRequest.none {
        didSet {
            guard badge != oldValue else { return }
            shell?.tell(.badge(tab: id, value: badge))
        }
    }

    /// Pushes a screen from the plugin's own work. A row that leads somewhere uses `opens` instead.
    ///
    /// - Parameter pane: Where the tab is split; nil is the trailing pane.
    /// - Throws: `MessageError` if the shell refuses it, or what the screen's `load` threw.
    public func push(_ screen: ScreenController, id screenID: String, pane: Pane? = nil) async throws {
        try await runtime().push(screen, id: screenID, on: id, pane: pane)
    }

    /// Goes one screen back.
    ///
    /// - Parameter pane: Where the tab is split; nil is the trailing pane.
    /// - Throws: `MessageError` at a root.
    public func pop(pane: Pane? = nil) async throws {
        _ = try await runtime().request(.pop(tab: id, pane: pane))
    }

    /// Replaces all screens above and with the root, in a split those of one pane.
    ///
    /// - Parameter pane: Where the tab is split; nil is the trailing pane.
    /// - Throws: `MessageError` if the shell refuses it, or what a screen's `load` threw.
    public func replace(
        _ screens: [(id: String, screen: ScreenController)], pane: Pane? = nil
    ) async throws {
        try await runtime().replace(screens, on: id, pane: pane)
    }

    /// Opens a screen over everything but the status bar.
    public func openSheet(_ screen: ScreenController, id screenID: String) async throws {
        try await runtime().openSheet(screen, id: screenID, on: id)
    }

    public func closeSheet() async throws {
        _ = try await runtime().request(.closeSheet(tab: id))
    }

    /// The tab stays and explains itself until `setAvailable()`.
    public func setUnavailable(_ explanation: String, remedy: String? = nil) {
        shell?.tell(.unavailable(tab: id, explanation: explanation, remedy: remedy))
    }

    public func setAvailable() {
        shell?.tell(.unavailable(tab: id, explanation: nil, remedy: nil))
    }

    public func rename(_ title: String? = nil, icon: String? = nil) {
        shell?.tell(.updateTab(tab: id, title: title, icon: icon, enabled: nil))
    }

    private func runtime() throws -> PluginRuntime {
        guard let runtime = shell?.runtime else { throw CancellationError() }
        return runtime
    }
}
