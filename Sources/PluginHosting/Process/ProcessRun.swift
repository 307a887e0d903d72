// SPDX-License-Identifier: Apache-2.0

// A plugin in a process of its own: from spawn to the collected process and closed pipes.

import CLintelPlugin
import GioKit
import Glibc
import PluginProtocol

@MainActor
final class ProcessRun: PluginRun {
    /// A process ends by itself soon after its pipe; one that does not has closed it.
    private static let pipeGraceMilliseconds = 300

    let outbox: PluginOutbox
    private let process: SpawnedProcess
    private let connection = PipeConnection()
    private let module: String?
    private var timer: LoopSource?
    private var hasClosedPipe = false
    /// Number of the `shutdown` that was sent.
    private var shutdown: MessageID?
    private var isEnding = false

    init(
        _ start: PluginStart, _ plan: LaunchPlan, _ outbox: PluginOutbox,
        onLine: (@Sendable ([UInt8]) -> Void)?, log: @escaping @Sendable (String) -> Void
    ) throws(StartFailure) {
        self.outbox = outbox
        if case .module(let module) = start.program { self.module = module } else { module = nil }
        do throws(SpawnError) {
            process = try SpawnedProcess(
                SpawnRequest(plan.arguments, environment: plan.environment, directory: plan.directory))
        } catch {
            throw StartFailure(error, isSandboxed: start.isolation == .sandbox)
        }
        process.onExit = { [self] in ended($0) }
        outbox.add(.started(pid: process.pid))
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

    // MARK: The end

    private var graceMilliseconds = 0

    func end(gently: Bool, graceMilliseconds: Int) {
        guard gently else { return process.send(signal: SIGKILL) }
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
        timer = MainLoop.after(milliseconds: graceMilliseconds) { [weak self] in self?.process.send(signal: SIGKILL) }
    }

    /// The plugin closed its end of a pipe. Its exit usually follows at once and says more.
    private func pipeClosed() {
        guard process.exit == nil, timer == nil else { return }
        timer = MainLoop.after(milliseconds: Self.pipeGraceMilliseconds) { [weak self] in
            guard let self, process.exit == nil else { return }
            hasClosedPipe = true
            process.send(signal: SIGKILL)
        }
    }

    private func ended(_ exit: ProcessExit) {
        timer?.cancel()
        timer = nil
        let reason: PluginEnd.Reason =
            switch exit {
            case _ where hasClosedPipe: .pipeClosed
            case .status(let code): .exited(code: code)
            case .signal(let number): .signal(number)
            }
        let module = module
        connection.finish { lines in
            .ended(PluginEnd(reason: hostFailure(reason, module, lines) ?? reason, errorLines: lines))
        }
    }
}

/// Exit codes of `lintel-plugin-host` that say why a module was not run.
private func hostFailure(_ reason: PluginEnd.Reason, _ module: String?, _ lines: [String]) -> PluginEnd.Reason? {
    guard let module, case .exited(let code) = reason else { return nil }
    let lastLine = lines.last ?? ""
    switch UInt32(bitPattern: code) {
    case LINTEL_HOST_NO_LOAD.rawValue: return .couldNotStart(.moduleNotLoaded(detail: lastLine))
    case LINTEL_HOST_NO_ENTRY.rawValue: return .couldNotStart(.noEntry(module: module))
    case LINTEL_HOST_REFUSED.rawValue: return .couldNotStart(.refused(lastLine: lastLine))
    case LINTEL_HOST_NO_THREAD.rawValue: return .couldNotStart(.system(lastLine))
    default: return nil
    }
}

extension StartFailure {
    init(_ error: SpawnError, isSandboxed: Bool) {
        switch error.cause {
        case .notFound where isSandboxed: self = .noSandbox
        case .notFound: self = .notFound(program: error.program)
        case .notPermitted: self = .notPermitted(program: error.program)
        case .wrongFormat: self = .wrongFormat(program: error.program)
        case .other: self = .system(error.detail)
        }
    }
}
