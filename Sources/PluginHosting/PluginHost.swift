// SPDX-License-Identifier: Apache-2.0

// The plugins that run. Starts them, passes messages and ends them; when and whether is decided elsewhere. On the main
// thread, which spends at most a small part of its time here, however much plugins send.

import CLintelPlugin
import FoundationEssentials
import GioKit
import Glibc
import PluginProtocol

@MainActor
package final class PluginHost {
    package typealias Handler = @MainActor (_ plugin: String, PluginHostEvent) -> Void

    /// How long the main thread takes messages in at once, and how long it does other things before it goes on.
    private static let budget = Duration.milliseconds(2)
    private static let pauseMilliseconds = 8
    /// After `shutdown` and after SIGTERM, each.
    private static let graceMilliseconds = 1000

    private let layout: HostLayout
    private let environment: [String: String]
    private let servesMainQueue: Bool
    private let onEvent: Handler
    private let onErrorLine: @Sendable (String, String) -> Void
    private let onLine: (@Sendable (String, [UInt8]) -> Void)?
    /// Asked for at the first start: the shell moves into a part of its own group for it.
    private lazy var groups = ControlGroups()
    private var runs: [String: any PluginRun] = [:]
    /// Ids in the order of their turn, so that no plugin waits for another.
    private var turns: [String] = []
    private var drainSource: LoopSource?
    private var isDraining = false

    /// - Parameters:
    ///   - environment: The shell's own, of which plugins get a part.
    ///   - servesMainQueue: GLib owns the main thread, so modules in this process need it to serve the main queue. Not
    ///     where something else does already.
    ///   - onErrorLine: Gets each line of a plugin's standard error with its id, on any thread.
    ///   - onLine: Gets each message as it came, with the plugin's id, on any thread; not of modules in this process.
    ///   - onEvent: Called in a turn of the main loop, never from within a call of this object.
    package init(
        layout: HostLayout, environment: [String: String] = ProcessInfo.processInfo.environment,
        servesMainQueue: Bool = true,
        onErrorLine: @escaping @Sendable (String, String) -> Void = { Log($0).info($1) },
        onLine: (@Sendable (String, [UInt8]) -> Void)? = nil, onEvent: @escaping Handler
    ) {
        self.layout = layout
        self.environment = environment
        self.servesMainQueue = servesMainQueue
        self.onErrorLine = onErrorLine
        self.onLine = onLine
        self.onEvent = onEvent
    }

    /// Ids of the plugins that run or are ending.
    package var running: Set<String> { Set(runs.keys) }

    /// Starts a plugin. `.started` or `.ended` follows; nothing happens while a run of the same id has not ended.
    package func start(_ start: PluginStart) {
        guard runs[start.id] == nil else { return }
        let outbox = PluginOutbox { [weak self] in MainLoop.post { self?.drain() } }
        do throws(StartFailure) {
            try makeDataFolder(start.dataFolder)
            runs[start.id] = try run(start, outbox)
        } catch {
            runs[start.id] = FailedRun(outbox: outbox)
            outbox.add(.ended(PluginEnd(reason: .couldNotStart(error))))
        }
        turns.append(start.id)
    }

    private func run(_ start: PluginStart, _ outbox: PluginOutbox) throws(StartFailure) -> any PluginRun {
        if start.isolation == .none {
            guard case .module(let module) = start.program else { throw .notAModule }
            guard !servesMainQueue || InProcessMainQueue.serve() else { throw .system("libdispatch") }
            return InProcessRun(id: start.id, module: start.folder + "/" + relative(module), outbox: outbox)
        }
        let onErrorLine = onErrorLine
        let id = start.id
        let onLine = onLine.map { onLine -> (@Sendable ([UInt8]) -> Void) in { onLine(id, $0) } }
        return try ProcessRun(
            start, layout: layout, environment: environment, groups: groups, outbox, onLine: onLine
        ) {
            onErrorLine(id, $0)
        }
    }

    private func makeDataFolder(_ path: String) throws(StartFailure) {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw .noDataFolder(path: path)
        }
    }

    /// Sends a message; does nothing for a plugin that does not run.
    package func send(_ id: String, _ message: ShellMessage) {
        runs[id]?.send(message)
    }

    /// Ends a plugin and everything it has started; `.ended` follows, within two seconds.
    ///
    /// - Parameter gently: Waits for the answer of a `shutdown` that was sent, then asks with SIGTERM, each for one second.
    package func end(_ id: String, gently: Bool) {
        runs[id]?.end(gently: gently, graceMilliseconds: Self.graceMilliseconds)
    }

    // MARK: Taking in what plugins have sent

    private func drain() {
        guard !isDraining, drainSource == nil else { return }
        isDraining = true
        let deadline = SystemClock.monotonic() + Self.budget
        var isEmpty = false
        while !isEmpty, SystemClock.monotonic() < deadline { isEmpty = !takeRound() }
        isDraining = false
        guard !isEmpty else { return }
        // The frame on screen comes first.
        drainSource = MainLoop.after(milliseconds: Self.pauseMilliseconds) { [weak self] in
            self?.drainSource = nil
            self?.drain()
        }
    }

    /// Takes one event of each plugin; false if there was none.
    private func takeRound() -> Bool {
        var hasTaken = false
        for id in turns {
            guard let run = runs[id], let (event, hasRoomAgain) = run.outbox.take() else { continue }
            hasTaken = true
            if hasRoomAgain { run.hasRoom() }
            if case .ended = event {
                runs[id] = nil
                turns.removeAll { $0 == id }
            }
            if case .message(.result(let number, _)) = event { run.wasAnswered(number) }
            onEvent(id, event)
        }
        return hasTaken
    }
}

/// One run of a plugin, however it is run.
@MainActor
protocol PluginRun: AnyObject {
    var outbox: PluginOutbox { get }
    func send(_ message: ShellMessage)
    func end(gently: Bool, graceMilliseconds: Int)
    /// The outbox takes messages again.
    func hasRoom()
    /// The plugin has answered the shell's request of this number.
    func wasAnswered(_ number: MessageID)
}

/// A start that failed; only its end is on the way.
@MainActor
private final class FailedRun: PluginRun {
    let outbox: PluginOutbox

    init(outbox: PluginOutbox) {
        self.outbox = outbox
    }

    func send(_ message: ShellMessage) {}
    func end(gently: Bool, graceMilliseconds: Int) {}
    func hasRoom() {}
    func wasAnswered(_ number: MessageID) {}
}
