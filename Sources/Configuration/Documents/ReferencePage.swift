// SPDX-License-Identifier: Apache-2.0

/// The reference page of `lintel.toml`, in Markdown.
package enum ReferencePage {
    package static var text: String {
        var lines = ["# lintel.toml", "", FileGuide.summary.capitalizedSentence + ".", ""]
        lines.append("<!-- Made by `make docs` from the table of settings. -->")
        for chapter in FileGuide.chapters {
            lines += ["", "## \(chapter.title)"] + chapter.paragraphs.flatMap { ["", $0] }
        }
        for section in SettingsReference.sections { lines += self.section(section) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ section: SettingsReference.Section) -> [String] {
        var lines = ["", "## \(section.header.isEmpty ? "Top of the file" : "`\(section.header)`")"]
        if !section.comment.isEmpty { lines += ["", section.comment] }
        guard !section.entries.isEmpty else { return lines }
        lines += ["", "| key | wanted | default | meaning |", "| --- | --- | --- | --- |"]
        return lines
            + section.entries.map { entry in
                let standard = entry.standard.map { "`\($0)`" } ?? ""
                let cells = ["`\(entry.key)`", entry.wanted, standard, entry.comment]
                return "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |"
            }
    }
}
