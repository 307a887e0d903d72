// SPDX-License-Identifier: Apache-2.0
// The strip at the top: what the system says, the clock in the middle. It has no ground of its own, the navigation bar's
// reaches behind it, unless a screen asks for one or two screens differ. A tap on an item opens what lies behind it, a tap
// anywhere else scrolls the page to its top (STAT-TAP-TOP).
import BarModel
import GioKit
import GtkKit
import ShellCore

package final class StatusBarView: WidgetDelegate {
    private static let kind = WidgetKind("StatusBar", role: .group)
    private static let newsKind = WidgetKind("StatusNews", role: .status)
    private static let touch = 44.0
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
        if isOther { tell() }
        widget.queueAllocate()
        widget.queueDraw()
    }

    private func add(_ item: StatusItem) -> StatusItemView {
        let view = StatusItemView(item, context: context)
        let id = item.id
        view.onPress = { [weak self] in
            guard let self else { return }
            if id == StatusBarView.problems { onProblems?() } else { context.send(.statusItem(id: id)) }
        }
        view.onChange = { [weak self] in self?.widget.queueDraw() }
        items[id] = view
        widget.add(view.widget)
        return view
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
        let hits = layout.hits(touch: StatusBarView.touch, in: total, bounds: bounds)
        place(row(bar.leading), layout.leading, hits: hits.leading, in: total, height)
        place(row(bar.trailing), layout.trailing, hits: hits.trailing, in: total, height)
        if let centre { place(centre, layout.centre, hit: hits.centre, in: total, height) }
        widget.allocate(newsReader, x: 0, y: 0, width: 1, height: 1)
    }

    private func row(_ items: [StatusItem]) -> [StatusItemView] { items.compactMap { self.items[$0.id] } }

    private func place(
        _ views: [StatusItemView], _ spans: [Span?], hits: [Span?], in total: Double, _ height: Int
    ) {
        for (index, view) in views.enumerated() { place(view, spans[index], hit: hits[index], in: total, height) }
    }

    private func place(_ view: StatusItemView, _ span: Span?, hit: Span?, in total: Double, _ height: Int) {
        // What has no room is not there: not drawn, not hit, not read.
        view.isShown = span != nil
        guard let span, let hit else {
            view.place = Rect(x: 0, y: 0, width: 0, height: 0)
            return widget.allocate(view.widget, x: 0, y: 0, width: 0, height: 0)
        }
        // Whole pixels: a status bar that changes its minutes must not tremble.
        view.place = rect(span, in: total, height)
        let area = rect(hit, in: total, height)
        widget.allocate(view.widget, x: Int(area.x), y: 0, width: Int(area.width), height: height)
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
