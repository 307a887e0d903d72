// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import Glibc

@testable import Configuration

/// A folder of its own with `lintel.toml`, drop-ins and a state folder; removed at the end.
final class Workplace {
    let folder: String

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/lintel-configuration-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    var file: String { "\(folder)/lintel.toml" }
    var state: String { "\(folder)/state" }

    func write(_ text: String, to name: String = "lintel.toml") throws {
        try write(Array(text.utf8), to: name)
    }

    func write(_ bytes: [UInt8], to name: String = "lintel.toml") throws {
        let path = "\(folder)/\(name)"
        let parent = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
        try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    func remove(_ name: String = "lintel.toml") throws {
        try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }

    func loader(set overrides: [String] = [], keepsCopies: Bool = true) -> ConfigurationLoader {
        ConfigurationLoader(
            paths: ConfigurationPaths(
                folders: [folder], stateFolder: keepsCopies ? state : nil, home: "/home/somebody"),
            overrides: overrides)
    }

    func load(set overrides: [String] = [], lastGood: ShellSettings? = nil) -> LoadedConfiguration {
        loader(set: overrides).load(lastGood: lastGood)
    }
}

/// Loads one text as `lintel.toml`.
func loaded(_ text: String, set overrides: [String] = [], lastGood: ShellSettings? = nil) throws -> LoadedConfiguration
{
    let place = try Workplace()
    try place.write(text)
    return place.load(set: overrides, lastGood: lastGood)
}

extension Problem {
    /// `line:column key`
    var place: String { "\(line):\(column) \(key)" }
}

enum FileManagerRename {
    struct Failure: Error {}

    /// Replaces a file by another in one step, as editors save.
    static func over(_ source: String, _ target: String) throws {
        guard rename(source, target) == 0 else { throw Failure() }
    }
}
