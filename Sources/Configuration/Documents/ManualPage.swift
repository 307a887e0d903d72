// SPDX-License-Identifier: Apache-2.0

/// `lintel.toml(5)`, in mdoc.
package enum ManualPage {
    package static var text: String {
        var lines = [
            ".\\\" SPDX-License-Identifier: Apache-2.0", ".\\\" Made by `make docs` from the table of settings.",
            ".Dd January 1, 2026", ".Dt LINTEL.TOML 5", ".Os", ".Sh NAME", ".Nm lintel.toml",
            ".Nd \(FileGuide.summary)", ".Sh DESCRIPTION",
        ]
        for (index, chapter) in FileGuide.chapters.enumerated() {
            if index > 0 { lines.append(".Ss \(chapter.title)") }
            lines += paragraphs(chapter.paragraphs)
        }
        lines.append(".Sh SETTINGS")
        for section in SettingsReference.sections { lines += self.section(section) }
        lines += [".Sh SEE ALSO", ".Xr lintel 1 ,", ".Xr lintelctl 1"]
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ section: SettingsReference.Section) -> [String] {
        var lines = [".Ss \(section.header.isEmpty ? "Top of the file" : section.header)"]
        if !section.comment.isEmpty { lines += paragraphs([section.comment]) }
        guard !section.entries.isEmpty else { return lines }
        lines.append(".Bl -tag -width Ds")
        for entry in section.entries {
            lines.append(".It Ic \(argument(entry.key))")
            lines += paragraphs([entry.comment]) + [".br", escaped(entry.wanted) + "."]
            if let standard = entry.standard { lines.append("Default: \(escaped(standard)).") }
        }
        return lines + [".El"]
    }

    /// One sentence a line, words between backticks as literals.
    private static func paragraphs(_ texts: [String]) -> [String] {
        texts.map { text in
            sentences(text).map { sentence in
                let parts = sentence.split(separator: "`", omittingEmptySubsequences: false)
                return parts.enumerated().map { index, part in
                    index % 2 == 1 ? "\\fB\(escaped(String(part)))\\fP" : escaped(String(part))
                }.joined()
            }
        }.joined(separator: [".Pp"]).map { $0 }
    }

    private static func sentences(_ text: String) -> [String] {
        var sentences: [String] = []
        var isQuoted = false
        var sentence = ""
        var last: Character = " "
        for letter in text {
            if letter == "`" { isQuoted.toggle() }
            if letter == " ", last == ".", !isQuoted {
                sentences.append(sentence)
                sentence = ""
            } else {
                sentence.append(letter)
            }
            last = letter
        }
        return sentences + (sentence.isEmpty ? [] : [sentence])
    }

    private static func argument(_ text: String) -> String {
        escaped(text).replacing("\"", with: "\\(dq")
    }

    /// Text in which nothing is taken for a command.
    private static func escaped(_ text: String) -> String {
        let safe = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
    }
}
