// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// Where a value stands, for what depends on it.
package struct ReadContext: Sendable {
    /// The folder of the file; relative paths start there.
    package var folder: String
    /// The home folder, for paths that begin with `~/`.
    package var home: String?

    package init(folder: String, home: String? = nil) {
        self.folder = folder
        self.home = home
    }
}

/// How a Swift value is read from TOML and written to it.
struct ValueType<Value: Sendable>: Sendable {
    var expectation: Expectation
    var read: @Sendable (TomlValue, ReadContext) throws(MisreadValue) -> Value
    /// As a file would say it.
    var write: @Sendable (Value) -> String

    init(
        _ expectation: Expectation, write: @escaping @Sendable (Value) -> String,
        read: @escaping @Sendable (TomlValue, ReadContext) throws(MisreadValue) -> Value
    ) {
        self.expectation = expectation
        self.read = read
        self.write = write
    }
}

// MARK: Plain values

extension ValueType where Value == Bool {
    static var boolean: Self {
        ValueType(.boolean, write: { $0 ? "true" : "false" }) { value, _ throws(MisreadValue) in
            guard let boolean = value.boolean else { throw misread(value, .boolean) }
            return boolean
        }
    }
}

extension ValueType where Value == Int {
    static func integer(_ range: ClosedRange<Int>) -> Self {
        let wanted = Expectation.integer(Int64(range.lowerBound)...Int64(range.upperBound))
        return ValueType(wanted, write: { String($0) }) { value, _ throws(MisreadValue) in
            let number = try finiteNumber(value, wanted)
            guard number == number.rounded() else { throw misread(value, wanted) }
            guard Double(range.lowerBound)...Double(range.upperBound) ~= number else {
                throw MisreadValue(.outOfRange(wanted: wanted, found: written(value)), at: value)
            }
            return Int(number)
        }
    }
}

extension ValueType where Value == Double {
    static func number(_ range: ClosedRange<Double>) -> Self {
        let wanted = Expectation.number(range)
        return ValueType(wanted, write: plainNumber) { value, _ throws(MisreadValue) in
            let number = try finiteNumber(value, wanted)
            guard range.contains(number) else {
                throw MisreadValue(.outOfRange(wanted: wanted, found: written(value)), at: value)
            }
            return number
        }
    }
}

extension ValueType where Value == String {
    /// Bytes; no name, format or the like that somebody means is as long.
    private static var longestText: Int { 1024 }

    /// A text of which `check` says what is stored, or `nil` if it is malformed.
    static func text(
        _ wanted: Expectation = .text, check: @escaping @Sendable (String) -> String? = { $0.isEmpty ? nil : $0 }
    ) -> Self {
        ValueType(wanted, write: quoted) { value, _ throws(MisreadValue) in
            guard let text = value.string else { throw misread(value, wanted) }
            guard text.utf8.count <= longestText, let kept = check(text) else {
                throw MisreadValue(.malformed(wanted: wanted, found: text), at: value)
            }
            return kept
        }
    }

    /// Made absolute: `~/` is the home folder, anything else relative starts at the folder of the file.
    static var path: Self {
        ValueType(.path, write: quoted) { value, context throws(MisreadValue) in
            guard let text = value.string else { throw misread(value, .path) }
            guard !text.isEmpty, !text.utf8.contains(0) else {
                throw MisreadValue(.malformed(wanted: .path, found: text), at: value)
            }
            if text.hasPrefix("/") { return text }
            if text.hasPrefix("~/"), let home = context.home { return home + text.dropFirst() }
            return context.folder.hasSuffix("/") ? context.folder + text : "\(context.folder)/\(text)"
        }
    }
}

extension ValueType where Value: CaseIterable & RawRepresentable<String> {
    static var choice: Self {
        let names = Value.allCases.map(\.rawValue)
        let wanted = Expectation.choice(names)
        return ValueType(wanted, write: { quoted($0.rawValue) }) { value, _ throws(MisreadValue) in
            guard let text = value.string else { throw misread(value, wanted) }
            guard let choice = Value(rawValue: text) else {
                let fault = ValueFault.notAChoice(wanted: wanted, found: text, nearest: nearest(to: text, in: names))
                throw MisreadValue(fault, at: value)
            }
            return choice
        }
    }
}

extension ValueType {
    /// A text that may be empty: `""` takes back what a layer below has set.
    static func optional<Inner: Sendable>(_ inner: ValueType<Inner>) -> ValueType where Value == Inner? {
        ValueType(.optional(inner.expectation), write: { $0.map(inner.write) ?? "\"\"" }) {
            value, context throws(MisreadValue) in
            if value.string == "" { return nil }
            return try inner.read(value, context)
        }
    }

    /// A list of values of one kind, none of them twice.
    static func list<Inner: Sendable & Hashable>(_ inner: ValueType<Inner>) -> ValueType where Value == [Inner] {
        let wanted = Expectation.list(inner.expectation)
        return ValueType(wanted, write: { "[\($0.map(inner.write).joined(separator: ", "))]" }) {
            value, context throws(MisreadValue) in
            guard let items = value.array else { throw misread(value, wanted) }
            var read: [Inner] = []
            var seen: Set<Inner> = []
            var misread: [MisreadValue] = []
            for item in items {
                do throws(MisreadValue) {
                    let next = try inner.read(item, context)
                    guard seen.insert(next).inserted else { throw MisreadValue(.twice(written(item)), at: item) }
                    read.append(next)
                } catch {
                    misread.append(error)
                }
            }
            guard var first = misread.first else { return read }
            first.others = Array(misread.dropFirst())
            throw first
        }
    }
}

// MARK: Shared

func misread(_ value: TomlValue, _ wanted: Expectation) -> MisreadValue {
    let isScalar = value.array == nil && value.table == nil
    return MisreadValue(
        .wrongKind(wanted: wanted, found: value.kind, plainly: isScalar ? written(value) : nil), at: value)
}

/// An integer or a float that is neither infinite nor undefined.
func finiteNumber(_ value: TomlValue, _ wanted: Expectation) throws(MisreadValue) -> Double {
    switch value.content {
    case .integer(let integer): return Double(integer)
    case .float(let float):
        guard float.isFinite else { throw MisreadValue(.notFinite, at: value) }
        return float
    default: throw misread(value, wanted)
    }
}

/// A value as short text for a sentence.
func written(_ value: TomlValue) -> String {
    switch value.content {
    case .string(let text): text
    case .integer(let integer): String(integer)
    case .float(let float): plainNumber(float)
    case .boolean(let boolean): boolean ? "true" : "false"
    case .date(let date): date.description
    case .time(let time): time.description
    case .dateTime(let date, let time): "\(date)T\(time)"
    case .offsetDateTime(let date, let time, let offset): "\(date)T\(time)\(tomlOffset(minutes: offset))"
    case .array: "[…]"
    case .table: "{…}"
    }
}

/// A number without a fraction where it has none.
func plainNumber(_ number: Double) -> String {
    guard number.isFinite, number == number.rounded(), abs(number) < 1e15 else { return "\(number)" }
    return "\(Int64(number))"
}

/// A basic string of TOML. What would change how the text around it looks is written by its number.
func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": out += "\\\""
        case "\\": out += "\\\\"
        case "\n": out += "\\n"
        case "\t": out += "\\t"
        case _ where scalar.steersText:
            let digits = String(scalar.value, radix: 16)
            out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: out.unicodeScalars.append(scalar)
        }
    }
    return out + "\""
}
