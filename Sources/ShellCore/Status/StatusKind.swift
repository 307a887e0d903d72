// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// One of the shell's own kinds of items: how its facts are shown in the bar, and what a tap on it opens.
struct StatusKind: Sendable {
    let name: StatusItemName
    /// Nothing where the machine has no such thing.
    let items: @Sendable (StatusFacts, Translate) -> [StatusItem]
    let details: @Sendable (StatusFacts, Translate) -> StatusDetails?

    /// A new kind is one entry here and one file beside this one.
    static let all: [StatusKind] = [.network, .cellular, .battery, .bluetooth, .sound, .microphone]

    static func named(_ name: String) -> StatusKind? {
        all.first { $0.name.rawValue == name }
    }
}

/// The facts behind an item, as a sheet shows them.
struct StatusDetails: Equatable, Sendable {
    var title: String
    var rows: [Row]

    init(_ title: String, _ rows: [Row?]) {
        self.title = title
        self.rows = rows.compactMap { $0 }
    }

    /// A row of a fact; none for a fact that is not known.
    static func row(_ id: String, _ title: String, _ value: String?) -> Row? {
        guard let value, !value.isEmpty else { return nil }
        return Row(id: id, title: title, value: value)
    }

    var content: Content {
        .list(ListContent(id: "details", sections: [ListSection(id: "facts", rows: rows)]))
    }

    /// Of several items, a section each.
    static func content(of items: [(id: String, details: StatusDetails)]) -> Content {
        var sections: [ListSection] = []
        for (id, details) in items where !sections.contains(where: { $0.header == details.title }) {
            let rows = details.rows.map { row in
                var own = row
                own.id = "\(id)/\(row.id)"
                return own
            }
            sections.append(ListSection(id: id, header: details.title, rows: rows))
        }
        return .list(ListContent(id: "details", sections: sections))
    }
}

/// A word of a sentence as a value of its own.
func capitalised(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
}

/// A name from outside among words of ours: one that runs from right to left does not turn them around.
func isolated(_ name: String) -> String {
    let isRightToLeft = name.unicodeScalars.contains { scalar in
        [0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF].contains { $0.contains(scalar.value) }
    }
    return isRightToLeft ? "\u{2068}\(name)\u{2069}" : name
}
