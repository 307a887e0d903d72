// SPDX-License-Identifier: Apache-2.0

import BarModel
import GtkKit
import ShellCore
import Testing

@testable import ShellUI

@Suite("Inspector")
@MainActor
struct InspectorMarkTests {
    private let size = Size(width: 480, height: 800)
    private let tab = TabID(plugin: "org.example.a", tab: "main")

    private func decision(_ rule: String, _ path: String, _ verdict: Decision.Verdict = .repaired) -> Decision {
        Decision(
            rule: rule, verdict: verdict, severity: .warning, path: path, before: "Home > Music", after: "Music",
            message: "m", hint: "h")
    }

    private func shell(_ decisions: [Decision], tabs: [Decision] = []) -> PresentedShell {
        let bars = ScreenBars(navigation: NavigationBar(title: "T", accessibleTitle: "T"))
        let page = PresentedPage(
            id: PageID(1), address: nil, bars: bars, content: .placeholder, decisions: decisions)
        let layout = TabLayout(width: 480, count: 2)
        let entries = ["main", "other"].map { name in
            TabEntry(
                id: TabID(plugin: "org.example.a", tab: name), title: name, accessibleTitle: name, icon: .stock("home"),
                badge: .none, availability: .available)
        }
        var shell = PresentedShell(
            environment: Environment(), tabBar: TabBar(entries: entries, selected: tab, layout: layout),
            tabLayout: layout, stacks: [.tab(tab): PresentedStack(pages: [page])], shown: .tab(tab))
        shell.tabDecisions = tabs
        return shell
    }

    @Test("ENG-REPORT the inspector outlines the part of the screen with rule, verdict and both values")
    func places() {
        let marks = InspectorMarks.marks(
            of: shell(
                [
                    decision("NAV-BREADCRUMB-LABEL", "org.example.a/main/s#/backTitle"),
                    decision("NAV-CONTROLS-MAX", "org.example.a/main/s#/trailing"),
                    decision("TAB-VS-TOOLBAR", "org.example.a/main/s#/toolbar/0", .refused),
                ], tabs: [decision("TAB-TITLE-ICON", "org.example.a/other#/icon", .warned)]),
            size: size, navigation: 76, tabHeight: 49)
        #expect(
            marks.map(\.place) == [
                Rect(x: 0, y: 0, width: 480, height: 76), Rect(x: 0, y: 751, width: 480, height: 49),
                Rect(x: 240, y: 751, width: 240, height: 49),
            ])
        #expect(marks.map(\.isChange) == [true, true, false])
        #expect(
            marks[0].lines == [
                "NAV-BREADCRUMB-LABEL repaired: Home > Music → Music",
                "NAV-CONTROLS-MAX repaired: Home > Music → Music",
            ])
    }

    @Test("nothing to say outlines nothing")
    func nothing() {
        #expect(InspectorMarks.marks(of: shell([]), size: size, navigation: 76, tabHeight: 49).isEmpty)
    }
}
