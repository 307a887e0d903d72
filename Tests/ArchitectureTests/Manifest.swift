// SPDX-License-Identifier: Apache-2.0

/// What Package.swift declares, read from its text.
struct Manifest {
    /// Names of dependencies by target; test targets are left out.
    private(set) var targets: [String: [String]] = [:]
    let usesResources: Bool

    init(_ text: String) {
        // Everything before `func tests()` declares what ships.
        let shipped = text.firstRange(of: "func tests()").map { text[..<$0.lowerBound] } ?? Substring(text)
        usesResources = SourceFile.code(of: String(shipped)).contains("resources:")
        for kind in [".target(", ".executableTarget(", ".systemLibrary("] {
            var rest = shipped
            while let start = rest.firstRange(of: kind) {
                rest = rest[start.upperBound...]
                add(Self.balanced(rest, open: "(", close: ")"))
            }
        }
    }

    private mutating func add(_ declaration: Substring) {
        guard let name = Self.after("name:", in: declaration).flatMap({ Self.strings(in: $0).first }) else { return }
        let list = Self.after("dependencies:", in: declaration).flatMap { text in
            text.firstIndex(of: "[").map { Self.balanced(text[text.index(after: $0)...], open: "[", close: "]") }
        }
        let target = name.hasSuffix("Plugin") && name.hasPrefix("\\(") ? Layout.plugin : name
        targets[target, default: []] += list.map(Self.strings) ?? []
    }

    private static func after(_ label: String, in text: Substring) -> Substring? {
        text.firstRange(of: label).map { text[$0.upperBound...] }
    }

    /// The text up to where the bracket that is open closes.
    private static func balanced(_ text: Substring, open: Character, close: Character) -> Substring {
        var depth = 1
        for index in text.indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return text[..<index] }
        }
        return text
    }

    private static func strings(in text: Substring) -> [String] {
        text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }
            .map { String($0.element) }
    }
}
