// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// Why a setting was not set.
package enum SetRefusal: Error, Equatable, Sendable {
    case unknownKey(nearest: String?)
    /// The file, or the new value, is not in order.
    case problems([Problem])
    /// A file that lies over this one sets the same key.
    case covered(file: String, line: Int)
    /// The value stands where only a person can change it.
    case byHand(file: String, line: Int)
    case notWritten(file: String, error: Int32)
}

extension ConfigurationLoader {
    /// Sets one scalar or list in the file that is read, and keeps its comments and order.
    ///
    /// The value is TOML where it is, else text. Nothing is written that would not load.
    ///
    /// - Returns: The file that was written.
    package func set(_ key: String, to value: String) -> Result<String, SetRefusal> {
        guard let path = SettingPath(key) else {
            let known = SettingsListing(load().settings).entries.map { $0.key.replacing("\"", with: "") }
            return .failure(.unknownKey(nearest: nearest(to: key.replacing("\"", with: ""), in: known)))
        }
        let files = ConfigurationFiles.find(paths)
        let file =
            files.main ?? "\(ConfigurationFiles.folderName(of: files.dropInFolder))/\(ConfigurationPaths.fileName)"
        if let origin = load().origins[path.key], origin.layer != file {
            return .failure(.covered(file: origin.layer, line: origin.position.line))
        }
        do {
            let bytes = try edited(file, isNew: files.main == nil, path, toml(value))
            guard FileWriter.makeFolder(ConfigurationFiles.folderName(of: file)) else {
                return .failure(.notWritten(file: file, error: 2))
            }
            let target = ConfigurationFiles.lastTarget(of: file)
            let error = FileWriter.replace(target, with: bytes, mode: 0o644)
            return error == 0 ? .success(file) : .failure(.notWritten(file: file, error: error))
        } catch {
            return .failure(error)
        }
    }

    private func toml(_ value: String) -> String {
        let isOneLine = !value.utf8.contains { $0 == 0x0A || $0 == 0x0D }
        if isOneLine, let document = try? TomlDocument("x = \(value)"), document.root["x"]?.value.table == nil,
            document.source.offset(of: document.root["x"]?.value.end ?? TomlPosition(line: 1, column: 1))
                == document.source.bytes.count
        {
            return value
        }
        return quoted(value)
    }

    /// The new text of a file, checked.
    private func edited(
        _ file: String, isNew: Bool, _ path: SettingPath, _ value: String
    ) throws(SetRefusal) -> [UInt8] {
        let old: TomlDocument
        switch isNew ? TomlDocument.empty : TomlFile.read(file) {
        case .success(let document): old = document
        case .failure(let refusal): throw .problems([renderer.problem(refusal.finding)])
        }
        let bytes: [UInt8]
        do {
            bytes = try SettingsEdit(old).setting(path, to: value)
        } catch {
            throw .byHand(file: file, line: error.line)
        }
        let new: TomlDocument
        do {
            new = try TomlDocument(bytes: bytes)
        } catch {
            throw .problems([renderer.problem(.syntax(error, file: file, bytes: bytes))])
        }
        let before = SettingsDecoder.decode([layer(file, old)], lastGood: nil)
        let after = SettingsDecoder.decode([layer(file, new)], lastGood: nil)
        let added = after.findings.filter { finding in
            !before.findings.contains { $0.key == finding.key && $0.fault == finding.fault }
        }
        guard added.isEmpty else { throw .problems(added.map(renderer.problem)) }
        return bytes
    }

    private func layer(_ file: String, _ document: TomlDocument) -> Layer {
        Layer(name: file, document: document, context: context(of: file))
    }
}

extension TomlDocument {
    fileprivate static var empty: Result<TomlDocument, TomlFile.Refusal> {
        TomlFile.parse([], file: "")
    }
}
