// SPDX-License-Identifier: Apache-2.0
// One stack on screen with its navigation bar over it (NAV-SPLIT-PANE): the whole window, or one side of a split. What
// happens in a pane leaves the other one alone.
import BarModel
import GtkKit
import Guidelines
import PluginProtocol
import ShellCore

package final class PaneView: WidgetDelegate {
    private static let kind = WidgetKind("Pane", role: .group)

    package let widget = DrawnWidget(PaneView.kind)
    let navigationBar: NavigationBarView
    let rest = ScrollRest()
    private let context: ShellContext
    private let pages: PageStore
    private var stacks: [StackID: StackView] = [:]
    private(set) var shown: StackView?
    /// Which side of a split this is; nil for the whole window.
    var side: Pane?
    private var backSwipe: BackSwipe?
    private var touches: ContentTouches?
    private var laidOutWidth = 0.0
    /// Width the pane is going to have, until it is laid out for the first time.
    var expectedWidth = 480.0

    /// Pages move, or have come to rest.
    var onMove: () -> Void = {}
    var onRest: () -> Void = {}
    /// The page on top is another one, or stands elsewhere in its length.
    var onScroll: () -> Void = {}
    /// How far the bars reach into a page under a navigation bar of this height.
    var insets: (_ page: PresentedPage, _ barHeight: Double) -> PageInsets = { _, _ in PageInsets() }
    /// Logical px at the lower edge where an opaque bar lies over the pages.
    var coveredBelow: () -> Double = { 0 }
    /// What has the focus in the window.
    var focused: () -> Widget? = { nil }
    /// Whether a finger may go back here now.
    var allowsSwipe: () -> Bool = { true }
    var areBarsHidden: () -> Bool = { false }

    init(context: ShellContext, pages: PageStore) {
        self.context = context
        self.pages = pages
        navigationBar = NavigationBarView(context: context)
        widget.delegate = self
        widget.clipsToBounds = true
        widget.add(navigationBar.widget)
        navigationBar.onHeightChange = { [weak self] in self?.widget.queueAllocate() }
        rest.onRest = { [weak self] in self?.snapLargeTitle() }
        rest.animates = { [weak self] in self?.context.theme.reducedMotion == false }
        let swipe = BackSwipe(pane: self, context: context)
        backSwipe = swipe
        widget.add(swipe.drag)
        widget.add(swipe.scroll)
        touches = ContentTouches(pane: self, context: context)
        navigationBar.onBack = { [weak self] in self?.goBack() }
    }

    /// Back in this pane, and in no other.
    func goBack() { context.send(side.map(UserEvent.backInPane) ?? .back) }

    /// Whether a point belongs to the bar and not to the content.
    func isUnderBar(_ point: Point) -> Bool {
        navigationBar.widget.canTarget && point.y < context.theme.metrics.statusHeight + navigationBar.height
    }

    package var top: PageView? { shown?.top }
    package var isMoving: Bool { shown?.isMoving ?? false }

    // MARK: Values

    /// Makes the pane agree with the stacks that belong to it.
    ///
    /// - Parameters:
    ///   - shownID: The one on screen; nil keeps them all out of sight.
    ///   - animated: False where the panes themselves change.
    func update(_ presented: [StackID: PresentedStack], shown shownID: StackID?, animated: Bool = true) {
        for (id, view) in stacks where presented[id] == nil {
            view.leave()
            stacks[id] = nil
            if shown === view { shown = nil }
        }
        if let leaving = shown, leaving.id != shownID { leaving.endTransition() }
        guard let shownID, let stack = presented[shownID] else {
            shown = nil
            for other in stacks.values { other.widget.isVisible = false }
            return
        }
        let view = stacks[shownID] ?? makeStack(shownID)
        let isNew = shown !== view
        // Whoever switches away and back goes on where they were (TAB-STATE-KEPT).
        if isNew { shown?.top?.keepFocus(focused()) }
        shown = view
        for (id, other) in stacks { other.widget.isVisible = id == shownID }
        for (id, other) in stacks where id != shownID {
            // Pages that are not shown take their values over; they are drawn when they come up.
            if let stack = presented[id] { other.update(stack, animated: false, isShown: false) }
        }
        view.update(stack, animated: animated && !isNew, isShown: true)
        updateBar()
        if isNew {
            view.top?.restoreFocus()
            rest.stop()
            widget.queueAllocate()
        }
    }

    private func makeStack(_ id: StackID) -> StackView {
        let view = StackView(id: id, context: context, pages: pages)
        view.insets = { [weak self] page in
            guard let self else { return PageInsets() }
            return insets(page.page, face(of: page).contentInset)
        }
        view.covered = { [weak self] in
            guard let self else { return (0, 0) }
            return (navigationBar.opaqueHeight, coveredBelow())
        }
        view.focused = { [weak self] in self?.focused() }
        view.focusBar = { [weak self] in self?.navigationBar.focusFirst() ?? false }
        view.onMove = { [weak self] _ in
            self?.updateBar()
            self?.onMove()
        }
        view.onScroll = { [weak self] stack, page in self?.scrolled(stack, page) }
        view.onRest = { [weak self] _ in
            self?.updateBar()
            self?.onRest()
        }
        stacks[id] = view
        widget.add(view.widget, below: navigationBar.widget)
        return view
    }

    /// The bars or the theme have changed: the page on top may reach elsewhere.
    func refresh() { shown?.refresh() }

    /// What lies under a dialog or a sheet is out of reach.
    func setReach(_ isInReach: Bool) {
        for stack in stacks.values {
            stack.widget.canFocus = isInReach
            stack.widget.setAccessible(hidden: !isInReach)
        }
    }

    // MARK: Bar

    private var width: Double { widget.width > 0 ? Double(widget.width) : expectedWidth }

    func face(of page: PageView) -> BarFace { page.face(width: width, in: navigationBar) }

    func updateBar() {
        guard let stack = shown, let top = stack.top else { return }
        if let moving = stack.transition {
            navigationBar.show(
                lower: (face(of: moving.lower), moving.lower.offset),
                upper: (face(of: moving.upper), moving.upper.offset), progress: stack.progress,
                target: (face(of: top), top.page.id), isStill: stack.isStill)
        } else {
            navigationBar.show(face(of: top), page: top.page.id, offset: top.offset)
        }
        onScroll()
    }

    // MARK: Scrolling

    private func scrolled(_ stack: StackView, _ page: PageView) {
        guard stack === shown, stack.top === page, !stack.isMoving else { return }
        navigationBar.show(face(of: page), page: page.page.id, offset: page.offset)
        onScroll()
        touches?.scrolled(page)
        rest.scrolled(to: page.offset, widget)
    }

    /// A large title never rests half collapsed (NAV-LARGE-SNAP).
    private func snapLargeTitle() {
        guard let page = top, let scroll = page.scroll, !isMoving else { return }
        let collapse = face(of: page).collapse
        guard let target = collapse.snapTarget(at: page.offset), target <= scroll.maximumOffset else { return }
        rest.glide(scroll, to: target, in: collapse.bounds.snapTime, clock: widget)
    }

    /// Brings the page on screen to its top (STAT-TAP-TOP, TAB-RETAP).
    func scrollToTop() {
        guard let page = top, page.page.scrollsToTop, let scroll = page.scroll, scroll.offset > 0 else { return }
        rest.glide(scroll, to: 0, in: context.theme.limits[.largeSnapTime], clock: widget)
    }

    func pressChanged(_ isPressed: Bool) {
        if isPressed { rest.touched() } else { rest.released() }
        touches?.held(isPressed)
    }

    // MARK: Focus

    @discardableResult
    func focusContent() -> Bool { top?.widget.focusFirst() ?? false }

    // MARK: Layout and drawing

    package func measure(_ orientation: Orientation, forSize: Int) -> Measure { Measure(minimum: 0, natural: 320) }

    package func allocate(width: Int, height: Int) {
        if laidOutWidth != Double(width) {
            laidOutWidth = Double(width)
            updateBar()
            refresh()
        }
        for stack in stacks.values where stack.widget.isVisible {
            widget.allocate(stack.widget, x: 0, y: 0, width: width, height: height)
        }
        let bar = Int(context.theme.metrics.statusHeight + navigationBar.height)
        widget.allocate(navigationBar.widget, x: 0, y: 0, width: width, height: bar)
    }

    package func snapshot(_ snapshot: Snapshot) {
        if let shown {
            snapshot.child(shown.widget)
            blurBehindBar(shown, snapshot)
        } else {
            snapshot.fill(snapshot.bounds, context.theme.palette.page)
        }
        snapshot.child(navigationBar.widget)
    }

    /// What scrolls under the bar shimmers through it, as far as it has a ground (NAV-TRANSLUCENT).
    private func blurBehindBar(_ stack: StackView, _ snapshot: Snapshot) {
        guard context.theme.palette.barAlpha < 1 else { return }
        let height = context.theme.metrics.statusHeight + navigationBar.height
        snapshot.faded(navigationBar.groundAlpha * navigationBar.widget.opacity) {
            snapshot.blurred(
                Rect(x: 0, y: 0, width: snapshot.width, height: height), sigma: 10, saturation: 1.8
            ) { snapshot.child(stack.widget) }
        }
    }
}
