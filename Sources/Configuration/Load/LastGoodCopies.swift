// SPDX-License-Identifier: Apache-2.0

/// Copies of the files that loaded without an error, for a start with a file that does not.
///
/// The first line of a copy names its file, so that a copy of one file is never used for another.
struct LastGoodCopies {
    let folder: String

    /// Where the copy of a file lies: drop-ins keep their folder.
    func place(of file: String) -> String {
        let parts = file.split(separator: "/")
        let name = parts.last.map(String.init) ?? file
        let isDropIn = parts.dropLast().last.map { $0 == ConfigurationPaths.dropInFolder } ?? false
        return isDropIn
            ? "\(folder)/\(ConfigurationPaths.dropInFolder)/\(name)" : "\(folder)/\(ConfigurationPaths.fileName)"
    }

    /// The bytes of the last good copy of a file, if there is one.
    func read(_ file: String) -> [UInt8]? {
        let limit = 1024 * 1024 + 8192
        guard let bytes = try? FileReader.read(place(of: file), limit: limit) else { return nil }
        let header = header(file)
        return bytes.starts(with: header) ? Array(bytes.dropFirst(header.count)) : nil
    }

    /// Keeps the bytes of a file that loaded. A copy that cannot be written is no reason to complain: the file is good.
    func keep(_ bytes: [UInt8], of file: String) {
        guard read(file) != bytes else { return }
        let place = place(of: file)
        guard FileWriter.makeFolder(ConfigurationFiles.folderName(of: place)) else { return }
        _ = FileWriter.replace(place, with: header(file) + bytes, mode: 0o600)
    }

    private func header(_ file: String) -> [UInt8] {
        Array("# last good copy of \(keyPath([file]))\n".utf8)
    }
}
