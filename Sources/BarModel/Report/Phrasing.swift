// SPDX-License-Identifier: Apache-2.0

/// Sentences with what files say filled in: each such text is shortened, so that a value of a megabyte makes no page.
package struct Phrasing: Sendable {
    /// Made of our own words and of names that are installed.
    private static let whole: Set = ["wanted", "item", "names", "hint", "allowed", "expected", "detail", "reason"]
    /// People open what a path names, so more of it is kept.
    private static let paths: Set = ["path", "file", "program", "module"]
    private static let longestPath = 400

    package let plain: Translate

    package init(plain: Translate) {
        self.plain = plain
    }

    package func callAsFunction(_ english: String) -> String { plain(english) }

    package func callAsFunction(_ english: String, _ values: [String: String]) -> String {
        var short = values
        for (place, value) in values where !Phrasing.whole.contains(place) {
            short[place] =
                Phrasing.paths.contains(place)
                ? value.shortenedInMiddle(to: Phrasing.longestPath) : value.shortenedInMiddle()
        }
        return plain(english, short)
    }
}
