// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import PluginProtocol
import Testing

@Suite("Lines that were changed at random")
struct FuzzTests {
    @Test("no line of a plugin or of the shell brings the reader down", arguments: 0..<4)
    func reader(_ seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let pending = PendingRequests()
        let samples =
            try Samples.pluginRequests.map { Array(try PluginMessage.request(1, $0).line()) }
            + Samples.pluginResults.map { Array(try PluginMessage.result(1, $0.result).line()) }
            + Samples.shellRequests.map { Array(try ShellMessage.request(1, $0).line()) }
        var (read, refused) = (0, 0)
        for turn in 0..<2500 {
            let sample = samples[turn % samples.count]
            let line = Mutation.changed(Array(sample.prefix(1024)), &generator)
            pending.add(1, method: Samples.pluginResults[turn % Samples.pluginResults.count].method)
            do {
                _ = try MessageReader<PluginMessage>(pending: pending).read(line)
                read += 1
            } catch {
                // Every fault has its words, whether they are sent or not.
                #expect(!error.error.message.isEmpty)
                refused += 1
            }
            _ = try? MessageReader<ShellMessage>(pending: pending).read(line)
        }
        #expect(read > 0 && refused > 0)
    }
}
