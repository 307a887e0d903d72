// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
    /// Without white space at both ends.
    var trimmed: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }

    /// Nothing but white space. Answers after the first visible character.
    var isBlank: Bool {
        !contains { !$0.isWhitespace }
    }

    /// Equal when case and surrounding white space do not count.
    func reads(as other: some StringProtocol) -> Bool {
        trimmed.lowercased() == other.trimmed.lowercased()
    }
}

extension String {
    /// For reports: the beginning of what may be very long.
    var excerpt: String {
        let end = index(startIndex, offsetBy: 120, limitedBy: endIndex) ?? endIndex
        return end == endIndex ? self : self[..<end] + "…"
    }

    /// Quoted, for lists in reports.
    var quoted: String { "\"\(excerpt)\"" }
}
