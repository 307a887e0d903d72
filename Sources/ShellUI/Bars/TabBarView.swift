// SPDX-License-Identifier: Apache-2.0
// The bar at the bottom: one area a tab, More last. Arrow keys move along it, a press switches at once.
import BarModel
import GioKit
import GtkKit
import Guidelines
import ShellCore

package final class TabBarView: WidgetDelegate {
    private static let kind = WidgetKind("TabBar", role: .tabList)
    private static let newsKind = WidgetKind("TabNews", role: .status)
    private static let iconSize = 25.0
    private static let iconTop = 5.0

    package let widget = DrawnWidget(TabBarView.kind)
    private let context: ShellContext
    private var bar = TabBar()
    private var layout = TabLayout(width: 0, count: 0)
    /// What is pressed of each slot.
    private var hits: [BarModel.Rect] = []
    private(set) var areas: [PressArea] = []
    private var pictures: [DrawnOnce<Look>] = []
    private var badgeMaximum = 999
    private let newsReader = DrawnWidget(TabBarView.newsKind)
    private var news = TabNews()
    private var laterNews: LoopSource?
    /// How much of the bar's ground and line shows, 0 where the content's end is aligned with the bar (TAB-TRANSLUCENT).
    package var groundAlpha = 1.0 {
        didSet { if groundAlpha != oldValue { widget.queueDraw() } }
    }

    package init(context: ShellContext) {
        self.context = context
        widget.delegate = self
        widget.setAccessible(label: context.translate("Tabs"))
        newsReader.canTarget = false
        newsReader.setAccessible(label: "")
        widget.add(newsReader)
        // The bar takes what falls between its slots: nothing behind it is pressed by accident.
        widget.add(ClickGesture())
        let keys = KeyController()
        keys.phase = .capture
        keys.onPressed(self) { bar, press in bar.pressed(press) }
        widget.add(keys)
    }

    package func update(_ bar: TabBar, layout: TabLayout, badgeMaximum: Int) {
        self.bar = bar
        self.layout = layout
        judge()
        self.badgeMaximum = badgeMaximum
        while areas.count > bar.slots.count {
            areas.removeLast().widget.unparent()
            pictures.removeLast()
        }
        while areas.count < bar.slots.count {
            let area = PressArea(PressArea.tab)
            area.enlargesName(context)
            let index = areas.count
            area.onPress = { [weak self] in self?.select(index) }
            area.onChange = { [weak self] in self?.widget.queueDraw() }
            areas.append(area)
            pictures.append(DrawnOnce())
            widget.add(area.widget)
        }
        for (index, area) in areas.enumerated() { describe(index, area) }
        tell()
        widget.queueAllocate()
        widget.queueDraw()
    }

    private func describe(_ index: Int, _ area: PressArea) {
        let slot = bar.slots[index]
        // Position and news go into the description: GTK passes on neither.
        var description = context.translate(
            "{position} of {count}", ["position": "\(index + 1)", "count": "\(bar.slots.count)"])
        if let badge = words(for: slot.badge) { description += ", " + badge }
        // Before the description, which GTK takes back with the tooltip.
        area.widget.tooltip = nil
        area.setName(name(of: slot, accessible: true), description: description)
        area.widget.setAccessible(selected: index == bar.selected)
        area.ring = palette.accent
        area.widget.queueDraw()
    }

    private func words(for badge: Badge) -> String? {
        switch badge {
        case .none: nil
        case .attention: context.translate("needs attention")
        case .count(let number): context.translate("{number} new", ["number": "\(number)"])
        }
    }

    /// Says politely what is new behind tabs (TAB-BADGE-UNOBTRUSIVE).
    private func tell() {
        let now = SystemClock.milliseconds(SystemClock.monotonic())
        let (slots, next) = news.take(bar, at: now)
        laterNews = next.map { MainLoop.after(milliseconds: max(1, $0 - now)) { [weak self] in self?.tell() } }
        let sentence = slots.compactMap { slot in
            words(for: slot.badge).map { "\(name(of: slot, accessible: true)), \($0)" }
        }.joined(separator: ", ")
        // Where GTK says no sentences, the name of a status line is read when it changes.
        if !sentence.isEmpty, !widget.announce(sentence) { newsReader.setAccessible(label: sentence) }
    }

    private func name(of slot: TabSlot, accessible: Bool) -> String {
        switch slot {
        case .tab(let entry): accessible ? entry.accessibleTitle : entry.title
        case .more: context.translate("More")
        }
    }

    private func select(_ index: Int) {
        guard bar.slots.indices.contains(index) else { return }
        switch bar.slots[index] {
        case .tab(let entry): context.send(.tab(entry.id))
        case .more: context.send(.more)
        }
    }

    // MARK: Focus

    /// The arrow keys, and those for both ends, move the focus.
    @discardableResult
    func pressed(_ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty, let focused = areas.firstIndex(where: { $0.widget.hasFocus }) else {
            return false
        }
        let forward = context.theme.isRightToLeft ? KeyPress.left : KeyPress.right
        let backward = context.theme.isRightToLeft ? KeyPress.right : KeyPress.left
        let target: Int
        switch press.key {
        case forward: target = min(areas.count - 1, focused + 1)
        case backward: target = max(0, focused - 1)
        case KeyPress.home: target = 0
        case KeyPress.end: target = areas.count - 1
        default: return false
        }
        areas[target].widget.grabFocus()
        return true
    }

    /// Gives the focus to the selected tab.
    @discardableResult
    package func focusSelected() -> Bool {
        let index = bar.selected ?? 0
        return areas.indices.contains(index) && areas[index].widget.grabFocus()
    }

    // MARK: Layout and drawing

    package func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(Int(context.theme.metrics.tabHeight)) : Measure(minimum: 0, natural: 320)
    }

    package func allocate(width: Int, height: Int) {
        widget.allocate(newsReader, x: 0, y: 0, width: 1, height: 1)
        for (area, hit) in zip(areas, hits) {
            widget.allocate(area.widget, x: Int(hit.x), y: 0, width: Int(hit.width), height: height)
        }
    }

    /// The slots as the rules let them be hit (BARS-TARGET-MIN, TAB-TARGET-WIDTH). A bar that is wider than its window
    /// is cut.
    private func judge() {
        let start = min(0, layout.slots.map(\.start).min() ?? 0)
        let height = context.theme.metrics.tabHeight
        let targets = layout.slots.enumerated().map { index, slot in
            Target(
                id: index < bar.slots.count ? bar.slots[index].path : "\(index)",
                hit: BarModel.Rect(x: slot.start - start, y: 0, width: slot.width, height: height))
        }
        let judgement = context.rules.shared.judge(
            targets: TargetFacts(
                bar: .tabs, width: targets.map(\.hit.maxX).max() ?? 0, height: height,
                direction: context.theme.direction,
                targets: targets, path: "tabs"))
        context.layoutReports.tell(judgement.decisions, ofOwn: .tabs, clock: widget)
        hits = targets.map { target in
            var hit = (judgement.shown.targets.first { $0.id == target.id } ?? target).hit
            hit.x += start
            return hit
        }
    }

    package func snapshot(_ snapshot: Snapshot) {
        let palette = palette
        let line = 1 / Double(widget.scaleFactor)
        snapshot.fill(snapshot.bounds, palette.bar.faded(palette.barAlpha * groundAlpha))
        snapshot.fill(
            Rect(x: 0, y: 0, width: snapshot.width, height: line), palette.hairline.faded(groundAlpha))
        // One node for all slots: each costs a layer of its own when it is drawn.
        snapshot.cairo(snapshot.bounds) { painter in
            for (index, slot) in layout.slots.enumerated() {
                let place = Rect(
                    x: slot.start.rounded(), y: 0, width: slot.width.rounded(.down), height: snapshot.height)
                draw(index, painter, place)
            }
        }
        for area in areas { snapshot.child(area.widget) }
    }

    /// With the bar's tint (TAB-TINT).
    private var palette: Palette { context.theme.palette.tinted(bar.tint) }

    private struct Look: Equatable {
        var slot: TabSlot
        var isSelected: Bool
        var isPressed: Bool
        var badgeMaximum: Int
        var theme: Theme
        var tint: String?
    }

    private func draw(_ index: Int, _ painter: Painter, _ place: Rect) {
        guard bar.slots.indices.contains(index), areas.indices.contains(index) else { return }
        let look = Look(
            slot: bar.slots[index], isSelected: index == bar.selected, isPressed: areas[index].isPressed,
            badgeMaximum: badgeMaximum, theme: context.theme, tint: bar.tint)
        pictures[index].paint(painter, in: place, scale: widget.scaleFactor, key: look) { painter, bounds in
            draw(index, look, painter, bounds)
        }
    }

    private func draw(_ index: Int, _ look: Look, _ painter: Painter, _ bounds: Rect) {
        let theme = look.theme
        let slot = look.slot
        let isSelected = look.isSelected
        let palette = palette
        let ink = (isSelected ? palette.accent : palette.dim).faded(look.isPressed ? 0.6 : 1)
        let label = TextLayout(
            name(of: slot, accessible: false), isSelected ? theme.type.tabLabelSelected : theme.type.tabLabel,
            maxWidth: max(0, bounds.width - 4))
        let top = TabBarView.iconTop + (bounds.height - 49) / 2
        let icon = Rect(
            x: (bounds.width - TabBarView.iconSize) / 2, y: top.rounded(), width: TabBarView.iconSize,
            height: TabBarView.iconSize)
        // Selected is told apart by weight as well, not by colour alone (TAB-TINT).
        let barIcon = BarIcon(slot.icon, context: context, balance: slot.iconScale)
        barIcon.draw(
            painter, in: icon, lineWidth: isSelected ? 2.1 : 1.7, ink, scale: widget.scaleFactor
        ) { [weak self] in self?.redraw(index) }
        label.draw(painter, x: (bounds.width - label.width) / 2, baseline: bounds.height - 6, ink)
        guard let text = BadgeDrawing.text(slot.badge, maximum: look.badgeMaximum, theme.type) else { return }
        let width = BadgeDrawing.width(text)
        let offset = min(4, bounds.width / 2 - width - 2)
        let x = theme.isRightToLeft ? bounds.width / 2 - offset - width : bounds.width / 2 + offset
        BadgeDrawing.draw(
            painter, x: x.rounded(), y: 2, text, palette, textSize: theme.metrics.badgeTextSize, ring: palette.bar)
    }

    private func redraw(_ index: Int) {
        guard areas.indices.contains(index) else { return }
        pictures[index].forget()
        widget.queueDraw()
    }
}

extension TabSlot {
    package var badge: Badge {
        switch self {
        case .tab(let entry): entry.badge
        case .more(let badge): badge
        }
    }

    /// Where decisions about it belong.
    var path: String {
        switch self {
        case .tab(let entry): "\(entry.id)"
        case .more: "/more"
        }
    }

    var iconScale: Double {
        switch self {
        case .tab(let entry): entry.iconScale
        case .more: 1
        }
    }

    var icon: TabIcon {
        switch self {
        case .tab(let entry): entry.icon
        case .more: .stock("more")
        }
    }
}
