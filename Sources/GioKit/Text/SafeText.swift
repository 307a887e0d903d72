// SPDX-License-Identifier: Apache-2.0

/// Text from outside, made fit to be shown.
package enum SafeText {
    /// What is not UTF-8, and every control character, becomes U+FFFD.
    package static func decode(_ bytes: some Collection<UInt8>) -> String {
        clean(String(decoding: bytes, as: UTF8.self))
    }

    /// Control characters and marks that turn the direction of what follows become U+FFFD.
    package static func clean(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnfit) else { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(isUnfit(scalar) ? "\u{FFFD}" : scalar) }
        return String(result)
    }

    private static func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x202A...0x202E, 0x2066...0x2069: true
        default: scalar.properties.generalCategory == .control
        }
    }
}
