// SPDX-License-Identifier: Apache-2.0
import BarModel
import ShellCore

/// The shell of the drawings: four tabs, one badge, a stack that can grow.
enum CannedShell {
    static let tabs = [
        ("alarm", "Alarm", Badge.none), ("stopwatch", "Stopwatch", .none), ("timer", "Timer", .count(1)),
        ("settings", "System", .none),
    ]

    static func entry(_ index: Int) -> TabEntry {
        let (icon, title, badge) = tabs[index]
        return TabEntry(
            id: TabID(plugin: "test", tab: icon), title: title, accessibleTitle: title, icon: .stock(icon), badge: badge
        )
    }

    static let stackID = StackID.tab(TabID(plugin: "test", tab: "settings"))

    static func page(
        _ number: Int, _ title: String, previous: String? = nil, large: Bool = false, trailing: [Item] = [],
        toolbar: [Item] = []
    ) -> PresentedPage {
        PresentedPage(
            id: PageID(number), address: nil,
            bars: ScreenBars(
                navigation: NavigationBar(
                    title: title, accessibleTitle: title,
                    back: previous.map { BackButton(labels: [$0, "Back"], accessibleName: "Back to \($0)") },
                    trailing: trailing, prefersLargeTitle: large),
                toolbar: toolbar),
            content: .placeholder, revision: 1)
    }

    static var root: PresentedPage { page(1, "System", large: true) }
    static var detail: PresentedPage {
        page(2, "Network", previous: "System", trailing: [Item(id: "edit", label: "Edit")])
    }
    static var third: PresentedPage { page(3, "Office", previous: "Network") }

    static func shell(
        _ pages: [PresentedPage] = [root], scheme: ColorScheme = .light, direction: TextDirection = .ltr,
        width: Double = 480, height: Double = 800, reducedMotion: Bool = false, selected: Int = 3
    ) -> PresentedShell {
        let environment = Environment(
            width: width, height: height, direction: direction, colorScheme: scheme, reducedMotion: reducedMotion)
        let layout = TabLayout(width: width, count: tabs.count, direction: direction)
        var settings = ShellSettings()
        settings.theme.font = "Inter"
        return PresentedShell(
            environment: environment, settings: settings,
            statusBar: StatusBar(
                leading: [
                    StatusItem(id: "network", icon: .wifi(level: 4), text: "Office", accessibleText: "Wi-Fi Office")
                ],
                centre: [StatusItem(id: "clock", text: "14:05", accessibleText: "14:05")],
                trailing: [
                    StatusItem(
                        id: "battery", icon: .battery(level: 80, state: .discharging), text: "80 %",
                        accessibleText: "Battery 80 percent")
                ], style: scheme == .light ? .dark : .light),
            tabBar: TabBar(
                entries: tabs.indices.map(entry), selected: entry(selected).id, layout: layout),
            tabLayout: layout, stacks: [stackID: PresentedStack(pages: pages)], shown: stackID)
    }
}
