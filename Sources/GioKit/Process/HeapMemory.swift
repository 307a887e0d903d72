// SPDX-License-Identifier: Apache-2.0

import CGio

/// Memory that the C library has and nobody uses.
package enum HeapMemory {
    /// All threads take from few pools, so that a thread that has ended leaves no pool of its own behind. Called first.
    package static func share() { cgio_share_heap() }

    /// Gives what is free back to the system; takes some milliseconds, on any thread.
    package static func giveBack() { cgio_give_back_heap() }
}
