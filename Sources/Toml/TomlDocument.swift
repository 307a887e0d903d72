// SPDX-License-Identifier: Apache-2.0

import CToml

/// A parsed file: its tree and its lines.
///
/// Parsing is complete or refused: there is no tree of half a file. Limits: 1 MiB, 128 parts in a key, 128 levels.
package struct TomlDocument: Sendable {
    package let root: TomlTable
    package let source: TomlSource

    package init(bytes: [UInt8]) throws(TomlError) {
        root = try TomlDocument.parse(bytes)
        source = TomlSource(bytes: bytes)
    }

    package init(_ text: String) throws(TomlError) {
        try self.init(bytes: Array(text.utf8))
    }

    private static func parse(_ bytes: [UInt8]) throws(TomlError) -> TomlTable {
        let parsed = bytes.withUnsafeBytes { raw in
            ctoml_parse(raw.baseAddress?.assumingMemoryBound(to: CChar.self), raw.count)
        }
        guard let parsed else { throw TomlError(.outOfMemory, at: TomlPosition(line: 1, column: 1)) }
        defer { ctoml_free(parsed) }
        let refusal = ctoml_document_refusal(parsed)
        guard refusal == CTOML_ACCEPTED else {
            let position = TomlPosition(
                line: Int(ctoml_document_line(parsed)), column: Int(ctoml_document_column(parsed)))
            let message = String(cString: ctoml_document_message(parsed))
            throw error(refusal, message: message, at: position, bytes: bytes)
        }
        let nodes = UnsafeBufferPointer(start: ctoml_document_nodes(parsed), count: ctoml_document_count(parsed))
        return TreeReader(nodes: nodes).table(0)
    }

    private static func error(
        _ refusal: ctoml_refusal, message: String, at position: TomlPosition, bytes: [UInt8]
    ) -> TomlError {
        switch refusal {
        case CTOML_TOO_LARGE: TomlError(.tooLarge(limit: Int(CTOML_MAX_BYTES)), at: position)
        case CTOML_NOT_UTF8: TomlError(.notUTF8(encoding: nil), at: position)
        case CTOML_UTF16: TomlError(.notUTF8(encoding: "UTF-16"), at: position)
        case CTOML_UTF32: TomlError(.notUTF8(encoding: "UTF-32"), at: position)
        case CTOML_NUL: TomlError(.nul, at: position)
        case CTOML_SECOND_BYTE_ORDER_MARK: TomlError(.secondByteOrderMark, at: position)
        case CTOML_KEY_TOO_LONG: TomlError(.keyTooLong(limit: Int(CTOML_MAX_KEY_PARTS)), at: position)
        case CTOML_TOO_DEEP: TomlError(.tooDeep(limit: Int(CTOML_MAX_DEPTH)), at: position)
        case CTOML_OUT_OF_MEMORY: TomlError(.outOfMemory, at: position)
        default: SyntaxDiagnosis(source: TomlSource(bytes: bytes), message: message, position: position).error
        }
    }
}

/// Builds Swift values from the flat nodes; the depth of the tree is bounded before.
private struct TreeReader {
    let nodes: UnsafeBufferPointer<ctoml_node>

    func table(_ index: Int) -> TomlTable {
        TomlTable(
            children(index).map { child in
                let node = nodes[child]
                return TomlEntry(
                    key: text(node.key, node.key_length),
                    keyPosition: TomlPosition(line: Int(node.key_line), column: Int(node.key_column)),
                    value: value(child))
            })
    }

    private func value(_ index: Int) -> TomlValue {
        let node = nodes[index]
        return TomlValue(
            content(node, index), start: TomlPosition(line: Int(node.line), column: Int(node.column)),
            end: TomlPosition(line: Int(node.end_line), column: Int(node.end_column)))
    }

    private func content(_ node: ctoml_node, _ index: Int) -> TomlValue.Content {
        switch node.kind {
        case CTOML_ARRAY: .array(children(index).map(value))
        case CTOML_STRING: .string(text(node.text, node.text_length))
        case CTOML_INTEGER: .integer(node.integer)
        case CTOML_FLOAT: .float(node.number)
        case CTOML_BOOLEAN: .boolean(node.integer != 0)
        case CTOML_DATE: .date(date(node.moment))
        case CTOML_TIME: .time(time(node.moment))
        case CTOML_DATE_TIME: .dateTime(date(node.moment), time(node.moment))
        case CTOML_OFFSET_DATE_TIME:
            .offsetDateTime(date(node.moment), time(node.moment), offset: Int(node.moment.offset_minutes))
        default: .table(table(index))
        }
    }

    private func children(_ index: Int) -> [Int] {
        var found: [Int] = []
        var next = Int(nodes[index].first_child)
        while next != 0 {
            found.append(next)
            next = Int(nodes[next].next_sibling)
        }
        return found
    }

    private func text(_ start: UnsafePointer<CChar>?, _ count: Int) -> String {
        String(decoding: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count), as: UTF8.self)
    }

    private func date(_ moment: ctoml_moment) -> TomlDate {
        TomlDate(year: Int(moment.year), month: Int(moment.month), day: Int(moment.day))
    }

    private func time(_ moment: ctoml_moment) -> TomlTime {
        TomlTime(
            hour: Int(moment.hour), minute: Int(moment.minute), second: Int(moment.second),
            nanosecond: Int(moment.nanosecond))
    }
}
