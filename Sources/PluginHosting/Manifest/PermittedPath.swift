// SPDX-License-Identifier: Apache-2.0

// Which paths a manifest may ask for. The operator may permit others: it is their machine.

enum PermittedPath {
    /// What the kernel and the devices show of everybody; a sandbox has its own.
    private static let systems: Set<Substring> = ["proc", "sys", "dev"]

    /// A path of a file or folder, absolute or below `~`, without parts that say nothing; `nil` if it may not be asked for:
    /// the whole of the system or of the home, what holds everybody's processes or devices, and what leads upwards.
    static func file(_ text: String) -> String? {
        guard let parts = parts(text), let first = parts.first else { return nil }
        let isInHome = text.hasPrefix("~/")
        guard isInHome || text.hasPrefix("/"), isInHome ? parts.count > 1 : !systems.contains(first) else { return nil }
        return (isInHome ? "" : "/") + parts.joined(separator: "/")
    }

    /// A path of one device or of a folder of some.
    static func device(_ text: String) -> String? {
        guard text.hasPrefix("/"), let parts = parts(text), parts.count > 1, parts[0] == "dev" else { return nil }
        return "/" + parts.joined(separator: "/")
    }

    /// Without empty ones and "."; `nil` where one leads upwards.
    private static func parts(_ text: String) -> [Substring]? {
        let parts = text.split(separator: "/").filter { $0 != "." }
        return text.utf8.contains(0) || parts.contains("..") ? nil : parts
    }
}
