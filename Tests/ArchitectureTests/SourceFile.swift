// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Glibc

/// One source of the project, and its text without comments and strings.
struct SourceFile {
    /// Relative to the root of the repository.
    let path: String
    let text: String
    let code: String

    init(path: String, text: String) {
        self.path = path
        self.text = text
        code = Self.code(of: text)
    }

    /// The target it belongs to, as `Layout` names it; nil outside `Sources` and `Plugins`.
    var target: String? {
        let parts = path.split(separator: "/")
        guard parts.count > 2 else { return nil }
        switch parts[0] {
        case "Sources": return String(parts[1])
        case "Plugins": return Layout.plugin
        default: return nil
        }
    }

    /// Whether its name, or that of a folder it is in, begins as a table says for its target.
    func isOne(of table: [String: [String]]) -> Bool {
        guard let target, let beginnings = table[target] else { return false }
        return path.split(separator: "/").dropFirst(2).contains { part in beginnings.contains { part.hasPrefix($0) } }
    }

    /// Modules it imports, with the access and attributes left out.
    var imports: [String] {
        code.split(separator: "\n").filter { $0.utf8.count < 200 && $0.contains("import ") }.compactMap { line in
            var words = line.split { $0 == " " || $0 == "\t" }.drop { $0.hasPrefix("@") || Self.access.contains($0) }
            guard words.first == "import" else { return nil }
            words.removeFirst()
            if let kind = words.first, Self.kinds.contains(kind) { words.removeFirst() }
            return words.first?.split(separator: ".").first.map(String.init)
        }
    }

    private static let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
    ]

    /// Line number and text of each line of code that holds the word, standing alone or as the beginning of a name.
    func lines(with word: String, asBeginning: Bool = false) -> [(number: Int, line: String)] {
        let code = Array(self.code.utf8)
        let sought = Array(word.utf8)
        let endsInName = sought.last.map(Self.isPart) ?? false
        var found: [(number: Int, line: String)] = []
        for place in Self.places(of: sought, in: code) {
            let end = place + sought.count
            if place > 0, Self.isPart(code[place - 1]) { continue }
            if !asBeginning, endsInName, end < code.count, Self.isPart(code[end]) { continue }
            let number = code[..<place].reduce(1) { $1 == Self.newline ? $0 + 1 : $0 }
            guard found.last?.number != number else { continue }
            let start = code[..<place].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
            let line = code[start...].prefix { $0 != Self.newline }
            found.append((number, String(decoding: line, as: UTF8.self)))
        }
        return found
    }

    private static let newline = UInt8(ascii: "\n")

    /// Where the word begins, by the C library: a debug build looks through some hundred thousand lines in no time.
    private static func places(of word: [UInt8], in text: [UInt8]) -> [Int] {
        let ended = (text + [0]).map(CChar.init(bitPattern:)), word = (word + [0]).map(CChar.init(bitPattern:))
        return ended.withUnsafeBufferPointer { text in
            guard let base = text.baseAddress else { return [] }
            var places: [Int] = []
            var start = base
            while let hit = strstr(start, word) {
                places.append(UnsafePointer(hit) - base)
                start = UnsafePointer(hit) + 1
            }
            return places
        }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

extension SourceFile {
    /// The text with comments left out and strings empty; lines keep their numbers.
    static func code(of text: String) -> String {
        enum Place { case code, line, block, string, long }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = Place.code
        var index = 0
        func next(is word: StaticString) -> Bool {
            let count = word.utf8CodeUnitCount
            return index + count <= bytes.count && (0..<count).allSatisfy { bytes[index + $0] == word.utf8Start[$0] }
        }
        while index < bytes.count {
            let byte = bytes[index]
            if byte == newline {
                result.append(byte)
                if place == .line || place == .string { place = .code }
                index += 1
                continue
            }
            switch place {
            case .code:
                if byte == UInt8(ascii: "/"), next(is: "//") {
                    place = .line
                } else if byte == UInt8(ascii: "/"), next(is: "/*") {
                    place = .block
                } else if byte == UInt8(ascii: "\""), next(is: "\"\"\"") {
                    place = .long
                    index += 2
                } else if byte == UInt8(ascii: "\"") {
                    place = .string
                    result.append(byte)
                } else {
                    result.append(byte)
                }
            case .line: break
            case .block:
                if byte == UInt8(ascii: "*"), next(is: "*/") {
                    place = .code
                    index += 1
                }
            case .string:
                if byte == UInt8(ascii: "\\") { index += 1 }
                if byte == UInt8(ascii: "\"") {
                    place = .code
                    result.append(byte)
                }
            case .long:
                if byte == UInt8(ascii: "\""), next(is: "\"\"\"") {
                    place = .code
                    index += 2
                }
            }
            index += 1
        }
        return String(decoding: result, as: UTF8.self)
    }
}

/// What lies on disk.
enum Repository {
    static let root: String = {
        // Tests/ArchitectureTests/SourceFile.swift
        #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 }
    }()

    static func read(_ path: String) throws -> String {
        let bytes = try Data(contentsOf: URL(filePath: root + "/" + path))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Every file below a folder that ends in one of these.
    static func files(below folder: String, endings: [String]) throws -> [SourceFile] {
        try FileManager.default.subpathsOfDirectory(atPath: root + "/" + folder)
            .filter { path in endings.contains { path.hasSuffix($0) } && !path.contains(".build/") }
            .sorted()
            .map { SourceFile(path: folder + "/" + $0, text: try read(folder + "/" + $0)) }
    }

    /// All Swift that is shipped; read once.
    static let shipped = Result {
        try files(below: "Sources", endings: [".swift"]) + files(below: "Plugins", endings: [".swift"])
    }
}
