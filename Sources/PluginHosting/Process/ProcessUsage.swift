// SPDX-License-Identifier: Apache-2.0

// What a plugin's processes take, all of them together, as /proc has it.

import FoundationEssentials
import Glibc

package struct ProcessUsage: Equatable, Sendable {
    /// Bytes; memory that several processes share counts by its share.
    package var memory: Int64 = 0
    /// Seconds of processors' time so far.
    package var processors = 0.0
    package var openFiles = 0
    package var processes = 0

    /// The kernel keeps 15 bytes of a program's name.
    private static let guardName = String("lintel-plugin-guard".prefix(15))

    /// Of a plugin's process, its guard and everything below them. Blocks for as long as reading /proc takes; any thread.
    package init(pid: Int32) {
        let parents = Self.parents()
        let above = parents[pid] ?? 0
        let top = Self.name(of: above) == Self.guardName ? above : pid
        for process in Self.family(of: top, parents) where process != top || top == pid { add(process) }
    }

    private mutating func add(_ pid: Int32) {
        let folder = "/proc/\(pid)"
        // One that has ended and was not collected takes nothing.
        guard Self.fields(of: pid)?.first != "Z" else { return }
        processes += 1
        for line in (Self.text(folder + "/smaps_rollup") ?? "").split(separator: "\n") where line.hasPrefix("Pss:") {
            let kilobytes = line.dropFirst(4).split(separator: " ").first.flatMap { Int64($0) } ?? 0
            memory += kilobytes * 1024
        }
        if let fields = Self.fields(of: pid), fields.count > 12, let user = Double(fields[11]),
            let system = Double(fields[12])
        {
            processors += (user + system) / Double(max(1, sysconf(Int32(_SC_CLK_TCK))))
        }
        openFiles += (try? FileManager.default.contentsOfDirectory(atPath: folder + "/fd").count) ?? 0
    }

    private static func family(of top: Int32, _ parents: [Int32: Int32]) -> [Int32] {
        var found = [top]
        var next = 0
        while next < found.count {
            found += parents.filter { $0.value == found[next] }.keys.sorted()
            next += 1
        }
        return found
    }

    private static func parents() -> [Int32: Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.reduce(into: [:]) { parents, name in
            guard let pid = Int32(name), let fields = fields(of: pid), fields.count > 1 else { return }
            parents[pid] = Int32(fields[1])
        }
    }

    /// What follows the name in `stat`: the state first.
    private static func fields(of pid: Int32) -> [Substring]? {
        guard let text = text("/proc/\(pid)/stat"), let end = text.lastIndex(of: ")") else { return nil }
        return text[text.index(after: end)...].split(separator: " ")
    }

    private static func name(of pid: Int32) -> String? {
        text("/proc/\(pid)/comm").map { String($0.prefix { $0 != "\n" }) }
    }

    /// Files of /proc have no size, so they are read to their end.
    private static func text(_ path: String) -> String? {
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
