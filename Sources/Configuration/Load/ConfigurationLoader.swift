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
    /// Files that said something: one of them that says nothing any more was cut off or lost, not meant.
    package var filledFiles: Set<String> = []
}

/// Finds, reads and decodes the settings. Never fails: what cannot be taken is replaced and reported.
package struct ConfigurationLoader: Sendable {
    static let largestFile = 1024 * 1024

    let paths: ConfigurationPaths
    let overrides: [String]
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
    /// value that is refused keeps what it was. Files without errors are copied to the state folder. A file that said
    /// something and is empty or gone counts as refused.
    ///
    /// - Parameters:
    ///   - lastGood: The settings in force; `nil` at a start.
    ///   - filled: Files that said something when `lastGood` was made of them.
    package func load(lastGood: ShellSettings? = nil, filled: Set<String> = []) -> LoadedConfiguration {
        let files = ConfigurationFiles.find(paths)
        let gone = goneFile(files, isRunning: lastGood != nil, filled: filled)
        let present = ([files.main].compactMap(\.self) + files.dropIns).map { self.read($0, filled: filled) }
        let read = [gone].compactMap(\.self) + present
        let filledFiles = Set(read.filter { !TomlSource.isBlank($0.bytes) || $0.refusal != nil }.map(\.path))
        let refusals = read.compactMap(\.refusal)
        if let lastGood, !refusals.isEmpty {
            return LoadedConfiguration(
                settings: lastGood, problems: refusals.map { problem($0, .presentSettings) },
                watchedPaths: files.watched, usedLastGood: true, origins: [:], mentions: [],
                layerNames: files.names, filledFiles: filled.union(filledFiles))
        }

        var refused: [FileFinding] = []
        let layers = read.compactMap { file in
            if var refusal = file.refusal {
                let (copy, fallback) = substitute(for: file, isMain: file.path == files.main)
                refusal.fallback = fallback
                refused.append(refusal)
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
        let names = (layers + sets).map(\.name)
        // A copy stands for a file whose own words have been reported.
        let refusedFiles = Set(refused.map(\.file))
        var all = ordered(decoded.findings.filter { !refusedFiles.contains($0.file) }, by: names)
        if lastGood == nil {
            let suspects = Set((refused + all).filter(\.hidesLock).map(\.file))
            let locking = lockingFiles(suspects, read, files.names, decoded)
            refused = refused.keepingLock(locking)
            all = all.keepingLock(locking)
            if (refused + all).contains(where: \.keepsLock) { decoded.settings.kiosk.enabled = true }
        }
        keepCopies(read, all)
        let findings = malformed + FindingList.shortened(all, unlisted: decoded.unlisted)
        return LoadedConfiguration(
            settings: decoded.settings,
            problems: (refused + emptyMain(files, read) + findings).map(renderer.problem),
            watchedPaths: files.watched,
            usedLastGood: layers.contains { refusedFiles.contains($0.name) },
            origins: decoded.origins, mentions: ordered(decoded.mentions, by: names), layerNames: files.names,
            filledFiles: filledFiles)
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

    struct ReadFile {
        var path: String
        var bytes: [UInt8]
        var document: TomlDocument?
        var layer: Layer?
        var refusal: FileFinding?
    }

    private func read(_ path: String, filled: Set<String>) -> ReadFile {
        let bytes: [UInt8]
        do {
            bytes = try FileReader.read(path, limit: Self.largestFile)
        } catch {
            return ReadFile(path: path, bytes: [], refusal: .ofFile(path, .file(error.fault)))
        }
        guard TomlSource.isBlank(bytes), filled.contains(path) || copies?.read(path) != nil else {
            return parse(path, bytes)
        }
        return ReadFile(path: path, bytes: bytes, refusal: .ofFile(path, .file(.empty)))
    }

    func parse(_ path: String, _ bytes: [UInt8]) -> ReadFile {
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
            return ReadFile(path: path, bytes: bytes, document: document, layer: layer)
        } catch {
            return ReadFile(
                path: path, bytes: bytes, refusal: .syntax(error, file: path, bytes: bytes))
        }
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
                        fault: .malformedOverride, sourceLine: ""))
            }
        }
        return (layers, malformed)
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
