// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// What was measured outside and is judged here: icons and chevrons when they are loaded, bars when they are laid out.
extension Shell {
    /// The pictures of tabs that bring their own (TAB-ICON-CUSTOM, -CONSISTENT, -BALANCED).
    mutating func take(icons: [TabID: IconFacts], stock: Set<String>) {
        self.icons.merge(icons) { $1 }
        if !stock.isEmpty { stockIcons = stock }
        judgeTabs()
    }

    /// Chevrons that the configuration and manifests bring (NAV-BACK-MASK and its like).
    mutating func take(indicators: [IndicatorFacts]) {
        chevron = .standard
        for facts in indicators {
            let plugin = plugins[facts.path] == nil ? nil : facts.path
            let judgement = guideline.judge(indicator: facts)
            if facts.owner == .shell { chevron = judgement.shown }
            report(judgement.decisions, to: plugin)
        }
    }

    /// What layout decided about a page's bars: its pointers name items, which stand somewhere in the contribution, or
    /// after a second slash a field of it.
    mutating func take(layout decisions: [Decision], of bar: MeasuredBar, on id: PageID) {
        guard let tab = tabs.first(where: { $0.value.index(of: id) != nil || $0.value.sheet?.id == id })?.key,
            let record = tabs[tab], let page = record.pages.first(where: { $0.id == id }) ?? record.sheet
        else { return }
        let path = "\(tab)/\(page.screenID)"
        let facts = ScreenFacts(screen: page.description.screen, depth: record.index(of: id) ?? 0, tab: record.spec)
        let placed = decisions.map { decision in
            var placed = decision
            let item = decision.path.drop { $0 != "#" }.dropFirst(2)
            // One that is no item's id is a place in the contribution itself.
            let pointer =
                bar == .content
                ? "/content" + (page.description.content?.pointer(to: String(item)) ?? "")
                : item.isEmpty ? "" : item.hasPrefix("/") ? String(item) : facts.pointer(toItem: String(item))
            placed.path = "\(path)#\(pointer)"
            return placed
        }
        // Measured again with every size: only the last word counts.
        if let index = record.index(of: id) {
            tabs[tab]?.pages[index].layoutDecisions[bar] = placed
        } else {
            tabs[tab]?.sheet?.layoutDecisions[bar] = placed
        }
        report(placed, to: tab.plugin)
    }

    /// Keeps a screen's tint legible under the bar's own ink (NAV-TINT).
    func judgedTint(of bars: ScreenBars, path: String, _ guideline: Guideline) -> Judgement<BarColours>? {
        guard let tint = bars.navigation.tint.flatMap(Colour.init) else { return nil }
        let ink = TintedInk.colour(on: tint)
        return guideline.judge(
            colours: ColourFacts(
                bar: .navigation,
                wanted: BarColours(
                    background: tint,
                    elements: [
                        .init(id: "title", kind: .text, colour: ink), .init(id: "items", kind: .icon, colour: ink),
                    ], isTinted: true),
                path: path))
    }

    /// Keeps the operator's tint legible under the tabs (TAB-TINT).
    mutating func judgeTabTint() {
        guard let tint = settings.tabs.tint.flatMap(Colour.init) else { return tabTint = nil }
        let ink = TintedInk.colour(on: tint)
        let judgement = guideline.judge(
            colours: ColourFacts(
                bar: .tabs,
                wanted: BarColours(
                    background: tint,
                    elements: [
                        .init(id: "labels", kind: .text, colour: ink), .init(id: "icons", kind: .icon, colour: ink),
                    ], isTinted: true),
                path: "tabs#/tint"))
        tabTint = judgement.shown.background.description
        report(judgement.decisions, to: nil)
    }

    /// A status style that is none counts as inherited (STAT-STYLE-SCOPE).
    mutating func judgeStatusStyle(of description: ScreenDescription, in tab: TabID) {
        guard let style = description.unknownStatusStyle else { return }
        let judgement = guideline(of: tab.plugin).judge(
            request: RequestFacts(
                request: .statusStyle(style), plugin: tab.plugin, path: "\(tab)/\(description.screen.id)"))
        report(judgement.decisions, to: tab.plugin)
    }

    /// Items of a toolbar act on their screen; one that leads to the tab's root is not shown (TAB-VS-TOOLBAR).
    mutating func dropLinksToRoot(in page: Page, of tab: TabID) -> Set<String> {
        var dropped: Set<String> = []
        for (index, item) in page.description.screen.toolbar.enumerated() where item.opens?.screen == Page.root {
            let path = "\(tab)/\(page.screenID)#/toolbar/\(index)"
            let judgement = guideline(of: tab.plugin).judge(
                request: RequestFacts(request: .toolbarItem(opensTabRoot: true), plugin: tab.plugin, path: path))
            report(judgement.decisions.map { $0.at(path) }, to: tab.plugin)
            if judgement.shown == nil { dropped.insert(item.id) }
        }
        return dropped
    }
}

/// The ink of everything on a tinted bar: white as long as the tint can be moved to carry it.
package enum TintedInk {
    /// Below this contrast white is not what the author had in mind.
    private static let leastWhite = 3.0

    package static func colour(on tint: Colour) -> Colour {
        tint.contrast(with: .white) >= leastWhite ? .white : .black
    }
}

extension Decision {
    /// The same decision about one exact place.
    func at(_ path: String) -> Decision {
        var placed = self
        placed.path = path
        return placed
    }
}
