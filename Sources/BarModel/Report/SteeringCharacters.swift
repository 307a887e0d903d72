// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
    /// Controls of a terminal and of the direction of text: in a file that is shown they could make it look like another.
    package var steersText: Bool {
        switch value {
        case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension String {
    /// With U+FFFD in the place of every character that steers, but for ends of lines and tabs.
    package var unsteered: String {
        guard unicodeScalars.contains(where: { $0.steersText && $0 != "\n" && $0 != "\t" }) else { return self }
        return String(
            String.UnicodeScalarView(
                unicodeScalars.map { $0.steersText && $0 != "\n" && $0 != "\t" ? "\u{FFFD}" : $0 }))
    }
}
