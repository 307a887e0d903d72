// SPDX-License-Identifier: Apache-2.0

// A child process with pipes. The descriptors can be taken away to be served on another thread; those that are not taken
// are closed with this object. The child is killed by the kernel when we end, however we end.

import CGio
import Glibc

/// How a process is started.
package struct SpawnRequest: Sendable {
    /// The program and its arguments. A program without a slash is looked for in PATH.
    package var arguments: [String]
    /// Complete, nothing is inherited besides; nil inherits all.
    package var environment: [String: String]?
    package var directory: String?
    /// A descriptor the child gets as its number 3; the caller keeps and closes its own.
    package var fourthDescriptor: Int32?

    package init(_ arguments: [String], environment: [String: String]? = nil, directory: String? = nil) {
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
    }
}

package struct SpawnError: Error, Equatable, Sendable {
    package enum Cause: Sendable {
        case notFound
        case notPermitted
        case wrongFormat
        case other
    }

    package let program: String
    package let cause: Cause
    /// GLib's own words, in the person's language.
    package let detail: String
}

/// How a process ended.
package enum ProcessExit: Equatable, Sendable {
    case status(Int32)
    case signal(Int32)
}

@MainActor
package final class SpawnedProcess {
    package let pid: Int32
    /// Nil while it runs.
    package private(set) var exit: ProcessExit?
    /// Called once, after the process has ended and was collected. Set it in the turn of the start.
    package var onExit: (@MainActor (ProcessExit) -> Void)?

    private var input: Int32
    private var output: Int32
    private var errors: Int32

    package init(_ request: SpawnRequest) throws(SpawnError) {
        Self.ignoreBrokenPipes
        var pid: GPid = 0
        var pipes: (Int32, Int32, Int32) = (-1, -1, -1)
        var setup = cgio_child_setup_data(parent: getpid())
        var source = request.fourthDescriptor ?? -1
        var target: Int32 = 3
        let environment = request.environment.map { $0.map { "\($0.key)=\($0.value)" } }
        let search = environment == nil ? G_SPAWN_SEARCH_PATH : G_SPAWN_SEARCH_PATH_FROM_ENVP
        let flags = G_SPAWN_DO_NOT_REAP_CHILD.rawValue | G_SPAWN_CLOEXEC_PIPES.rawValue | search.rawValue
        var error: UnsafeMutablePointer<GError>?
        let isStarted = withStringVector(request.arguments) { arguments in
            withStringVector(environment) { environment in
                g_spawn_async_with_pipes_and_fds(
                    request.directory, arguments, environment, GSpawnFlags(rawValue: flags), cgio_child_setup, &setup,
                    -1, -1, -1, &source, &target, source >= 0 ? 1 : 0, &pid, &pipes.0, &pipes.1, &pipes.2, &error) != 0
            }
        }
        guard isStarted else { throw SpawnError(program: request.arguments.first ?? "", taking: error) }
        self.pid = pid
        (input, output, errors) = pipes
        watchExit()
    }

    isolated deinit {
        for descriptor in [input, output, errors] where descriptor >= 0 { close(descriptor) }
    }

    /// The writing end of its standard input; the caller closes it. -1 when it was taken already.
    package func takeInput() -> Int32 { take(&input) }

    /// The reading end of its standard output; the caller closes it. -1 when it was taken already.
    package func takeOutput() -> Int32 { take(&output) }

    /// The reading end of its standard error; the caller closes it. -1 when it was taken already.
    package func takeErrors() -> Int32 { take(&errors) }

    /// Sends a signal to it and to the processes it has started. Does nothing once it has ended.
    package func send(signal number: Int32) {
        guard exit == nil else { return }
        // The group is missing only in the moment before the child has made it.
        if kill(-pid, number) != 0 { kill(pid, number) }
    }

    private func take(_ descriptor: inout Int32) -> Int32 {
        defer { descriptor = -1 }
        return descriptor
    }

    private typealias Ended = @MainActor (Int32) -> Void

    private func watchExit() {
        // Strong on purpose: a child is collected even when nobody holds this object any more.
        let ended: Ended = { status in self.ended(status) }
        g_child_watch_add_full(
            G_PRIORITY_DEFAULT, pid, Self.childEnded, ClosureBox(ended).retained(), closureBoxRelease)
    }

    private func ended(_ status: Int32) {
        let signal = status & 0x7f
        let exit: ProcessExit = signal == 0 ? .status((status >> 8) & 0xff) : .signal(signal)
        // What it left running in its group goes with it.
        kill(-pid, SIGKILL)
        self.exit = exit
        let onExit = onExit
        self.onExit = nil
        onExit?(exit)
    }

    private static let childEnded: @convention(c) @Sendable (GPid, gint, gpointer?) -> Void = { _, status, data in
        _ = enterClosureBox(data, Ended.self) { $0(status) }
    }

    /// A closed pipe is an error of `write`, not the end of the shell.
    private static let ignoreBrokenPipes: Void = {
        _ = Glibc.signal(SIGPIPE, SIG_IGN)
    }()
}

extension SpawnError {
    fileprivate init(program: String, taking error: UnsafeMutablePointer<GError>?) {
        self.program = program
        guard let error else {
            (cause, detail) = (.other, "")
            return
        }
        detail = String(cString: error.pointee.message)
        cause =
            switch GSpawnError(rawValue: UInt32(bitPattern: error.pointee.code)) {
            case G_SPAWN_ERROR_NOENT: .notFound
            case G_SPAWN_ERROR_ACCES, G_SPAWN_ERROR_PERM: .notPermitted
            case G_SPAWN_ERROR_NOEXEC: .wrongFormat
            default: .other
            }
        g_error_free(error)
    }
}
