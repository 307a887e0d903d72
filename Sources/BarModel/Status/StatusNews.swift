// SPDX-License-Identifier: Apache-2.0

/// What of the status bar is told to people who do not see it: changes only, and of one item at most once a minute.
public struct StatusNews: Equatable, Sendable {
    /// Milliseconds between two sentences about the same item.
    public static let pause = 60_000
    /// Milliseconds from the first bar in which services introduce themselves: what they say then is no news.
    public static let introduction = 2_000

    private struct Told: Equatable {
        var text: String
        var time: Int
    }

    private var told: [String: Told] = [:]
    private var began: Int?

    public init() {}

    /// Takes the bar as it is now and answers what is to be said, in the order of the items. What comes within the pause
    /// is said with a later bar, if it is still so then.
    ///
    /// - Parameter now: Milliseconds of a clock that never runs backwards.
    public mutating func sentences(for bar: StatusBar, at now: Int) -> [String] {
        let began = began ?? now
        self.began = began
        let isNews = now - began >= Self.introduction
        var sentences: [String] = []
        for item in bar.items where !item.announcement.isEmpty {
            if let last = told[item.id] {
                guard last.text != item.announcement, now - last.time >= Self.pause else { continue }
            }
            told[item.id] = Told(text: item.announcement, time: isNews ? now : now - Self.pause)
            if isNews { sentences.append(item.announcement) }
        }
        return sentences
    }
}
