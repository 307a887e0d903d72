// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// About this machine.
final class AboutScreen: LiveScreen<Machine> {
    init(_ source: SystemSource) {
        super.init(source, every: .seconds(5))
    }

    override func reader(before: Machine?) -> @Sendable () throws(ReadFailure) -> Machine {
        { [source] () throws(ReadFailure) in Machine(source.roots) }
    }

    override func title(_ words: Words) -> String { words("About") }

    override func describe(_ machine: Machine, _ words: Words) -> Page {
        Page(title(words)) {
            List(id: "about") {
                group(id: "system") {
                    fact(words("Name"), machine.hostName, id: "name")
                    fact(words("System"), machine.system?.long, id: "system")
                    fact(words("Kernel"), machine.kernel, id: "kernel")
                    fact(words("Up for"), machine.uptime.map(words.amounts.duration), id: "uptime")
                }
                Section(words("Hardware"), id: "hardware") {
                    fact(words("Architecture"), machine.architecture, id: "architecture")
                    processor(machine, words)
                    memory(machine, words)
                }
                group(words("Load"), id: "load") { load(machine, words) }
            }
        }
    }

    private func processor(_ machine: Machine, _ words: Words) -> [Row] {
        let count = machine.processors > 0 ? "\(machine.processors)" : nil
        // Names of processors are long: below the title they have the whole width.
        let name = Row(words("Processor"), id: "processor", subtitle: machine.processor, value: count.map { "× \($0)" })
        return machine.processor == nil && count == nil ? [] : [name]
    }

    private func load(_ machine: Machine, _ words: Words) -> [Row] {
        let spans = ["Last minute", "Last 5 minutes", "Last 15 minutes"]
        return zip(spans, machine.load).enumerated().map { index, row in
            Row(words(row.0), id: "load.\(index)", value: words.amounts.decimal(row.1))
        }
    }

    private func memory(_ machine: Machine, _ words: Words) -> [Row] {
        machine.memory.map { memory in
            [
                Row(words("Memory"), id: "memory", value: words.amounts.bytes(memory.total))
                    .opens("memory") { [source] in MemoryScreen(source) }
            ]
        } ?? []
    }
}

/// Memory and what it is used for.
final class MemoryScreen: LiveScreen<MemoryUse> {
    override func reader(before: MemoryUse?) -> @Sendable () throws(ReadFailure) -> MemoryUse {
        { [source] () throws(ReadFailure) in try MemoryUse(source.roots) }
    }

    override func title(_ words: Words) -> String { words("Memory") }

    override func describe(_ memory: MemoryUse, _ words: Words) -> Page {
        let bytes = words.amounts.bytes
        return Page(title(words)) {
            Progress(
                memory.usedShare,
                label: words("{share} used", ["share": words.amounts.percent(memory.usedShare)]), id: "share")
            List(id: "memory") {
                Section(id: "memory") {
                    Row(words("Used"), id: "used", value: bytes(memory.used))
                    Row(words("Available"), id: "available", value: bytes(memory.available))
                    Row(words("Total"), id: "total", value: bytes(memory.total))
                }
                Section(words("Kept at hand"), id: "caches") {
                    Row(words("Files"), id: "cached", value: bytes(memory.cached))
                    Row(words("Buffers"), id: "buffers", value: bytes(memory.buffers))
                    Row(words("Unused"), id: "free", value: bytes(memory.free))
                }
                if memory.swapTotal > 0 {
                    Section(words("Swap"), id: "swap") {
                        Row(words("Used"), id: "swap.used", value: bytes(memory.swapTotal - memory.swapFree))
                        Row(words("Total"), id: "swap.total", value: bytes(memory.swapTotal))
                    }
                }
            }
        }
    }
}
