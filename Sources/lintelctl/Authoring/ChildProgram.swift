// SPDX-License-Identifier: Apache-2.0

import GioKit
import Glibc

/// A program started for the author, whose output is theirs to read.
@MainActor
final class ChildProgram {
    private let process: SpawnedProcess
    private var readers: [LineReader] = []

    init(
        _ arguments: [String], environment: [String: String], directory: String, output: Output
    ) throws(SpawnError) {
        process = try SpawnedProcess(SpawnRequest(arguments, environment: environment, directory: directory))
        close(process.takeInput())
        readers = [process.takeOutput(), process.takeErrors()].map { descriptor in
            LineReader(
                takingOver: descriptor, limit: 64 * 1024,
                onLine: { piece in
                    if case .line(let bytes) = piece { output.complain(String(decoding: bytes, as: UTF8.self)) }
                })
        }
    }

    var exit: ProcessExit? { process.exit }

    func send(signal: Int32) { process.send(signal: signal) }

    /// Serves the main loop until it has ended; true if it ended well.
    func wait() -> Bool {
        MainLoop.serve(until: { process.exit != nil })
        // What it said last is still in its pipes.
        while MainLoop.turn() {}
        return process.exit == .status(0)
    }
}
