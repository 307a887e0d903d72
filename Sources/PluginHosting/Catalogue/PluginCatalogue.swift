// SPDX-License-Identifier: Apache-2.0

// What is installed: every folder of the search path with its manifest judged, nothing run.

import BarModel
import FoundationEssentials
import PluginProtocol
import Toml

/// A plugin as its folder describes it.
package struct FoundPlugin: Equatable, Sendable {
    package var manifest: Manifest
    /// Absolute.
    package var folder: String
    package var origin: SearchPath.Origin
    /// Why it cannot be run, in a sentence; its tabs, as far as they are known, stand and explain.
    package var rejection: String?
    /// Differs where the manifest's or the program's file does.
    package var stamp = ""
}

package struct PluginCatalogue: Equatable, Sendable {
    /// One of each id, in the order they were found.
    package var plugins: [FoundPlugin] = []
    /// Everything that is wrong, with file and place; folders that were left out too.
    package var problems: [Problem] = []

    package init() {}

    /// Reads all manifests of a search path. Blocks for as long as reading files takes; any thread.
    ///
    /// - Parameter known: What was found before. A manifest that is no TOML for a moment, half a save, changes nothing of it.
    package static func read(
        _ path: SearchPath, known: [FoundPlugin] = [],
        environment: [String: String] = ProcessInfo.processInfo.environment,
        translate: Translate = .identity
    ) -> PluginCatalogue {
        var reader = CatalogueReader(
            text: HostingText(translate: translate), path: environment["PATH"] ?? "/usr/bin:/bin", known: known)
        for folder in path.pluginFolders { reader.add(folder, origin: .user, mustExist: true) }
        for (folder, origin) in path.folders {
            for name in names(in: folder) { reader.add(folder + "/" + name, origin: origin, mustExist: false) }
        }
        return reader.catalogue
    }

    /// Names of a folder in byte order, hidden ones left out.
    private static func names(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

private struct CatalogueReader {
    private static let manifestName = "plugin.toml"
    private static let manifestLimit = 1024 * 1024

    let text: HostingText
    let path: String
    /// Sound ones of before, by folder.
    let known: [String: FoundPlugin]
    var catalogue = PluginCatalogue()
    /// Manifests by id.
    private var files: [String: String] = [:]

    init(text: HostingText, path: String, known: [FoundPlugin]) {
        self.text = text
        self.path = path
        self.known = known.reduce(into: [:]) { $0[$1.folder] = $1.rejection == nil ? $1 : nil }
    }

    mutating func add(_ folder: String, origin: SearchPath.Origin, mustExist: Bool) {
        let file = folder + "/" + Self.manifestName
        guard FileFacts(file) != nil else {
            if mustExist { report(.init(fault: .unreadable, key: ""), in: file, TomlSource(bytes: [])) }
            return
        }
        let (result, source) = read(file, folder: folder, origin: origin)
        if !result.wasRead, let before = known[folder], files[before.manifest.id] == nil {
            files[before.manifest.id] = file
            for finding in result.findings { report(finding, in: file, source) }
            catalogue.plugins.append(before)
            return
        }
        var findings = result.findings
        let id = result.manifest.id
        if let first = files[id] {
            report(.init(fault: .idTaken(id: id, by: first), key: "id"), in: file, source)
            return
        }
        files[id] = file
        // Only a manifest that is right so far is worth a look at the files it names.
        if !findings.contains(where: { $0.severity == .error }) {
            findings += ProgramCheck(folder: folder, path: path).findings(result.manifest.program)
        }
        for finding in findings { report(finding, in: file, source) }
        let errors = findings.filter { $0.severity == .error }
        catalogue.plugins.append(
            FoundPlugin(
                manifest: result.manifest, folder: folder, origin: origin, rejection: errors.first.map(sentence),
                stamp: ProgramStamp.text(manifest: file, folder: folder, result.manifest.program)))
    }

    private func read(_ file: String, folder: String, origin: SearchPath.Origin) -> (
        ManifestReader.Result, TomlSource
    ) {
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        func nothing(_ finding: ManifestReader.Finding, _ bytes: [UInt8]) -> (ManifestReader.Result, TomlSource) {
            let manifest = Manifest(
                id: name, name: name, version: "", protocol: .current, program: .command([]), tabs: [])
            return (.init(manifest: manifest, findings: [finding], wasRead: false), TomlSource(bytes: bytes))
        }
        // A pipe or device would make the reader wait for ever.
        guard let facts = FileFacts(file), facts.isRegular, facts.size <= Self.manifestLimit,
            let data = try? Data(contentsOf: URL(filePath: file))
        else { return nothing(.init(fault: .unreadable, key: ""), []) }
        let bytes = Array(data)
        do throws(TomlError) {
            let document = try TomlDocument(bytes: bytes)
            return (
                ManifestReader.read(document.root, fallbackID: name, isSystem: origin == .system), document.source
            )
        } catch {
            return nothing(.init(fault: .syntax(error.reason), key: "", position: error.position), bytes)
        }
    }

    private mutating func report(_ finding: ManifestReader.Finding, in file: String, _ source: TomlSource) {
        let position = finding.position
        catalogue.problems.append(
            Problem(
                file: file, line: position?.line ?? 0, column: position?.column ?? 0, key: finding.key,
                severity: finding.severity, message: text.message(finding.fault), hint: text.hint(finding.fault),
                sourceLine: position.map { source.line($0.line) } ?? ""))
    }

    private func sentence(_ finding: ManifestReader.Finding) -> String {
        let message = text.message(finding.fault)
        return finding.key.isEmpty ? message : "\(finding.key.shortenedInMiddle()): \(message)"
    }
}
