// SPDX-License-Identifier: Apache-2.0

import BarModel
import GtkKit
import Guidelines
import Pictures
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @Suite("Rules of what was measured")
    @MainActor
    struct LayoutRulesTests {
        private func items(_ labels: [String], icon: String? = nil) -> [Item] {
            labels.map { Item(id: $0, kind: icon == nil ? .text : .icon, label: $0, icon: icon) }
        }

        /// What was told of a page's bar, the last word.
        private func told(_ fixture: Fixture, _ bar: MeasuredBar) -> [Decision] {
            fixture.log.events.reversed().lazy.compactMap { event in
                if case .layoutJudged(_, bar, let decisions) = event { decisions } else { nil }
            }.first ?? []
        }

        @Test(
            "NAV-TEXT-SPACE two texts side by side are parted on screen, and the plugin is told",
            arguments: [TextDirection.ltr, .rtl])
        func parted(direction: TextDirection) throws {
            let page = CannedShell.page(1, "Files", trailing: items(["Sort", "Edit"]))
            let fixture = try Fixture(CannedShell.shell([page], direction: direction, width: 320))
            defer { fixture.close() }
            try #require(Display.wait { !told(fixture, .navigation).isEmpty })
            #expect(told(fixture, .navigation).map(\.rule) == ["NAV-TEXT-SPACE"])
            let hits = try #require(fixture.view.main.top).face(width: 320, in: fixture.view.navigationBar).items
                .map(\.hit).sorted { $0.x < $1.x }
            #expect(hits[1].x - hits[0].maxX >= 8)
            try #require(fixture.frames(3))
            let reports = fixture.log.events.filter { if case .layoutJudged = $0 { true } else { false } }
            #expect(reports.count == 1)
        }

        @Test("BARS-TARGET-MIN what has no room in the bar is behind its menu button, and acts from there")
        func folded() throws {
            let labels = ["Photograph", "Annotate it", "Compare", "Share"]
            let page = CannedShell.page(1, "Files", previous: "Somewhere", trailing: items(labels))
            let fixture = try Fixture(CannedShell.shell([page], width: 320))
            defer { fixture.close() }
            let bar = fixture.view.navigationBar
            let face = try #require(fixture.view.main.top).face(width: 320, in: bar)
            #expect(face.items.last?.item.role == .overflow)
            #expect(!face.bar.overflow.isEmpty)
            #expect(face.items.allSatisfy { $0.hit.x >= (face.layout.back?.end ?? 0) && $0.hit.maxX <= 320 })
            bar.itemAreas.last?.area.onPress()
            fixture.view.overlays.choose(try #require(face.bar.overflow.last).id)
            #expect(fixture.log.events.contains(.item(PageID(1), id: "Share")))
            try #require(Display.wait { !told(fixture, .navigation).isEmpty })
            #expect(told(fixture, .navigation).map(\.rule).contains("BARS-TARGET-MIN"))
        }

        @Test("BARS-TARGET-MIN a toolbar of twelve keeps areas of 44 px, and the rest is behind its menu button")
        func toolbar() throws {
            let page = CannedShell.page(
                1, "Photo", previous: "All", toolbar: items((1...12).map { "Act \($0)" }, icon: "alarm"))
            let fixture = try Fixture(CannedShell.shell([page], width: 320))
            defer { fixture.close() }
            let toolbar = fixture.view.toolbar
            #expect(toolbar.placed.count == 7)
            #expect(toolbar.placed.allSatisfy { $0.hit.width >= 44 })
            #expect(toolbar.placed.last?.item.role == .overflow)
            toolbar.areas.last?.onPress()
            fixture.view.overlays.choose("Act 12")
            #expect(fixture.log.events.contains(.item(PageID(1), id: "Act 12")))
            try #require(Display.wait { !told(fixture, .toolbar).isEmpty })
            let decisions = told(fixture, .toolbar)
            #expect(decisions.map(\.rule) == ["BARS-TARGET-MIN"])
            #expect(decisions.map(\.path) == ["#//toolbar"])
            #expect(decisions.first?.after == "menu: Act 7, Act 8, Act 9, Act 10, Act 11, Act 12")
        }

        @Test(
            "BARS-TARGET-MIN what is hit of the status bar is as large as the rule says, alone or in a cluster",
            arguments: [TextDirection.ltr, .rtl], [320.0, 480])
        func statusTargets(direction: TextDirection, width: Double) throws {
            var shell = CannedShell.shell(direction: direction, width: width)
            shell.statusBar.trailing = ["bluetooth", "sound", "microphone", "battery"].map { id in
                StatusItem(
                    id: id, icon: .stock("volume-2"), text: "", accessibleText: id, priority: StatusPriority.battery,
                    opensDetails: true)
            }
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            try #require(fixture.frames(3))
            let bar = fixture.view.statusBar
            let clusters = bar.clusters.filter { !$0.ids.isEmpty }
            #expect(!clusters.isEmpty)
            #expect(clusters.allSatisfy { $0.ids.count > 1 && $0.area.widget.width >= 44 })
            clusters[0].area.onPress()
            #expect(fixture.log.events.last == .statusItems(clusters[0].ids))
            let told = fixture.log.events.contains { event in
                if case .judged(let decisions) = event {
                    decisions.contains { $0.rule == "BARS-TARGET-MIN" }
                } else {
                    false
                }
            }
            #expect(!told)
            // A raised limit is kept as well, by larger clusters.
            shell.limits = Limits.make(profile: .touch, overrides: ["touch.min": 64]).0
            fixture.window.update(shell)
            try #require(fixture.frames(3))
            #expect(bar.clusters.allSatisfy { $0.ids.isEmpty || $0.area.widget.width >= 64 })
        }

        @Test("BARS-TARGET-MIN slots of the tab bar are judged, and a bar that keeps the rule says nothing")
        func tabTargets() throws {
            let shell = CannedShell.shell(width: 320)
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            let judged = {
                var decisions: [Decision] = []
                for case .judged(let told) in fixture.log.events { decisions += told }
                return decisions.filter { $0.rule == "BARS-TARGET-MIN" }
            }
            try #require(fixture.frames(3))
            #expect(judged().isEmpty)
            // Slots as no layout of the shell makes them.
            var narrow = shell
            narrow.tabLayout.slots = narrow.tabLayout.slots.enumerated().map { index, _ in
                Span(start: Double(index) * 60, width: 30)
            }
            fixture.window.update(narrow)
            try #require(Display.wait { !judged().isEmpty })
            #expect(judged().allSatisfy { $0.before == "30x49" && $0.after == "44x49" })
            let widths = fixture.view.tabBar.areas.map(\.widget.width)
            #expect(widths.allSatisfy { $0 == 44 })
        }

        @Test("ENG-LOSSLESS a menu of more than the window holds is a list that scrolls")
        func longMenu() throws {
            var page = CannedShell.page(1, "Files", trailing: [ScreenItem.menu])
            page.bars.navigation.overflow = items((1...40).map { "Act \($0)" })
            let fixture = try Fixture(CannedShell.shell([page], width: 320, height: 480))
            defer { fixture.close() }
            fixture.view.navigationBar.itemAreas.last?.area.onPress()
            #expect(fixture.view.overlays.isModal)
            fixture.view.overlays.choice?.onChoice("Act 40")
            #expect(fixture.log.events.contains(.item(PageID(1), id: "Act 40")))
        }

        @Test("BARS-CONTRAST a raised limit is kept by every bar on screen, and told once")
        func raised() throws {
            var shell = CannedShell.shell([CannedShell.root, CannedShell.detail])
            shell.limits = Limits.make(profile: .touch, overrides: ["contrast.text": 7]).0
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            let palette = fixture.context.theme.palette
            for ink in [palette.text, palette.accent, palette.dim] {
                #expect(ink.opaque.contrast(with: palette.bar.opaque) >= 7)
            }
            let judged = { fixture.log.events.filter { if case .judged = $0 { true } else { false } } }
            try #require(Display.wait { !judged().isEmpty })
            fixture.window.update(shell)
            try #require(fixture.frames(3))
            #expect(judged().count == 1)
        }

        @Test("BARS-CONTRAST an accent that cannot be read is moved, and the operator is told both values")
        func accent() throws {
            var shell = CannedShell.shell()
            shell.settings.theme.accent = "#ffee00"
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            var decisions: [Decision] = []
            try #require(
                Display.wait {
                    for case .judged(let found) in fixture.log.events { decisions = found }
                    return !decisions.isEmpty
                })
            #expect(decisions.map(\.rule) == ["BARS-CONTRAST"])
            #expect(decisions.map(\.before) == ["#ffee00"])
            #expect(decisions.map(\.after) == [fixture.context.theme.palette.accent.opaque.description])
        }

        @Test("NAV-TINT a plugin's own stricter limit holds on its screens alone")
        func ownLimits() throws {
            let strict = Limits.make(profile: .touch, overrides: ["contrast.text": 7]).0
            var page = CannedShell.page(1, "Files", trailing: items(["Edit"]))
            page.bars.navigation.tint = "#c8d8f0"
            page.address = ScreenAddress(tab: TabID(plugin: "test", tab: "settings"), screen: "root")
            var shell = CannedShell.shell([page])
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            let contrast = {
                let face = fixture.view.main.face(of: try #require(fixture.view.main.top))
                return face.palette.accent.opaque.contrast(with: face.palette.bar.opaque)
            }
            #expect(try contrast() < 7)
            shell.ownRules = ["test": OwnRules(limits: strict, actions: [:])]
            fixture.window.update(shell)
            #expect(try contrast() >= 7)
        }

        @Test(
            "NAV-BACK-MASK the chevron is drawn as the rules decided: the shell's, the given pair, or with a computed mask"
        )
        func chevron() throws {
            let own = "\(Fixture.root)/Resources/Chevron/chevron.png"
            var shell = CannedShell.shell([CannedShell.root, CannedShell.detail])
            shell.settings.theme.chevronImage = own
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            let bar = fixture.view.navigationBar
            #expect(bar.chevronFiles == nil)
            shell.chevron = .derivedMask
            fixture.window.update(shell)
            #expect(bar.chevronFiles == Chevron.Files(image: own, mask: nil))
            let derived = try #require(bar.chevron)
            #expect(derived.mask.masks(derived.image))
            shell.settings.theme.chevronMask = "\(Fixture.root)/Resources/Chevron/chevron-mask.png"
            shell.chevron = .custom
            fixture.window.update(shell)
            #expect(bar.chevronFiles?.mask == shell.settings.theme.chevronMask)
        }

        @Test("NAV-BACK-MASK a sheet's bar shows the same chevron as every other bar")
        func sheetChevron() throws {
            let own = "\(Fixture.root)/Resources/Chevron/chevron.png"
            var shell = CannedShell.shell([CannedShell.root])
            shell.settings.theme.chevronImage = own
            shell.chevron = .derivedMask
            shell.sheet = PresentedSheet(page: CannedShell.page(9, "Choose", previous: "Files"))
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            try #require(fixture.frames(3))
            let bar = try #require(fixture.view.overlays.sheet?.bar)
            #expect(bar.chevronFiles == Chevron.Files(image: own, mask: nil))
            #expect(bar.chevron?.mask != nil)
            shell.chevron = .standard
            fixture.window.update(shell)
            try #require(fixture.frames(3))
            #expect(bar.chevronFiles == nil && fixture.view.navigationBar.chevronFiles == nil)
        }

        @Test("BARS-TARGET-MIN areas of a plugin that asks for larger ones are made so, and nothing is said of them")
        func ownTouch() throws {
            let strict = Limits.make(profile: .touch, overrides: ["touch.min": 60]).0
            var page = CannedShell.page(1, "Files", trailing: items(["OK"], icon: "alarm"))
            page.address = ScreenAddress(tab: TabID(plugin: "test", tab: "settings"), screen: "root")
            var shell = CannedShell.shell([page])
            shell.ownRules = ["test": OwnRules(limits: strict, actions: [:])]
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            try #require(fixture.frames(3))
            let area = try #require(fixture.view.navigationBar.itemAreas.first?.area.widget)
            #expect(area.width >= 60 && area.height == 44)
            #expect(told(fixture, .navigation).isEmpty)
        }

        @Test("A bar is measured when its layout changes, and not again for a frame")
        func measuredOnce() throws {
            let fixture = try Fixture(CannedShell.shell([CannedShell.root, CannedShell.detail]))
            defer { fixture.close() }
            let page = try #require(fixture.view.main.top)
            let face = fixture.view.main.face(of: page)
            try #require(fixture.frames(3))
            fixture.window.update(fixture.view.shell)
            #expect(fixture.view.main.face(of: page) === face)
        }
    }
}

private enum ScreenItem {
    static let menu = Item(id: "/overflow", kind: .icon, role: .overflow, label: "", icon: "more")
}
