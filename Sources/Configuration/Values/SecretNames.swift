// SPDX-License-Identifier: Apache-2.0

/// Which keys, by their names, hold what nobody else may read.
enum SecretNames {
    /// Anywhere in a name, whatever stands between their letters.
    private static let parts = [
        "password", "passwd", "passphrase", "passwort", "passcode", "kennwort", "motdepasse", "secret", "token",
        "apikey", "accesskey", "privatekey", "wifikey", "credential",
    ].map { Array($0.utf8) }
    /// By their first letter.
    private static let partsByLetter = (UInt8(0)..<26).map { letter in
        parts.filter { $0[0] == UInt8(ascii: "a") + letter }
    }
    /// As a word of its own: as parts of other words they mean nothing.
    private static let words: Set<[UInt8]> = Set(["pin", "psk", "pwd", "pass", "mdp", "bearer"].map { Array($0.utf8) })
    /// Words that name other things too: a value is taken, and not shown where it is wrong.
    private static let doubtful: Set<[UInt8]> = Set(["key", "auth", "code"].map { Array($0.utf8) })

    static func has(_ key: String) -> Bool {
        holdsPart(key.utf8) || wordsOf(key).contains(where: words.contains)
    }

    /// Whether a number under this name is the secret itself: `pin`, and not `pin-length`.
    static func isNumbered(_ key: String) -> Bool {
        let letters = key.utf8.filter(isLetter).map { $0 | 0x20 }
        return wordsOf(key).last.map(words.contains) == true || parts.contains { letters.suffix($0.count) == $0[...] }
    }

    private static func wordsOf(_ key: String) -> [[UInt8]] {
        key.utf8.split { !isLetter($0) }.flatMap(camelWords)
    }

    /// Whether a line of a file may hold a secret, in order or not; it is shown nowhere then. A line too many loses an
    /// excerpt, and one too few a secret.
    static func mayStand(in line: String) -> Bool {
        let plain = line.utf8.contains(UInt8(ascii: "\\")) ? unescaped(line) : line
        if holdsPart(plain.utf8) || holdsLogin(plain) { return true }
        return wordsOf(plain).contains { words.contains($0) || doubtful.contains($0) }
    }

    /// An address with a name and a password in it.
    static func holdsLogin(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        for start in bytes.indices where bytes[start...].starts(with: "://".utf8) {
            let host = bytes[(start + 3)...].prefix { !"/ \t\"'".utf8.contains($0) }
            if let at = host.lastIndex(of: UInt8(ascii: "@")), host[..<at].contains(UInt8(ascii: ":")) { return true }
        }
        return false
    }

    /// With every character that is written by its number.
    private static func unescaped(_ line: String) -> String {
        var plain = ""
        var rest = line[...]
        while let mark = rest.firstIndex(of: "\\") {
            plain += rest[..<mark]
            let kind = rest[mark...].dropFirst().first
            let length = kind == "u" ? 4 : kind == "U" ? 8 : 0
            let digits = rest[mark...].dropFirst(2).prefix(length)
            if length > 0, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
                plain.unicodeScalars.append(scalar)
                rest = rest[digits.endIndex...]
            } else {
                plain += "\\"
                rest = rest[mark...].dropFirst()
            }
        }
        return plain + rest
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
    }

    /// `wifiKey` is `wifi` and `key`.
    private static func camelWords(_ word: some Collection<UInt8>) -> [[UInt8]] {
        var words: [[UInt8]] = [[]]
        var wasLower = false
        for byte in word {
            let isLower = byte & 0x20 != 0
            if wasLower, !isLower { words.append([]) }
            words[words.count - 1].append(byte | 0x20)
            wasLower = isLower
        }
        return words
    }

    /// The letters alone count, whatever their case: `API-key` is `apikey`.
    private static func holdsPart(_ text: some Sequence<UInt8>) -> Bool {
        let letters = text.filter(isLetter).map { $0 | 0x20 }
        for (start, letter) in letters.enumerated() {
            for part in partsByLetter[Int(letter - UInt8(ascii: "a"))] where letters.count - start >= part.count {
                if letters[start..<(start + part.count)].elementsEqual(part) { return true }
            }
        }
        return false
    }
}
