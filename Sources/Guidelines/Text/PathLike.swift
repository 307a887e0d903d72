// SPDX-License-Identifier: Apache-2.0

/// Tells a path of several levels ("Home / Music / Albums") from a name with a separator in it ("AC/DC", "24/7").
enum PathLike {
    /// The parts of a label that is a path, in order; `nil` where it is a plain name.
    ///
    /// - Parameter titles: Titles of the screens of the same stack, for labels that join two of them.
    static func parts(of label: String, titles: [String]) -> [String]? {
        guard mayHaveSeparators(label) else { return nil }
        // Nobody reads more of a label; what comes after cannot be its last level either.
        let label = label.utf8.count > 4096 ? String(label.prefix(1024)) : label
        return spacedParts(label) ?? filePathParts(label) ?? titleParts(label, titles: titles)
    }

    /// A look at the bytes, so that ordinary labels cost no memory.
    private static func mayHaveSeparators(_ label: String) -> Bool {
        for byte in label.utf8 {
            switch byte {
            case UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "|"),
                UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "-"):
                return true
            case 0xC2, 0xE2: return true  // First byte of the arrows and angles below.
            default: continue
            }
        }
        return false
    }

    private enum Separator {
        /// Separates wherever it stands.
        case anywhere
        /// Separates between white space.
        case spaced
        /// The first half of a token of two characters.
        case half(second: Unicode.Scalar)
    }

    private static func separator(_ scalar: Unicode.Scalar) -> Separator? {
        switch scalar {
        case "/", "\\", ">", "<", "|": .spaced
        case ":": .half(second: ":")
        case "-", "=": .half(second: ">")
        case "\u{203A}", "»", "→", "▸", "▶", "❯", "∕": .anywhere
        default: nil
        }
    }

    /// Whether what follows makes one character of a separator and itself, an emoji for example.
    private static func extends(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar, scalar.value >= 0x300 else { return false }
        return scalar.value == 0x200D || scalar.properties.isGraphemeExtend
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
    }

    /// Separators with white space on both sides, arrows and double signs anywhere.
    private static func spacedParts(_ label: String) -> [String]? {
        let scalars = label.unicodeScalars
        var parts: [Substring] = []
        var start = scalars.startIndex
        var previous: Unicode.Scalar?
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let next = scalars.index(after: index)
            let following = next < scalars.endIndex ? scalars[next] : nil
            var end: String.Index?
            if let separator = separator(scalar), !extends(following) {
                switch separator {
                case .anywhere: end = next
                case .spaced: if let previous, let following, isSpace(previous), isSpace(following) { end = next }
                case .half(let second):
                    if following == second {
                        let after = scalars.index(after: next)
                        if !extends(after < scalars.endIndex ? scalars[after] : nil) { end = after }
                    }
                }
            }
            previous = scalar
            index = next
            if let end {
                parts.append(label[start..<scalars.index(before: next)])
                start = end
                index = end
            }
        }
        guard !parts.isEmpty else { return nil }
        parts.append(label[start...])
        let named = parts.map(\.trimmed).filter { !$0.isEmpty }
        return named.count >= 2 ? named : nil
    }

    /// "/usr/share", "~/Music", "a/b/c", but not "12/10/2026".
    private static func filePathParts(_ label: String) -> [String]? {
        let text = label.trimmed
        let starts = text.hasPrefix("/") || text.hasPrefix("~/")
        guard text.utf8.contains(UInt8(ascii: "/")) else { return nil }
        let parts = text.split(separator: "/").map(String.init)
        guard let last = parts.last else { return starts ? [text] : nil }
        if starts { return parts.isEmpty ? [last] : parts }
        let slashes = text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) }
        guard slashes >= 2, !text.contains(where: \.isWhitespace) else { return nil }
        return parts.allSatisfy(isNumber) ? nil : parts
    }

    private static func isNumber(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }

    private static let loose: Set<Character> = ["/", "\\", ":", ";", ",", ".", "-"]

    /// Two parts that are titles of two screens of the stack, however they are joined.
    private static func titleParts(_ label: String, titles: [String]) -> [String]? {
        guard titles.count >= 2 else { return nil }
        let parts = label.split(whereSeparator: loose.contains).map(\.trimmed).filter { !$0.isEmpty }
        guard parts.count >= 2 else { return nil }
        let known = Set(titles.map { $0.trimmed.lowercased() }).subtracting([""])
        let met = Set(parts.map { $0.lowercased() }).intersection(known)
        return met.count >= 2 ? parts : nil
    }
}
