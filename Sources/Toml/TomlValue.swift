// SPDX-License-Identifier: Apache-2.0

/// A place in a file: line and column from 1, the column in Unicode scalars.
package struct TomlPosition: Hashable, Sendable, Comparable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (left: TomlPosition, right: TomlPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// One value of a document and where it stands.
package struct TomlValue: Equatable, Sendable {
    package indirect enum Content: Equatable, Sendable {
        case table(TomlTable)
        case array([TomlValue])
        case string(String)
        case integer(Int64)
        case float(Double)
        case boolean(Bool)
        case date(TomlDate)
        case time(TomlTime)
        case dateTime(TomlDate, TomlTime)
        /// The offset from UTC in minutes, east positive.
        case offsetDateTime(TomlDate, TomlTime, offset: Int)
    }

    package var content: Content
    /// The first scalar of the value; of a table the `[` of its header.
    package var start: TomlPosition
    /// The place behind the last scalar.
    package var end: TomlPosition

    package init(_ content: Content, start: TomlPosition, end: TomlPosition) {
        self.content = content
        self.start = start
        self.end = end
    }

    package var table: TomlTable? {
        if case .table(let table) = content { table } else { nil }
    }

    package var array: [TomlValue]? {
        if case .array(let items) = content { items } else { nil }
    }

    package var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    package var integer: Int64? {
        if case .integer(let integer) = content { integer } else { nil }
    }

    package var boolean: Bool? {
        if case .boolean(let boolean) = content { boolean } else { nil }
    }
}

/// What kind a value is, for sentences about values of the wrong kind.
package enum TomlKind: String, Sendable, CaseIterable {
    case table, array, arrayOfTables, string, integer, float, boolean, date, time, dateTime
}

extension TomlValue {
    package var kind: TomlKind {
        switch content {
        case .table: .table
        case .array(let items): !items.isEmpty && items.allSatisfy { $0.table != nil } ? .arrayOfTables : .array
        case .string: .string
        case .integer: .integer
        case .float: .float
        case .boolean: .boolean
        case .date: .date
        case .time: .time
        case .dateTime, .offsetDateTime: .dateTime
        }
    }
}
