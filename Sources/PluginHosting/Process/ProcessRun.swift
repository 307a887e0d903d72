// SPDX-License-Identifier: Apache-2.0

// A plugin in a process of its own, below its guard: from spawn to the collected process and closed pipes.

import CLintelPlugin
import GioKit
import Glibc
import PluginProtocol

@MainActor
final class ProcessRun: PluginRun {
    /// A process ends by itself soon after its pipe; one that does not has closed it.
    private static let pipeGraceMilliseconds = 300
    /// How long a guard may take to end what it guards.
    private static let killMilliseconds = 1000

    let outbox: PluginOutbox
    private let start: PluginStart
    /// Made for the sandbox.
    private let folders: [String]
    private let group: String?
    private let groups: ControlGroups?
    private let process: SpawnedProcess
    private let report = GuardReport()
    private let connection = PipeConnection()
    private var timer: LoopSource?
    private var hasClosedPipe = false
    private var failure: StartFailure?
    /// Number of the `shutdown` that was sent.
    private var shutdown: MessageID?
    private var isEnding = false

    init(
        _ start: PluginStart, layout: HostLayout, environment: [String: String], groups: ControlGroups?,
        _ outbox: PluginOutbox, onLine: (@Sendable ([UInt8]) -> Void)?, log: @escaping @Sendable (String) -> Void
    ) throws(StartFailure) {
        self.outbox = outbox
        self.start = start
        self.groups = groups
        group = groups?.make(start.id, start.limits)
        let plan = LaunchPlan(start, layout: layout, environment: environment, group: group)
        folders = plan.folders
        for folder in plan.folders {
            guard makePrivateFolder(folder) else { throw .noDataFolder(path: folder) }
        }
        do throws(SpawnError) {
            var request = SpawnRequest(plan.arguments, environment: plan.environment, directory: plan.directory)
            request.fourthDescriptor = report.writing
            process = try SpawnedProcess(request)
        } catch {
            throw .system("\(error.program): \(error.detail)")
        }
        process.onExit = { [self] in ended($0) }
        report.listen { [weak self] in self?.told($0) }
        connection.serve(
            id: start.id, input: process.takeInput(), output: process.takeOutput(), errors: process.takeErrors(),
            outbox: outbox, log: log, onLine: onLine,
            onPipeClosed: { [weak self] in MainLoop.post { self?.pipeClosed() } })
    }

    func send(_ message: ShellMessage) {
        if case .request(let number, .shutdown) = message { shutdown = number }
        connection.send(message)
    }

    func hasRoom() {
        connection.resume()
    }

    func wasAnswered(_ number: MessageID) {
        if isEnding, number == shutdown { askToEnd() }
    }

    private func told(_ line: GuardReport.Line) {
        switch line {
        case .started(let pid): outbox.add(.started(pid: pid))
        case .noProxy: failure = .noBusProxy
        case .notRun(let number): failure = StartFailure(number, start)
        }
    }

    // MARK: The end

    private var graceMilliseconds = 0

    func end(gently: Bool, graceMilliseconds: Int) {
        guard gently else { return kill() }
        guard !isEnding else { return }
        isEnding = true
        self.graceMilliseconds = graceMilliseconds
        guard shutdown != nil else { return askToEnd() }
        timer = MainLoop.after(milliseconds: graceMilliseconds) { [weak self] in self?.askToEnd() }
    }

    private func askToEnd() {
        connection.closeInput()
        process.send(signal: SIGTERM)
        timer?.cancel()
        timer = MainLoop.after(milliseconds: graceMilliseconds) { [weak self] in self?.kill() }
    }

    /// The guard kills all that the plugin has started and ends with it; one that cannot is killed itself.
    private func kill() {
        process.send(signal: SIGUSR1)
        timer?.cancel()
        timer = MainLoop.after(milliseconds: Self.killMilliseconds) { [weak self] in
            self?.process.send(signal: SIGKILL)
        }
    }

    /// The plugin closed its end of a pipe. Its exit usually follows at once and says more.
    private func pipeClosed() {
        guard process.exit == nil, timer == nil else { return }
        timer = MainLoop.after(milliseconds: Self.pipeGraceMilliseconds) { [weak self] in
            guard let self, process.exit == nil else { return }
            hasClosedPipe = true
            kill()
        }
    }

    private func ended(_ exit: ProcessExit) {
        timer?.cancel()
        timer = nil
        report.finish()
        if let group { groups?.remove(group) }
        // One that holds a canvas stays until that is closed.
        for folder in folders { removeRuntimeFolder(folder) }
        let reason: PluginEnd.Reason =
            switch exit {
            case _ where failure != nil: .couldNotStart(failure ?? .noBusProxy)
            case _ where hasClosedPipe: .pipeClosed
            case .status(let code): .exited(code: code)
            case .signal(let number): .signal(number)
            }
        let program = start.program
        connection.finish { lines, messages in
            .ended(
                PluginEnd(
                    reason: hostFailure(reason, program, lines) ?? reason, errorLines: lines, lastMessages: messages))
        }
    }
}

/// A folder of this person alone, with those above it.
private func makePrivateFolder(_ path: String) -> Bool {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, path.contains("/"), makePrivateFolder(parentFolder(of: path)) else { return false }
    return mkdir(path, 0o700) == 0
}

/// Exit codes of `lintel-plugin-host` that say why a module was not run.
private func hostFailure(
    _ reason: PluginEnd.Reason, _ program: Manifest.Program, _ lines: [String]
) -> PluginEnd.Reason? {
    guard case .module(let module) = program, case .exited(let code) = reason else { return nil }
    let lastLine = lines.last ?? ""
    switch UInt32(bitPattern: code) {
    case LINTEL_HOST_NO_LOAD.rawValue: return .couldNotStart(.moduleNotLoaded(detail: lastLine))
    case LINTEL_HOST_NO_ENTRY.rawValue: return .couldNotStart(.noEntry(module: module))
    // The last line is the host's; what the module said stands before it.
    case LINTEL_HOST_REFUSED.rawValue:
        return .couldNotStart(.refused(lastLine: lines.dropLast().last ?? lastLine))
    case LINTEL_HOST_NO_THREAD.rawValue: return .couldNotStart(.system(lastLine))
    default: return nil
    }
}

extension StartFailure {
    /// - Parameter number: Of `errno`, where the program was to be run.
    init(_ number: Int32, _ start: PluginStart) {
        let program =
            switch start.program {
            case .module: "lintel-plugin-host"
            case .command(let command):
                command.first.map { $0.contains("/") ? start.folder + "/" + relative($0) : $0 } ?? ""
            }
        switch number {
        case ENOENT where start.isolation == .sandbox: self = .noSandbox
        case ENOENT: self = .notFound(program: program)
        case EACCES, EPERM: self = .notPermitted(program: program)
        case ENOEXEC: self = .wrongFormat(program: program)
        default: self = .system(String(cString: strerror(number)))
        }
    }
}
