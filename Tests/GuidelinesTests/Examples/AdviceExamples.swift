// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

private let inbox = Screen(id: "inbox", title: "Inbox")

@Suite("Titles, depth and edges")
struct AdviceExamples {
    private static func screen(
        _ rule: String, _ name: String, _ facts: ScreenFacts, _ verdicts: [Decision.Verdict],
        _ expected: @escaping @Sendable (NavigationBar) -> Bool = { _ in true }
    ) -> RuleExample {
        RuleExample(rule: rule, name: name, facts: .screen(facts) { expected($0.navigation) }, verdicts: verdicts)
    }

    @Test("NAV-TITLE-LENGTH short titles leave room", arguments: AdviceExamples.lengthCases)
    func length(example: RuleExample) { example.check() }

    static let lengthCases: [RuleExample] = [
        screen(
            "NAV-TITLE-LENGTH", "a title of forty characters is advised against",
            facts(Screen(id: "s", title: String(repeating: "x", count: 40))), [.warned]
        ) { $0.title.count == 40 && $0.accessibleTitle.count == 40 },
        screen("NAV-TITLE-LENGTH", "a short title passes", facts(Screen(id: "s", title: "Größenänderung")), []),
    ]

    @Test("NAV-BREADCRUMB-TITLE a title carries no path", arguments: AdviceExamples.pathCases)
    func path(example: RuleExample) { example.check() }

    static let pathCases: [RuleExample] = [
        screen(
            "NAV-BREADCRUMB-TITLE", "a path in the title is warned about",
            facts(Screen(id: "s", title: "Home > Music"), above: inbox), [.warned]
        ) { $0.title == "Home > Music" },
        screen(
            "NAV-BREADCRUMB-TITLE", "a folder's path is warned about",
            facts(Screen(id: "s", title: "~/Music/Live"), above: inbox), [.warned]),
        screen(
            "NAV-BREADCRUMB-TITLE", "a name with a slash passes", facts(Screen(id: "s", title: "AC/DC"), above: inbox),
            []),
    ]

    @Test("NAV-DEPTH-ADVICE four levels are enough", arguments: AdviceExamples.depthCases)
    func depth(example: RuleExample) { example.check() }

    static let depthCases: [RuleExample] = [
        screen(
            "NAV-DEPTH-ADVICE", "the fifth level is advised against", facts(inbox, above: inbox, depth: 4), [.warned]),
        screen("NAV-DEPTH-ADVICE", "the fourth level passes", facts(inbox, above: inbox, depth: 3), []),
    ]

    @Test("NAV-DEPTH-ADVICE a plugin is told once in a session")
    func toldOnce() {
        var reporter = Reporter()
        let guideline = Guideline()
        let first = guideline.judge(screen: facts(Screen(id: "a", title: "A"), above: inbox, depth: 4)).decisions
        let second = guideline.judge(screen: facts(Screen(id: "b", title: "B"), above: inbox, depth: 5)).decisions
        #expect(reporter.new(among: first).contains { $0.rule == "NAV-DEPTH-ADVICE" })
        #expect(!reporter.new(among: second).contains { $0.rule == "NAV-DEPTH-ADVICE" })
    }

    private static func large(
        _ title: String = "Files", mode: LargeTitle = .always, edge: EdgeStyle = .borderless, heading: String? = nil,
        size: Double = 22
    ) -> ScreenFacts {
        facts(
            Screen(id: "root", title: title, largeTitle: mode, edge: edge),
            headings: heading.map { [ScreenFacts.Heading(text: $0, size: size)] } ?? [])
    }

    @Test("NAV-LARGE-COMPETE a large title yields to the content", arguments: AdviceExamples.competeCases)
    func compete(example: RuleExample) { example.check() }

    static let competeCases: [RuleExample] = [
        screen(
            "NAV-LARGE-COMPETE", "beside a heading of 40 px the title is inline", large(heading: "Hello", size: 40),
            [.repaired]
        ) { !$0.prefersLargeTitle },
        screen("NAV-LARGE-COMPETE", "a heading of 22 px passes", large(heading: "Hello"), []) { $0.prefersLargeTitle },
        screen(
            "NAV-LARGE-COMPETE", "a borderless edge goes with the large title",
            facts(
                Screen(id: "root", title: "Files", largeTitle: .always, edge: .borderless),
                headings: [ScreenFacts.Heading(text: "Hello", size: 64)]), [.repaired]
        ) { !$0.prefersLargeTitle && $0.edge == .standard },
    ]

    @Test("NAV-LARGE-REPEAT a large title does not repeat the content", arguments: AdviceExamples.repeatCases)
    func repeats(example: RuleExample) { example.check() }

    static let repeatCases: [RuleExample] = [
        screen(
            "NAV-LARGE-REPEAT", "a heading like the title is warned about", large("Files", heading: " files"), [.warned]
        ),
        screen("NAV-LARGE-REPEAT", "another heading passes", large(heading: "Recent"), []),
    ]

    @Test("NAV-LARGE-ACTIVE-TAB the root's large title names the tab", arguments: AdviceExamples.activeCases)
    func active(example: RuleExample) { example.check() }

    static let activeCases: [RuleExample] = [
        screen("NAV-LARGE-ACTIVE-TAB", "another title than the tab's is warned about", large("Calls"), [.warned]),
        screen("NAV-LARGE-ACTIVE-TAB", "the tab's title passes", large("Files"), []),
    ]

    @Test("NAV-BORDER-HIDE no line under a large title", arguments: AdviceExamples.borderHideCases)
    func borderHide(example: RuleExample) { example.check() }

    static let borderHideCases: [RuleExample] = [
        screen(
            "NAV-BORDER-HIDE", "a large title with a standard edge gets a note", large(edge: .standard), [.warned]
        ) { $0.edge == .standard },
        screen("NAV-BORDER-HIDE", "a borderless large title passes", large(), []) { $0.edge == .borderless },
    ]

    @Test("NAV-BORDER-STANDARD a standard title keeps its line", arguments: AdviceExamples.borderStandardCases)
    func borderStandard(example: RuleExample) { example.check() }

    static let borderStandardCases: [RuleExample] = [
        screen("NAV-BORDER-STANDARD", "an inline title gets its line back", large(mode: .never), [.repaired]) {
            $0.edge == .standard
        },
        screen(
            "NAV-BORDER-STANDARD", "beside a borderless pane it stays borderless",
            facts(
                Screen(id: "root", title: "Files", largeTitle: .never, edge: .borderless), partner: .borderless,
                environment: wide), []
        ) { $0.edge == .borderless },
    ]

    private static func secondary(_ edge: EdgeStyle) -> ScreenFacts {
        var secondary = facts(
            Screen(id: "root", title: "Files", largeTitle: .never, edge: edge), partner: .borderless, environment: wide)
        secondary.isPrimaryPane = false
        return secondary
    }

    @Test("NAV-BORDER-SPLIT both panes have the same edge", arguments: AdviceExamples.borderSplitCases)
    func borderSplit(example: RuleExample) { example.check() }

    static let borderSplitCases: [RuleExample] = [
        screen(
            "NAV-BORDER-SPLIT", "the secondary pane takes the primary one's edge", secondary(.standard), [.repaired]
        ) { $0.edge == .borderless },
        screen("NAV-BORDER-SPLIT", "equal edges pass", secondary(.borderless), []) { $0.edge == .borderless },
    ]

    private static func segments(
        _ name: String, _ count: Int, icons: Int = 0, width: Double = 480, _ verdicts: [Decision.Verdict],
        _ expected: @escaping @Sendable (NavigationBar) -> Bool
    ) -> RuleExample {
        let segments = (0..<count).map {
            Segmented.Segment(id: "s\($0)", label: "Part \($0)", icon: $0 < icons ? "web" : nil)
        }
        return screen(
            "NAV-SEG-COUNT", name,
            facts(
                Screen(id: "root", segmented: Segmented(segments: segments)),
                environment: Environment(width: width, height: 800)), verdicts, expected)
    }

    @Test("NAV-SEG-FLATTEN a root of links is advised to show segments", arguments: AdviceExamples.flattenCases)
    func flatten(example: RuleExample) { example.check() }

    static let flattenCases: [RuleExample] = [
        screen(
            "NAV-SEG-FLATTEN", "three links and nothing else get a note",
            facts(Screen(id: "root", title: "Files"), onlyLinks: 3), [.warned]
        ) { $0.segmented == nil && $0.title == "Files" },
        screen(
            "NAV-SEG-FLATTEN", "three links with something beside them pass", facts(Screen(id: "root", title: "Files")),
            []),
        screen(
            "NAV-SEG-FLATTEN", "the links of a deeper screen pass",
            facts(Screen(id: "s", title: "Deeper"), above: inbox, onlyLinks: 3), []),
    ]

    @Test(
        "NAV-TINT a tint that is no colour is left out and told", arguments: ["blue", "", "#12", "#gggggg", "#1234567"])
    func noColour(tint: String) {
        let judged = Guideline().judge(screen: facts(Screen(id: "root", title: "Files", tint: tint)))
        #expect(judged.shown.navigation.tint == nil)
        #expect(judged.decisions.map(\.rule) == ["NAV-TINT"])
        let plain = Guideline().judge(screen: facts(Screen(id: "root", title: "Files", tint: "#1a5fb4")))
        #expect(plain.shown.navigation.tint == "#1a5fb4" && plain.decisions.isEmpty)
    }

    @Test("NAV-SEG-FLATTEN one link and more than the segments there are get no note")
    func flattenNumbers() {
        let warned = [0, 1, 2, 5, 6, 7, 8].filter { links in
            let judged = Guideline().judge(screen: facts(Screen(id: "root", title: "Files"), onlyLinks: links))
            return judged.decisions.contains { $0.rule == "NAV-SEG-FLATTEN" }
        }
        #expect(warned == [2, 5])
    }

    @Test("NAV-SEG-COUNT two to five segments, each large enough", arguments: AdviceExamples.segmentCases)
    func segmentCount(example: RuleExample) { example.check() }

    static let segmentCases: [RuleExample] = [
        segments("one segment becomes the title", 1, [.repaired]) { $0.segmented == nil && $0.title == "Part 0" },
        segments("six in compact width become a drop-down", 6, [.repaired]) {
            $0.segmentsAreMenu && $0.segmented?.segments.count == 6
        },
        segments("five in 320 px pass", 5, width: 320, []) { !$0.segmentsAreMenu && $0.segmented?.segments.count == 5 },
        segments("mixed segments are warned about", 3, icons: 1, [.warned]) { !$0.segmentsAreMenu },
        segments("no segment at all is told", 0, [.repaired]) { $0.segmented == nil && $0.title == "Files" },
        RuleExample(
            rule: "NAV-SEG-COUNT", name: "one that there is not gives the first",
            facts: .screen(facts(Screen(id: "root", segmented: segmented("All", "Missed", selected: "zzz")))) {
                $0.navigation.segmented?.selected == "all"
            }, verdicts: [.repaired]),
        RuleExample(
            rule: "NAV-SEG-COUNT", name: "a label of invisible characters is warned about",
            facts: .screen(facts(Screen(id: "root", segmented: segmented("All", "\u{200B}")))) {
                $0.navigation.segmented?.segments.count == 2
            }, verdicts: [.warned]),
    ]
}
