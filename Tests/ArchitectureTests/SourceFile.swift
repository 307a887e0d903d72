// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

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

    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

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

    /// Whether one of the beginnings that a table gives for its target is that of its name.
    func isOne(of table: [String: [String]]) -> Bool {
        guard let target, let beginnings = table[target] else { return false }
        return beginnings.contains { name.hasPrefix($0) }
    }

    /// Modules it imports, with the access and attributes left out.
    var imports: [String] {
        code.split(separator: "\n").compactMap { line in
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
    func lines(with word: String, asBeginning: Bool = false) -> [(number: Int, line: Substring)] {
        code.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            Self.contains(word, in: line, asBeginning: asBeginning) ? (index + 1, line) : nil
        }
    }

    private static func contains(_ word: String, in line: Substring, asBeginning: Bool) -> Bool {
        var rest = line
        while let range = rest.firstRange(of: word) {
            let before = range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
            let after = range.upperBound < line.endIndex ? line[range.upperBound] : " "
            let endsInName = word.last.map(isPart) ?? false
            if !isPart(before), asBeginning || !endsInName || !isPart(after) { return true }
            rest = rest[range.upperBound...]
        }
        return false
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}

extension SourceFile {
    /// The text with comments and the inside of strings as blanks; lines keep their numbers.
    static func code(of text: String) -> String {
        var result = ""
        var rest = Substring(text)
        func skip(to end: String, keeping: Bool) {
            let range = rest.firstRange(of: end)
            let skipped = rest[..<(range?.upperBound ?? rest.endIndex)]
            result += keeping ? "\"\"" : " "
            result += skipped.filter { $0 == "\n" }
            rest = rest[(range?.upperBound ?? rest.endIndex)...]
        }
        while let next = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { $0 != "\n" }
            } else if rest.hasPrefix("/*") {
                skip(to: "*/", keeping: false)
            } else if rest.hasPrefix("\"\"\"") {
                rest = rest.dropFirst(3)
                skip(to: "\"\"\"", keeping: true)
            } else if next == "\"" {
                result += "\"\""
                rest = afterString(rest.dropFirst())
            } else {
                result.append(next)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func afterString(_ text: Substring) -> Substring {
        var rest = text
        while let next = rest.first, next != "\n" {
            rest = rest.dropFirst(next == "\\" ? 2 : 1)
            if next == "\"" { return rest }
        }
        return rest
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
