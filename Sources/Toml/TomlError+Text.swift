// SPDX-License-Identifier: Apache-2.0

extension TomlError.Reason {
    /// The same with no text of the file in it.
    package var withoutText: Self {
        let hidden = "…"
        return switch self {
        case .duplicate(_, let isHeader, let first): .duplicate(written: hidden, isHeader: isHeader, first: first)
        case .integerTooLarge: .integerTooLarge(written: hidden)
        case .floatTooLarge: .floatTooLarge(written: hidden)
        case .leadingZero: .leadingZero(written: hidden)
        case .notANumber: .notANumber(written: hidden)
        case .notAMoment: .notAMoment(written: hidden)
        case .notAnEscape: .notAnEscape(written: hidden)
        case .strayCharacter, .notAValue: .notAValue(written: hidden)
        case .missingEquals: .missingEquals(key: hidden)
        case .missingValue: .missingValue(key: hidden)
        case .trailing: .trailing(written: hidden)
        case .notAKey: .notAKey(written: hidden)
        case .unquotedName: .unquotedName(written: hidden)
        case .syntax: .syntax(hidden)
        case .tooLarge, .notUTF8, .nul, .secondByteOrderMark, .keyTooLong, .tooDeep, .outOfMemory, .loneCarriageReturn,
            .unterminatedText, .unclosed, .missingComma, .extraComma, .brokenInlineTable, .emptyKeyPart, .emptyHeader,
            .missingKey, .foreignComment, .longTextAsKey, .mergeConflict:
            self
        }
    }
}
