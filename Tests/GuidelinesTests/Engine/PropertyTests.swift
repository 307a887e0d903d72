// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

@testable import Guidelines

/// What a person can do with a set of items, in any order: ids with the number of their occurrences.
private func functions(_ items: [Item]) -> [String: Int] {
    items.reduce(into: [:]) { found, item in
        guard item.kind != .space, item.id != ScreenDraft.overflowID else { return }
        found[item.id, default: 0] += 1
    }
}

/// Widths that are no numbers count as none.
private func finite(_ items: [Item]) -> [Item] {
    items.map { item in
        var plain = item
        if plain.width?.isFinite == false { plain.width = nil }
        return plain
    }
}

@Suite("Properties of the engine")
struct PropertyTests {
    /// Repairing twice is tried on this many inputs, everything else on a third.
    private static let runs = 10_000

    /// Every third run has loosened limits, so that other paths are taken.
    private static func guideline(_ run: Int) -> Guideline {
        guard run % 3 == 0 else { return Guideline() }
        return Guideline(limits: Limits.make(profile: .touch, overrides: ["nav.controls.max": Double(run % 5)]).0)
    }

    /// What rules may take away: ways back that only double the shell's own (NAV-BACK-STANDARD, NAV-BREADCRUMB-WIDGET),
    /// and items of another screen (NAV-TRAILING-CONTROL).
    private static func isRedundant(_ item: Item, _ facts: ScreenFacts) -> Bool {
        if item.role == .navigateBack { return true }
        if let scope = item.scope, scope != facts.screen.id { return true }
        guard item.role == .navigateTo, let target = item.opens?.screen else { return false }
        return facts.ancestorIDs.contains(target)
    }

    @Test("ENG-LOSSLESS every action of a random screen stays reachable")
    func losslessScreens() {
        var random = RandomFacts(seed: 1)
        for run in 0..<Self.runs / 3 {
            let facts = random.screenFacts()
            let shown = Self.guideline(run).judge(screen: facts).shown
            let screen = facts.screen
            let offered = (screen.leading + screen.trailing + screen.toolbar).filter { !Self.isRedundant($0, facts) }
            let reachable = functions(
                shown.navigation.leading + shown.navigation.trailing + shown.navigation.overflow + shown.toolbar)
            for (id, count) in functions(offered) where reachable[id, default: 0] < count {
                Issue.record("\(id) is lost in run \(run): \(screen)")
                return
            }
            let hasMenu = shown.navigation.trailing.contains { $0.role == .overflow }
            #expect(hasMenu == !shown.navigation.overflow.isEmpty)
            let segments = screen.segmented?.segments ?? []
            if segments.count > 1 {
                #expect((shown.navigation.segmented ?? shown.navigation.strip)?.segments == segments)
            }
            #expect((facts.depth > 0) == (shown.navigation.back != nil) || facts.isModal)
            #expect(!shown.navigation.accessibleTitle.isEmpty || facts.tab.title.isBlank)
        }
    }

    @Test("ENG-LOSSLESS every random tab stays reachable")
    func losslessTabs() {
        var random = RandomFacts(seed: 2)
        for _ in 0..<Self.runs / 8 {
            let facts = random.tabFacts()
            let judged = Guideline().judge(tabs: facts)
            let refused = judged.decisions.filter { $0.verdict == .refused }.count
            let draft = TabSetDraft(facts)
            #expect(judged.shown.count == draft.tabs.count - refused)
            #expect(judged.shown.count <= 12)
            let layout = TabLayout(width: 480, count: judged.shown.count)
            let bar = TabBar(entries: judged.shown, selected: nil, layout: layout)
            let direct = bar.slots.filter { if case .tab = $0 { true } else { false } }.count
            #expect(direct + bar.more.count == judged.shown.count || judged.shown.count < 2)
            for entry in judged.shown {
                if case .unavailable(let explanation, _) = entry.availability { #expect(!explanation.isBlank) }
                if case .count(let number) = entry.badge { #expect(number >= 1) }
            }
        }
    }

    @Test("ENG-IDEMPOTENT a repaired random screen is not repaired again")
    func idempotentScreens() {
        var random = RandomFacts(seed: 3)
        for run in 0..<Self.runs {
            let facts = random.screenFacts()
            let guideline = Self.guideline(run)
            let (draft, decisions) = guideline.settle(ScreenDraft(facts), facts)
            let (again, second) = guideline.settle(draft, facts)
            let changes = second.filter { $0.verdict == .repaired }
            guard again == draft, changes.isEmpty else {
                Issue.record("run \(run): \(changes) for \(facts.screen)")
                return
            }
            #expect(!decisions.contains { $0.rule == "ENG-IDEMPOTENT" || $0.message.contains("undo each other") })
            #expect(guideline.settle(ScreenDraft(facts), facts).1 == decisions)
        }
    }

    @Test("ENG-IDEMPOTENT a repaired random set of tabs is not repaired again")
    func idempotentTabs() {
        var random = RandomFacts(seed: 4)
        for run in 0..<Self.runs / 8 {
            let facts = random.tabFacts()
            let guideline = Self.guideline(run)
            let (draft, _) = guideline.settle(TabSetDraft(facts), facts)
            let (again, second) = guideline.settle(draft, facts)
            #expect(again == draft)
            // What goes behind More is layout: it is told each time and changes nothing.
            #expect(second.allSatisfy { $0.verdict != .repaired || $0.rule == "TAB-COUNT-MAX" })
        }
    }

    @Test("ENG-IDEMPOTENT the order of registration changes nothing")
    func order() {
        var random = RandomFacts(seed: 5)
        for _ in 0..<500 {
            let facts = random.tabFacts()
            let first = Guideline().judge(tabs: facts)
            #expect(Guideline().judge(tabs: random.shuffled(facts)) == first)
        }
    }

    @Test("ENG-REPORT every difference of a random screen has its decision")
    func reported() {
        var random = RandomFacts(seed: 6)
        for run in 0..<Self.runs / 3 {
            let facts = random.screenFacts()
            let judged = Self.guideline(run).judge(screen: facts)
            var screen = facts.screen
            screen.leading = finite(screen.leading)
            screen.trailing = finite(screen.trailing)
            screen.toolbar = finite(screen.toolbar)
            let bar = judged.shown.navigation
            func pointers(_ verdicts: Set<Decision.Verdict> = [.repaired, .refused]) -> [Substring] {
                judged.decisions.filter { verdicts.contains($0.verdict) && $0.path.hasPrefix(facts.path + "#") }
                    .map { $0.path.dropFirst(facts.path.utf8.count + 1) }
            }
            func isReported(_ names: String...) -> Bool {
                pointers().contains { pointer in names.contains { pointer.hasPrefix("/" + $0) } }
            }
            var missing: [String] = []
            if bar.title != screen.title, !isReported("title", "segmented") { missing.append("title") }
            if let name = screen.accessibleTitle, bar.accessibleTitle != name, !isReported("accessibleTitle") {
                missing.append("accessibleTitle")
            }
            let trailing = bar.trailing.filter { $0.id != ScreenDraft.overflowID }
            if bar.leading != screen.leading, !isReported("leading", "trailing") { missing.append("leading") }
            if trailing != screen.trailing, !isReported("leading", "trailing") { missing.append("trailing") }
            if judged.shown.toolbar != screen.toolbar, !isReported("toolbar", "leading", "trailing") {
                missing.append("toolbar")
            }
            if bar.segmented != screen.segmented, screen.segmented?.segments.isEmpty == false, !isReported("segmented")
            {
                missing.append("segmented")
            }
            if bar.edge != screen.edge, !isReported("edge", "largeTitle") { missing.append("edge") }
            if bar.tint != screen.tint, !isReported("tint") { missing.append("tint") }
            if !missing.isEmpty {
                Issue.record("run \(run): \(missing) changed silently for \(screen); \(judged.decisions)")
                return
            }
            let keys = judged.decisions.map { "\($0.rule) \($0.path)" }
            #expect(Set(keys).count == keys.count)
            for decision in judged.decisions where decision.verdict == .repaired {
                #expect(decision.before != decision.after || decision.before.count > 120, "\(decision)")
            }
        }
    }

    @Test("Huge contributions end in good time and stop nothing")
    func huge() {
        let long = String(repeating: "x / ", count: 25_000)
        let items = (0..<10_000).map { control("i\($0)", priority: $0 % 7) }
        let screen = Screen(
            id: "huge", title: long, backTitle: long, leading: items, trailing: items,
            segmented: Segmented(segments: (0..<10_000).map { Segmented.Segment(id: "\($0)", label: long) }),
            toolbar: items)
        for depth in [0, 1, .max] {
            let judged = Guideline().judge(
                screen: facts(screen, above: screen, depth: depth, ancestors: [long, "x"]))
            let bar = judged.shown.navigation
            #expect(bar.overflow.count + judged.shown.toolbar.count + bar.leading.count + bar.trailing.count >= 30_000)
            #expect(judged.decisions.allSatisfy { $0.before.utf8.count < 2000 && $0.after.utf8.count < 2000 })
        }
        let many = (0..<1000).map { tab("t\($0)", long, badge: .raw(long)) }
        #expect(Guideline().judge(tabs: TabSetFacts(tabs: many)).shown.count <= 1000)
    }
}
