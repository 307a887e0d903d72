// SPDX-License-Identifier: Apache-2.0

extension String {
    /// A text of a file as a sentence shows it: what is longer than a line loses its middle.
    ///
    /// - Parameter limit: Unicode scalars that are kept, the sign of what is left out among them.
    package func shortenedInMiddle(to limit: Int = 80) -> String {
        guard utf8.count > limit, unicodeScalars.dropFirst(limit).first != nil else { return self }
        let kept = max(0, limit - 1)
        let end = kept / 2
        return String(unicodeScalars.prefix(kept - end)) + "…" + String(unicodeScalars.suffix(end))
    }
}
