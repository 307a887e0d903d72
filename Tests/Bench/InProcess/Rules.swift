// SPDX-License-Identifier: Apache-2.0

import BarModel
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
    return [Figure("rules.one-screen", time, "us", limit: 50)]
}
