// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// The root of the tab Timer: what is to be counted down, or what is left of it.
final class TimerScreen: ScreenController {
    private let keeper: CountdownKeeper
    private let piece: TimePiece
    private var ticker: TimerToken?

    /// Minutes.
    private static let presets = [1, 3, 5, 10, 15, 30]

    init(_ keeper: CountdownKeeper, _ piece: TimePiece) {
        self.keeper = keeper
        self.piece = piece
        super.init()
    }

    override func appear() {
        keeper.onChange = { [weak self] in self?.changed() }
        changed()
    }

    override func disappear() {
        ticker = nil
    }

    private func changed() {
        update()
        tick()
    }

    /// Describes the screen when the next second begins, while it counts and somebody looks.
    private func tick() {
        ticker = nil
        guard isVisible, keeper.countdown.phase == .running else { return }
        let rest = keeper.countdown.remaining(at: keeper.now) % 1000
        ticker = shell.after(.milliseconds(rest == 0 ? 1000 : rest)) { [weak self] in self?.changed() }
    }

    private func edit(_ change: (inout Countdown, Moment) -> Void) {
        let now = keeper.now
        keeper.edit { change(&$0, now) }
        tick()
    }

    override var page: Page {
        let words = piece.words
        let countdown = keeper.countdown
        let now = keeper.now
        return Page(words("Timer")) {
            Text(TimeText.countdown(countdown.remaining(at: now)), id: "left", role: .display, alignment: .centre)
            if countdown.phase == .idle {
                List(id: "run") {
                    Section(id: "run") { Row(words("Start"), id: "start").button { self.edit { $0.run(at: $1) } } }
                }
                choice(countdown, words)
            } else {
                Progress(countdown.fraction(at: now), label: caption(countdown, now, words), id: "share")
                running(countdown, words)
            }
        }
        .largeTitle(.never)
    }

    private func caption(_ countdown: Countdown, _ now: Moment, _ words: Words) -> String {
        guard countdown.phase == .running else { return words("Paused") }
        return words("Ends at {time}", ["time": piece.timeOfDay(in: countdown.remaining(at: now))])
    }

    private func choice(_ countdown: Countdown, _ words: Words) -> List {
        let seconds = countdown.length / 1000
        return List(id: "choice") {
            Section(words("Length"), id: "length") {
                Row(words("Minutes"), id: "minutes").stepper(Double(seconds / 60), in: 0...180) {
                    self.set(minutes: $0, seconds: Double(seconds % 60))
                }
                Row(words("Seconds"), id: "seconds").stepper(Double(seconds % 60), in: 0...55, step: 5) {
                    self.set(minutes: Double(seconds / 60), seconds: $0)
                }
            }
            Section(words("Often used"), id: "presets") {
                Self.presets.map { minutes in
                    Row(
                        words(minutes == 1 ? "{count} minute" : "{count} minutes", ["count": "\(minutes)"]),
                        id: "preset.\(minutes)"
                    )
                    .check(seconds == Int64(minutes) * 60) { self.set(minutes: Double(minutes), seconds: 0) }
                }
            }
        }
    }

    private func running(_ countdown: Countdown, _ words: Words) -> SideBySide {
        SideBySide(id: "buttons") {
            List(id: "leading") {
                Section(id: "leading") {
                    Row(words("Cancel"), id: "cancel").button { self.edit { countdown, _ in countdown.cancel() } }
                        .destructive()
                }
            }
            List(id: "trailing") {
                Section(id: "trailing") {
                    if countdown.phase == .running {
                        Row(words("Pause"), id: "pause").button { self.edit { $0.pause(at: $1) } }
                    } else {
                        Row(words("Resume"), id: "start").button { self.edit { $0.run(at: $1) } }
                    }
                }
            }
        }
    }

    /// What comes from outside may be any number.
    private func set(minutes: Double, seconds: Double) {
        guard minutes.isFinite, seconds.isFinite else { return }
        let total = min(max(minutes, 0), 1440) * 60 + min(max(seconds, 0), 59)
        edit { countdown, _ in countdown.set(length: Int64(total) * 1000) }
    }
}
