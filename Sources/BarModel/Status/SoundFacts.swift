// SPDX-License-Identifier: Apache-2.0

/// What the sound server says: its default output, and who listens to a microphone.
public struct SoundFacts: Hashable, Sendable {
    public struct Output: Hashable, Sendable {
        public var name: String
        /// Percent, from 0; may lie above 100. Kept while it is muted.
        public var volume: Int
        public var isMuted: Bool

        public init(name: String, volume: Int, isMuted: Bool) {
            self.name = name
            self.volume = volume
            self.isMuted = isMuted
        }

        /// How much of a meter it fills, 0 to 1.
        public var fill: Double { Double(min(100, max(0, volume))) / 100 }
        /// Step of the icon, 0 to 3.
        public var step: Int { volume <= 0 ? 0 : volume < 34 ? 1 : volume < 67 ? 2 : 3 }
    }

    /// Nil on a server without an output.
    public var output: Output?
    /// Names of the programs that record from a microphone now.
    public var recorders: [String]

    public init(output: Output?, recorders: [String] = []) {
        self.output = output
        self.recorders = recorders
    }
}
