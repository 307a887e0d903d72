// SPDX-License-Identifier: Apache-2.0

import PluginTesting
import Testing

@testable import @MODULE@

@MainActor
struct @MODULE@Tests {
    @Test("a press counts, and the badge shows it")
    func press() async throws {
        let tester = try await PluginTester(@MODULE@Plugin.self)
        try await tester.open("@TAB@")
        try await tester.tap("count")
        try await tester.tap("count")
        #expect(tester.row("count")?.value == "2")
        #expect(tester.badge("@TAB@") == .count(2))
        try await tester.tap("reset")
        #expect(tester.badge("@TAB@") == .none)
    }

    @Test("the row leads to the other screen, and back leads home")
    func about() async throws {
        let tester = try await PluginTester(@MODULE@Plugin.self)
        try await tester.open("@TAB@")
        try await tester.tap("about")
        #expect(tester.title == "About")
        await tester.back()
        #expect(tester.title == "@NAME@")
    }
}
