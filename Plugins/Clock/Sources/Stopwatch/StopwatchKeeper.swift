// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// Keeps the stopwatch on disk. It needs no timer of its own: the reading follows from the clock.
@MainActor
final class StopwatchKeeper {
    private(set) var watch = Stopwatch()
    private let piece: TimePiece
    private let file: StateFile<Stopwatch>

    init(_ piece: TimePiece) {
        self.piece = piece
        file = piece.file("stopwatch.json")
    }

    func start() {
        guard let kept = piece.read(file) else { return }
        watch = kept
        watch.adopt(at: piece.now)
    }

    var now: Moment { piece.now }

    func edit(_ change: (inout Stopwatch) -> Void) {
        change(&watch)
        piece.write(watch, to: file)
    }
}
