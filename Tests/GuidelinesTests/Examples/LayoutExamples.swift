// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

private let region = Rect(x: 0, y: 0, width: 480, height: 32)

@Suite("Places of text buttons and of content")
struct LayoutExamples {
    private static func texts(
        _ name: String, second: Target, _ verdicts: [Decision.Verdict],
        _ expected: @escaping @Sendable (TargetLayout) -> Bool
    ) -> RuleExample {
        // 60 px of hit area with 4 px on either side of the ink.
        let first = Target(
            id: "one", hit: Rect(x: 100, y: 0, width: 60, height: 44), ink: Rect(x: 104, y: 12, width: 52, height: 20))
        return RuleExample(
            rule: "NAV-TEXT-SPACE", name: name,
            facts: .targets(TargetFacts(bar: .navigation, width: 320, targets: [first, second]), expected),
            verdicts: verdicts)
    }

    @Test("NAV-TEXT-SPACE text buttons are far enough apart", arguments: LayoutExamples.spaceCases)
    func space(example: RuleExample) { example.check() }

    static let spaceCases: [RuleExample] = [
        texts(
            "8 px are inserted between two text buttons",
            second: Target(
                id: "two", hit: Rect(x: 164, y: 0, width: 60, height: 44),
                // 4 px of hit gap and 8 px of ink gap.
                ink: Rect(x: 164, y: 12, width: 52, height: 20)), [.repaired]
        ) { layout in
            guard let one = layout.targets.first(where: { $0.id == "one" }),
                let two = layout.targets.first(where: { $0.id == "two" }), let ink = two.ink
            else { return false }
            return two.hit.x - one.hit.maxX == 12 && ink.x - 156 == 16
        },
        texts(
            "a text beside an icon passes", second: Target(id: "two", hit: Rect(x: 160, y: 0, width: 44, height: 44)),
            []
        ) { $0.targets[1].hit.x == 160 },
    ]

    @Test("NAV-TITLE-LENGTH a title that is cut is told", arguments: LayoutExamples.titleCases)
    func title(example: RuleExample) { example.check() }

    static let titleCases: [RuleExample] = [
        RuleExample(
            rule: "NAV-TITLE-LENGTH", name: "a title that is cut is advised against",
            facts: .targets(
                TargetFacts(bar: .navigation, width: 320, targets: [], cutTitle: "Größenänderung"), { _ in true }),
            verdicts: [.warned])
    ]

    private static func content(
        _ name: String, _ hit: Rect, _ verdicts: [Decision.Verdict],
        _ expected: @escaping @Sendable (TargetLayout) -> Bool
    ) -> RuleExample {
        RuleExample(
            rule: "STAT-NOT-INTERACTIVE", name: name,
            facts: .targets(
                TargetFacts(bar: .content, width: 480, targets: [Target(id: "a", hit: hit)], statusRegion: region),
                expected), verdicts: verdicts)
    }

    @Test("STAT-NOT-INTERACTIVE nothing behind the status bar can be touched", arguments: LayoutExamples.statusCases)
    func status(example: RuleExample) { example.check() }

    static let statusCases: [RuleExample] = [
        content("a button under the bar moves down", Rect(x: 20, y: 10, width: 100, height: 50), [.repaired]) {
            $0.inset == 32 && $0.targets[0].hit == Rect(x: 20, y: 42, width: 100, height: 50)
        },
        content("a large picture is cut", Rect(x: 0, y: 0, width: 480, height: 400), [.repaired]) {
            $0.inset == 0 && $0.targets[0].hit == Rect(x: 0, y: 32, width: 480, height: 368)
        },
        content("a button below the bar passes", Rect(x: 20, y: 40, width: 100, height: 50), []) {
            $0.targets[0].hit.y == 40
        },
    ]

    @Test("R-05 A row partly scrolled under the bar keeps its size before clipping")
    func scrolledRow() {
        let rows = [
            Target(id: "first", hit: Rect(x: 0, y: 42, width: 480, height: 48)),
            Target(id: "small", hit: Rect(x: 0, y: 138, width: 480, height: 28)),
        ]
        let judged = Guideline().judge(targets: TargetFacts(bar: .content, width: 480, targets: rows))
        #expect(judged.decisions.map(\.path) == ["bars#/small"])
    }

    @Test("R-14 A link inside a paragraph is exempt, a whole line is not")
    func links() {
        let links = [
            Target(id: "word", hit: Rect(x: 40, y: 100, width: 60, height: 17), isInlineLink: true),
            Target(id: "line", hit: Rect(x: 16, y: 200, width: 448, height: 17)),
        ]
        let judged = Guideline().judge(targets: TargetFacts(bar: .content, width: 480, targets: links))
        #expect(judged.shown.targets[0] == links[0])
        #expect(judged.shown.targets[1].hit.height == 44)
        #expect(judged.decisions.count == 1)
    }
}
