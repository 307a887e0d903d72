// SPDX-License-Identifier: Apache-2.0

import BarModel
import Glibc
import Guidelines

/// Every rule that looks at one screen: its bars, their hit areas, their colours.
func rules() -> [Figure] {
    let tab = TabSpec(id: TabID(plugin: "org.lintel.bench", tab: "bench"), title: "Bench", pluginName: "Bench")
    let below = Screen(id: "root", title: "Everything there is", backTitle: "Everything")
    // One item too many, a breadcrumb, a missing label: rules find something to do.
    let screen = Screen(
        id: "deep", title: "Everything › Something", largeTitle: .always,
        leading: [Item(id: "cancel", role: .cancel, label: "Cancel")],
        trailing: (0..<4).map { Item(id: "item-\($0)", kind: .icon, label: $0 == 3 ? "" : "Item \($0)", icon: "plus") })
    let facts = ScreenFacts(
        screen: screen, depth: 1, tab: tab, previous: ScreenFacts.Previous(screen: below),
        ancestors: ["Everything there is"], ancestorIDs: ["root"])
    let targets = TargetFacts(
        bar: .navigation, width: 480,
        targets: (0..<5).map { Target(id: "\($0)", hit: Rect(x: Double($0) * 60, y: 32, width: 40, height: 40)) })
    let colours = ColourFacts(
        wanted: BarColours(
            background: .white, alpha: 0.85,
            elements: (0..<5).map { BarColours.Element(id: "\($0)", kind: .text, colour: .black) }))
    let guideline = Guideline()
    let time = microseconds(of: 5000) {
        use(guideline.judge(screen: facts))
        use(guideline.judge(targets: targets))
        use(guideline.judge(colours: colours))
    }
    return [Figure("rules.one-screen", time, "us", limit: 50)] + tabSets(guideline) + growth(guideline)
}

/// Twelve tabs as they should be, and twelve of which each breaks a rule.
private func tabSets(_ guideline: Guideline) -> [Figure] {
    func tabs(_ change: (inout TabSpec, Int) -> Void) -> TabSetFacts {
        TabSetFacts(
            tabs: (0..<12).map { number in
                var tab = TabSpec(
                    id: TabID(plugin: "org.lintel.bench", tab: "t\(number)"), title: "Tab \(number)", pluginName: "B",
                    icon: "home", order: number)
                change(&tab, number)
                return tab
            }, environment: Environment(width: 1280, height: 800))
    }
    let good = tabs { _, _ in }
    let bad = tabs { tab, number in
        tab.title = number % 3 == 0 ? "" : number % 3 == 1 ? "Home" : "A title of many characters"
        tab.icon = number % 2 == 0 ? nil : "home"
        tab.badge = .raw("NEW")
        tab.enabled = number % 4 != 0
        tab.essential = number % 2 == 1
    }
    return [
        Figure("rules.twelve-tabs", microseconds(of: 2000) { use(guideline.judge(tabs: good)) }, "us", limit: 50),
        // Some fifty decisions, each with its facts: once, when such a plugin is loaded.
        Figure("rules.twelve-bad-tabs", microseconds(of: 2000) { use(guideline.judge(tabs: bad)) }, "us"),
    ]
}

/// Ten thousand screens: what the second half takes of memory beside the first; and the cost of ten times the items.
private func growth(_ guideline: Guideline) -> [Figure] {
    func facts(items: Int) -> ScreenFacts {
        ScreenFacts(
            screen: Screen(
                id: "root", title: "Bench",
                trailing: (0..<items).map { Item(id: "item-\($0)", kind: .icon, label: "Item", icon: "plus") }),
            depth: 0, tab: TabSpec(id: TabID(plugin: "org.lintel.bench", tab: "b"), title: "Bench", pluginName: "B"))
    }
    let screen = facts(items: 8)
    func peak() -> Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss)
    }
    func judgeHalf() -> Double {
        let before = peak()
        for _ in 0..<5000 { use(guideline.judge(screen: screen)) }
        return peak() - before
    }
    let first = judgeHalf()
    let second = judgeHalf()
    let few = facts(items: 1_000)
    let many = facts(items: 10_000)
    let times = microseconds(
        of: 20, { use(guideline.judge(screen: few)) }, against: { use(guideline.judge(screen: many)) })
    return [
        Figure("rules.second-5000-screens", max(0, second - first), "kB", limit: 0),
        Figure("rules.ten-times-the-items", times.1 / times.0 / 10, "ratio", limit: 1.5),
    ]
}
