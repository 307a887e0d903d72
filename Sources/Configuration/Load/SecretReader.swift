// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// Puts the secrets that settings refer to into them. The shell alone does, in memory; nothing that shows settings.
package struct SecretReader: Sendable {
    private static let largest = 64 * 1024

    /// `$CREDENTIALS_DIRECTORY`: where systemd puts the credentials of a service.
    private let credentials: String?
    private let renderer: DiagnosticRenderer

    package init(environment: [String: String], translate: Translate = .identity) {
        credentials = environment["CREDENTIALS_DIRECTORY"]
        renderer = DiagnosticRenderer(translate: translate)
    }

    /// The settings with every secret that can be read, and a problem for each that cannot; its key has no value then.
    package func read(_ loaded: LoadedConfiguration) -> (settings: ShellSettings, problems: [Problem]) {
        var settings = loaded.settings
        var problems: [Problem] = []
        for (place, plugin) in settings.plugins.enumerated() {
            for (key, reference) in plugin.secrets.sorted(by: { $0.key < $1.key }) {
                switch text(reference) {
                case .success(let text): settings.plugins[place].settings[key] = .text(text)
                case .failure(let refusal):
                    let path = keyPath([PluginTable.name, plugin.id, PluginTable.settingsKey, key])
                    let origin = loaded.origins[path]
                    problems.append(
                        renderer.problem(
                            FileFinding(
                                file: origin?.layer ?? "", position: origin?.position, key: path, severity: .error,
                                fault: refusal.fault, sourceLine: "")))
                }
            }
        }
        return (settings, problems)
    }

    private struct Refusal: Error {
        var fault: Fault
    }

    private func text(_ reference: SecretReference) -> Result<String, Refusal> {
        let path: String
        switch reference {
        case .file(let file): path = file
        case .credential(let name):
            guard let credentials else { return .failure(Refusal(fault: .noCredential(name))) }
            path = "\(credentials)/\(name)"
        }
        do {
            var bytes = try FileReader.read(path, limit: SecretReader.largest)
            if bytes.last == 0x0A { bytes.removeLast() }
            if bytes.last == 0x0D { bytes.removeLast() }
            guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
                return .failure(Refusal(fault: .secretNotText(path: path)))
            }
            return .success(text)
        } catch {
            if case .credential(let name) = reference, error.fault == .missing {
                return .failure(Refusal(fault: .noCredential(name)))
            }
            return .failure(Refusal(fault: .secretUnread(path: path, error.fault)))
        }
    }
}
