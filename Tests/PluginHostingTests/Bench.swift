// SPDX-License-Identifier: Apache-2.0

// A host with plugins of the fixtures, and everything that happens to them, in order.

import FoundationEssentials
import GioKit
import Glibc
import PluginHosting
import PluginProtocol
import Synchronization
import Testing

/// Tests of real processes share GLib's default loop and run one after the other.
@Suite("Plugins that run", .serialized)
enum RunningPlugins {}

enum Fixtures {
    static let root = String(#filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" })
    static let misbehaving = root + "/Tests/Fixtures/misbehaving"
    /// Where this test was built, and so everything else.
    static let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    static let layout = HostLayout(host: build + "/lintel-plugin-host", runtime: nil)

    /// An empty folder; the caller removes it.
    static func makeFolder() throws -> String {
        let path = "/tmp/lintel-hosting-\(getpid())-\(UInt64.random(in: 0 ... .max))"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }
}

final class ErrorLog: Sendable {
    private let kept = Mutex<[String]>([])

    func add(_ line: String) {
        kept.withLock { $0.append(line) }
    }

    var lines: [String] { kept.withLock { $0 } }
}

@MainActor
final class Bench {
    let folder: String
    let errorLog = ErrorLog()
    private(set) var events: [PluginHostEvent] = []
    private(set) var eventsByPlugin: [String: [PluginHostEvent]] = [:]
    private(set) lazy var host = makeHost()

    init() throws {
        folder = try Fixtures.makeFolder()
    }

    private func makeHost() -> PluginHost {
        let errorLog = errorLog
        return PluginHost(
            layout: Fixtures.layout, servesMainQueue: false, onErrorLine: { _, line in errorLog.add(line) },
            onEvent: { [weak self] id, event in
                self?.events.append(event)
                self?.eventsByPlugin[id, default: []].append(event)
            })
    }

    /// An event of a host of the test's own.
    func note(_ event: PluginHostEvent) {
        events.append(event)
    }

    /// Ends what runs and removes the folder.
    func close() {
        for id in host.running { host.end(id, gently: false) }
        MainLoop.run(until: { host.running.isEmpty })
        try? FileManager.default.removeItem(atPath: folder)
    }

    func start(_ mode: String, id: String = "test.plugin", isolation: PluginStart.Isolation = .process) {
        host.start(
            PluginStart(
                id: id, folder: Fixtures.misbehaving, program: .command(["./plugin.py", mode]), isolation: isolation,
                dataFolder: folder + "/data"))
    }

    /// Compiles the module with a definition and starts it.
    func startModule(_ definition: String, isolation: PluginStart.Isolation = .process) throws {
        let name = "lib\(definition).so"
        try compile("module.c", to: name, ["-D\(definition)"])
        host.start(
            PluginStart(
                id: "test.module", folder: folder, program: .module(name), isolation: isolation,
                dataFolder: folder + "/data"))
    }

    func compile(_ source: String, to name: String, _ arguments: [String] = []) throws {
        let path = source.hasPrefix("/") ? source : Fixtures.misbehaving + "/" + source
        let compiler = try SpawnedProcess(
            SpawnRequest(
                ["cc", "-shared", "-fPIC", "-I", Fixtures.root + "/Sources/CLintelPlugin/include"] + arguments
                    + ["-o", folder + "/" + name, path]))
        var exit: ProcessExit?
        compiler.onExit = { exit = $0 }
        wait(.seconds(30)) { exit != nil }
        #expect(exit == .status(0))
    }

    /// Waits until something is true of the events.
    @discardableResult
    func wait(_ limit: Duration = .seconds(10), until isDone: @MainActor () -> Bool) -> Bool {
        MainLoop.run(until: isDone, atMost: limit)
    }

    /// The end of the run; waits for it.
    func end(_ limit: Duration = .seconds(10)) -> PluginEnd? {
        wait(limit) { ended != nil }
        return ended
    }

    var ended: PluginEnd? {
        for case .ended(let end) in events { return end }
        return nil
    }

    var pid: Int32? {
        for case .started(let pid) in events { return pid }
        return nil
    }

    var logs: [String] {
        events.compactMap { event in
            guard case .message(.log(let log)) = event else { return nil }
            return log.text
        }
    }

    var faults: [MessageFault] {
        events.compactMap { event in
            guard case .fault(let fault) = event else { return nil }
            return fault
        }
    }

    func result(_ id: MessageID) -> PluginResult? {
        for case .message(.result(id, let result)) in events { return result }
        return nil
    }

    func error(_ id: MessageID) -> MessageError? {
        for case .message(.error(id, let error)) in events { return error }
        return nil
    }

    func clear() {
        events = []
        eventsByPlugin = [:]
    }

    static let initialize = ShellMessage.request(
        1,
        .initialize(
            .init(
                protocol: .current, plugin: "test.plugin", dataDir: "/tmp",
                environment: PluginEnvironment(Environment())))
    )
    static let openRoot = ShellMessage.request(2, .openScreen(.init(tab: "t", screen: "root")))
    static let shutdown = ShellMessage.request(9, .shutdown)
}

/// Whether a process is there and more than a zombie.
func isAlive(_ pid: Int32) -> Bool {
    guard let status = try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8) else { return false }
    return !status.contains("State:\tZ")
}

/// Open descriptors of this process.
func openDescriptors() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
}

/// Resident memory of this process that no other shares, in KiB.
func privateMemory() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("Private_") }
        .compactMap { Int($0.split(separator: " ")[1]) }.reduce(0, +)
}
