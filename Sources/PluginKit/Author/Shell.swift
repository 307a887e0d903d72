// SPDX-License-Identifier: Apache-2.0

// What a plugin can ask of the shell apart from its screens.

import FoundationEssentials

/// The shell, as one plugin sees it.
@MainActor
public final class Shell {
    /// Language, direction, text size, colours and size of the surface.
    public internal(set) var environment: PluginEnvironment
    /// Folder for the plugin's own files; exists and is writable. Empty before the plugin is started.
    public internal(set) var dataFolder = ""
    /// Values that the shell keeps for the plugin.
    public let settings: Settings

    weak var runtime: PluginRuntime?
    private let clock: any PluginClock
    private var tabs: [String: TabHandle] = [:]

    init(runtime: PluginRuntime?, clock: any PluginClock) {
        self.runtime = runtime
        self.clock = clock
        settings = Settings()
        environment = PluginEnvironment(Environment())
        settings.shell = self
    }

    /// A shell that does nothing, for screens that are not open.
    static let detached = Shell(runtime: nil, clock: NoClock())

    /// A tab of this plugin.
    public func tab(_ id: String) -> TabHandle {
        if let tab = tabs[id] { return tab }
        let tab = TabHandle(id: id, shell: self)
        tabs[id] = tab
        return tab
    }

    /// Shows a message that the person must answer, wherever they are.
    ///
    /// - Parameter sound: Plays the shell's alarm sound until the answer, at most 60 s.
    public func alert(_ title: String, text: String = "", tab: String, sound: Bool = false) {
        tell(.alert(.init(title: title, text: text, tab: tab, sound: sound)))
    }

    /// As `alert`, and returns when the person has answered.
    ///
    /// - Throws: `MessageError` if the shell refuses it, `CancellationError` if the plugin ends first.
    public func alertAndWait(_ title: String, text: String = "", tab: String, sound: Bool = false) async throws {
        _ = try await request(.alert(.init(title: title, text: text, tab: tab, sound: sound)))
    }

    /// Asks the person something, wherever they are, and returns the id of the button they pressed.
    ///
    /// - Parameters:
    ///   - buttons: The usual answer first; at most three are shown.
    ///   - sound: Plays the shell's alarm sound until the answer, at most 60 s.
    /// - Returns: `nil` if it was answered without a button.
    /// - Throws: `MessageError` if the shell refuses it, `CancellationError` if the plugin ends first.
    public func ask(
        _ title: String, text: String = "", tab: String, sound: Bool = false,
        buttons: [PluginRequest.Alert.Button]
    ) async throws -> String? {
        let alert = PluginRequest.Alert(title: title, text: text, tab: tab, sound: sound, buttons: buttons)
        guard case .answer(let button) = try await request(.alert(alert)) else { return nil }
        return button
    }

    /// Sets an indicator of `[[status]]` in `plugin.toml`.
    public func setStatus(_ id: String, text: String? = nil, icon: String? = nil, accessibleText: String? = nil) {
        tell(.statusItem(.init(id: id, text: text, icon: icon, accessibleText: accessibleText)))
    }

    /// Tells the shell that work goes on; the person sees it until the token is given up.
    public func beginActivity() async throws -> ShellToken {
        token(try await request(.beginActivity)) { .endActivity(token: $0) }
    }

    /// Writes a line to the shell's log.
    public func log(_ level: LogMessage.Level = .info, _ text: String) {
        runtime?.send(.log(LogMessage(level: level, text: text)))
    }

    // MARK: Time

    /// Time since the machine was started, with the time it slept. Never goes back.
    public var uptime: Duration { clock.uptime }

    /// The date and time of day.
    public var date: Date { clock.date }

    /// Calls `body` once, after a time that does not count sleep, unless the token is given up before.
    public func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) -> TimerToken {
        TimerToken(clock.schedule(.after(delay)) { body() })
    }

    /// Calls `body` again and again until the token is given up. Calls that were missed are not made up for.
    public func every(_ interval: Duration, _ body: @escaping @MainActor () -> Void) -> TimerToken {
        TimerToken(clock.schedule(.every(interval)) { body() })
    }

    /// Calls `body` once at a date, also when the clock is set meanwhile; at once if the date has passed.
    public func at(_ date: Date, _ body: @escaping @MainActor () -> Void) -> TimerToken {
        TimerToken(clock.schedule(.at(date)) { body() })
    }

    // MARK: Requests

    func request(_ request: PluginRequest) async throws -> ShellResult {
        guard let runtime else { throw CancellationError() }
        return try await runtime.request(request)
    }

    /// A request whose answer matters only if it is an error: that goes to the log.
    func tell(_ request: PluginRequest) {
        runtime?.tell(request)
    }

    func token(_ result: ShellResult, end: @escaping @Sendable (Int) -> PluginRequest) -> ShellToken {
        guard case .token(let number) = result else { return ShellToken {} }
        return ShellToken { [weak self] in
            Task { @MainActor in self?.tell(end(number)) }
        }
    }
}

/// Something that lasts as long as this object, or until `end()`.
public final class ShellToken: Sendable {
    private let once: OnceOnly

    init(_ end: @escaping @Sendable () -> Void) {
        once = OnceOnly(end)
    }

    deinit {
        once.run()
    }

    public func end() {
        once.run()
    }
}

/// A timer that runs as long as this object, or until `cancel()`.
public final class TimerToken: Sendable {
    private let once: OnceOnly

    init(_ cancel: @escaping @Sendable () -> Void) {
        once = OnceOnly(cancel)
    }

    deinit {
        once.run()
    }

    public func cancel() {
        once.run()
    }
}
