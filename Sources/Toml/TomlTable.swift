// SPDX-License-Identifier: Apache-2.0

/// A key with its value, in a table.
package struct TomlEntry: Equatable, Sendable {
    package var key: String
    /// Where the key stands; of a table made by a header, its name in the first header that mentions it.
    package var keyPosition: TomlPosition
    package var value: TomlValue

    package init(key: String, keyPosition: TomlPosition, value: TomlValue) {
        self.key = key
        self.keyPosition = keyPosition
        self.value = value
    }
}

/// Keys with their values in the order of the file.
package struct TomlTable: Equatable, Sendable {
    package private(set) var entries: [TomlEntry]
    private var places: [String: Int]

    package init(_ entries: [TomlEntry] = []) {
        self.entries = entries
        places = Dictionary(
            entries.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    package subscript(key: String) -> TomlEntry? {
        places[key].map { entries[$0] }
    }

    /// Replaces the entry of the same key, or appends.
    package mutating func set(_ entry: TomlEntry) {
        if let place = places[entry.key] {
            entries[place] = entry
        } else {
            places[entry.key] = entries.count
            entries.append(entry)
        }
    }
}
