// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

private let other = "org.example.b"

private func icon(
    _ width: Double, _ height: Double, share: Double = 0.3, hull: Double = 0.8, stroke: Double = 1.5,
    readable: Bool = true, colour: Bool = false
) -> IconFacts {
    IconFacts(
        isReadable: readable, isFullColour: colour, inkWidth: width, inkHeight: height, inkShare: share,
        hullShare: hull,
        meanStroke: stroke)
}

@Suite("Sets of tabs")
struct TabSetExamples {
    private static func set(
        _ rule: String, _ name: String, _ tabs: [TabSpec], order: [String] = [],
        environment: Environment = Environment(),
        icons: [IconFacts] = [], large: [String] = [], _ verdicts: [Decision.Verdict],
        _ expected: @escaping @Sendable ([TabEntry]) -> Bool = { _ in true }
    ) -> RuleExample {
        let ids = tabs.map(\.id)
        return RuleExample(
            rule: rule, name: name,
            facts: .tabs(
                TabSetFacts(
                    tabs: tabs, order: order, environment: environment,
                    largeTitles: Dictionary(uniqueKeysWithValues: zip(ids, large)),
                    icons: Dictionary(uniqueKeysWithValues: zip(ids, icons))), expected),
            verdicts: verdicts)
    }

    @Test("Rules about the set of tabs", arguments: TabSetExamples.cases)
    func sets(example: RuleExample) { example.check() }

    static let cases = names + numbers + icons

    private static let names: [RuleExample] = [
        set("TAB-TITLE-ICON", "no title gives the plugin's name", [tab("a", " ", name: "Disks")], [.repaired]) {
            $0[0].title == "Disks"
        },
        set("TAB-TITLE-ICON", "no icon gives a letter", [tab("a", "Files", icon: nil)], [.repaired]) {
            $0[0].icon == .letter("F")
        },
        set("TAB-TITLE-ICON", "twenty letters are advised against", [tab("a", "abcdefghijklmnopqrst")], [.warned]) {
            $0[0].title.count == 20
        },
        set("TAB-TITLE-ICON", "a title of two lines becomes one", [tab("a", "My\nfiles")], [.repaired]) {
            $0[0].title == "My files"
        },
        RuleExample(
            rule: "TAB-TITLE-ICON", name: "an icon that the shell does not have becomes a letter",
            facts: .tabs(
                TabSetFacts(
                    tabs: [tab("a", "Files", icon: "no-such-icon"), tab("b", "Web"), tab("c", "Own", icon: "./o.svg")],
                    stockIcons: ["web"])
            ) { $0.map(\.icon) == [.letter("F"), .stock("web"), .file("./o.svg")] },
            verdicts: [.repaired]),
        set("TAB-TITLE-ICON", "a short title with an icon passes", [tab("a", "Files")], []) {
            $0[0].icon == .stock("web")
        },
        set(
            "TAB-PEERS", "two tabs of one name are told apart by their plugins",
            [tab("a", "Home", name: "A"), tab("b", "Home", plugin: other, name: "B")], [.repaired, .repaired]
        ) {
            $0.map(\.accessibleTitle) == ["Home (A)", "Home (B)"] && $0.map(\.title) == ["Home", "Home"]
        },
        set(
            "TAB-PEERS", "two of one plugin are numbered", [tab("a", "Home"), tab("b", "home ")],
            [.repaired, .repaired]
        ) { $0.map(\.accessibleTitle) == ["Home (A)", "home (A) 2"] },
        set("TAB-PEERS", "different names pass", tabs(3), []) { $0.map(\.accessibleTitle) == $0.map(\.title) },
        set(
            "NAV-LARGE-DISTINCT", "two alike are warned about", tabs(3), large: ["Home", "home", "Other"],
            [.warned, .warned]),
        set("NAV-LARGE-DISTINCT", "different ones pass", tabs(3), large: ["Albums", "Artists", "Radio"], []),
    ]

    private static let mixed = [
        tab("a", "A", order: 0), tab("b", "B", order: 1, essential: false), tab("c", "C", order: 2),
    ]

    private static let numbers: [RuleExample] = [
        set("TAB-ESSENTIAL", "a tab that is not essential moves to the end", mixed, [.repaired]) {
            $0.map(\.title) == ["A", "C", "B"]
        },
        set("TAB-ESSENTIAL", "essential tabs first pass", tabs(3), []) { $0.count == 3 },
        set("TAB-ESSENTIAL", "the operator's order stays", mixed, order: ["b"], []) {
            $0.map(\.title) == ["B", "A", "C"]
        },
        set("TAB-COUNT-MIN", "two tabs are warned about", tabs(2), [.warned]) { $0.count == 2 },
        set("TAB-COUNT-MIN", "three tabs pass", tabs(3), []),
        set("TAB-COUNT-MIN", "one tab has no bar to judge", tabs(1), []),
        set("TAB-MORE-DISCOURAGED", "six tabs in compact width are advised against", tabs(6), [.warned]),
        set(
            "TAB-MORE-DISCOURAGED", "eight in regular width are warned about", tabs(8), environment: wide, [.warned]),
        set("TAB-MORE-DISCOURAGED", "five tabs pass", tabs(5), []),
    ]

    private static let file = [tab("a", "Files", icon: "/plugins/a/icon.svg")]
    private static let four = ["a", "b", "c", "d"].map { tab($0, $0.uppercased(), icon: "/\($0).svg") }

    private static let icons: [RuleExample] = [
        set("TAB-ICON-CUSTOM", "a transparent icon becomes a letter", file, icons: [icon(0, 0, share: 0)], [.repaired])
        {
            $0[0].icon == .letter("F")
        },
        set("TAB-ICON-CUSTOM", "a drawn icon passes", file, icons: [icon(25, 25)], []) {
            $0[0].icon == .file("/plugins/a/icon.svg")
        },
        set(
            "TAB-ICON-CONSISTENT", "a thick stroke is warned about", Array(four.prefix(3)),
            icons: [icon(25, 25), icon(25, 25), icon(25, 25, stroke: 3)], [.warned]),
        set(
            "TAB-ICON-CONSISTENT", "an icon in full colour is drawn in one", four,
            icons: [icon(25, 25), icon(25, 25), icon(25, 25), icon(25, 25, colour: true)], [.repaired]),
        set(
            "TAB-ICON-CONSISTENT", "icons of one family pass", four,
            icons: [icon(25, 25), icon(25, 25, stroke: 1.7), icon(25, 25), icon(25, 25)], []),
        set("TAB-ICON-BALANCED", "a small glyph is scaled up", file, icons: [icon(16, 16)], [.repaired]) {
            abs($0[0].iconScale * 16 - 25) < 0.001
        },
        set("TAB-ICON-BALANCED", "a large logo is scaled down", file, icons: [icon(48, 48, hull: 1)], [.repaired]) {
            abs($0[0].iconScale * 48 - 23) < 0.001
        },
        set("TAB-ICON-BALANCED", "an icon of the right size passes", file, icons: [icon(24, 25)], []) {
            $0[0].iconScale == 1
        },
    ]

    @Test("Icons measured as no numbers change nothing and stop nothing")
    func noNumbers() {
        for value in [.nan, .infinity, -1, 0] as [Double] {
            let facts = IconFacts(inkWidth: value, inkHeight: value, inkShare: 0.3, hullShare: value, meanStroke: value)
            let judged = Guideline().judge(tabs: TabSetFacts(tabs: [tab()], icons: [tab().id: facts]))
            #expect(judged.shown[0].iconScale == 1)
        }
    }
}
