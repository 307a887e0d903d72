// SPDX-License-Identifier: Apache-2.0

// The plugin's side of the conversation: messages in, calls of the author's code, messages out. It knows no pipe and no
// pointer, so a test drives it with values.

/// One run of a plugin.
@MainActor
package final class PluginRuntime {
    /// The plugin's requests that wait for an answer; shared with whoever reads the lines.
    package nonisolated let pending: PendingRequests
    let clock: any PluginClock
    private nonisolated let write: @Sendable (PluginMessage) -> Void
    private let make: @MainActor () -> any Plugin
    private(set) var shell: Shell
    private(set) var plugin: (any Plugin)?
    private(set) var tabs: [String: Tab] = [:]
    private var starting: Task<Void, Never>?
    private typealias Answered = @MainActor (Result<ShellResult, any Error>) -> Void
    private var waiting: [MessageID: Answered] = [:]
    private var lastID = 0
    lazy var screens = OpenScreens(runtime: self)

    /// - Parameter write: Sends a message to the shell; any thread.
    package init(
        pending: PendingRequests = PendingRequests(), clock: any PluginClock,
        write: @escaping @Sendable (PluginMessage) -> Void, make: @escaping @MainActor () -> any Plugin
    ) {
        self.pending = pending
        self.clock = clock
        self.write = write
        self.make = make
        shell = .detached
        shell = Shell(runtime: self, clock: clock)
    }

    package nonisolated func send(_ message: PluginMessage) {
        write(message)
    }

    package func receive(_ message: ShellMessage) {
        switch message {
        case .request(let id, let request): handle(request, id)
        case .notification(let notification): handle(notification)
        case .result(let id, let result): waiting.removeValue(forKey: id)?(.success(result))
        case .error(let id?, let error): waiting.removeValue(forKey: id)?(.failure(error))
        case .error(nil, let error): shell.log(.warning, "The shell could not read a message: \(error.message)")
        }
    }

    // MARK: Requests of the plugin

    func request(_ request: PluginRequest) async throws -> ShellResult {
        try await withCheckedThrowingContinuation { continuation in
            ask(request) { continuation.resume(with: $0) }
        }
    }

    /// A request whose answer matters only if it is an error. It is sent before this returns, so that what an action has
    /// changed is on its way before the action's answer.
    func tell(_ request: PluginRequest) {
        ask(request) { [weak self] result in
            guard let self, case .failure(let error) = result, !(error is CancellationError) else { return }
            shell.log(.warning, "\(request.method): \(words(for: error))")
        }
    }

    private func ask(_ request: PluginRequest, _ answered: @escaping Answered) {
        lastID += 1
        let id = lastID
        pending.add(id, method: request.method)
        waiting[id] = answered
        send(.request(id, request))
    }

    // MARK: Requests of the shell

    private func handle(_ request: ShellRequest, _ id: MessageID) {
        switch request {
        case .initialize(let start): initialize(start, id)
        case .ping: send(.result(id, .done))
        case .shutdown:
            answer(id) {
                await self.plugin?.stop()
                self.end()
                return .done
            }
        case .openScreen(let place):
            screens.inOrder(of: place.tab) {
                self.answer(id) { .screen(try await self.screens.open(place.screen, in: place.tab)) }
            }
        case .rows(let range): answer(id) { .rows(try self.screens.rows(range)) }
        case .action(let action):
            answer(id) {
                try await self.screens.act(action)
                return .done
            }
        }
    }

    @discardableResult
    private func answer(_ id: MessageID, _ work: @escaping @MainActor () async throws -> PluginResult) -> Task<
        Void, Never
    > {
        Task {
            do {
                let result = try await work()
                // What the work has changed is on its way before its answer is.
                screens.sendUpdates()
                send(.result(id, result))
            } catch {
                screens.sendUpdates()
                send(.error(id, messageError(error)))
            }
        }
    }

    private func initialize(_ start: ShellRequest.Initialize, _ id: MessageID) {
        guard start.protocol.major == ProtocolVersion.current.major else {
            let text = "This plugin speaks \(ProtocolVersion.current), the shell \(start.protocol)"
            return send(.error(id, MessageError(code: MessageError.invalidParams, message: text)))
        }
        let minor = min(start.protocol.minor, ProtocolVersion.current.minor)
        shell.dataFolder = start.dataDir
        shell.environment = start.environment
        if plugin == nil {
            let plugin = make()
            self.plugin = plugin
            for tab in plugin.tabs { tabs[tab.id] = tab }
            starting = Task {
                do {
                    try await plugin.start(shell)
                } catch {
                    shell.log(.error, "start: \(words(for: error))")
                }
            }
        }
        send(.result(id, .initialized(ProtocolVersion(major: start.protocol.major, minor: minor))))
    }

    /// Returns when the author's `start` has.
    func started() async throws {
        guard let starting else {
            throw MessageError(code: MessageError.invalidRequest, message: "initialize comes first")
        }
        await starting.value
    }

    private func handle(_ notification: ShellNotification) {
        switch notification {
        case .screenClosed(let tab, let screen): screens.close(screen, in: tab)
        case .tabSelected(let tab): screens.select(tab)
        case .suspend:
            screens.isSuspended = true
            plugin?.suspend()
        case .resume:
            screens.isSuspended = false
            plugin?.resume()
        case .environment(let environment):
            shell.environment = environment
            plugin?.environmentChanged(environment)
            screens.updateAll()
        case .decision(let decision): plugin?.decided(decision)
        case .settingChanged(let key, let value):
            plugin?.settingChanged(key, to: value)
            screens.updateAll()
        }
    }

    /// Lets go of everything the author has made; nothing of this run happens any more.
    package func end() {
        screens.endAll()
        let asked = waiting.values
        waiting = [:]
        for answered in asked { answered(.failure(CancellationError())) }
        plugin = nil
        tabs = [:]
    }

    // MARK: Screens that come from the plugin's own work

    func push(_ screen: ScreenController, id: String, on tab: String, pane: Pane?) async throws {
        try await screens.add(screen, id: id, in: tab) { .push(tab: tab, screen: $0, pane: pane) }
    }

    func openSheet(_ screen: ScreenController, id: String, on tab: String) async throws {
        try await screens.add(screen, id: id, in: tab) { .openSheet(tab: tab, screen: $0) }
    }

    func replace(
        _ stack: [(id: String, screen: ScreenController)], on tab: String, pane: Pane?
    ) async throws {
        try await screens.replace(stack, in: tab, pane: pane)
    }

    func needsUpdate(_ screen: ScreenController) {
        screens.needsUpdate(screen)
    }
}

/// An error of the author's code as the shell shows it.
func words(for error: any Error) -> String {
    (error as? MessageError)?.message ?? "\(error)"
}

func messageError(_ error: any Error) -> MessageError {
    (error as? MessageError) ?? MessageError(code: MessageError.internalError, message: words(for: error))
}
