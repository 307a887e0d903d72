// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// The plugin Clock: alarms, a stopwatch and a timer, each in a tab of its own.
@main
final class TimePieces: Plugin {
    /// What the three share once the shell is known.
    private struct Pieces {
        let piece: TimePiece
        let alarms: AlarmKeeper
        let stopwatch: StopwatchKeeper
        let countdown: CountdownKeeper
    }

    private let zone: LocalZone
    private let bootID: String
    private let watchesZone: Bool
    private var pieces: Pieces?

    convenience init() {
        self.init(zone: .system, bootID: TimePiece.readBootID(), watchesZone: true)
    }

    /// - Parameters:
    ///   - zone: Of the person.
    ///   - bootID: Names this run of the machine.
    ///   - watchesZone: Whether the machine's zone can change while this runs.
    init(zone: LocalZone, bootID: String, watchesZone: Bool) {
        self.zone = zone
        self.bootID = bootID
        self.watchesZone = watchesZone
    }

    func start(_ shell: Shell) async throws {
        let piece = TimePiece(shell, zone: zone, bootID: bootID)
        let pieces = Pieces(
            piece: piece, alarms: AlarmKeeper(piece, watchesZone: watchesZone),
            stopwatch: StopwatchKeeper(piece), countdown: CountdownKeeper(piece))
        self.pieces = pieces
        pieces.alarms.start()
        pieces.stopwatch.start()
        pieces.countdown.start()
    }

    func resume() {
        pieces?.alarms.ringDue()
        pieces?.countdown.check()
    }

    var tabs: [Tab] {
        Tab("alarm") { self.screen { AlarmsScreen($0.alarms, $0.piece) } }
        Tab("stopwatch") { self.screen { StopwatchScreen($0.stopwatch, $0.piece) } }
        Tab("timer") { self.screen { TimerScreen($0.countdown, $0.piece) } }
    }

    /// Screens are asked for once `start` has returned.
    private func screen(_ make: (Pieces) -> ScreenController) -> ScreenController {
        pieces.map(make) ?? ScreenController()
    }

    /// A screen of an alarm that no row leads to: the shell opens it again after a restart of the plugin.
    func screen(_ id: String, in tab: String) -> ScreenController? {
        guard tab == "alarm", id.hasPrefix("alarm."), let pieces else { return nil }
        return AlarmScreen(String(id.dropFirst("alarm.".count)), pieces.alarms, pieces.piece)
    }
}
