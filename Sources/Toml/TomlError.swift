// SPDX-License-Identifier: Apache-2.0

/// Why a file was refused as a whole. Facts only: the sentence is made where it is shown.
package struct TomlError: Error, Equatable, Sendable {
    package enum Reason: Equatable, Sendable {
        case tooLarge(limit: Int)
        /// `encoding` is `UTF-16` or `UTF-32` where the bytes show it.
        case notUTF8(encoding: String?)
        case nul
        case secondByteOrderMark
        case keyTooLong(limit: Int)
        case tooDeep(limit: Int)
        case outOfMemory
        /// A key or header given twice. `written` is the second one as the file spells it.
        case duplicate(written: String, isHeader: Bool, first: TomlPosition?)
        case integerTooLarge(written: String)
        case floatTooLarge(written: String)
        case leadingZero(written: String)
        /// Digits, signs and points that make no number.
        case notANumber(written: String)
        /// A date or time of day that does not exist or is not written in full.
        case notAMoment(written: String)
        /// A backslash in a text with what stands behind it.
        case notAnEscape(written: String)
        /// A control character, or a blank or mark that is not seen.
        case strayCharacter(UInt32)
        /// A carriage return that ends no line.
        case loneCarriageReturn
        /// A text that its file or its line ends before it does; the position is that of its first quote.
        case unterminatedText(acrossLines: Bool)
        /// A header, array or inline table that is never closed; the position is that of the opening bracket.
        case unclosed(bracket: String)
        case missingEquals(key: String)
        case missingValue(key: String)
        /// Something stands where a value should, and is none.
        case notAValue(written: String)
        /// Something stands behind a value or header on its line.
        case trailing(written: String)
        case missingComma
        case extraComma
        /// A table in braces goes on in the next line; the position is that of its brace.
        case brokenInlineTable
        /// Two dots, or one at the end of a key or header.
        case emptyKeyPart
        case emptyHeader
        /// A `=` at the beginning of a line.
        case missingKey
        /// A line or its rest that begins as comments do elsewhere: `//`, `;`, `/*`, `--`.
        case foreignComment(String)
        /// A line begins with something that begins no key.
        case notAKey(written: String)
        /// A key or the name of a table with characters that have to stand in quotes.
        case unquotedName(written: String)
        /// A key in three quotes.
        case longTextAsKey
        /// What version control leaves where two changes meet.
        case mergeConflict
        /// Anything else, in the words of the parser; none is known.
        case syntax(String)
    }

    package var reason: Reason
    package var position: TomlPosition

    package init(_ reason: Reason, at position: TomlPosition) {
        self.reason = reason
        self.position = position
    }
}
