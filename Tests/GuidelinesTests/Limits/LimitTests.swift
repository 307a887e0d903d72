// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

@Suite("Limits")
struct LimitTests {
    private func make(
        _ overrides: [String: Double], _ profile: ShellSettings.RulesSection.Profile = .touch
    ) -> (Limits, [Decision]) {
        Limits.make(profile: profile, overrides: overrides)
    }

    @Test("ENG-CEILING a value outside is clamped and reported once")
    func clamped() {
        let (limits, decisions) = make(["nav.controls.max.compact": 50, "contrast.text": 2, "touch.min": 30])
        #expect(limits.count(.navControlsMaxCompact) == 3)
        #expect(limits[.contrastText] == 4.5)
        #expect(limits[.touchMin] == 44)
        #expect(decisions.count == 3)
        for decision in decisions {
            #expect(decision.rule == "ENG-CEILING")
            #expect(decision.verdict == .repaired)
            #expect(decision.severity == .warning)
        }
        #expect(make(["contrast.text": 7]).1.isEmpty)
        #expect(make(["contrast.text": 7]).0[.contrastText] == 7)
    }

    @Test("ENG-CEILING a key without a width class sets both")
    func shortKey() {
        let (limits, decisions) = make(["nav.controls.max": 50])
        #expect(limits.count(.navControlsMax(.compact)) == 3)
        #expect(limits.count(.navControlsMax(.regular)) == 4)
        #expect(decisions.count == 1)
        let (own, _) = make(["nav.controls.max": 2, "nav.controls.max.regular": 4])
        #expect(own.count(.navControlsMaxCompact) == 2)
        #expect(own.count(.navControlsMaxRegular) == 4)
    }

    @Test("ENG-CEILING the order of keys makes no difference")
    func order() {
        let keys = ["tab.visible", "tab.visible.compact", "contrast.text", "nowhere", "touch.min"]
        let values = [3.0, 2, 1, 9, 7]
        let reference = make(Dictionary(uniqueKeysWithValues: zip(keys, values)))
        for turn in 1..<keys.count {
            let turned = zip(keys[turn...] + keys[..<turn], values[turn...] + values[..<turn])
            let (limits, decisions) = make(Dictionary(uniqueKeysWithValues: turned))
            #expect(limits == reference.0)
            #expect(decisions == reference.1)
        }
        #expect(reference.1.contains { $0.path == "rules.limits.nowhere" && $0.verdict == .warned })
    }

    @Test("ENG-CEILING a minimum beats a maximum")
    func minimum() {
        let (limits, decisions) = make(["tab.count.max.compact": 1])
        #expect(limits.count(.tabCountMaxCompact) == 3)
        #expect(decisions.count == 1)
        #expect(decisions[0].message.contains("tab.count.min"))
        #expect(decisions[0].message.contains("tab.count.max.compact"))
    }

    @Test("R-07 a raised least target raises the bars with it, inside their own ranges, and says so of what was asked")
    func touchRaisesBars() {
        for touch in [44.0, 46, 50, 64, 96, .infinity] {
            let (limits, decisions) = make(["touch.min": touch])
            #expect(limits[.navHeight] >= limits[.touchMin] && limits[.tabHeight] >= limits[.touchMin])
            #expect(limits[.tabMinWidth] >= limits[.touchMin])
            for limit in [Limit.touchMin, .navHeight, .tabHeight, .tabMinWidth] {
                #expect(limit.range(in: .touch).contains(limits[limit]), "\(limit.key) \(touch)")
            }
            #expect(decisions.allSatisfy { $0.rule == "ENG-CEILING" })
        }
        let (limits, decisions) = make(["touch.min": 60, "nav.height": 50, "tab.height": 70])
        #expect(limits[.navHeight] == 60 && limits[.tabHeight] == 70)
        #expect(decisions.map(\.path) == ["rules.limits.nav.height"])
        #expect(decisions.first?.message.contains("touch.min") == true)
        #expect(make([:], .mouse).1.isEmpty)
    }

    @Test("R-03 a plugin's own larger target widens its items and leaves the bar as high as it is")
    func pluginTarget() {
        let (own, _) = Guideline().adjusted(byPlugin: "org.example.a", limits: ["touch.min": 60])
        let hit = Rect(x: 100, y: 0, width: 44, height: 44)
        let judged = own.judge(
            targets: TargetFacts(bar: .navigation, width: 320, height: 44, targets: [Target(id: "a", hit: hit)]))
        #expect(judged.decisions.map(\.after) == ["60x44"])
        #expect(judged.shown.targets[0].hit.height == 44)
        #expect(judged.shown.targets[0].hit.width == 60)
    }

    @Test("ENG-CEILING numbers that are none keep the default")
    func noNumbers() {
        let (limits, decisions) = make(["nav.height": .nan, "tab.height": .infinity, "badge.max": -.infinity])
        #expect(limits[.navHeight] == 44)
        #expect(limits[.tabHeight] == 80)
        #expect(limits.count(.badgeMax) == 9)
        #expect(decisions.count == 3)
    }

    @Test("ENG-CEILING a plugin may only tighten")
    func plugins() {
        let admin = make(["nav.controls.max": 3]).0
        let (limits, decisions) = admin.adjusted(
            byPlugin: "org.example.a",
            ["nav.controls.max.compact": 2, "nav.title.softMax": 40, "contrast.text": 7, "nav.height": 60, "x": 1])
        #expect(limits.count(.navControlsMaxCompact) == 2)
        #expect(limits.count(.navTitleSoftMax) == 40)
        #expect(limits[.contrastText] == 7)
        #expect(limits[.navHeight] == 44)
        #expect(
            Set(decisions.map(\.path)) == ["org.example.a#/rules/limits/nav.height", "org.example.a#/rules/limits/x"])
        let (same, refused) = Limits().adjusted(byPlugin: "p", ["nav.controls.max.compact": 3])
        #expect(same == Limits())
        #expect(refused.map(\.verdict) == [.refused])
    }

    @Test("ENG-CEILING what a plugin asks for beyond the range is clamped and reported once")
    func pluginsBeyond() {
        let (limits, decisions) = Limits().adjusted(
            byPlugin: "org.example.a", ["nav.title.softMax": 1, "touch.min": .infinity, "contrast.text": .nan])
        #expect(limits[.navTitleSoftMax] == 10)
        #expect(limits[.touchMin] == LimitTable.limits(for: "touch.min")[0].range(in: .touch).upperBound)
        #expect(limits[.contrastText] == 4.5)
        #expect(decisions.map(\.verdict) == [.repaired, .repaired, .repaired])
        #expect(decisions.allSatisfy { $0.path.hasPrefix("org.example.a#/rules/limits/") })
    }

    @Test("ENG-CEILING a name that nothing has comes with the nearest there is")
    func nearNames() {
        let asked = Guideline().adjusted(
            byPlugin: "org.example.a", limits: ["nav.titel.softMax": 12], actions: ["nav-seg-alon": .off]
        ).1
        #expect(asked.map(\.hint) == ["Did you mean nav.title.softMax?", "Did you mean NAV-SEG-ALONE?"])
        #expect(
            asked.map(\.path) == [
                "org.example.a#/rules/limits/nav.titel.softMax", "org.example.a#/rules/actions/nav-seg-alon",
            ])
        #expect(asked.allSatisfy { $0.rule == "ENG-CEILING" })
        let far = Guideline(actions: ["QQQQQQQQQQ": .off]).startDecisions
        #expect(far.map(\.hint) == ["See `lintelctl rules`."])
    }

    @Test("Every default lies in its range, in every profile")
    func table() {
        #expect(Set(LimitTable.all.map(\.key)).count == LimitTable.all.count)
        for limit in LimitTable.all {
            #expect(!limit.reason.isEmpty)
            for profile in ShellSettings.RulesSection.Profile.allCases {
                #expect(limit.range(in: profile).contains(limit.standard(in: profile)), "\(limit.key)")
            }
        }
        #expect(Limits(profile: .mouse)[.touchMin] == 24)
        #expect(!Limits(profile: .mouse).allowsEdgeSwipe)
        #expect(Limits(profile: .signage).allowsEndlessHiding)
        #expect(!Limits().allowsEndlessHiding)
    }
}
