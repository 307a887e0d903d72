// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// Keeps the timer on disk, shows the minutes left on the tab, and tells when the time is up.
@MainActor
final class CountdownKeeper {
    private(set) var countdown = Countdown()
    private let piece: TimePiece
    private let file: StateFile<Countdown>
    private var timers: [TimerToken] = []
    /// Called when the timer has changed by itself.
    var onChange: @MainActor () -> Void = {}

    /// Told of later than this, an end is not sounded: ms.
    static let stillRings: Int64 = 30 * 60_000

    init(_ piece: TimePiece) {
        self.piece = piece
        file = piece.file("timer.json")
    }

    func start() {
        guard let kept = piece.read(file) else { return }
        countdown = kept
        countdown.adopt(at: piece.now)
        check()
    }

    var now: Moment { piece.now }

    func edit(_ change: (inout Countdown) -> Void) {
        change(&countdown)
        piece.write(countdown, to: file)
        check()
    }

    /// Looks at the clock: ends the timer if it is over, else brings the badge up to date and waits for its next change.
    func check() {
        timers = []
        if let over = countdown.takeEnd(at: now) {
            piece.write(countdown, to: file)
            ring(late: over)
            onChange()
        }
        piece.shell.tab("timer").badge = countdown.badge(at: now).map { .count($0) } ?? .none
        if let wait = countdown.untilBadgeChanges(at: now) {
            timers = piece.after(wait) { [weak self] in self?.check() }
        }
    }

    private func ring(late: Int64) {
        let words = piece.words
        let text = words("{length} have passed", ["length": TimeText.countdown(countdown.length)])
        let buttons: [PluginRequest.Alert.Button] = [
            .init(id: "stop", label: words("Stop")), .init(id: "again", label: words("Start again")),
        ]
        Task { [weak self, piece] in
            do {
                let answer = try await piece.shell.ask(
                    words("Time is up"), text: text, tab: "timer", sound: late <= Self.stillRings, buttons: buttons)
                if answer == "again" { self?.startAgain() }
            } catch is CancellationError {
                // The plugin ends; the time was up all the same.
            } catch {
                piece.shell.log(.error, "The end of the timer could not be shown: \(error)")
            }
        }
    }

    private func startAgain() {
        let now = now
        edit { $0.run(at: now) }
        onChange()
    }
}
