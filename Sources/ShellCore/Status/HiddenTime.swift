// SPDX-License-Identifier: Apache-2.0

/// How long the bars have been out of sight: the first time in a session a hint says how they come back (STAT-RESTORE),
/// and after hours they show for a moment by themselves, so that nobody is without the time for good
/// (STAT-HIDE-PERMANENT). All times are milliseconds of the shell's clock.
struct HiddenTime: Equatable, Sendable {
    static let longest = 4 * 3_600_000
    static let glimpse = 3_000
    static let hint = 3_000

    /// Since when nobody has seen them.
    private var since: Int?
    private var glimpseUntil: Int?
    private var hintUntil: Int?
    private var hasHinted = false

    /// The bars show although somebody hides them.
    var isGlimpse: Bool { glimpseUntil != nil }
    var isHint: Bool { hintUntil != nil }

    /// - Parameter isEndless: The operator lets them be hidden for good.
    mutating func update(isHidden: Bool, isEndless: Bool, at now: Int) {
        guard isHidden else {
            (since, glimpseUntil, hintUntil) = (nil, nil, nil)
            return
        }
        if since == nil, glimpseUntil == nil {
            since = now
            if !hasHinted { hintUntil = now + Self.hint }
            hasHinted = true
        }
        if let end = hintUntil, end <= now { hintUntil = nil }
        if let end = glimpseUntil, end <= now {
            glimpseUntil = nil
            since = end
        }
        if let began = since, began + Self.longest <= now, !isEndless {
            since = nil
            glimpseUntil = now + Self.glimpse
        }
    }

    /// When it changes by itself next.
    func deadline(isEndless: Bool) -> Int? {
        let longest = isEndless ? nil : since.map { $0 + Self.longest }
        return [glimpseUntil, hintUntil, longest].compactMap { $0 }.min()
    }
}
