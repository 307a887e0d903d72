// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import Guidelines
import PluginKit
import PluginTesting
import Testing

@testable import ClockPlugin

@Suite @MainActor struct ClockRuleTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// What the rules say of the screen on top.
    private func decisions(_ tester: PluginTester, below: Screen? = nil) -> [Decision] {
        let screen = tester.screen.screen
        let tab = TabSpec(
            id: TabID(plugin: "org.lintel.clock", tab: tester.tab), title: screen.title, pluginName: "Clock",
            icon: "alarm")
        let facts = ScreenFacts(
            screen: screen, depth: below == nil ? 0 : 1, tab: tab, previous: below.map { .init(screen: $0) },
            ancestors: below.map { [$0.title] } ?? [], ancestorIDs: below.map { [$0.id] } ?? [])
        return Guideline().judge(screen: facts).decisions.filter { $0.verdict != .pass }
    }

    @Test func `EX-CLOCK-NO-LARGE the rules have nothing to say of any screen`() async throws {
        let tester = try await PluginTester(dataFolder: folder.path) {
            TimePieces(zone: LocalZone { _ in 0 }, bootID: "first", watchesZone: false)
        }
        for tab in ["stopwatch", "timer", "alarm"] {
            try await tester.open(tab)
            #expect(tester.screen.screen.largeTitle == .never)
            #expect(decisions(tester) == [])
        }
        let root = tester.screen.screen
        try await tester.tap("add")
        #expect(decisions(tester, below: root) == [])
        try await tester.tap("save")
        #expect(decisions(tester) == [])
        try await tester.tap("edit")
        #expect(decisions(tester) == [])
        try await tester.tap("open.a1")
        #expect(decisions(tester, below: root) == [])
    }

    @Test(arguments: ["en_GB", "de_DE", "ar_EG"])
    func `titles fit beside a back button`(locale: String) {
        for title in ["Alarm", "Stopwatch", "Timer", "New alarm", "Edit alarm"] {
            #expect(Words(locale: locale)(title).count <= 15)
        }
    }

    @Test func `both catalogues know the same words`() {
        #expect(Set(Words.german.keys).union([", "]) == Set(Words.arabic.keys))
        #expect(Words(locale: "de_DE.UTF-8").days(Weekday.workdays) == "Mo bis Fr")
        #expect(Words(locale: "en_GB").days([.sunday, .monday]) == "Mon, Sun")
        #expect(Words(locale: "de")("Delete {time}", ["time": "07:00"]) == "07:00 löschen")
    }
}
