// SPDX-License-Identifier: Apache-2.0

/// Copies of the files that loaded without an error, for a start with a file that does not.
///
/// Each lies under its file's whole path, and its first line names the file again, so that a copy of one file is never
/// used for another and none takes the place of another.
struct LastGoodCopies {
    let folder: String
    /// `false` for programs that only look.
    let isKept: Bool

    /// Where the copy of a file lies.
    func place(of file: String) -> String {
        let parts = ConfigurationFiles.absolute(file).split(separator: "/").filter { $0 != "." }
        return ([folder, "last-good"] + parts.map { $0 == ".." ? "%2E%2E" : String($0) }).joined(separator: "/")
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
        guard isKept, read(file) != bytes else { return }
        let place = place(of: file)
        guard FileWriter.makeFolder(ConfigurationFiles.folderName(of: place)) else { return }
        _ = FileWriter.replace(place, with: header(file) + bytes, mode: 0o600)
    }

    private func header(_ file: String) -> [UInt8] {
        Array("# last good copy of \(keyPath([ConfigurationFiles.absolute(file)]))\n".utf8)
    }
}
