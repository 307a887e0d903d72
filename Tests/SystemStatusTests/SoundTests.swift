// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import Glibc
import Testing

@testable import SystemStatus

extension SystemStatusTests {
    /// Against the real sound server, with outputs and inputs that lead nowhere.
    @Suite("Sound")
    @MainActor
    struct SoundTests {
        @MainActor
        final class Server {
            let folder: TemporaryFolder
            private var process: SpawnedProcess?

            init() throws {
                folder = try TemporaryFolder()
            }

            isolated deinit {
                process?.send(signal: SIGKILL)
            }

            var socket: String { folder.path("pulse/native") }
            private var environment: [String: String] {
                [
                    "PATH": "/usr/bin:/bin", "XDG_RUNTIME_DIR": folder.path, "HOME": folder.path, "LC_ALL": "C.UTF-8",
                    "PULSE_SERVER": "unix:\(socket)",
                ]
            }

            func start() throws {
                var environment = environment
                environment["PULSE_SERVER"] = nil
                process = try SpawnedProcess(
                    SpawnRequest(
                        [
                            "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no",
                            "-L", "module-null-sink sink_name=speaker", "-L", "module-null-source source_name=mic",
                            "-L", "module-native-protocol-unix",
                        ], environment: environment))
                try wait("the server listens") { access(socket, F_OK) == 0 }
            }

            func kill() throws {
                process?.send(signal: SIGKILL)
                try wait("the server ends") { process?.exit != nil }
            }

            func hang(_ hangs: Bool) { process?.send(signal: hangs ? SIGSTOP : SIGCONT) }

            func control(_ arguments: String...) throws {
                let done = try SpawnedProcess(SpawnRequest(["pactl"] + arguments, environment: environment))
                try wait("pactl \(arguments) ends") { done.exit != nil }
                #expect(done.exit == .status(0), "pactl \(arguments)")
            }

            func record(from source: String) throws -> SpawnedProcess {
                try SpawnedProcess(
                    SpawnRequest(
                        ["parec", "--device=\(source)", "--client-name=Recorder", folder.path("recorded")],
                        environment: environment))
            }
        }

        private func output(_ source: PulseSource) -> SoundFacts.Output? { source.value.value?.output }

        @Test("S-21 shows a volume above 100 percent as it is, fills its meter no further, and keeps it while muted")
        func loud() throws {
            let server = try Server()
            try server.start()
            let source = PulseSource(socket: server.socket)
            try wait("an output") { output(source) != nil }
            for (percent, fill, step) in [(0, 0.0, 0), (100, 1, 3), (153, 1, 3), (1_000, 1, 3)] {
                try server.control("set-sink-volume", "speaker", "\(percent)%")
                try wait("\(percent)", atMost: .seconds(1)) { output(source)?.volume == percent }
                #expect(output(source)?.fill == fill)
                #expect(output(source)?.step == step)
            }
            try server.control("set-sink-volume", "speaker", "153%")
            try server.control("set-sink-mute", "speaker", "1")
            try wait("muted", atMost: .seconds(1)) { output(source)?.isMuted == true && output(source)?.volume == 153 }
            try server.control("set-sink-mute", "speaker", "0")
            try wait("loud", atMost: .seconds(1)) { output(source)?.isMuted == false && output(source)?.volume == 153 }
        }

        @Test("follows the default output, and tells who listens to a microphone, not who listens to the output")
        func devices() throws {
            let server = try Server()
            try server.start()
            let source = PulseSource(socket: server.socket)
            try wait("an output") { output(source) != nil }
            try server.control("load-module", "module-null-sink", "sink_name=headset")
            try server.control("set-sink-volume", "headset", "33%")
            try server.control("set-default-sink", "headset")
            try wait("the headset", atMost: .seconds(1)) { output(source)?.volume == 33 }
            #expect(source.value.value?.recorders == [])
            let monitor = try server.record(from: "speaker.monitor")
            let recorder = try server.record(from: "mic")
            try wait("a recorder", atMost: .seconds(2)) { source.value.value?.recorders == ["Recorder"] }
            recorder.send(signal: SIGTERM)
            try wait("it has ended", atMost: .seconds(2)) { source.value.value?.recorders == [] }
            monitor.send(signal: SIGTERM)
        }

        @Test("finds a server that comes late or again within a second, and is unavailable between")
        func restart() throws {
            let server = try Server()
            let countdown = HandCountdown()
            let source = PulseSource(socket: server.socket, countdown: countdown)
            #expect(source.value == .absent)
            try server.start()
            try wait("found", atMost: .seconds(1)) { output(source) != nil }
            try server.kill()
            try wait("gone", atMost: .seconds(1)) { source.value == .unavailable }
            try server.start()
            try wait("found again", atMost: .seconds(1)) { output(source) != nil }
            try server.kill()
            try wait("gone again", atMost: .seconds(1)) { source.value == .unavailable }
            countdown.runOut()
            #expect(source.value == .absent)
        }

        @Test("a server that hangs before it has said anything keeps nobody waiting")
        func hangs() throws {
            let server = try Server()
            try server.start()
            server.hang(true)
            let source = PulseSource(socket: server.socket)
            var turns = 0
            let clock = MainLoop.every(milliseconds: 20) { turns += 1 }
            try wait("time goes on", atMost: .seconds(5)) { turns >= 20 }
            clock.cancel()
            #expect(source.value == .absent)
            server.hang(false)
            try wait("found") { output(source) != nil }
        }

        @Test("a server that falls silent later is unavailable once it is asked, and followed when it goes on")
        func silentLater() throws {
            let server = try Server()
            try server.start()
            let source = PulseSource(socket: server.socket, countdown: HandCountdown())
            try wait("found") { output(source) != nil }
            server.hang(true)
            #expect(source.check())
            #expect(output(source) != nil)
            try wait("silent", atMost: .seconds(7)) { source.value == .unavailable }
            #expect(!source.check())
            server.hang(false)
            try wait("it goes on", atMost: .seconds(2)) { output(source) != nil }
        }

        @Test("names of programs are text, and a placeholder of an undecided server is no output")
        func reading() {
            var reading = SoundReading()
            reading.defaultSink = "@DEFAULT_SINK@"
            reading.sinks = [
                .init(name: "speaker", description: "Speaker", volume: SoundReading.normal, isMuted: false)
            ]
            reading.recordings = [
                .init(source: 1, program: "<b>A</b>\u{202E}", isIdle: false),
                .init(source: 1, program: "B", isIdle: true),
                .init(source: 2, program: "C", isIdle: false),
            ]
            reading.monitors = [2]
            #expect(reading.facts == SoundFacts(output: nil, recorders: ["<b>A</b>\u{FFFD}"]))
            #expect(SoundReading.percent(.max) == 6_553_600)
        }
    }
}
