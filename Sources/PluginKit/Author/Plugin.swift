// SPDX-License-Identifier: Apache-2.0

// What an author writes: one type that conforms to `Plugin` and is marked `@main`.

/// A plugin: its tabs, and what happens around them.
///
/// ```swift
/// @main
/// struct Hello: Plugin {
///     var tabs: [Tab] {
///         Tab("hello") { HelloScreen() }
///     }
/// }
/// ```
///
/// Everything runs on the main actor of the plugin's process. Tabs named here must be those of `plugin.toml`.
@MainActor
public protocol Plugin {
    /// Makes the plugin. Nothing of the shell is known yet; `start` is called next.
    init()

    /// Asked for once, after `init`.
    @TabBuilder var tabs: [Tab] { get }

    /// Prepares what the screens need: reads settings and files, starts timers. The first screen waits until it returns,
    /// so what takes long goes into a `Task`.
    ///
    /// - Throws: What is written to the log; the plugin goes on.
    func start(_ shell: Shell) async throws

    /// The screen of an id that no row or button on screen leads to; `nil`: there is none of that id.
    func screen(_ id: String, in tab: String) -> ScreenController?

    /// Language, text size, colours or size of the surface have changed. Open screens are described again by themselves.
    func environmentChanged(_ environment: PluginEnvironment)

    /// Nothing of this plugin is on screen from now on.
    func suspend()

    /// Something of this plugin is on screen again.
    func resume()

    /// A rule has changed or refused something this plugin has asked for.
    func decided(_ decision: Decision)

    /// A setting of `[[setting]]` has another value. Open screens are described again by themselves.
    func settingChanged(_ key: String, to value: SettingValue)

    /// The shell ends the plugin; it waits at most two seconds.
    func stop() async
}

extension Plugin {
    public func start(_ shell: Shell) async throws {}
    public func screen(_ id: String, in tab: String) -> ScreenController? { nil }
    public func environmentChanged(_ environment: PluginEnvironment) {}
    public func suspend() {}
    public func resume() {}
    public func decided(_ decision: Decision) {}
    public func settingChanged(_ key: String, to value: SettingValue) {}
    public func stop() async {}

    /// Called by `@main`; not for authors.
    nonisolated public static func main() {
        PluginRegistration.register { Self() }
    }
}

/// One tab of `plugin.toml` and its first screen.
public struct Tab: Sendable {
    let id: String
    let root: @MainActor () -> ScreenController

    /// - Parameters:
    ///   - id: As in `plugin.toml`.
    ///   - root: Makes the first screen, each time the shell asks for it.
    public init(_ id: String, root: @escaping @MainActor () -> ScreenController) {
        self.id = id
        self.root = root
    }
}

@resultBuilder
public enum TabBuilder {
    public static func buildBlock(_ tabs: [Tab]...) -> [Tab] { tabs.flatMap { $0 } }
    public static func buildExpression(_ tab: Tab) -> [Tab] { [tab] }
    public static func buildExpression(_ tabs: [Tab]) -> [Tab] { tabs }
    public static func buildOptional(_ tabs: [Tab]?) -> [Tab] { tabs ?? [] }
    public static func buildEither(first tabs: [Tab]) -> [Tab] { tabs }
    public static func buildEither(second tabs: [Tab]) -> [Tab] { tabs }
    public static func buildArray(_ tabs: [[Tab]]) -> [Tab] { tabs.flatMap { $0 } }
}
