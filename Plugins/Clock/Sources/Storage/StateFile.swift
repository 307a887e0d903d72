// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

/// One value kept as JSON in a file of the plugin's data folder.
struct StateFile<Value: Codable & Sendable>: Sendable {
    /// What reading found.
    enum Found: Sendable {
        case value(Value)
        /// Never written.
        case nothing
        /// It was there and could not be read. It has been put aside under this name, so that nothing is lost.
        case broken(putAside: String)
    }

    let path: String

    init(folder: String, name: String) {
        path = folder + "/" + name
    }

    func read() -> Found {
        guard FileManager.default.fileExists(atPath: path) else { return .nothing }
        if let bytes = try? Data(contentsOf: URL(filePath: path)),
            let value = try? JSONDecoder().decode(Value.self, from: bytes)
        {
            return .value(value)
        }
        let aside = path + ".broken"
        try? FileManager.default.removeItem(atPath: aside)
        try? FileManager.default.moveItem(atPath: path, toPath: aside)
        return .broken(putAside: aside)
    }

    /// Writes beside the file and renames, so that a loss of power leaves the old value or the new one.
    func write(_ value: Value) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try encoder.encode(value).write(to: URL(filePath: path), options: .atomic)
    }
}
