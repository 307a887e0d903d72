// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import GioKit
import PluginProtocol
import ShellCore

/// What outlives the shell, each in a file that is written by rename.
struct StateFiles {
    let folders: UserFolders
    private let log = Log("state")

    init(_ folders: UserFolders) {
        self.folders = folders
    }

    /// A file that cannot be read or understood counts as none: the shell starts.
    func load() -> SavedState {
        read(SavedState.self, from: shellFile) ?? SavedState()
    }

    func save(_ state: SavedState) {
        write(state, to: shellFile)
    }

    func settings(of plugin: String) -> [String: SettingValue] {
        read([String: SettingValue].self, from: settingsFile(plugin)) ?? [:]
    }

    func save(_ settings: [String: SettingValue], of plugin: String) {
        write(settings, to: settingsFile(plugin))
    }

    private var shellFile: String { folders.state + "/state.json" }

    private func settingsFile(_ plugin: String) -> String { "\(folders.state)/settings/\(plugin).json" }

    private func read<Value: Decodable>(_ type: Value.Type, from path: String) -> Value? {
        do {
            return try JSONDecoder().decode(type, from: Data(try AtomicFile.read(path)))
        } catch let error as FileError where error.isMissing {
            return nil
        } catch {
            log.warning("a state file cannot be used", ["file": path, "reason": reason(of: error)])
            return nil
        }
    }

    private func reason(of error: any Error) -> String {
        (error as? DecodingError)?.sentence ?? error.reason
    }

    private func write(_ value: some Encodable, to path: String) {
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            try AtomicFile.makeFolder(path.parentFolder, mode: 0o700)
            try AtomicFile.write(Array(try encoder.encode(value)), to: path, mode: 0o600)
        } catch {
            log.error("a state file cannot be written", ["file": path, "reason": reason(of: error)])
        }
    }
}
