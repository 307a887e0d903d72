// SPDX-License-Identifier: Apache-2.0

// Control groups, version 2, where the service manager has handed one over: each plugin gets a group of its own, whose limits
// hold for all of its processes together.

import BarModel
import FoundationEssentials
import Glibc

struct ControlGroups: Equatable {
    /// Of the shell; plugins lie below it.
    let root: String

    private static let controllers = ["memory", "cpu", "pids"]
    /// Processes a plugin may have at once.
    private static let processes = 256

    /// `nil` where no group is delegated to this process.
    ///
    /// - Parameters:
    ///   - membership: The text of `/proc/self/cgroup`.
    ///   - mount: Where the one hierarchy is mounted.
    init?(
        membership: String = (try? String(contentsOfFile: "/proc/self/cgroup", encoding: .utf8)) ?? "",
        mount: String = "/sys/fs/cgroup", process: Int32 = getpid()
    ) {
        guard let line = membership.split(separator: "\n").first(where: { $0.hasPrefix("0::/") }) else { return nil }
        let path = mount + line.dropFirst("0::".count)
        // The root of the hierarchy belongs to nobody, and a group with other processes in it is not ours to divide.
        guard line != "0::/", access(path + "/cgroup.subtree_control", W_OK) == 0,
            Self.read(path + "/cgroup.procs")?.split(separator: "\n").map(String.init) == ["\(process)"]
        else { return nil }
        // A group that has groups below it has no processes of its own.
        let own = path + "/shell"
        guard mkdir(own, 0o755) == 0 || errno == EEXIST, Self.write("\(process)", to: own + "/cgroup.procs") else {
            return nil
        }
        let known =
            Self.read(path + "/cgroup.controllers")?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
        let wanted = Self.controllers.filter(known.contains)
        guard wanted.contains("memory"),
            Self.write(wanted.map { "+" + $0 }.joined(separator: " "), to: path + "/cgroup.subtree_control")
        else { return nil }
        root = path
    }

    /// Makes the group of a plugin; `nil` where that fails.
    func make(_ id: String, _ limits: PluginLimits) -> String? {
        let group = "\(root)/plugin-\(id)"
        guard mkdir(group, 0o755) == 0 || errno == EEXIST,
            Self.write("\(limits.memory)", to: group + "/memory.max")
        else { return nil }
        // Parts of the machine may lack these; the limit of memory is the one that must hold.
        _ = Self.write("0", to: group + "/memory.swap.max")
        _ = Self.write("\(max(1_000, Int(limits.processors * 100_000))) 100000", to: group + "/cpu.max")
        _ = Self.write("\(Self.processes)", to: group + "/pids.max")
        return group
    }

    func remove(_ group: String) {
        _ = Self.write("1", to: group + "/cgroup.kill")
        rmdir(group)
    }

    private static func read(_ path: String) -> String? {
        try? String(contentsOfFile: path, encoding: .utf8)
    }

    private static func write(_ text: String, to path: String) -> Bool {
        let file = open(path, O_WRONLY | O_CLOEXEC | O_TRUNC)
        guard file >= 0 else { return false }
        defer { close(file) }
        let bytes = Array(text.utf8)
        return Glibc.write(file, bytes, bytes.count) == bytes.count
    }
}
