// SPDX-License-Identifier: Apache-2.0
// Everything in the window: the stacks below, the bars above them, and what lies over all of it. It makes the screen
// agree with one `PresentedShell` after the other and keeps nothing of its own but what is on its way.
import BarModel
import GtkKit
import ShellCore

package final class ShellView: WidgetDelegate {
    private static let kind = WidgetKind("Shell", role: .group)

    package let widget = DrawnWidget(ShellView.kind)
    package let context: ShellContext
    package let frames = FrameCounter()
    let statusBar: StatusBarView
    let navigationBar: NavigationBarView
    let tabBar: TabBarView
    let toolbar: ToolbarView
    let overlays: OverlayHost
    private let makeContent: PageContentMaker
    private var stacks: [StackID: StackView] = [:]
    private(set) var shown: StackView?
    package private(set) var shell: PresentedShell
    private let rest: ScrollRest
    private let presses = PressWatch()
    let visibility = BarsVisibility()
    private var backSwipe: BackSwipe?
    private var reportedSize = Size(width: 0, height: 0)
    /// The window has a new size.
    var onLayout: () -> Void = {}
    /// What has the focus in the window.
    var focused: () -> Widget? = { nil }

    package init(_ shell: PresentedShell, context: ShellContext, makeContent: @escaping PageContentMaker) {
        self.shell = shell
        self.context = context
        self.makeContent = makeContent
        statusBar = StatusBarView(context: context)
        navigationBar = NavigationBarView(context: context)
        tabBar = TabBarView(context: context)
        toolbar = ToolbarView(context: context)
        overlays = OverlayHost(context: context, makeContent: makeContent)
        rest = ScrollRest()
        widget.delegate = self
        for part in barWidgets + [visibility.strip.widget, overlays.widget] { widget.add(part) }
        visibility.strip.setName(context.translate("Show the bars"))
        visibility.strip.onPress = { [weak self] in self?.context.send(.revealBars) }
        visibility.onChange = { [weak self] in self?.showBars() }
        widget.add(
            ClickGesture().onReleased(self) { shell, _, _ in
                // A tap that nothing in the page has used.
                if shell.visibility.isHidden { shell.context.send(.revealBars) }
            })
        widget.add(
            MotionController().onMove(self) { shell, point in
                if shell.visibility.isHidden, point.y < 2 { shell.context.send(.revealBars) }
            })
        statusBar.onTap = { [weak self] in self?.scrollToTop() }
        navigationBar.onHeightChange = { [weak self] in self?.widget.queueAllocate() }
        navigationBar.onOverflow = { [weak self] items, place in self?.openMenu(items, at: place) }
        widget.add(presses.onChange { [weak self] isPressed in self?.pressChanged(isPressed) })
        rest.onRest = { [weak self] in self?.snapLargeTitle() }
        rest.animates = { [weak self] in self?.context.theme.reducedMotion == false }
        overlays.onChange = { [weak self] in self?.widget.queueAllocate() }
        context.choose = { [weak self] in self?.overlays.openChoice($0) }
        let swipe = BackSwipe(shell: self)
        backSwipe = swipe
        widget.add(swipe.drag)
        update(shell)
    }

    // MARK: Values

    /// Makes the screen agree with the shell's values.
    package func update(_ shell: PresentedShell) {
        let before = self.shell
        self.shell = shell
        let theme = Theme(environment: shell.environment, settings: shell.settings, previous: context.theme)
        let isRestyled = theme != context.theme
        context.theme = theme
        widget.isRightToLeft = theme.isRightToLeft
        navigationBar.chevronFiles = shell.settings.theme.chevronImage.flatMap { image in
            shell.settings.theme.chevronMask.map { (image, $0) }
        }
        statusBar.update(statusItems(shell))
        tabBar.update(
            shell.tabBar, layout: shell.tabLayout, badgeMaximum: Int(shell.settings.rules.limits["badge.max"] ?? 999))
        visibility.set(hidden: shell.barsHidden, in: theme.reducedMotion ? 0 : hideTime, clock: widget)
        updateStacks(isTabSwitch: before.shown != shell.shown)
        overlays.update(sheet: shell.sheet, dialog: shell.dialog)
        updateReach()
        if isRestyled { widget.queueResize() }
        frames.changed()
        widget.queueDraw()
    }

    /// The status bar, with a mark if there are problems that the operator should know of.
    private func statusItems(_ shell: PresentedShell) -> StatusBar {
        guard shell.problemCount > 0 else { return shell.statusBar }
        var bar = shell.statusBar
        let count = "\(shell.problemCount)"
        bar.leading.append(
            StatusItem(
                id: "lintel.problems", icon: .stock("warning"), text: count,
                accessibleText: context.translate("Problems in the configuration: {count}", ["count": count])))
        return bar
    }

    private func updateStacks(isTabSwitch: Bool) {
        for (id, view) in stacks where shell.stacks[id] == nil {
            view.widget.unparent()
            stacks[id] = nil
            if shown === view { shown = nil }
        }
        if isTabSwitch, let leaving = shown, leaving.isMoving {
            leaving.endTransition()
            context.send(.transitionFinished(leaving.id))
        }
        guard let stack = shell.stacks[shell.shown] else { return }
        let view = stacks[shell.shown] ?? makeStack(shell.shown)
        let isNew = shown !== view
        shown = view
        for (id, other) in stacks { other.widget.isVisible = id == shell.shown }
        for (id, other) in stacks where id != shell.shown {
            // Pages of tabs that are not shown take their values over; they are drawn when they come up.
            if let stack = shell.stacks[id] { other.update(stack, animated: false) }
        }
        view.update(stack, animated: !isNew)
        frames.isAnimating = view.isMoving
        updateBars()
        if isNew {
            rest.stop()
            widget.queueAllocate()
        }
    }

    private func makeStack(_ id: StackID) -> StackView {
        let view = StackView(id: id, context: context, makeContent: makeContent)
        view.insets = { [weak self] page in self?.insets(of: page) ?? PageInsets() }
        view.focused = { [weak self] in self?.focused() }
        view.onMove = { [weak self] _ in self?.updateBars() }
        view.onScroll = { [weak self] stack, page in self?.scrolled(stack, page) }
        view.onRest = { [weak self] stack in self?.cameToRest(stack) }
        stacks[id] = view
        widget.add(view.widget, below: navigationBar.widget)
        return view
    }

    private func cameToRest(_ stack: StackView) {
        frames.isAnimating = false
        updateBars()
        if let top = stack.top, !top.restoreFocus(), focused() == nil { top.widget.focusFirst() }
        context.send(.transitionFinished(stack.id))
    }

    // MARK: Bars

    private var barWidgets: [DrawnWidget] { [navigationBar.widget, statusBar.widget, tabBar.widget, toolbar.widget] }
    private var hideTime: Double { shell.settings.rules.limits["bars.hideTime"] ?? 0.2 }

    /// All bars with the same visibility in the same frame.
    private func showBars() {
        for bar in barWidgets {
            bar.opacity = visibility.share
            bar.canTarget = !visibility.isHidden
            bar.canFocus = !visibility.isHidden && !overlays.isModal
            bar.setAccessible(hidden: visibility.isHidden || (overlays.isModal && bar !== statusBar.widget))
        }
        widget.queueDraw()
    }

    private var width: Double { widget.width > 0 ? Double(widget.width) : shell.environment.width }

    private var bottomBar: BottomBar {
        if shell.environment.onScreenKeyboard { return .none }
        if let top = shown?.top?.page, !top.bars.toolbar.isEmpty { return .toolbar(top) }
        return shell.tabBar.slots.isEmpty ? .none : .tabs
    }

    private enum BottomBar {
        case none, tabs
        case toolbar(PresentedPage)
    }

    private func insets(of page: PageView) -> PageInsets {
        if visibility.isHidden { return PageInsets() }
        let metrics = context.theme.metrics
        let face = page.face(width: width, in: navigationBar)
        let hasBottom =
            !shell.environment.onScreenKeyboard && (!page.page.bars.toolbar.isEmpty || !shell.tabBar.slots.isEmpty)
        return PageInsets(
            top: Int((metrics.statusHeight + face.contentInset).rounded()),
            bottom: hasBottom ? Int(metrics.tabHeight.rounded()) : 0)
    }

    private func updateBars() {
        guard let stack = shown, let top = stack.top else { return }
        if let moving = stack.transition {
            let lower = moving.lower.face(width: width, in: navigationBar)
            let upper = moving.upper.face(width: width, in: navigationBar)
            navigationBar.show(
                lower: (lower, moving.lower.offset), upper: (upper, moving.upper.offset), progress: stack.progress,
                target: (top.face(width: width, in: navigationBar), top.page.id))
        } else {
            navigationBar.show(top.face(width: width, in: navigationBar), page: top.page.id, offset: top.offset)
        }
        switch bottomBar {
        case .none:
            tabBar.widget.isVisible = false
            toolbar.widget.isVisible = false
        case .tabs:
            tabBar.widget.isVisible = true
            toolbar.widget.isVisible = false
        case .toolbar(let page):
            tabBar.widget.isVisible = false
            toolbar.widget.isVisible = true
            toolbar.update(page.bars.toolbar, page: page.id)
        }
        updateBottomGround()
    }

    /// The lower bar has no ground where the content's end is aligned with it (TAB-TRANSLUCENT).
    private func updateBottomGround() {
        var alpha = 1.0
        if let scroll = shown?.top?.scroll, scroll.maximumOffset > 0 {
            alpha = min(1, max(0, (scroll.maximumOffset - scroll.offset) / LargeTitleLayout.Bounds().edgeFade))
        }
        tabBar.groundAlpha = alpha
        toolbar.groundAlpha = alpha
    }

    // MARK: Scrolling

    private func scrolled(_ stack: StackView, _ page: PageView) {
        guard stack === shown, stack.top === page, !stack.isMoving else { return }
        navigationBar.show(page.face(width: width, in: navigationBar), page: page.page.id, offset: page.offset)
        updateBottomGround()
        rest.scrolled(to: page.offset, widget)
    }

    /// A large title never rests half collapsed (NAV-LARGE-SNAP).
    private func snapLargeTitle() {
        guard let page = shown?.top, let scroll = page.scroll, shown?.isMoving == false else { return }
        let face = page.face(width: width, in: navigationBar)
        guard let target = face.collapse.snapTarget(at: page.offset), target <= scroll.maximumOffset else { return }
        rest.glide(scroll, to: target, in: face.collapse.bounds.snapTime, clock: widget)
    }

    /// Brings the page on screen to its top (STAT-TAP-TOP, TAB-RETAP).
    package func scrollToTop() {
        guard let page = shown?.top, page.page.scrollsToTop, let scroll = page.scroll, scroll.offset > 0 else { return }
        rest.glide(scroll, to: 0, in: 0.3, clock: widget)
    }

    private func pressChanged(_ isPressed: Bool) {
        if isPressed {
            rest.touched()
        } else {
            // A tap acts when it ends.
            frames.tapped()
            rest.released()
        }
    }

    private func openMenu(_ items: [Item], at place: Rect) {
        guard let page = shown?.top?.page.id else { return }
        overlays.openMenu(items, page: page, under: place)
    }

    // MARK: Focus

    /// Moves the focus to the next part of the shell: navigation bar, content, lower bar (NAV-KEYS).
    func cycleFocus(backward: Bool) {
        guard !overlays.isModal else { return }
        let parts: [(root: Widget, take: () -> Bool)] = [
            (navigationBar.widget, { self.navigationBar.focusFirst() }),
            (shown?.widget ?? widget, { self.shown?.top?.widget.focusFirst() ?? false }),
            (tabBar.widget, { self.tabBar.widget.isVisible && self.tabBar.focusSelected() }),
            (toolbar.widget, { self.toolbar.widget.isVisible && self.toolbar.focusFirst() }),
        ]
        let focused = focused()
        let start =
            parts.firstIndex { part in focused?.isInside(part.root) ?? false } ?? (backward ? 0 : parts.count - 1)
        for step in 1...parts.count {
            let index = (start + (backward ? parts.count - step : step)) % parts.count
            if parts[index].take() { return }
        }
    }

    /// What lies under a dialog or a sheet is out of reach.
    private func updateReach() {
        showBars()
        for stack in stacks.values {
            stack.widget.canFocus = !overlays.isModal
            stack.widget.setAccessible(hidden: overlays.isModal)
        }
    }

    // MARK: Layout and drawing

    package func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .horizontal ? Measure(minimum: 240, natural: 480) : Measure(minimum: 200, natural: 800)
    }

    package func allocate(width: Int, height: Int) {
        let metrics = context.theme.metrics
        let size = Size(width: Double(width), height: Double(height))
        if size != reportedSize {
            reportedSize = size
            // The values are told in the next frame: nothing may change what is just being laid out.
            widget.onFrame { [weak self] _ in
                self?.context.send(.resized(width: size.width, height: size.height))
                self?.onLayout()
                return false
            }
            updateBars()
            shown?.refresh()
        }
        for stack in stacks.values where stack.widget.isVisible {
            widget.allocate(stack.widget, x: 0, y: 0, width: width, height: height)
        }
        let top = Int(metrics.statusHeight + navigationBar.height)
        widget.allocate(navigationBar.widget, x: 0, y: 0, width: width, height: top)
        widget.allocate(statusBar.widget, x: 0, y: 0, width: width, height: Int(metrics.statusHeight))
        let bottom = Int(metrics.tabHeight)
        widget.allocate(tabBar.widget, x: 0, y: height - bottom, width: width, height: bottom)
        widget.allocate(toolbar.widget, x: 0, y: height - bottom, width: width, height: bottom)
        widget.allocate(
            visibility.strip.widget, x: 0, y: 0, width: width, height: Int(max(24, metrics.touchMinimum)))
        widget.allocate(overlays.widget, x: 0, y: 0, width: width, height: height)
    }

    package func snapshot(_ snapshot: Snapshot) {
        if let shown {
            snapshot.child(shown.widget)
        } else {
            snapshot.fill(snapshot.bounds, context.theme.palette.page)
        }
        for bar in barWidgets { snapshot.child(bar) }
        snapshot.child(overlays.widget)
    }
}
