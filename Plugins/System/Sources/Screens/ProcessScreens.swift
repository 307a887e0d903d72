// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// All processes, in the order the person chooses.
final class ProcessesScreen: LiveScreen<ProcessTable> {
    private var order = ProcessTable.Order.memory

    override func reader(before: ProcessTable?) -> @Sendable () throws(ReadFailure) -> ProcessTable {
        { [source] () throws(ReadFailure) in try ProcessTable(source.roots, before: before) }
    }

    override func title(_ words: Words) -> String { words("Processes") }

    override func describe(_ table: ProcessTable, _ words: Words) -> Page {
        let entries = table.sorted(by: order)
        let order = order
        return Page(title(words)) {
            List(id: "processes") {
                Section(id: "order") {
                    Row(words("Sorted by"), id: "order").choice(options(words), selected: order.rawValue) { chosen in
                        self.order = ProcessTable.Order(rawValue: chosen) ?? .memory
                    }
                }
                Section(
                    words("{count} processes", ["count": "\(entries.count)"]), id: "processes", count: entries.count
                ) { [source] index in
                    Self.row(entries[index], order, words, source)
                }
            }
        }
    }

    private func options(_ words: Words) -> [Accessory.Option] {
        ProcessTable.Order.allCases.map { order in
            let label =
                switch order {
                case .memory: "Memory"
                case .processor: "Processor"
                case .name: "Name"
                }
            return Accessory.Option(id: order.rawValue, label: words(label))
        }
    }

    private static func row(
        _ entry: ProcessTable.Entry, _ order: ProcessTable.Order, _ words: Words, _ source: SystemSource
    ) -> Row {
        let pid = entry.stat.pid
        let value = order == .processor ? words.amounts.percent(entry.load) : words.amounts.bytes(entry.stat.memory)
        return Row(entry.stat.name, id: "p\(pid)", value: value)
            .opens("process.\(pid)", title: entry.stat.name) {
                ProcessScreen(pid, name: entry.stat.name, source)
            }
    }
}

/// One process.
final class ProcessScreen: LiveScreen<ProcessDetail> {
    private let pid: Int32
    private let name: String

    init(_ pid: Int32, name: String, _ source: SystemSource) {
        self.pid = pid
        self.name = name
        super.init(source)
    }

    override func reader(before: ProcessDetail?) -> @Sendable () throws(ReadFailure) -> ProcessDetail {
        { [source, pid] () throws(ReadFailure) in try ProcessDetail(pid, source.roots) }
    }

    override func title(_ words: Words) -> String { name }

    override func describe(_ detail: ProcessDetail, _ words: Words) -> Page {
        Page(detail.stat.name) {
            List(id: "process") {
                Section(id: "state") {
                    Row(words("Number"), id: "pid", value: "\(pid)")
                    Row(words("State"), id: "state", value: words.state(detail.stat.state))
                    fact(words("User"), words.user(of: detail), id: "user")
                    Row(words("Parent"), id: "parent", value: words.parent(of: detail))
                    Row(words("Running for"), id: "age", value: words.amounts.duration(Int64(min(detail.age, 1e12))))
                }
                Section(words("Uses"), id: "use") {
                    Row(words("Memory"), id: "memory", value: words.amounts.bytes(detail.stat.memory))
                    fact(words("Address space"), detail.virtualMemory.map(words.amounts.bytes), id: "virtual")
                    Row(
                        words("Processor time"), id: "time",
                        value: words.amounts.duration(Int64(min(detail.processorTime, 1e12))))
                    Row(words("Threads"), id: "threads", value: "\(detail.stat.threads)")
                        .opens("threads.\(pid)") { [source, pid] in ThreadsScreen(pid, source) }
                    Row(words("Open files"), id: "files", value: detail.openFiles.map { "\($0)" })
                        .opens("files.\(pid)") { [source, pid] in OpenFilesScreen(pid, source) }
                }
                // As long as it is, where a row would cut it.
                if !detail.command.isEmpty {
                    Section(words("Command"), id: "command", footer: words.command(of: detail)) {}
                }
            }
        }
    }
}

/// What a process has open.
final class OpenFilesScreen: LiveScreen<[OpenFile]> {
    private let pid: Int32

    init(_ pid: Int32, _ source: SystemSource) {
        self.pid = pid
        super.init(source)
    }

    override func reader(before: [OpenFile]?) -> @Sendable () throws(ReadFailure) -> [OpenFile] {
        { [source, pid] () throws(ReadFailure) in try OpenFile.all(of: pid, source.roots) }
    }

    override func title(_ words: Words) -> String { words("Open files") }

    override func describe(_ files: [OpenFile], _ words: Words) -> Page {
        guard !files.isEmpty else {
            return Page(title(words)) {
                Explanation(words("Nothing open"), icon: "files", why: words("This process has no file open."))
            }
        }
        return Page(title(words)) {
            List(id: "files") {
                Section(id: "files", count: files.count) { index in
                    let file = files[index]
                    return Row(
                        file.target, id: "f\(file.number)",
                        subtitle: words(
                            "{kind}, number {number}",
                            [
                                "kind": words.kind(of: file), "number": "\(file.number)",
                            ]))
                }
            }
        }
    }
}

/// The threads of a process.
final class ThreadsScreen: LiveScreen<[ProcessStat]> {
    private let pid: Int32

    init(_ pid: Int32, _ source: SystemSource) {
        self.pid = pid
        super.init(source)
    }

    override func reader(before: [ProcessStat]?) -> @Sendable () throws(ReadFailure) -> [ProcessStat] {
        { [source, pid] () throws(ReadFailure) in try ProcessThreads.all(of: pid, source.roots) }
    }

    override func title(_ words: Words) -> String { words("Threads") }

    override func describe(_ threads: [ProcessStat], _ words: Words) -> Page {
        Page(title(words)) {
            List(id: "threads") {
                Section(id: "threads", count: threads.count) { index in
                    let thread = threads[index]
                    return Row(
                        thread.name, id: "t\(thread.pid)",
                        subtitle: words("Number {number}", ["number": "\(thread.pid)"]),
                        value: words.state(thread.state))
                }
            }
        }
    }
}

extension Words {
    func state(_ state: ProcessStat.State) -> String {
        switch state {
        case .running: self("Running")
        case .sleeping, .idle: self("Waiting")
        case .waitingForDisk: self("Waiting for disk")
        case .stopped: self("Stopped")
        case .zombie: self("Ended")
        case .other: self("Unknown")
        }
    }

    func user(of detail: ProcessDetail) -> String? {
        detail.userName ?? detail.user.map { "\($0)" }
    }

    func parent(of detail: ProcessDetail) -> String {
        if detail.stat.parent == 0 { return self("The kernel") }
        return detail.parentName ?? "\(detail.stat.parent)"
    }

    func command(of detail: ProcessDetail) -> String {
        let command = detail.command.joined(separator: " ")
        return command.count <= 1000 ? command : command.prefix(1000) + "…"
    }

    func kind(of file: OpenFile) -> String {
        switch file.kind {
        case .file: self("File")
        case .socket: self("Connection")
        case .pipe: self("Pipe")
        case .device: self("Device")
        case .other: self("Other")
        }
    }
}
