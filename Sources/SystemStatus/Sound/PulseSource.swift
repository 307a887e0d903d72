// SPDX-License-Identifier: Apache-2.0

// The default output and the microphones from PulseAudio, or from PipeWire in its place. The server is never started from
// here; its socket is watched, so that one that comes late or again is found at once and nothing wakes meanwhile.

import BarModel
import GioKit
import Glibc

@MainActor
package final class PulseSource: StatusSource {
    package var value: Reading<SoundFacts> { keeper.reading }
    package var onChange: (@MainActor () -> Void)? {
        get { keeper.onChange }
        set { keeper.onChange = newValue }
    }

    private let keeper: ReadingKeeper<SoundFacts>
    private var connection: PulseConnection?
    private var start: LoopSource?
    private var retry: LoopSource?
    private var watch: FileWatch?
    private var failures = 0
    private let socket: String

    /// - Parameter socket: Where the server listens.
    package init(socket: String? = PulseSource.socket, countdown: any Countdown = LoopCountdown()) {
        keeper = ReadingKeeper(countdown)
        self.socket = socket ?? ""
        guard let socket else { return }
        watch = FileWatch(socket) { [weak self] in
            self?.failures = 0
            self?.connect()
        }
        // After the first frame: the client library reads files of its own.
        start = MainLoop.idle { [weak self] in self?.connect() }
    }

    /// From `PULSE_SERVER`, `PULSE_RUNTIME_PATH` or the session's folder; nil without any. Servers of other machines
    /// are none of this machine's sound.
    package static var socket: String? {
        func variable(_ name: String) -> String? {
            getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
        }
        if let server = variable("PULSE_SERVER") {
            if server.hasPrefix("unix:") { return String(server.dropFirst(5)) }
            return server.hasPrefix("/") ? server : nil
        }
        if let folder = variable("PULSE_RUNTIME_PATH") { return "\(folder)/native" }
        return variable("XDG_RUNTIME_DIR").map { "\($0)/pulse/native" }
    }

    package func check() -> Bool {
        guard let connection, value.value != nil else { return false }
        connection.refresh()
        return true
    }

    private func connect() {
        guard connection == nil, access(socket, F_OK) == 0 else { return }
        connection = PulseConnection(
            server: "unix:\(socket)",
            onChange: { [weak self] reading in
                self?.failures = 0
                self?.keeper.take(.known(reading.facts))
            },
            onSilence: { [weak self] in self?.keeper.lose() }, onEnd: { [weak self] in self?.ended() })
    }

    private func ended() {
        let wasSilent = connection?.isSilent == true
        connection = nil
        keeper.lose()
        // The socket may be there before the server listens, and of one that was killed it stays. One that listens and
        // does not answer is asked until it does; the library gives each question half a minute.
        guard failures < 6 || wasSilent else { return }
        if !wasSilent { failures += 1 }
        retry = MainLoop.after(milliseconds: 50 << failures) { [weak self] in self?.connect() }
    }
}
