// SPDX-License-Identifier: Apache-2.0

// lintel-fuzz COUNT [SEED]: changes sound messages at random and gives them to both readers; what a shell can still read goes
// into a shell, whose presentation is made. Ends with 0 if nothing trapped. The seed makes a run again.

import BarModel
import FoundationEssentials
import PluginProtocol
import ShellCore
import Synchronization

let limit = 1024

/// Every kind of message and every kind of node, each small enough to be whole.
func sampleLines() throws -> [[UInt8]] {
    let row = { (row: Row) in
        Content.list(ListContent(id: "l", sections: [ListSection(id: "s", rows: [row], count: 1000)]))
    }
    let contents = Samples.pictures + (Samples.rows + [Samples.swiped]).map(row)
    let screens = contents.map { ScreenDescription(screen: Screen(id: "root", title: "Title"), content: $0) }
    var lines = try Samples.pluginRequests.map { try PluginMessage.request(1, $0).line() }
    lines += try Samples.pluginResults.map { try PluginMessage.result(1, $0.result).line() }
    lines += try screens.map { try PluginMessage.request(1, .push(tab: "t", screen: $0)).line() }
    lines += try screens.map { try PluginMessage.result(1, .screen($0)).line() }
    lines += try Samples.shellRequests.map { try ShellMessage.request(1, $0).line() }
    return lines.map { Array($0) }.filter { $0.count <= limit }
}

/// A shell with one plugin that is ready and has its first screen.
func readyShell(now: Int) -> Shell {
    var shell = Shell(environment: Environment())
    let manifest = Manifest(
        id: "org.example.fuzz", name: "Fuzz", version: "1", protocol: .current, program: .command(["./x"]),
        tabs: [Manifest.Tab(id: "t", title: "Main"), Manifest.Tab(id: "timer", title: "Timer")])
    _ = shell.handle(.plugins([InstalledPlugin(manifest: manifest, folder: "/x")]), at: now)
    _ = shell.handle(.plugin(id: manifest.id, .started(pid: 1)), at: now)
    _ = shell.handle(.plugin(id: manifest.id, .message(.result(1, .initialized(.current)))), at: now)
    return shell
}

func run(_ count: Int, seed: UInt64, samples: [[UInt8]]) -> (read: Int, refused: Int) {
    var generator = SeededGenerator(seed: seed)
    let pending = PendingRequests()
    let fromPlugin = MessageReader<PluginMessage>(pending: pending)
    let fromShell = MessageReader<ShellMessage>(pending: pending)
    var (read, refused) = (0, 0)
    var shell = readyShell(now: 1_000)
    for turn in 0..<count {
        // Not for ever the same one, whose stack the pushes have filled.
        if turn % 512 == 0 { shell = readyShell(now: 1_000) }
        let line = Array(Mutation.changed(samples[turn % samples.count], &generator).prefix(limit))
        pending.add(1, method: Samples.pluginResults[turn % Samples.pluginResults.count].method)
        do throws(MessageFault) {
            let message = try fromPlugin.read(line)
            _ = shell.handle(.plugin(id: "org.example.fuzz", .message(message)), at: 1_000 + turn)
            if turn % 4 == 0 { _ = shell.presented() }
            read += 1
        } catch {
            _ = shell.handle(
                .plugin(id: "org.example.fuzz", .fault(error.error, answers: error.brokenAnswer)), at: 1_000 + turn)
            refused += 1
        }
        if turn % 8 == 0 { _ = try? fromShell.read(line) }
    }
    return (read, refused)
}

let arguments = CommandLine.arguments
let count = arguments.count > 1 ? Int(arguments[1]) ?? 1_000_000 : 1_000_000
let seed = arguments.count > 2 ? UInt64(arguments[2]) ?? 1 : 1
let samples = try sampleLines()
let total = Mutex((read: 0, refused: 0))
await withTaskGroup(of: Void.self) { group in
    for part in 0..<2 {
        group.addTask {
            let result = run(count / 2, seed: seed &* 2 &+ UInt64(part), samples: samples)
            total.withLock {
                $0.read += result.read
                $0.refused += result.refused
            }
        }
    }
}
let (read, refused) = total.withLock { $0 }
print("\(count) changed messages, seed \(seed): \(read) read, \(refused) refused, none trapped")
if read == 0 || refused == 0 { throw FuzzFailure.oneSided }

enum FuzzFailure: Error {
    /// Nothing was read, or nothing refused: the changes are too strong or too weak.
    case oneSided
}
