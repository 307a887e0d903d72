// SPDX-License-Identifier: Apache-2.0
// The strip at the top: what the system says, the clock in the middle. It has no ground of its own, the navigation bar's
// reaches behind it, unless a screen asks for one or two screens differ. A tap on an item opens what lies behind it, a tap
// anywhere else scrolls the page to its top (STAT-TAP-TOP).
import BarModel
import GioKit
import GtkKit
import Guidelines
import ShellCore

package final class StatusBarView: WidgetDelegate {
    private static let kind = WidgetKind("StatusBar", role: .group)
    private static let newsKind = WidgetKind("StatusNews", role: .status)
    /// The id of the mark that stands for problems of the configuration.
    static let problems = "lintel.problems"

    package let widget = DrawnWidget(StatusBarView.kind)
    package var onTap: () -> Void = {}
    /// The mark of the problems can be pressed where this is set.
    package var onProblems: (() -> Void)? {
        didSet { update(bar) }
    }
    private let context: ShellContext
    private let bounds = StatusLayout.Bounds()
    private var bar = StatusBar()
    private var items: [String: StatusItemView] = [:]
    /// What a finger hits of items that are too small for an area each (BARS-TARGET-MIN).
    private(set) var clusters: [Cluster] = []
    private let click = ClickGesture()
    private let newsReader = DrawnWidget(StatusBarView.newsKind)
    private var news = StatusNews()
    private let ground: StatusGround

    package init(context: ShellContext) {
        self.context = context
        ground = StatusGround(context: context)
        widget.delegate = self
        widget.setAccessible(label: context.translate("Status"))
        click.onReleased(self) { view, _, _ in view.onTap() }
        widget.add(click)
        newsReader.canTarget = false
        newsReader.setAccessible(label: "")
        widget.add(newsReader)
        // Nothing here waits for keys until somebody comes for it: the page is where they begin.
        widget.canFocus = false
        ground.onChange = { [weak self] in self?.widget.queueDraw() }
    }

    package func update(_ bar: StatusBar) {
        let isOther = bar != self.bar
        self.bar = bar
        let present = Set(bar.items.map(\.id))
        for var item in bar.items {
            if item.id == StatusBarView.problems { item.opensDetails = onProblems != nil }
            if let view = items[item.id], view.isPressable != item.opensDetails { remove(view, item.id) }
            let style = bar.centre.contains(item) ? context.theme.type.clock : context.theme.type.status
            (items[item.id] ?? add(item)).update(item, textStyle: style)
        }
        for (id, view) in items where !present.contains(id) { remove(view, id) }
        // Widgets are not made while others are laid out.
        while clusters.count < items.count / 2 { addCluster() }
        if isOther { tell() }
        widget.queueAllocate()
        widget.queueDraw()
    }

    private func add(_ item: StatusItem) -> StatusItemView {
        let view = StatusItemView(item, context: context)
        let id = item.id
        view.onPress = { [weak self] in self?.press([id]) }
        view.onChange = { [weak self] in self?.widget.queueDraw() }
        items[id] = view
        widget.add(view.widget)
        return view
    }

    private func addCluster() {
        let cluster = Cluster()
        cluster.area.onPress = { [weak self, weak cluster] in self?.press(cluster?.ids ?? []) }
        cluster.area.onChange = { [weak self, weak cluster] in
            guard let self, let cluster else { return }
            for id in cluster.ids { items[id]?.isPressedWithOthers = cluster.area.isPressed }
            widget.queueDraw()
        }
        clusters.append(cluster)
        widget.add(cluster.area.widget)
    }

    private func press(_ ids: [String]) {
        let others = ids.filter { $0 != StatusBarView.problems }
        if !others.isEmpty { context.send(.statusItems(others)) }
        if others.count < ids.count { onProblems?() }
    }

    private func remove(_ view: StatusItemView, _ id: String) {
        view.widget.unparent()
        items[id] = nil
    }

    /// Says what has changed, to those who do not see it.
    private func tell() {
        let now = SystemClock.milliseconds(SystemClock.monotonic())
        let sentence = news.sentences(for: bar, at: now).joined(separator: ", ")
        // Where GTK says no sentences, the name of a status line is read when it changes.
        if !sentence.isEmpty, !widget.announce(sentence) { newsReader.setAccessible(label: sentence) }
    }

    // MARK: Ground

    /// Shows the items as they can be read over what lies behind.
    ///
    /// - Parameter isMoving: Pages are on their way; the style changes when they have come to rest.
    func show(_ scene: StatusScene, isMoving: Bool) {
        if ground.show(scene, isMoving: isMoving, clock: widget) { widget.queueDraw() }
    }

    /// How much of the page behind is to be blurred; nil for none of it.
    var blur: RGBA? { ground.blur }
    /// What the items are drawn in, and the flat colour under them where the bar draws one itself.
    var ink: RGBA { ground.ink }
    var strip: RGBA? { ground.strip }

    // MARK: Focus

    /// Takes the focus by key; the items are reached by Tab from then on, until it goes elsewhere.
    func focusFirst() -> Bool {
        widget.canFocus = true
        let taken = widget.focusFirst()
        widget.canFocus = taken
        return taken
    }

    // MARK: Layout

    package func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical
            ? Measure(Int(context.theme.metrics.statusHeight)) : Measure(minimum: 0, natural: 320)
    }

    package func allocate(width: Int, height: Int) {
        let total = Double(width)
        let centre = bar.centre.first.flatMap { items[$0.id] }
        let layout = StatusLayout(
            width: total, leading: row(bar.leading).map(\.measure), centre: centre?.measure,
            trailing: row(bar.trailing).map(\.measure), bounds: bounds)
        let shown = bar.leading + bar.centre.prefix(1) + bar.trailing
        let spans = layout.leading + (centre == nil ? [] : [layout.centre]) + layout.trailing
        let views = shown.compactMap { items[$0.id] }
        for (view, span) in zip(views, spans) { place(view, span, in: total, height) }
        let targets = StatusTargets(
            spans, isPressable: { views[$0].isPressable }, touch: context.theme.metrics.touchMinimum, width: total,
            gap: bounds.gap)
        let judged = judge(targets, of: shown, in: total, height)
        var free = clusters[...]
        for (area, hit) in zip(targets.areas, judged) {
            for index in area.items { views[index].sharesArea = area.items.count > 1 }
            if area.items.count == 1 {
                allocate(views[area.items[0]].widget, hit)
            } else if let cluster = free.popFirst() {
                place(cluster, ids: area.items.map { shown[$0].id }, hit)
            }
        }
        for cluster in free { place(cluster, ids: [], Rect(x: 0, y: 0, width: 0, height: 0)) }
        widget.allocate(newsReader, x: 0, y: 0, width: 1, height: 1)
    }

    private func row(_ items: [StatusItem]) -> [StatusItemView] { items.compactMap { self.items[$0.id] } }

    private func allocate(_ child: Widget, _ place: Rect) {
        widget.allocate(child, x: Int(place.x), y: 0, width: Int(place.width), height: Int(place.height))
    }

    private func place(_ view: StatusItemView, _ span: Span?, in total: Double, _ height: Int) {
        // What has no room is not there: not drawn, not hit, not read.
        view.isShown = span != nil
        // Whole pixels: a status bar that changes its minutes must not tremble.
        view.place = span.map { rect($0, in: total, height) } ?? Rect(x: 0, y: 0, width: 0, height: 0)
        allocate(view.widget, view.place)
    }

    /// The areas as the rules let them stand, in their order (BARS-TARGET-MIN).
    private func judge(
        _ targets: StatusTargets, of shown: [StatusItem], in total: Double, _ height: Int
    ) -> [Rect] {
        let areas = targets.areas.map { area in
            let hit = rect(area.span, in: total, height)
            return Target(
                id: area.items.map { shown[$0].id }.joined(separator: "+"),
                hit: BarModel.Rect(x: hit.x, y: hit.y, width: hit.width, height: hit.height))
        }
        let judgement = context.rules.shared.judge(
            targets: TargetFacts(
                bar: .status, width: total, height: Double(height), direction: context.theme.direction, targets: areas,
                path: "status"))
        context.layoutReports.tell(judgement.decisions, ofOwn: .status, clock: widget)
        return areas.map { area in
            Rect((judgement.shown.targets.first { $0.id == area.id } ?? area).hit)
        }
    }

    private func place(_ cluster: Cluster, ids: [String], _ place: Rect) {
        cluster.ids = ids
        cluster.area.widget.canTarget = !ids.isEmpty
        allocate(cluster.area.widget, place)
    }

    private func rect(_ span: Span, in total: Double, _ height: Int) -> Rect {
        let shown = context.theme.isRightToLeft ? span.mirrored(in: total) : span
        return Rect(x: shown.start.rounded(.down), y: 0, width: shown.width.rounded(.up), height: Double(height))
    }

    // MARK: Drawing

    package func snapshot(_ snapshot: Snapshot) {
        ground.draw(snapshot)
        // One node for all items: each costs a layer of its own when it is drawn.
        snapshot.cairo(snapshot.bounds) { painter in
            for view in items.values { view.draw(painter, ground.ink) }
        }
        for view in items.values where view.widget.hasFocus && view.isShown { snapshot.child(view.widget) }
    }
}

extension StatusBarView {
    /// What a finger hits of items side by side that are too small for an area each.
    final class Cluster {
        fileprivate(set) var ids: [String] = []
        let area = PressArea(PressArea.button)

        fileprivate init() {
            // Its items have names of their own, and are reached one by one.
            area.widget.setAccessible(hidden: true)
            area.widget.isFocusable = false
            area.widget.canTarget = false
        }
    }
}
