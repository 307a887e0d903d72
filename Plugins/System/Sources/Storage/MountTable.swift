// SPDX-License-Identifier: Apache-2.0

/// One line of the kernel's table of mounted file systems.
struct Mount: Equatable, Sendable {
    var device: String
    var folder: String
    var type: String
    var isReadOnly: Bool

    /// Nothing if the line is none.
    init?(_ line: some StringProtocol) {
        let fields = line.split(separator: " ")
        guard fields.count >= 4 else { return nil }
        device = Self.unescaped(fields[0])
        folder = Self.unescaped(fields[1])
        type = Self.unescaped(fields[2])
        isReadOnly = fields[3].split(separator: ",").contains("ro")
    }

    /// Blanks, tabs, line breaks and backslashes are written as three octal digits.
    private static func unescaped(_ text: some StringProtocol) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let next = rest.first {
            let digits = rest.dropFirst().prefix(3)
            if next == UInt8(ascii: "\\"), digits.count == 3,
                let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
            {
                bytes.append(code)
                rest = rest.dropFirst(4)
            } else {
                bytes.append(next)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Where a person's files can lie, as opposed to windows into the kernel.
    var isReal: Bool {
        if Self.packed.contains(type) { return false }
        return folder == "/" || device.hasPrefix("/dev/") || Self.remote.contains(type) || type == "zfs"
    }

    private static let packed: Set<String> = ["squashfs", "iso9660", "erofs"]
    private static let remote: Set<String> = ["nfs", "nfs4", "cifs", "smb3", "9p", "virtiofs", "fuse.sshfs", "ceph"]

    /// The real ones, each device once, at the folder nearest to the root; root first, then by folder.
    static func real(in table: String) -> [Mount] {
        var byDevice: [String: Mount] = [:]
        // A folder that was mounted over is hidden: the last line of it counts.
        var byFolder: [String: Mount] = [:]
        for line in table.split(separator: "\n") {
            if let mount = Mount(line) { byFolder[mount.folder] = mount }
        }
        for mount in byFolder.values.sorted(by: { $0.folder < $1.folder }) where mount.isReal {
            if let known = byDevice[mount.device], known.folder.count <= mount.folder.count { continue }
            byDevice[mount.device] = mount
        }
        return byDevice.values.sorted { $0.folder < $1.folder }
    }
}
