// SPDX-License-Identifier: Apache-2.0
// Lines stand at the side the interface asks for, whatever script they are in.

import GtkKit

enum TextSide {
    /// Whether a text's first strong letter or mark is of a right-to-left script.
    static func isRightToLeft(_ text: String) -> Bool {
        let marks: ClosedRange<UInt32> = 0x200E...0x200F
        let first = text.unicodeScalars.first { $0.properties.isAlphabetic || marks.contains($0.value) }
        guard let letter = first else { return false }
        return switch letter.value {
        case 0x200F, 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    /// The layout's own alignment follows the text's direction; this turns a side of the screen into it.
    static func alignment(right: Bool, of text: String) -> TextAlignment {
        right == isRightToLeft(text) ? .start : .end
    }
}
