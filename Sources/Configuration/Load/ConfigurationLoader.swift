// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import Toml

/// The settings in force and everything there is to say about the files they came from.
package struct LoadedConfiguration: Equatable, Sendable {
    package var settings: ShellSettings
    package var problems: [Problem]
    /// Files, and the folder of drop-ins with all its files, whose change can change the settings, whether they are there
    /// or not. Links among them mean the file they lead to.
    package var watchedPaths: [String]
    /// A file was refused, and its last good copy or the settings in force were used instead.
    package var usedLastGood: Bool
    /// Where each value in force came from, by key path; values that are not here are defaults.
    package var origins: [String: SettingOrigin]
    /// Names of what lies outside the files, which `problems(of:known:)` judges.
    package var mentions: [Mention]
    /// Everything that problems can be of, in the order in which it is laid over each other.
    var layerNames: [String] = []
}

/// Finds, reads and decodes the settings. Never fails: what cannot be taken is replaced and reported.
package struct ConfigurationLoader: Sendable {
    private static let largestFile = 1024 * 1024

    let paths: ConfigurationPaths
    private let overrides: [String]
    let renderer: DiagnosticRenderer

    /// - Parameter overrides: The values of `--set`, in order.
    package init(paths: ConfigurationPaths, overrides: [String] = [], translate: Translate = .identity) {
        self.paths = paths
        self.overrides = overrides
        renderer = DiagnosticRenderer(translate: translate)
    }

    /// Loads everything anew.
    ///
    /// A file that is refused leaves the settings as they are: `lastGood`, or at a start the file's last good copy. A
    /// value that is refused keeps what it was. Files without errors are copied to the state folder.
    ///
    /// - Parameter lastGood: The settings in force; `nil` at a start.
    package func load(lastGood: ShellSettings? = nil) -> LoadedConfiguration {
        let files = ConfigurationFiles.find(paths)
        let read = ([files.main].compactMap(\.self) + files.dropIns).map(read)
        let refusals = read.compactMap(\.refusal)
        if let lastGood, !refusals.isEmpty {
            return LoadedConfiguration(
                settings: lastGood, problems: refusals.map { problem($0, .presentSettings) },
                watchedPaths: files.watched, usedLastGood: true, origins: [:], mentions: [],
                layerNames: files.names)
        }

        var problems = goneFile(files).map { [renderer.problem($0)] } ?? []
        let layers = read.compactMap { file in
            if let refusal = file.refusal {
                let (copy, fallback) = substitute(for: file, isMain: file.path == files.main)
                problems.append(problem(refusal, fallback))
                return copy
            }
            return file.layer
        }
        let (sets, malformed) = overrideLayers()
        var decoded = SettingsDecoder.decode(layers + sets, lastGood: lastGood)
        if lastGood == nil, decoded.findings.contains(where: { $0.severity == .error }),
            let earlier = copiedSettings(read)
        {
            decoded = SettingsDecoder.decode(layers + sets, lastGood: earlier)
        }
        let refused = Set(refusals.map(\.file))
        // A copy stands for a file whose own words have been reported.
        let names = (layers + sets).map(\.name)
        let all = ordered(decoded.findings.filter { !refused.contains($0.file) }, by: names)
        keepCopies(read, all)
        let findings =
            malformed
            + FindingList.shortened(all, unlisted: decoded.unlisted)
        return LoadedConfiguration(
            settings: decoded.settings, problems: problems + findings.map(renderer.problem),
            watchedPaths: files.watched,
            usedLastGood: layers.contains { refused.contains($0.name) },
            origins: decoded.origins, mentions: ordered(decoded.mentions, by: names), layerNames: files.names)
    }

    /// In the order of the layers, and within one from the top down.
    private func ordered<Found: Placed>(_ found: [Found], by names: [String]) -> [Found] {
        let ranks = Dictionary(
            names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
        let origin = TomlPosition(line: 0, column: 0)
        return found.enumerated().sorted { left, right in
            (ranks[left.element.file] ?? 0, left.element.place ?? origin, left.offset)
                < (ranks[right.element.file] ?? 0, right.element.place ?? origin, right.offset)
        }.map(\.element)
    }

    private func problem(_ refusal: FileFinding, _ fallback: FileFinding.Fallback) -> Problem {
        var refusal = refusal
        refusal.fallback = fallback
        return renderer.problem(refusal)
    }

    // MARK: Files

    private struct ReadFile {
        var path: String
        var bytes: [UInt8]
        var layer: Layer?
        var refusal: FileFinding?
    }

    private func read(_ path: String) -> ReadFile {
        let bytes: [UInt8]
        do {
            bytes = try FileReader.read(path, limit: Self.largestFile)
        } catch {
            return ReadFile(path: path, bytes: [], refusal: refusal(path, .file(error.fault)))
        }
        return parse(path, bytes)
    }

    private func parse(_ path: String, _ bytes: [UInt8]) -> ReadFile {
        do {
            let document = try TomlDocument(bytes: bytes)
            let layer = Layer(name: path, document: document, context: context(of: path))
            if let version = document.root[SettingsCatalogue.versionKey], let number = version.value.integer,
                number > SettingsCatalogue.version
            {
                let fault = Fault.newerVersion(found: number, known: SettingsCatalogue.version)
                let finding = layer.finding(.error, [SettingsCatalogue.versionKey], at: version.value.start, fault)
                return ReadFile(path: path, bytes: bytes, refusal: finding)
            }
            return ReadFile(path: path, bytes: bytes, layer: layer)
        } catch {
            return ReadFile(
                path: path, bytes: bytes, refusal: .syntax(error, file: path, bytes: bytes))
        }
    }

    private func refusal(_ path: String, _ fault: Fault) -> FileFinding {
        FileFinding(file: path, position: nil, key: "", severity: .error, fault: fault, sourceLine: "")
    }

    func context(of path: String) -> ReadContext {
        ReadContext(folder: ConfigurationFiles.absolute(ConfigurationFiles.folderName(of: path)), home: paths.home)
    }

    // MARK: Overrides

    private func overrideLayers() -> (layers: [Layer], malformed: [FileFinding]) {
        var layers: [Layer] = []
        var malformed: [FileFinding] = []
        let context = ReadContext(folder: currentFolder(), home: paths.home)
        for argument in overrides {
            if let layer = Override.layer(argument, context: context) {
                layers.append(layer)
            } else {
                malformed.append(
                    FileFinding(
                        file: Override.name, position: TomlPosition(line: 1, column: 1), key: "", severity: .error,
                        fault: .malformedOverride, sourceLine: Override.shown(argument)))
            }
        }
        return (layers, malformed)
    }

    // MARK: Copies

    private var copies: LastGoodCopies? {
        paths.stateFolder.map { LastGoodCopies(folder: $0, isKept: paths.keepsCopies) }
    }

    /// What stands in for a refused file.
    private func substitute(for file: ReadFile, isMain: Bool) -> (Layer?, FileFinding.Fallback) {
        if let copies, let layer = copiedLayer(file.path) {
            return (layer, .lastGoodCopy(copies.place(of: file.path)))
        }
        return (nil, isMain ? .defaults : .withoutFile)
    }

    /// A file that had loaded before and is there no more. It may be meant, so that the defaults count.
    private func goneFile(_ files: ConfigurationFiles) -> FileFinding? {
        guard let copies, let gone = files.missing.first(where: { copies.read($0) != nil }) else { return nil }
        return FileFinding(
            file: gone, position: nil, key: "", severity: .warning, fault: .goneFile(copy: copies.place(of: gone)),
            sourceLine: "")
    }

    private func copiedLayer(_ path: String) -> Layer? {
        copies?.read(path).flatMap { parse(path, $0).layer }
    }

    /// The settings that the copies of the present files make.
    private func copiedSettings(_ files: [ReadFile]) -> ShellSettings? {
        let layers = files.compactMap { copiedLayer($0.path) }
        return layers.isEmpty ? nil : SettingsDecoder.decode(layers, lastGood: nil).settings
    }

    private func keepCopies(_ files: [ReadFile], _ findings: [FileFinding]) {
        guard let copies else { return }
        let faulty = Set(findings.filter { $0.severity == .error }.map(\.file))
        for file in files where file.layer != nil && !faulty.contains(file.path) {
            copies.keep(file.bytes, of: file.path)
        }
    }
}

/// Something found in a file.
private protocol Placed {
    var file: String { get }
    var place: TomlPosition? { get }
}

extension FileFinding: Placed {
    fileprivate var place: TomlPosition? { position }
}

extension Mention: Placed {
    fileprivate var place: TomlPosition? { position }
}

private func currentFolder() -> String {
    FileManager.default.currentDirectoryPath
}
