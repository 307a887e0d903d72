// SPDX-License-Identifier: Apache-2.0

import Control
import FoundationEssentials
import GioKit
import PluginHosting

/// The ends of each plugin's last runs, in the state folder; `lintelctl plugin info` shows them.
struct EndRecords {
    private static let kept = 20

    let folder: String
    private let log = Log("state")

    init(_ folders: UserFolders) {
        folder = folders.state + "/ends"
    }

    /// - Parameter ending: Of an end that the shell brought about: why, or nothing where nothing was wrong.
    func add(_ end: PluginEnd, ending: String??, of plugin: String, text: HostingText) {
        let path = "\(folder)/\(plugin).json"
        do {
            var ends: [PluginEndDocument] = []
            if let bytes = try? AtomicFile.read(path) {
                ends = (try? JSONDecoder().decode([PluginEndDocument].self, from: Data(bytes))) ?? []
            }
            ends.append(document(end, ending: ending, text: text))
            try AtomicFile.makeFolder(folder, mode: 0o700)
            try AtomicFile.write(Array(try JSONEncoder().encode(ends.suffix(Self.kept))), to: path, mode: 0o600)
        } catch {
            log.error("the end of a plugin cannot be recorded", ["file": path, "reason": error.reason])
        }
    }

    private func document(_ end: PluginEnd, ending: String??, text: HostingText) -> PluginEndDocument {
        var document = PluginEndDocument(
            time: Date().formatted(.iso8601), kind: .pipeClosed, reason: (ending ?? nil) ?? "",
            asked: ending == .some(nil), messages: end.lastMessages,
            errors: end.errorLines)
        switch end.reason {
        case .exited(let code): (document.kind, document.number) = (.exited, Nullable(Int(code)))
        case .signal(let number): (document.kind, document.number) = (.signal, Nullable(Int(number)))
        case .pipeClosed: break
        case .couldNotStart(let failure): (document.kind, document.reason) = (.notStarted, text.sentence(failure))
        }
        return document
    }
}
