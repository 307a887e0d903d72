// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import PluginProtocol
import ShellCore

/// A hundred thousand pushes and pops by a clock of our own, and what they leave behind: nothing.
func stacks() throws -> [Figure] {
    let plugin = "org.lintel.bench"
    var shell = try shellWithScreen(of: plugin)
    let stack = StackID.tab(TabID(plugin: plugin, tab: "bench"))
    var now = 1_000
    var ends = 0

    func depth() -> Int { shell.presented().stacks[stack]?.pages.count ?? 0 }

    func turn() throws {
        let screen = ScreenDescription(screen: Screen(id: "deeper", title: "Deeper"), content: nil)
        now += 500
        use(shell.handle(.plugin(id: plugin, .message(.request(7, .push(tab: "bench", screen: screen)))), at: now))
        now += 500
        use(shell.handle(.user(.back), at: now))
        ends += 1
        // Looked at now and then: to look costs more than to go.
        if ends % 1_000 == 0, depth() != 1 { throw Unfit() }
    }

    for _ in 0..<2_000 { try turn() }
    let clock = ContinuousClock()
    let before = try residentKilobytes()
    let start = clock.now
    for _ in 0..<100_000 { try turn() }
    let time = (clock.now - start) / .microseconds(100_000)
    guard depth() == 1 else { throw Unfit() }
    return [
        Figure("stack.push-and-pop", time, "us"),
        Figure("stack.left-behind", try residentKilobytes() - before, "kB", limit: 256),
    ]
}

/// What this process has in memory.
private func residentKilobytes() throws -> Double {
    let text = String(decoding: try Data(contentsOf: URL(filePath: "/proc/self/statm")), as: UTF8.self)
    guard let pages = text.split(separator: " ").dropFirst().first.flatMap({ Double($0) }) else { throw Unfit() }
    return pages * 4
}
