// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines

/// Contributions as a careless or hostile author might make them.
struct RandomFacts {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    private static let texts = [
        "", " ", "Inbox", "Mail", "Home / Music / Albums", "AC/DC", "Settings > Display", "a/b/c", "/", "~/Music",
        "24/7", "Music-Albums", "→", "::", "\u{202E}abc", "שלום", "مرحبا / عالم", "Files", "New\nline",
        String(repeating: "long ", count: 60), "👩‍👩‍👧‍👦", "1", "!",
    ]

    mutating func text() -> String { Self.texts.randomElement(using: &generator) ?? "" }

    mutating func optional() -> String? { chance(3) ? text() : nil }

    mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &generator) == 0 }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    private mutating func any<T>(_ values: [T], _ fallback: T) -> T {
        values.randomElement(using: &generator) ?? fallback
    }

    mutating func items(_ most: Int, _ prefix: String) -> [Item] {
        (0..<number(0...most)).map { index in
            let leads = chance(6)
            return Item(
                // Some ids twice: authors do that.
                id: chance(12) ? "twice" : "\(prefix)\(index)", kind: any([.text, .icon, .icon, .space], .icon),
                role: any([.manage, .manage, .cancel, .done, .navigateTo, .navigateBack, .overflow], .manage),
                label: text(), priority: any([0, 0, 1, -1, .max, .min], 0),
                width: any([nil, 8, .nan, -5, .infinity], nil),
                opens: leads ? Opens(screen: "s\(number(0...4))", title: text()) : nil,
                scope: chance(8) ? "other" : nil)
        }
    }

    mutating func segments() -> Segmented? {
        guard chance(3) else { return nil }
        let segments = (0..<number(0...8)).map { Segmented.Segment(id: "s\($0)", label: text()) }
        return Segmented(segments: segments, selected: chance(2) ? "s\(number(0...9))" : nil)
    }

    mutating func screen(_ id: String) -> Screen {
        Screen(
            id: id, title: text(), accessibleTitle: optional(),
            titleOmission: chance(4) ? "contentSuppliesContext" : nil,
            largeTitle: any([.automatic, .always, .never], .automatic), edge: any([.standard, .borderless], .standard),
            backTitle: optional(), backDisplay: any([.automatic, .generic, .chevron], .automatic),
            leading: items(3, "l"), trailing: items(5, "t"), segmented: segments(), toolbar: items(4, "b"),
            fullscreen: any([.none, .content, .media], .none),
            statusStyle: any([.inherit, .auto, .light, .dark], .inherit), tint: any([nil, "#3584e4", "red"], nil))
    }

    mutating func screenFacts() -> ScreenFacts {
        let depth = number(0...5)
        return ScreenFacts(
            screen: screen("top"), depth: depth, tab: tab("files", text(), name: text()), hasTabBar: chance(2),
            isModal: chance(4),
            previous: depth > 0 && !chance(10)
                ? ScreenFacts.Previous(screen: screen("below"), segment: chance(2) ? "s1" : nil) : nil,
            ancestors: (0..<depth).map { _ in text() }, ancestorIDs: (0..<depth).map { "s\($0)" },
            headings: (0..<number(0...2)).map { _ in
                ScreenFacts.Heading(text: text(), size: any([12, 22, 40, .nan, .infinity], 22))
            }, inheritsLarge: chance(2), splitPartnerEdge: any([nil, nil, .standard, .borderless], nil),
            environment: environment())
    }

    mutating func environment() -> Environment {
        Environment(
            width: any([240, 320, 480, 600, 1280, 0, .nan, .infinity, -1], 480),
            height: any([320, 480, 800, 0, .nan, -.infinity], 800), direction: any([.ltr, .rtl], .ltr),
            textScale: any([1, 1.5, 4, 0, .nan], 1))
    }

    mutating func tabFacts() -> TabSetFacts {
        let plugins = ["org.example.a", "org.example.b", "org.example.c"]
        var offered: [TabSpec] = []
        for index in 0..<number(0...16) {
            let plugin = any(plugins, "org.example.a")
            offered.append(
                tab(
                    "t\(index)", text(), plugin: plugin, name: text(),
                    icon: any([nil, "web", "./a.svg", "", "/x"], nil),
                    order: any([0, 1, -1, .max, .min], 0), essential: chance(2), enabled: !chance(4),
                    badge: any([.none, .count(3), .count(0), .count(.min), .raw("NEW"), .raw(" 7 "), .raw("")], .none),
                    availability: any(
                        [.available, .available, .unavailable(explanation: "", remedy: nil)], .available)))
        }
        return TabSetFacts(
            tabs: offered, order: chance(2) ? ["t3", "org.example.b/t1", "nowhere"] : [],
            hidden: chance(4) ? ["t2"] : [],
            environment: environment(), isComplete: chance(2))
    }

    /// The same tabs, as if plugins had come in another order, one between the tabs of another too. Each one's own are
    /// declared in its manifest, and stay as they are there.
    mutating func shuffled(_ facts: TabSetFacts) -> TabSetFacts {
        var other = facts
        var left = Dictionary(grouping: facts.tabs, by: \.id.plugin).mapValues { $0[...] }
        let turns = facts.tabs.map(\.id.plugin).shuffled(using: &generator)
        other.tabs = turns.compactMap { left[$0]?.popFirst() }
        return other
    }
}
