// SPDX-License-Identifier: Apache-2.0

/// All that is shown of one process.
struct ProcessDetail: Equatable, Sendable {
    var stat: ProcessStat
    /// Program and arguments; nothing for threads of the kernel.
    var command: [String]
    /// Name of the process that started it.
    var parentName: String?
    /// Bytes it has asked for, used or not.
    var virtualMemory: Int64?
    /// Number of the person it runs for.
    var user: Int64?
    var userName: String?
    /// Seconds it has had of a processor.
    var processorTime: Double
    /// Seconds since its start.
    var age: Double
    /// Nothing where they are somebody else's.
    var openFiles: Int?

    /// - Throws: `missing` once it has ended.
    init(_ pid: Int32, _ roots: Roots) throws(ReadFailure) {
        let folder = "\(roots.proc)/\(pid)"
        guard var stat = ProcessStat(try roots.text(folder + "/stat")) else { throw .broken(folder + "/stat") }
        stat.name = stat.wholeName(roots, folder: folder)
        self.stat = stat
        let perSecond = Double(ProcessStat.ticksPerSecond)
        age = max(0, try ProcessTable.uptime(roots) - Double(stat.started) / perSecond)
        processorTime = Double(stat.ticks) / perSecond
        command = Self.arguments((try? roots.bytes(folder + "/cmdline")) ?? [])
        parentName = (try? roots.text("\(roots.proc)/\(stat.parent)/stat")).flatMap(ProcessStat.init)?.name
        let status = Fields((try? roots.text(folder + "/status")) ?? "", separator: ":")
        virtualMemory = status.bytes("VmSize")
        user = status["Uid"].flatMap { $0.split { $0 == "\t" || $0 == " " }.first }.flatMap { Int64($0) }
        userName = user.flatMap { Self.name(of: $0, roots) }
        openFiles = (try? roots.names(in: folder + "/fd"))?.count
    }

    private static func arguments(_ bytes: [UInt8]) -> [String] {
        bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func name(of user: Int64, _ roots: Roots) -> String? {
        guard let table = try? roots.text(roots.etc + "/passwd") else { return nil }
        for line in table.split(separator: "\n") {
            let fields = line.split(separator: ":", omittingEmptySubsequences: false)
            if fields.count > 2, Int64(fields[2]) == user { return String(fields[0]) }
        }
        return nil
    }
}

/// One thing a process has open.
struct OpenFile: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case file, socket, pipe, device, other
    }

    var number: Int
    /// Where it leads: a path, or a word of the kernel such as `socket:[4711]`.
    var target: String
    var kind: Kind

    init(number: Int, target: String) {
        self.number = number
        self.target = target
        kind =
            if target.hasPrefix("socket:") {
                .socket
            } else if target.hasPrefix("pipe:") {
                .pipe
            } else if target.hasPrefix("/dev/") {
                .device
            } else {
                target.hasPrefix("/") ? .file : .other
            }
    }

    /// By number.
    ///
    /// - Throws: `denied` where the process is somebody else's, `missing` once it has ended.
    static func all(of pid: Int32, _ roots: Roots) throws(ReadFailure) -> [OpenFile] {
        let folder = "\(roots.proc)/\(pid)/fd"
        return try roots.names(in: folder).compactMap { Int($0) }.sorted().compactMap { number in
            roots.link("\(folder)/\(number)").map { OpenFile(number: number, target: $0) }
        }
    }
}

/// The threads of a process.
enum ProcessThreads {
    /// The first one first, then by number.
    ///
    /// - Throws: `missing` once it has ended.
    static func all(of pid: Int32, _ roots: Roots) throws(ReadFailure) -> [ProcessStat] {
        let folder = "\(roots.proc)/\(pid)/task"
        return try roots.names(in: folder).compactMap { Int32($0) }.sorted().compactMap { number in
            (try? roots.text("\(folder)/\(number)/stat")).flatMap(ProcessStat.init)
        }
    }
}
