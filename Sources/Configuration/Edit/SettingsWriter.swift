// SPDX-License-Identifier: Apache-2.0

import BarModel
import Glibc
import Toml

/// Why a setting was not set.
package enum SetRefusal: Error, Equatable, Sendable {
    case unknownKey(nearest: String?)
    /// The key is that of a table; an example of one in it.
    case table(example: String)
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
    /// The value is TOML where it is and the setting wants no text, else text. Nothing is written that would not be taken.
    ///
    /// - Returns: The file that was written.
    package func set(_ key: String, to value: String) -> Result<String, SetRefusal> {
        guard let path = SettingPath(key) else {
            let listing = SettingsListing(load().settings)
            if let example = listing.entries(of: key).first { return .failure(.table(example: example.key)) }
            return .failure(.unknownKey(nearest: listing.nearestKey(to: key)))
        }
        let files = ConfigurationFiles.find(paths)
        let file =
            files.main ?? "\(ConfigurationFiles.folderName(of: files.dropInFolder))/\(ConfigurationPaths.fileName)"
        if let origin = load().origins[path.key], origin.layer != file {
            return .failure(.covered(file: origin.layer, line: origin.position.line))
        }
        do {
            let bytes = try edited(file, path, toml(value, for: path.expectation))
            guard FileWriter.makeFolder(ConfigurationFiles.folderName(of: file)) else {
                return .failure(.notWritten(file: file, error: errno))
            }
            let target = ConfigurationFiles.lastTarget(of: file)
            let error = FileWriter.replace(target, with: bytes, mode: 0o644)
            return error == 0 ? .success(file) : .failure(.notWritten(file: file, error: error))
        } catch {
            return .failure(error)
        }
    }

    /// What there is to say of a setting that is in force and yet not all right.
    package func problems(about key: String, known: KnownNames) -> [Problem] {
        guard let path = SettingPath(key) else { return [] }
        return problems(of: load(), known: known).filter { $0.key == path.key.shortenedInMiddle() }
    }

    private func toml(_ value: String, for expectation: Expectation?) -> String {
        let isOneLine = !value.utf8.contains { $0 == 0x0A || $0 == 0x0D }
        guard isOneLine, let document = try? TomlDocument("x = \(value)"), let parsed = document.root["x"]?.value,
            document.source.offset(of: parsed.end) == document.source.bytes.count
        else { return quoted(value) }
        return expectation?.isText == true && parsed.string == nil ? quoted(value) : value
    }

    /// The new text of a file, checked.
    private func edited(_ file: String, _ path: SettingPath, _ value: String) throws(SetRefusal) -> [UInt8] {
        let present = try present(file)
        let old = try document(file, present)
        var bytes: [UInt8]
        do {
            bytes = try SettingsEdit(old).setting(path, to: value)
        } catch {
            throw .byHand(file: file, line: error.line)
        }
        // A byte order mark stays; positions do not count it.
        bytes = present.prefix(present.count - old.source.bytes.count) + bytes
        let new = try document(file, bytes)
        let before = SettingsDecoder.decode([layer(file, old)], lastGood: nil)
        let after = SettingsDecoder.decode([layer(file, new)], lastGood: nil)
        let secrets = secrets(in: value, for: path, file)
        let others = after.findings.filter { finding in
            finding.isRefusal && !before.findings.contains { $0.key == finding.key && $0.fault == finding.fault }
        }
        let added = secrets.isEmpty ? others : secrets
        guard added.isEmpty else {
            let renderer = DiagnosticRenderer(translate: renderer.translate.plain, quotesStandInFile: false)
            throw .problems(added.map { renderer.problem($0.withoutPlace) })
        }
        if let line = overrulingLine(file, path, value, after) { throw .byHand(file: file, line: line) }
        return bytes
    }

    /// A secret is one in the place of another too, whose finding would be the same.
    private func secrets(in value: String, for path: SettingPath, _ file: String) -> [FileFinding] {
        guard let bytes = try? SettingsEdit(TomlDocument("")).setting(path, to: value),
            let alone = try? TomlDocument(bytes: bytes)
        else { return [] }
        return SettingsDecoder.decode([layer(file, alone)], lastGood: nil).findings
            .filter { $0.fault == .secretInFile }.prefix(1).map(\.self)
    }

    /// What stands in the file; nothing where there is none.
    private func present(_ file: String) throws(SetRefusal) -> [UInt8] {
        var bytes: [UInt8] = []
        var fault: FileFault?
        do {
            bytes = try FileReader.read(file, limit: Self.largestFile)
            fault = TomlSource.isBlank(bytes) ? .empty : nil
        } catch {
            fault = error.fault
        }
        guard let fault else { return bytes }
        // One value in the place of a file that was lost would end what its copy still says.
        let hasCopy = copies?.read(file) != nil
        guard hasCopy || (fault != .missing && fault != .empty) else { return bytes }
        throw .problems([renderer.problem(lost(file, fault, hasCopy: hasCopy))])
    }

    private func lost(_ file: String, _ fault: FileFault, hasCopy: Bool) -> FileFinding {
        guard hasCopy, let copies else { return .ofFile(file, .file(fault)) }
        return .ofFile(file, fault == .missing ? .goneFile(copy: copies.place(of: file)) : .file(fault))
    }

    /// A file that would load.
    private func document(_ file: String, _ bytes: [UInt8]) throws(SetRefusal) -> TomlDocument {
        let read = parse(file, bytes)
        guard let document = read.document, read.refusal == nil else {
            throw .problems([read.refusal].compactMap(\.self).map(renderer.problem))
        }
        return document
    }

    /// The line of the same file that keeps the new value from counting, if there is one.
    private func overrulingLine(
        _ file: String, _ path: SettingPath, _ value: String, _ edited: SettingsDecoder
    ) -> Int? {
        guard let bytes = try? SettingsEdit(TomlDocument("")).setting(path, to: value),
            let alone = try? TomlDocument(bytes: bytes)
        else { return nil }
        let wanted = SettingsDecoder.decode([layer(file, alone)], lastGood: nil).settings
        let key = path.key
        guard SettingsListing(wanted).entries(of: key) != SettingsListing(edited.settings).entries(of: key) else {
            return nil
        }
        return edited.origins[key]?.position.line ?? 1
    }

    private func layer(_ file: String, _ document: TomlDocument) -> Layer {
        Layer(name: file, document: document, context: context(of: file))
    }
}

extension FileFinding {
    /// The value is not taken as it stands.
    fileprivate var isRefusal: Bool {
        switch fault {
        case .clamped, .notLoosened, .rule: true
        default: severity == .error
        }
    }

    /// About a value that stands in no file yet.
    fileprivate var withoutPlace: FileFinding {
        FileFinding(file: "", position: nil, key: key, severity: severity, fault: fault, sourceLine: "")
    }
}
