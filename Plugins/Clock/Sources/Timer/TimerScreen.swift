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
            if countdown.phase == .idle {
                lengthPicker(words)
                Buttons(id: "run") {
                    Button(words("Start"), id: "start", prominent: true) { self.edit { $0.run(at: $1) } }
                }
                presets(countdown, words)
            } else {
                Text(TimeText.countdown(countdown.remaining(at: now)), id: "left", role: .display, alignment: .centre)
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

    private func lengthPicker(_ words: Words) -> Picker {
        let parts = parts
        /// One of the three, the others as they are.
        func wheel(_ index: Int, _ label: String, id: String, unit: String, numbers: ClosedRange<Int>) -> Wheel {
            Wheel(
                words(label), id: id, unit: words(unit), numbers: numbers,
                selected: min(parts[index], numbers.upperBound),
                wraps: true
            ) { chosen in
                var parts = self.parts
                parts[index] = chosen
                self.set(seconds: parts[0] * 3600 + parts[1] * 60 + parts[2])
            }
        }
        return Picker(id: "length") {
            wheel(0, "Hours", id: "hours", unit: "h", numbers: 0...23)
            wheel(1, "Minutes", id: "minutes", unit: "min", numbers: 0...59)
            wheel(2, "Seconds", id: "seconds", unit: "s", numbers: 0...59)
        }
    }

    /// Hours, minutes and seconds of the length.
    private var parts: [Int] {
        let seconds = Int(keeper.countdown.length / 1000)
        return [seconds / 3600, seconds / 60 % 60, seconds % 60]
    }

    private func presets(_ countdown: Countdown, _ words: Words) -> List {
        List(id: "choice") {
            Section(words("Often used"), id: "presets") {
                Self.presets.map { minutes in
                    Row(
                        words(minutes == 1 ? "{count} minute" : "{count} minutes", ["count": "\(minutes)"]),
                        id: "preset.\(minutes)"
                    )
                    .check(countdown.length == Int64(minutes) * 60_000) { self.set(seconds: minutes * 60) }
                }
            }
        }
    }

    private func running(_ countdown: Countdown, _ words: Words) -> Buttons {
        Buttons(id: "buttons") {
            Button(words("Cancel"), id: "cancel", destructive: true) {
                self.edit { countdown, _ in countdown.cancel() }
            }
            if countdown.phase == .running {
                Button(words("Pause"), id: "pause", prominent: true) { self.edit { $0.pause(at: $1) } }
            } else {
                Button(words("Resume"), id: "start", prominent: true) { self.edit { $0.run(at: $1) } }
            }
        }
    }

    private func set(seconds: Int) {
        edit { countdown, _ in countdown.set(length: Int64(seconds) * 1000) }
    }
}
