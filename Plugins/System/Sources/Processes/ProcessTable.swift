// SPDX-License-Identifier: Apache-2.0

/// All processes at one moment.
struct ProcessTable: Equatable, Sendable {
    enum Order: String, CaseIterable, Sendable {
        case memory, processor, name
    }

    struct Entry: Equatable, Sendable {
        var stat: ProcessStat
        /// Share of one processor since the table before, or since its start in the first one; 1 is one processor whole.
        var load: Double
    }

    private(set) var entries: [Entry]
    /// Seconds since the start of the machine.
    let uptime: Double

    /// - Parameter before: The table read some seconds ago.
    init(_ roots: Roots, before: ProcessTable? = nil) throws(ReadFailure) {
        let now = try Self.uptime(roots)
        var known: [Int32: Entry] = [:]
        for entry in before?.entries ?? [] { known[entry.stat.pid] = entry }
        entries = Self.identifiers(try roots.names(in: roots.proc)).compactMap { pid in
            // One that has ended meanwhile is none any more.
            let folder = "\(roots.proc)/\(pid)"
            guard var stat = (try? roots.text(folder + "/stat")).flatMap(ProcessStat.init) else { return nil }
            let load = Self.load(stat, now: now, known[pid]?.stat, then: before?.uptime)
            // Asked once: what is cut the same way is the same name.
            if let before = known[pid]?.stat, before.started == stat.started, before.name.hasPrefix(stat.name) {
                stat.name = before.name
            } else {
                stat.name = stat.wholeName(roots, folder: folder)
            }
            return Entry(stat: stat, load: load)
        }
        uptime = now
    }

    static func uptime(_ roots: Roots) throws(ReadFailure) -> Double {
        let path = roots.proc + "/uptime"
        guard let seconds = try roots.text(path).split(separator: " ").first.flatMap({ Double($0) }), seconds.isFinite
        else { throw .broken(path) }
        return seconds
    }

    /// How many there are; only names are read.
    static func count(_ roots: Roots) throws(ReadFailure) -> Int {
        identifiers(try roots.names(in: roots.proc)).count
    }

    private static func identifiers(_ names: [String]) -> [Int32] {
        names.compactMap { Int32($0) }
    }

    private static func load(_ stat: ProcessStat, now: Double, _ before: ProcessStat?, then: Double?) -> Double {
        let perSecond = Double(ProcessStat.ticksPerSecond)
        var ticks = Double(stat.ticks)
        var seconds = now - Double(stat.started) / perSecond
        // The same number with another start is another process.
        if let before, let then, before.started == stat.started {
            ticks -= Double(before.ticks)
            seconds = now - then
        }
        return seconds > 0.01 ? max(0, ticks / perSecond / seconds) : 0
    }

    func sorted(by order: Order) -> [Entry] {
        entries.sorted { left, right in
            switch order {
            case .memory where left.stat.pages != right.stat.pages: left.stat.pages > right.stat.pages
            case .processor where left.load != right.load: left.load > right.load
            case .name where left.stat.name != right.stat.name:
                (left.stat.name.lowercased(), left.stat.name) < (right.stat.name.lowercased(), right.stat.name)
            default: left.stat.pid < right.stat.pid
            }
        }
    }
}
