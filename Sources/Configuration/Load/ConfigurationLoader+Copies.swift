// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// What stands in for files that cannot be used.
extension ConfigurationLoader {
    var copies: LastGoodCopies? {
        paths.stateFolder.map { LastGoodCopies(folder: $0, isKept: paths.keepsCopies) }
    }

    /// What stands in for a refused file.
    func substitute(for file: ReadFile, isMain: Bool) -> (Layer?, FileFinding.Fallback) {
        if let copies, let layer = copiedLayer(file.path) {
            return (layer, .lastGoodCopy(copies.place(of: file.path)))
        }
        return (nil, isMain ? .defaults : .withoutFile)
    }

    /// The main file that settings came from, or that has a copy, and that is there no more.
    func goneFile(_ files: ConfigurationFiles, isRunning: Bool, filled: Set<String>) -> ReadFile? {
        if isRunning {
            let gone = files.missing.first { filled.contains($0) }
            return gone.map { ReadFile(path: $0, bytes: [], refusal: .ofFile($0, .file(.missing))) }
        }
        guard let copies, let gone = files.missing.first(where: { copies.read($0) != nil }) else { return nil }
        let finding = FileFinding.ofFile(gone, .goneFile(copy: copies.place(of: gone)), severity: .warning)
        return ReadFile(path: gone, bytes: [], refusal: finding)
    }

    /// A main file that never said anything: the defaults are used, but not without a word.
    func emptyMain(_ files: ConfigurationFiles, _ read: [ReadFile]) -> [FileFinding] {
        guard let file = read.first(where: { $0.path == files.main }), file.refusal == nil,
            TomlSource.isBlank(file.bytes)
        else { return [] }
        var finding = FileFinding.ofFile(file.path, .file(.empty), severity: .warning)
        finding.fallback = .defaults
        return [finding]
    }

    /// The settings that the copies of the present files make.
    func copiedSettings(_ files: [ReadFile]) -> ShellSettings? {
        let layers = files.compactMap { copiedLayer($0.path) }
        return layers.isEmpty ? nil : SettingsDecoder.decode(layers, lastGood: nil).settings
    }

    func keepCopies(_ files: [ReadFile], _ findings: [FileFinding]) {
        guard let copies else { return }
        let faulty = Set(findings.filter { $0.severity == .error }.map(\.file))
        for file in files
        where file.layer != nil && !faulty.contains(file.path) && !TomlSource.isBlank(file.bytes) {
            copies.keep(file.bytes, of: file.path)
        }
    }

    private func copiedLayer(_ path: String) -> Layer? {
        copies?.read(path).flatMap { parse(path, $0).layer }
    }
}
