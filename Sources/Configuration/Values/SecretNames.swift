// SPDX-License-Identifier: Apache-2.0

/// Which keys, by their names, hold what nobody else may read.
enum SecretNames {
    private static let words = [
        "password", "passwd", "passphrase", "secret", "token", "apikey", "accesskey", "privatekey", "credential",
    ].map { Array($0.utf8) }
    private static let pin = Array("pin".utf8)

    static func has(_ key: String) -> Bool {
        let letters = letters(key.utf8)
        return letters == pin || holdsWord(letters)
    }

    /// Whether a line of a file may give such a key a value; it is shown nowhere then.
    static func mayStand(in line: String) -> Bool {
        guard line.utf8.contains(UInt8(ascii: "=")) else { return false }
        if holdsWord(letters(line.utf8)) { return true }
        return line.utf8.split(separator: UInt8(ascii: "=")).dropLast().contains { letters($0).suffix(3) == pin[...] }
    }

    /// The letters alone, in lower case: `API-key` is `apikey`.
    private static func letters(_ text: some Sequence<UInt8>) -> [UInt8] {
        text.compactMap { byte in
            let lower = byte | 0x20
            return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") ? lower : nil
        }
    }

    private static func holdsWord(_ letters: [UInt8]) -> Bool {
        for (start, letter) in letters.enumerated() {
            for word in words where word[0] == letter && letters.count - start >= word.count {
                if letters[start..<(start + word.count)].elementsEqual(word) { return true }
            }
        }
        return false
    }
}
