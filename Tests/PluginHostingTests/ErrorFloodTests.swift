// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PluginHosting

@Suite("A flood on standard error") struct ErrorFloodTests {
    @Test("P-13 bytes that never become a line slow their sender as lines do")
    func withoutLines() {
        var errors = ErrorLines()
        let block = [UInt8](repeating: UInt8(ascii: "x"), count: 16 * 1024)
        var logged = 0
        let slowed = (0..<1000).count { index in
            errors.add(block[...], at: .milliseconds(index), log: { _ in logged += 1 })
        }
        // Of 16 MB in a second the first is free; then a sender is stopped at nearly each of its blocks.
        #expect(slowed > 900)
        #expect(logged <= 1)
    }

    @Test("a plugin that writes as much as people read is never slowed")
    func calm() {
        var errors = ErrorLines()
        let line = Array("the sun is up\n".utf8)
        let slowed = (0..<1000).count { errors.add(line[...], at: .milliseconds(20 * $0), log: { _ in }) }
        #expect(slowed == 0)
    }
}
