// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// The root of the tab Stopwatch. It is described ten times a second, only while the watch runs and somebody looks.
final class StopwatchScreen: ScreenController {
    private let keeper: StopwatchKeeper
    private let piece: TimePiece
    private var ticker: TimerToken?

    init(_ keeper: StopwatchKeeper, _ piece: TimePiece) {
        self.keeper = keeper
        self.piece = piece
        super.init()
    }

    override func appear() {
        update()
        tick()
    }

    override func disappear() { tick() }

    private func tick() {
        let ticks = isVisible && keeper.watch.isRunning
        if !ticks {
            ticker = nil
        } else if ticker == nil {
            ticker = shell.every(.milliseconds(100)) { [weak self] in self?.update() }
        }
    }

    private func edit(_ change: (inout Stopwatch, Moment) -> Void) {
        let now = keeper.now
        keeper.edit { change(&$0, now) }
        tick()
    }

    override var page: Page {
        let words = piece.words
        let watch = keeper.watch
        let reading = watch.reading(at: keeper.now)
        return Page(words("Stopwatch")) {
            Text(
                TimeText.tenths(reading, separator: words.separator), id: "reading", role: .display, alignment: .centre)
            Buttons(id: "buttons") {
                secondButton(watch, words)
                firstButton(watch, words)
            }
            if !watch.splits.isEmpty { laps(watch, words) }
        }
        .largeTitle(.never)
    }

    private func firstButton(_ watch: Stopwatch, _ words: Words) -> Button {
        watch.isRunning
            ? Button(words("Stop"), id: "stop", prominent: true, destructive: true) { self.edit { $0.stop(at: $1) } }
            : Button(words(watch.isReset ? "Start" : "Resume"), id: "start", prominent: true) {
                self.edit { $0.run(at: $1) }
            }
    }

    private func secondButton(_ watch: Stopwatch, _ words: Words) -> Button {
        watch.isRunning || watch.isReset
            ? Button(words("Lap"), id: "lap", enabled: watch.isRunning) { self.edit { $0.lap(at: $1) } }
            : Button(words("Reset"), id: "reset") { self.edit { watch, _ in watch.reset() } }
    }

    private func laps(_ watch: Stopwatch, _ words: Words) -> List {
        let laps = watch.laps
        return List(id: "laps") {
            // On demand: ten times a second only what can be seen is sent.
            Section(words("Laps"), id: "laps", count: laps.count) { index in
                let lap = laps[index]
                return Row(
                    words("Lap {number}", ["number": "\(lap.number)"]), id: "lap.\(lap.number)",
                    subtitle: lap.difference.map { TimeText.difference($0, separator: words.separator) },
                    value: TimeText.hundredths(lap.length, separator: words.separator))
            }
        }
    }
}
