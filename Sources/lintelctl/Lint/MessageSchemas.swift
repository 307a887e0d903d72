// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import GioKit

/// The installed schemas of the messages, as far as they say which fields there are.
struct MessageSchemas: Sendable {
    private let files: [String: JSONTree]

    /// - Parameter folder: `share/lintel/schema/messages`.
    /// - Throws: `CommandFailure` where the installation has none.
    init(folder: String) throws {
        var files: [String: JSONTree] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasSuffix(".json") {
            let data = try Data(contentsOf: URL(filePath: folder + "/" + name))
            files[name] = try JSONDecoder().decode(JSONTree.self, from: data)
        }
        self.files = files
    }

    var isEmpty: Bool { files.isEmpty }

    /// What nobody reads of a call's `params`.
    func unknownParts(inCall method: String, params: JSONTree) -> [UnknownPart] {
        guard let schema = files["\(method).json"]?["properties"]?["params"] else { return [] }
        return unknown(params, schema, "\(method).json", "")
    }

    /// The same of the answer to a call.
    func unknownParts(inAnswerTo method: String, result: JSONTree) -> [UnknownPart] {
        guard let schema = files["\(method).json"]?["$defs"]?["result"] else { return [] }
        return unknown(result, schema, "\(method).json", "")
    }

    private func unknown(_ value: JSONTree, _ schema: JSONTree, _ file: String, _ pointer: String) -> [UnknownPart] {
        let (schema, file) = resolved(schema, file)
        let choices = (schema["oneOf"]?.items ?? []) + (schema["anyOf"]?.items ?? [])
        if !choices.isEmpty {
            let fitting = choices.map { resolved($0, file) }.filter { mayBe(value, $0.0, $0.1) }
            let answers = fitting.map { unknown(value, $0.0, $0.1, pointer) }
            return answers.min { $0.count < $1.count }
                ?? ownKind(of: value, choices.map { resolved($0, file).0 }, pointer)
        }
        switch value {
        case .object(let fields):
            guard let known = schema["properties"]?.fields else { return [] }
            return fields.sorted { $0.key < $1.key }.flatMap { name, field -> [UnknownPart] in
                let place = "\(pointer)/\(escaped(name))"
                guard let schema = known[name] else { return [UnknownPart(pointer: place, name: name)] }
                return unknown(field, schema, file, place)
            }
        case .list(let items):
            guard let schema = schema["items"] else { return [] }
            return items.enumerated().flatMap { unknown($1, schema, file, "\(pointer)/\($0)") }
        default: return []
        }
    }

    /// A node or accessory of a kind that this version does not know.
    private func ownKind(of value: JSONTree, _ choices: [JSONTree], _ pointer: String) -> [UnknownPart] {
        for name in ["type", "kind"] {
            guard let given = value[name]?.text else { continue }
            let known = choices.compactMap { $0["properties"]?[name] }.flatMap { field in
                ([field["const"]] + (field["enum"]?.items ?? [])).compactMap { $0?.text }
            }
            return [UnknownPart(pointer: "\(pointer)/\(name)", name: given, known: known)]
        }
        return []
    }

    private func resolved(_ schema: JSONTree, _ file: String) -> (JSONTree, String) {
        var (schema, file) = (schema, file)
        // No schema of ours refers to itself without a value in between.
        for _ in 0..<16 {
            guard let reference = schema["$ref"]?.text, let hash = reference.firstIndex(of: "#") else { break }
            let name = String(reference[..<hash])
            if !name.isEmpty { file = name }
            var target = files[file]
            for part in reference[hash...].dropFirst().split(separator: "/") { target = target?[String(part)] }
            schema = target ?? .null
        }
        return (schema, file)
    }

    /// Whether a choice is the one a value means: what it fixes, the value has.
    private func mayBe(_ value: JSONTree, _ schema: JSONTree, _ file: String) -> Bool {
        switch value {
        case .object(let fields):
            guard let known = schema["properties"]?.fields else { return false }
            return known.allSatisfy { name, schema in
                guard let given = fields[name] else { return true }
                if let only = schema["const"] { return only == given }
                if name == "type" || name == "kind", let some = schema["enum"]?.items { return some.contains(given) }
                return true
            }
        case .list: return schema["items"] != nil
        default: return schema["properties"] == nil && schema["items"] == nil
        }
    }

    private func escaped(_ name: String) -> String {
        name.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
            .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
    }
}
