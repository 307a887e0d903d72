// SPDX-License-Identifier: Apache-2.0

// A new plugin from a template: file names and texts with the author's words in place of `@NAME@` and the like.

import FoundationEssentials
import GioKit

struct Scaffold {
    enum Language: String, CaseIterable {
        case swift, c, python
    }

    enum Failure: Error, Equatable {
        /// No letter or digit that an id could be made of.
        case badName(String)
        /// Something that the plugin is built with is called so.
        case reserved(String)
        case exists(path: String)
        case unwritable(path: String, reason: String)
    }

    /// As people read it.
    let name: String
    /// Small letters, digits and `-`; the tab's id and the last part of the plugin's.
    let slug: String
    /// Begins with a capital letter.
    let module: String
    let folder: String

    /// - Parameter path: The folder to make; its last part is the name.
    init(path: String) throws(Failure) {
        let last = path.split(separator: "/").last.map(String.init) ?? ""
        let words = last.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map { $0.lowercased() }
        guard last.allSatisfy(\.isASCII), let first = words.first, let initial = first.first, initial.isLetter,
            words.joined().count <= 40
        else {
            throw .badName(last)
        }
        name = words.enumerated().map { $0.offset == 0 ? Self.capitalised($0.element) : $0.element }
            .joined(separator: " ")
        slug = words.joined(separator: "-")
        module = words.map(Self.capitalised).joined()
        folder = path
    }

    var id: String { "org.example.\(slug)" }

    private static func capitalised(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// Makes the folder; answers the files in it.
    func make(_ language: Language, from files: AuthorFiles) throws(Failure) -> [String] {
        guard !FileManager.default.fileExists(atPath: folder) else { throw .exists(path: folder) }
        guard language != .swift || !isReserved(sdk: files.sdk) else { throw .reserved(slug) }
        var made: [String] = []
        do {
            let template = files.templates + "/" + language.rawValue
            for path in try FileManager.default.subpathsOfDirectory(atPath: template).sorted() {
                if try copy(template + "/" + path, to: target(of: path), files) { made.append(target(of: path)) }
            }
            switch language {
            case .swift: break
            case .c:
                try write(try Data(contentsOf: URL(filePath: files.header)), to: "lintel-plugin.h")
                made.append("lintel-plugin.h")
            case .python:
                for module in try FileManager.default.contentsOfDirectory(atPath: files.python).sorted()
                where module.hasSuffix(".py") || module == "py.typed" {
                    let text = try Data(contentsOf: URL(filePath: files.python + "/" + module))
                    try write(text, to: "lintel/" + module)
                    made.append("lintel/" + module)
                }
            }
        } catch {
            throw .unwritable(path: folder, reason: error.reason)
        }
        return made
    }

    /// Modules that come with the compiler, and words that no module can be called.
    private static let compilers: Set<String> = [
        "Any", "Cxx", "Dispatch", "Distributed", "Foundation", "Glibc", "Never", "Observation", "Protocol", "Self",
        "Swift",
        "Synchronization", "Testing", "Type", "Xctest",
    ]

    /// Whether the module or the folder is called as one of the kit's, which no package can have twice.
    private func isReserved(sdk: String) -> Bool {
        let package = (try? Data(contentsOf: URL(filePath: sdk + "/Package.swift"))) ?? Data()
        let kits = String(decoding: package, as: UTF8.self).split(separator: "\"").map { $0.lowercased() }
        return Self.compilers.contains(module) || kits.contains(module.lowercased())
            || sdk.split(separator: "/").last?.lowercased() == folder.split(separator: "/").last?.lowercased()
    }

    private func target(of path: String) -> String {
        filled(path, sdk: "").split(separator: "/").map { $0 == "gitignore" ? ".gitignore" : $0 }
            .joined(separator: "/")
    }

    private func copy(_ source: String, to target: String, _ files: AuthorFiles) throws -> Bool {
        let attributes = try FileManager.default.attributesOfItem(atPath: source)
        guard attributes[.type] as? FileAttributeType == .typeRegular else { return false }
        let text = String(decoding: try Data(contentsOf: URL(filePath: source)), as: UTF8.self)
        // The licence of the template is not the licence of what is made of it.
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.contains("SPDX-License-Identifier") }
        let start = lines.first?.allSatisfy(\.isWhitespace) == true ? lines.dropFirst() : lines[...]
        try write(Data(filled(start.joined(separator: "\n"), sdk: files.sdk).utf8), to: target)
        if text.hasPrefix("#!") {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/" + target)
        }
        return true
    }

    private func write(_ data: Data, to path: String) throws {
        let parts = path.split(separator: "/").dropLast()
        try FileManager.default.createDirectory(
            atPath: ([folder] + parts.map(String.init)).joined(separator: "/"), withIntermediateDirectories: true)
        try data.write(to: URL(filePath: folder + "/" + path))
    }

    private func filled(_ text: String, sdk: String) -> String {
        let words = ["NAME": name, "ID": id, "TAB": slug, "MODULE": module, "SDK": sdk]
        return words.reduce(text) { text, word in
            text.split(separator: "@\(word.key)@", omittingEmptySubsequences: false).joined(separator: word.value)
        }
    }
}
