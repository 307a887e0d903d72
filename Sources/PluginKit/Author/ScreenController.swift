// SPDX-License-Identifier: Apache-2.0

// One open screen: its state and how it is described.

/// A screen of a tab. Subclass it, keep the state in properties, and describe it in `page`.
///
/// The description is asked for when the screen is opened, after each of its actions, and after `update()`; only what differs
/// from the last one is sent, so describing too often costs nothing on screen.
///
/// ```swift
/// final class HelloScreen: ScreenController {
///     private var count = 0
///
///     override var page: Page {
///         Page("Hello") {
///             List {
///                 Section {
///                     Row("Count", value: "\(count)").button { self.count += 1 }
///                 }
///             }
///         }
///     }
/// }
/// ```
@MainActor
open class ScreenController {
    /// The shell this screen is shown by; before the screen is opened, one that does nothing.
    public internal(set) final var shell = Shell.detached
    /// The tab it is in.
    public internal(set) final var tab = TabHandle.detached
    /// Its id; `root` for the first of a tab, empty before it is opened.
    public internal(set) final var id = ""
    /// Whether a person sees it now.
    public internal(set) final var isVisible = false {
        didSet {
            guard isVisible != oldValue else { return }
            repeats.forEach { $0.isRunning = isVisible }
            if isVisible { appear() } else { disappear() }
        }
    }

    final weak var runtime: PluginRuntime?
    private final var repeats: [ScreenRepeat] = []
    private final var works: [Task<Void, Never>] = []

    public init() {}

    /// What the screen looks like now.
    open var page: Page { Page("") {} }

    /// Fetches what the first description needs; the shell waits, with a spinner after 300 ms.
    ///
    /// - Throws: What the shell shows in place of the screen.
    open func load() async throws {}

    /// The screen has come into view: opened, reached by going back, or its tab was selected.
    open func appear() {}

    /// The screen is no longer in view; it may come back.
    open func disappear() {}

    /// The screen was left for good.
    open func closed() {}

    /// Describes the screen again at the end of this turn, however often it is called in it.
    public final func update() {
        runtime?.needsUpdate(self)
    }

    /// Calls `body` again and again while the screen is in view, and describes the screen after each call.
    ///
    /// - Parameter interval: At least 10 ms.
    public final func every(_ interval: Duration, _ body: @escaping @MainActor () -> Void) {
        let entry = ScreenRepeat(interval: max(interval, .milliseconds(10))) { [weak self] in
            body()
            self?.update()
        }
        entry.start = { [weak self] in
            guard let self else { return nil }
            return shell.every(entry.interval, entry.body)
        }
        repeats.append(entry)
        entry.isRunning = isVisible
    }

    /// Does work that ends with the screen, and describes the screen when it is done. An error goes to the log.
    @discardableResult
    public final func run(_ work: @escaping @MainActor () async throws -> Void) -> Task<Void, Never> {
        let task = Task { [weak self] in
            do {
                try await work()
            } catch is CancellationError {
            } catch {
                self?.shell.log(.error, words(for: error))
            }
            self?.update()
        }
        works.append(task)
        return task
    }

    /// Hides all bars until the token is given up. Only on a screen whose `fullscreen` allows it.
    ///
    /// - Throws: `MessageError` with the rule that refused it.
    public final func hideBars(for cause: PluginRequest.HideCause) async throws -> ShellToken {
        let result = try await shell.request(.hideBars(tab: tab.id, screen: id, cause: cause))
        return shell.token(result) { .showBars(token: $0) }
    }

    /// The end of the screen: nothing of it runs on.
    final func end() {
        isVisible = false
        repeats = []
        works.forEach { $0.cancel() }
        works = []
        closed()
        runtime = nil
    }
}

/// A repeated call of a screen; runs while the screen is in view.
@MainActor
private final class ScreenRepeat {
    let interval: Duration
    let body: @MainActor () -> Void
    var start: @MainActor () -> TimerToken? = { nil }
    private var timer: TimerToken?

    init(interval: Duration, body: @escaping @MainActor () -> Void) {
        self.interval = interval
        self.body = body
    }

    var isRunning: Bool {
        get { timer != nil }
        set {
            guard newValue != isRunning else { return }
            timer = newValue ? start() : nil
        }
    }
}
