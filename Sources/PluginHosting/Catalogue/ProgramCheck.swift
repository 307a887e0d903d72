// SPDX-License-Identifier: Apache-2.0

// Whether the file a manifest names is there and can run on this machine; nothing of it is run for that.

import FoundationEssentials
import PluginProtocol

struct ProgramCheck {
    let folder: String
    /// As in `PATH`.
    let path: String

    func findings(_ program: Manifest.Program) -> [ManifestReader.Finding] {
        switch program {
        case .module(let module): fault(module: module).map { [.init(fault: $0, key: "module")] } ?? []
        case .command(let command): fault(command: command.first ?? "").map { [.init(fault: $0, key: "command")] } ?? []
        }
    }

    private func fault(module: String) -> ManifestFault? {
        guard let file = inside(module) else { return .outsideFolder(path: module) }
        guard FileFacts(file)?.isRegular == true else { return .noSuchFile(path: module) }
        guard let header = header(of: file), header.isShared else { return .notALibrary(path: module) }
        guard let own = self.header(of: "/proc/self/exe"), !header.runs(on: own) else { return nil }
        return .otherMachine(path: module, found: header.machineName, expected: own.machineName)
    }

    private func fault(command program: String) -> ManifestFault? {
        guard program.contains("/") else {
            let isFound = path.split(separator: ":").contains { folder in
                FileManager.default.isExecutableFile(atPath: "\(folder)/\(program)")
            }
            return isFound ? nil : .notInPath(program: program)
        }
        guard let file = inside(program) else { return .outsideFolder(path: program) }
        guard FileFacts(file)?.isRegular == true else { return .noSuchFile(path: program) }
        return FileManager.default.isExecutableFile(atPath: file) ? nil : .notExecutable(path: program)
    }

    /// The path with links resolved; `nil` if they lead out of the folder.
    private func inside(_ name: String) -> String? {
        let root = URL(filePath: folder).resolvingSymlinksInPath().path
        let file = URL(filePath: folder + "/" + relative(name)).resolvingSymlinksInPath().path
        return file.hasPrefix(root.hasSuffix("/") ? root : root + "/") ? file : nil
    }

    private func header(of path: String) -> ElfHeader? {
        // Mapped, so that a large library is not read for its first bytes.
        guard let data = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else { return nil }
        return ElfHeader(data.prefix(ElfHeader.length))
    }
}
