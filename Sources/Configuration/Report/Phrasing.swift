// SPDX-License-Identifier: Apache-2.0

import BarModel

/// Sentences with what files say filled in: each such text is shortened, so that a value of a megabyte makes no page.
struct Phrasing: Sendable {
    /// Made of our own words and of names that are installed.
    private static let whole: Set = ["wanted", "item", "names", "hint", "allowed", "keys"]
    /// People open what a path names, so more of it is kept.
    private static let path = "path"
    private static let longestPath = 400

    let plain: Translate

    func callAsFunction(_ english: String) -> String { plain(english) }

    func callAsFunction(_ english: String, _ values: [String: String]) -> String {
        var short = values
        for (place, value) in values where !Phrasing.whole.contains(place) {
            short[place] = value.shortenedInMiddle(to: place == Phrasing.path ? Phrasing.longestPath : 80)
        }
        return plain(english, short)
    }
}
