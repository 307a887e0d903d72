// SPDX-License-Identifier: Apache-2.0

/// A line of a file with a caret under one of its columns, cut around it where the line is long.
package struct SourceExcerpt {
    let line: String
    /// From 1, in Unicode scalars.
    let column: Int
    let widest: Int

    /// - Parameter widest: Scalars of the line that are shown.
    package init(line: String, column: Int, widest: Int = 100) {
        self.line = line
        self.column = column
        self.widest = widest
    }

    /// Two lines; the first begins with the line's number.
    package func lines(number: Int) -> [String] {
        let scalars = Array(line.unicodeScalars)
        let target = max(0, min(column - 1, scalars.count))
        var start = 0
        var end = scalars.count
        if scalars.count > widest {
            start = max(0, min(target - widest / 2, scalars.count - widest))
            end = min(scalars.count, start + widest)
        }
        let label = number > 0 ? String(number) : ""
        let margin = String(repeating: " ", count: label.count)
        let cutBefore = start > 0 ? "…" : ""
        let cutAfter = end < scalars.count ? "…" : ""
        let text = String(String.UnicodeScalarView(scalars[start..<end].map(visible)))
        let indent = scalars[start..<target].reduce(cutBefore.isEmpty ? 0 : 1) { $0 + width($1) }
        return [
            " \(label) | \(cutBefore)\(text)\(cutAfter)",
            " \(margin) | \(String(repeating: " ", count: indent))^",
        ]
    }

    private func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar == "\t" { return " " }
        return scalar.steersText ? "\u{FFFD}" : scalar
    }

    /// Columns of a terminal.
    private func width(_ scalar: Unicode.Scalar) -> Int {
        if scalar.steersText { return 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return 2
        default: return 1
        }
    }
}
