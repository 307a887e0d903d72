// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit

/// What the sound server has told so far, and what it comes to.
struct SoundReading: Equatable {
    struct Sink: Equatable {
        var name: String
        var description: String
        /// In the server's unit: `normal` is 100 %.
        var volume: UInt32
        var isMuted: Bool
    }

    struct Recording: Equatable {
        var source: UInt32
        var program: String
        /// Paused, or only looking at the level.
        var isIdle: Bool
    }

    static let normal: UInt32 = 0x1_0000

    /// Empty or a placeholder while the server has not decided yet.
    var defaultSink = ""
    var sinks: [Sink] = []
    var recordings: [Recording] = []
    /// Sources that hear what is played, and no microphone.
    var monitors: Set<UInt32> = []

    var facts: SoundFacts {
        let sink = sinks.first { $0.name == defaultSink }
        let microphones = recordings.filter { !$0.isIdle && !monitors.contains($0.source) }
        var programs: [String] = []
        for recording in microphones where !programs.contains(recording.program) { programs.append(recording.program) }
        return SoundFacts(
            output: sink.map {
                SoundFacts.Output(
                    name: SafeText.clean($0.description), volume: Self.percent($0.volume), isMuted: $0.isMuted)
            }, recorders: programs.map { SafeText.clean($0) })
    }

    /// Rounded to nearest, half up.
    static func percent(_ volume: UInt32) -> Int {
        Int((UInt64(volume) * 100 + UInt64(normal) / 2) / UInt64(normal))
    }
}
