// SPDX-License-Identifier: Apache-2.0

/// A modem and the network it is in.
public struct CellularFacts: Hashable, Sendable {
    public enum Technology: String, Hashable, Sendable {
        case second = "2G"
        case third = "3G"
        case fourth = "LTE"
        case fifth = "5G"
    }

    public enum State: Hashable, Sendable {
        /// The card waits for its number; how many tries are left, where that is known.
        case pinNeeded(tries: Int?)
        /// Too many wrong numbers: the card waits for the longer one.
        case pukNeeded(tries: Int?)
        /// Locked for another reason, to a network for example.
        case locked
        case noCard
        case failed
        case off
        case searching
        /// `strength` in percent, 0 to 100; nil where it is not known.
        case registered(strength: Int?, isRoaming: Bool)
    }

    public var state: State
    /// The carrier's name; empty while there is none.
    public var carrier: String
    public var technology: Technology?

    public init(state: State, carrier: String = "", technology: Technology? = nil) {
        self.state = state
        self.carrier = carrier
        self.technology = technology
    }
}
