// SPDX-License-Identifier: Apache-2.0

/// What of the badges is told to people who do not see them: changes only, and of one tab at most once in five seconds
/// (TAB-BADGE-UNOBTRUSIVE).
public struct TabNews: Equatable, Sendable {
    /// Milliseconds between two sentences about the same tab.
    public static let pause = 5_000

    private struct Told: Equatable {
        var badge: Badge
        /// `nil`: nothing was said yet.
        var time: Int?
    }

    private var told: [String: Told] = [:]

    public init() {}

    /// Takes the bar as it is now and answers the slots whose badges are to be said. What comes within the pause waits, and
    /// only the last of it is said.
    ///
    /// - Parameter now: Milliseconds of a clock that never runs backwards.
    /// - Returns: The slots, and when to ask again; `nil` if nothing waits.
    public mutating func take(_ bar: TabBar, at now: Int) -> (slots: [TabSlot], next: Int?) {
        var slots: [TabSlot] = []
        var next: Int?
        for slot in bar.slots {
            let (key, badge) =
                switch slot {
                case .tab(let entry): (entry.id.description, entry.badge)
                case .more(let badge): ("", badge)
                }
            // A tab introduces itself by being there.
            guard let last = told[key] else {
                told[key] = Told(badge: badge, time: nil)
                continue
            }
            guard last.badge != badge else { continue }
            if let time = last.time, now - time < Self.pause {
                next = min(next ?? .max, time + Self.pause)
                continue
            }
            // A badge that has gone is no news, but the next one is.
            told[key] = Told(badge: badge, time: badge == .none ? last.time : now)
            if badge != .none { slots.append(slot) }
        }
        return (slots, next)
    }
}
