// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

/// The files of a plugin's folder that somebody writes, as they are now; what a build makes of them is left out.
struct SourceStamp: Equatable {
    private var files: [String: [Int]] = [:]
    private(set) var folders: [String] = []

    private static let madeFolders: Set<String> = ["__pycache__", "build", "node_modules", "target"]
    private static let madeEndings = [".so", ".o", ".pyc", ".new"]

    init(of folder: String) {
        add(folder)
        folders.sort()
    }

    private mutating func add(_ folder: String) {
        folders.append(folder)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
            let path = folder + "/" + name
            guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { continue }
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory?: if !Self.madeFolders.contains(name) { add(path) }
            case .typeRegular?:
                guard !Self.madeEndings.contains(where: name.hasSuffix), !Self.isEditors(name),
                    !Self.isProgram(path, attributes)
                else {
                    continue
                }
                let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
                files[path] = [Int(time * 1000), (attributes[.size] as? Int) ?? 0]
            default: continue
            }
        }
    }

    /// What an editor keeps beside the file it edits: copies, autosaves, and the file it tries the folder with.
    private static func isEditors(_ name: String) -> Bool {
        let endings = [
            "~", ".bak", ".orig", ".rej", ".tmp", ".swp", ".swx", ".kate-swp", "___jb_tmp___", "___jb_old___",
        ]
        // vim's probe; names of temporary files carry a number or random letters after their ending.
        return !name.isEmpty && name.allSatisfy(\.isNumber) || name.hasPrefix("#") || name.hasPrefix("__jb_")
            || endings.contains(where: name.hasSuffix) || name.contains(".tmp.")
    }

    /// Compiled, not written.
    private static func isProgram(_ path: String, _ attributes: [FileAttributeKey: Any]) -> Bool {
        guard let mode = attributes[.posixPermissions] as? Int, mode & 0o111 != 0,
            let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
        else { return false }
        return data.prefix(4).elementsEqual([0x7f, 0x45, 0x4c, 0x46])
    }
}
