// SPDX-License-Identifier: Apache-2.0

import GioKit
import Glibc
import Testing

extension GioKitTests {
    @Suite("SpawnedProcess")
    @MainActor
    struct SpawnedProcessTests {
        private func line(_ text: String) -> LineSplitter.Piece { .line(Array(text.utf8)) }

        /// Starts a process and collects its output until it ends.
        private func run(_ request: SpawnRequest) throws -> (exit: ProcessExit?, lines: [LineSplitter.Piece]) {
            let process = try SpawnedProcess(request)
            var lines: [LineSplitter.Piece] = []
            var isOver = false
            let reader = LineReader(
                takingOver: process.takeOutput(), limit: 4096, onLine: { lines.append($0) }, onEnd: { isOver = true })
            try wait("the process ends") { isOver && process.exit != nil }
            reader.stop()
            return (process.exit, lines)
        }

        @Test("carries lines both ways and closes the pipes")
        func echo() throws {
            let before = settledClosures()
            do {
                let process = try SpawnedProcess(SpawnRequest(["cat"]))
                var lines: [LineSplitter.Piece] = []
                var exits: [ProcessExit] = []
                process.onExit = { exits.append($0) }
                let writer = PipeWriter(takingOver: process.takeInput(), capacity: 1 << 20)
                let reader = LineReader(takingOver: process.takeOutput(), limit: 1 << 20) { lines.append($0) }
                let long = String(repeating: "x", count: 500_000)
                #expect(writer.write(Array("hello\n".utf8)))
                #expect(writer.write(Array("\(long)\n".utf8)))
                #expect(writer.waiting > 0)
                #expect(!writer.write(Array(repeating: 0, count: 1 << 20)))
                writer.finish()
                try wait("the process ends") { process.exit != nil }
                #expect(exits == [.status(0)])
                try wait("both lines") { lines.count == 2 }
                #expect(lines == [line("hello"), line(long)])
                #expect(process.takeOutput() == -1)
                reader.stop()
            }
            #expect(SignalCounter.live <= before)
        }

        @Test("tells a status from a signal")
        func exits() throws {
            #expect(try run(SpawnRequest(["/bin/sh", "-c", "exit 7"])).exit == .status(7))
            #expect(try run(SpawnRequest(["/bin/sh", "-c", "kill -9 $$"])).exit == .signal(SIGKILL))
        }

        @Test("kills a process together with what it has started")
        func killsGroup() throws {
            let process = try SpawnedProcess(SpawnRequest(["/bin/sh", "-c", "sleep 1000 & echo $!; wait"]))
            var lines: [LineSplitter.Piece] = []
            var isOver = false
            let reader = LineReader(
                takingOver: process.takeOutput(), limit: 100, onLine: { lines.append($0) }, onEnd: { isOver = true })
            try wait("the inner process") { !lines.isEmpty }
            process.send(signal: SIGTERM)
            // The pipe ends only when the last holder of its other end has gone.
            try wait("both end") { isOver && process.exit == .signal(SIGTERM) }
            reader.stop()
        }

        @Test("starts in a folder with exactly the environment that is given")
        func surroundings() throws {
            let request = SpawnRequest(
                ["/bin/sh", "-c", "pwd; echo $A; echo ${HOME-none}"], environment: ["A": "1"], directory: "/usr")
            #expect(try run(request).lines == [line("/usr"), line("1"), line("none")])
        }

        @Test("dies with the shell")
        func deathSignal() throws {
            let script =
                "import ctypes; v = ctypes.c_int(); ctypes.CDLL(None).prctl(2, ctypes.byref(v)); print(v.value)"
            #expect(try run(SpawnRequest(["/usr/bin/python3", "-c", script])).lines == [line("9")])
        }

        @Test("hands one more descriptor over, and no other")
        func fourth() throws {
            var ends: [Int32] = [-1, -1]
            #expect(pipe(&ends) == 0)
            var request = SpawnRequest(["/bin/sh", "-c", "echo told >&3; ls /proc/self/fd | wc -l"])
            request.fourthDescriptor = ends[1]
            // Three pipes, the fourth, and the folder that ls reads.
            #expect(try run(request).lines == [line("5")])
            close(ends[1])
            var bytes = [UInt8](repeating: 0, count: 16)
            let count = read(ends[0], &bytes, bytes.count)
            #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "told\n")
            close(ends[0])
        }

        @Test("says why a program cannot start")
        func failures() {
            let missing = #expect(throws: SpawnError.self) { try SpawnedProcess(SpawnRequest(["/no/such/program"])) }
            #expect(missing?.cause == .notFound)
            #expect(missing?.program == "/no/such/program")
            let directory = #expect(throws: SpawnError.self) { try SpawnedProcess(SpawnRequest(["/usr"])) }
            #expect(directory?.cause == .notPermitted)
        }

        @Test("tells the writer once that the reader has gone")
        func brokenPipe() throws {
            let process = try SpawnedProcess(SpawnRequest(["true"]))
            var closed = 0
            let writer = PipeWriter(takingOver: process.takeInput(), capacity: 1 << 20) { closed += 1 }
            try wait("the process ends") { process.exit != nil }
            #expect(writer.write([1, 2, 3]))
            try wait("the pipe is known to be closed") { closed == 1 }
            #expect(!writer.write([1]))
        }
    }
}
