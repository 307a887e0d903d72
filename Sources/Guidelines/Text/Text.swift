// SPDX-License-Identifier: Apache-2.0

extension StringProtocol where UTF8View: BidirectionalCollection {
    /// Without what cannot be seen at both ends.
    var trimmed: String {
        // Most texts begin and end with a visible ASCII character and need no look at Unicode's tables.
        if let first = utf8.first, let last = utf8.last, first.isVisible, last.isVisible { return String(self) }
        guard let first = firstIndex(where: { !$0.isUnseen }), let last = lastIndex(where: { !$0.isUnseen })
        else { return "" }
        return String(self[first...last])
    }

    /// Nothing that can be seen. Answers after the first visible character.
    package var isBlank: Bool {
        guard let first = utf8.first else { return true }
        return !first.isVisible && !contains { !$0.isUnseen }
    }

    /// Equal when case and surrounding white space do not count.
    func reads(as other: String) -> Bool {
        trimmed.lowercased() == other.trimmed.lowercased()
    }
}

extension String {
    /// For reports: the beginning of what may be very long.
    var excerpt: String {
        // A character has at least one byte.
        if utf8.count <= 120 { return self }
        let end = index(startIndex, offsetBy: 120, limitedBy: endIndex) ?? endIndex
        return end == endIndex ? self : self[..<end] + "…"
    }

    /// Quoted, for lists in reports.
    var quoted: String { "\"\(excerpt)\"" }
}

extension Character {
    /// White space, or marks that only steer how other characters are set.
    fileprivate var isUnseen: Bool {
        isWhitespace
            || unicodeScalars.allSatisfy { scalar in
                let properties = scalar.properties
                return properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
                    || properties.generalCategory == .format
            }
    }
}

extension UInt8 {
    /// A printable ASCII character that is no space.
    fileprivate var isVisible: Bool { self > 0x20 && self < 0x7F }
}
