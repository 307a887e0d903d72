// SPDX-License-Identifier: Apache-2.0

import Toml

/// Sets one value in the text of a file and touches nothing else: comments, order and line ends stay.
struct SettingsEdit {
    /// The line that has to be edited by hand.
    struct NoPlace: Error, Equatable {
        var line: Int
    }

    private let document: TomlDocument
    private let bytes: [UInt8]
    private let lineEnd: String

    init(_ document: TomlDocument) {
        self.document = document
        let bytes = document.source.bytes
        self.bytes = bytes
        let first = bytes.firstIndex(of: 0x0A) ?? 0
        lineEnd = first > 0 && bytes[first - 1] == 0x0D ? "\r\n" : "\n"
    }

    /// - Parameter value: As the file is to say it.
    func setting(_ path: SettingPath, to value: String) throws(NoPlace) -> [UInt8] {
        switch path {
        case .plain(let parts):
            if let edited = try set(parts, in: document.root, header: [], value) { return edited }
            // What stands in no table has to come before the first.
            guard parts.count > 1 else { return Array("\(keyPath(parts)) = \(value)\(lineEnd)".utf8) + bytes }
            return appended(table: parts, value)
        case .plugin(let id, let parts):
            guard let item = pluginItem(id, parts), let table = item.table else {
                let lines = [
                    "[[\(PluginTable.name)]]", "\(PluginTable.idKey) = \(quoted(id))", "\(keyPath(parts)) = \(value)",
                ]
                return appended(lines)
            }
            if let edited = try set(parts, in: table, header: [PluginTable.name], value) { return edited }
            return try inserted("\(keyPath(parts)) = \(value)", in: table, at: item, header: [PluginTable.name])
        }
    }

    /// Of several entries of one plugin the one that has the key, else its table; the last of them counts.
    private func pluginItem(_ id: String, _ parts: [String]) -> TomlValue? {
        let items = (document.root[PluginTable.name]?.value.array ?? []).filter { item in
            item.table?[PluginTable.idKey]?.value.string == id
        }
        let having = { (names: ArraySlice<String>) in
            items.last { item in
                var value: TomlValue? = item
                for name in names { value = value?.table?[name]?.value }
                return value != nil
            }
        }
        return having(parts[...]) ?? having(parts.dropLast()) ?? items.last
    }

    // MARK: Places

    /// Replaces the value of a key that is there, or adds the key to a table that is there; `nil` if no table is.
    private func set(
        _ parts: [String], in table: TomlTable, header: [String], _ value: String
    ) throws(NoPlace) -> [UInt8]? {
        guard let first = parts.first, let entry = table[first] else { return nil }
        let rest = Array(parts.dropFirst())
        if rest.isEmpty { return try replaced(entry.value, by: value) }
        guard let inner = entry.value.table else { throw NoPlace(line: entry.keyPosition.line) }
        if let edited = try set(rest, in: inner, header: header + [first], value) { return edited }
        guard rest.count == 1 else { return nil }
        // A table that only headers of its sub-tables mention gets one of its own.
        if isHeader(entry.value.start), headerPath(entry.value) != header + [first] { return nil }
        return try inserted("\(keyPath(rest)) = \(value)", in: inner, at: entry.value, header: header + [first])
    }

    /// Comments within a list would be lost with it.
    private func replaced(_ old: TomlValue, by value: String) throws(NoPlace) -> [UInt8] {
        let start = document.source.offset(of: old.start)
        let end = max(start, document.source.offset(of: old.end))
        if old.array != nil, hasComment(start..<end, besides: old) { throw NoPlace(line: old.start.line) }
        return Array(bytes[..<start]) + Array(value.utf8) + Array(bytes[end...])
    }

    /// Whether a `#` stands in a list outside of its texts.
    private func hasComment(_ range: Range<Int>, besides list: TomlValue) -> Bool {
        let texts = texts(in: list).map { text in
            document.source.offset(of: text.start)..<document.source.offset(of: text.end)
        }
        return range.contains { offset in
            bytes[offset] == UInt8(ascii: "#") && !texts.contains { $0.contains(offset) }
        }
    }

    private func texts(in value: TomlValue) -> [TomlValue] {
        if let items = value.array { return items.flatMap(texts) }
        if let table = value.table { return table.entries.flatMap { texts(in: $0.value) } }
        return value.string == nil ? [] : [value]
    }

    /// Adds a line behind the last key of a table, or behind its header.
    private func inserted(
        _ text: String, in table: TomlTable, at value: TomlValue, header: [String]
    ) throws(NoPlace) -> [UInt8] {
        guard isHeader(value.start), headerPath(value) == header else { throw NoPlace(line: value.start.line) }
        let last = table.entries.filter { !isHeader($0.value.start) || $0.value.kind == .array }.map(\.value.end.line)
            .max()
        let line = max(last ?? 0, value.start.line)
        let offset = document.source.offset(of: TomlPosition(line: line + 1, column: 1))
        var before = Array(bytes[..<offset])
        if before.last != 0x0A { before += Array(lineEnd.utf8) }
        return before + Array((text + lineEnd).utf8) + Array(bytes[offset...])
    }

    private func appended(table parts: [String], _ value: String) -> [UInt8] {
        appended(["[\(keyPath(parts.dropLast()))]", "\(keyPath(Array(parts.suffix(1)))) = \(value)"])
    }

    private func appended(_ lines: [String]) -> [UInt8] {
        var text = bytes
        if !text.isEmpty {
            if text.last != 0x0A { text += Array(lineEnd.utf8) }
            text += Array(lineEnd.utf8)
        }
        return text + Array((lines.joined(separator: lineEnd) + lineEnd).utf8)
    }

    // MARK: Headers

    private func isHeader(_ position: TomlPosition) -> Bool {
        let offset = document.source.offset(of: position)
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "[") else { return false }
        let before = bytes[..<offset].reversed().prefix { $0 != 0x0A }
        return before.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    }

    /// The names that the header of a table has.
    private func headerPath(_ value: TomlValue) -> [String]? {
        let line = document.source.line(value.start.line)
        guard let alone = try? TomlDocument(line) else { return nil }
        var path: [String] = []
        var table = alone.root
        while let entry = table.entries.first {
            path.append(entry.key)
            table = entry.value.table ?? entry.value.array?.first?.table ?? TomlTable()
        }
        return path
    }
}
