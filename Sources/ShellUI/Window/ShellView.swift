// SPDX-License-Identifier: Apache-2.0
// Everything in the window: the pane below, the bars above it, and what lies over all of it. It makes the screen agree
// with one `PresentedShell` after the other and keeps nothing of its own but what is on its way.
import BarModel
import GtkKit
import Guidelines
import PluginProtocol
import ShellCore

package final class ShellView: WidgetDelegate {
    private static let kind = WidgetKind("Shell", role: .group)

    package let widget = DrawnWidget(ShellView.kind)
    package let context: ShellContext
    package let frames = FrameCounter()
    /// The whole window, or the leading side of a split.
    let main: PaneView
    /// The trailing side of a split.
    let beside: PaneView
    let statusBar: StatusBarView
    let tabBar: TabBarView
    let toolbar: ToolbarView
    let overlays: OverlayHost
    let hint: StatusHintView
    let enlarged: EnlargedName
    package let inspector: InspectorView
    let visibility = BarsVisibility()
    /// Of the navigation bar alone.
    let navigationVisibility = BarsVisibility()
    package private(set) var shell: PresentedShell
    private let pages: PageStore
    private let presses = PressWatch()
    private var reportedSize = Size(width: 0, height: 0)
    var statusScenes: StatusSceneMaker
    let statusPictures = StatusPictures()
    /// The last colours of the bars that rules have judged.
    var legibleBars: (key: LegibleKey, palette: Palette)?
    /// The window has a new size.
    var onLayout: () -> Void = {}
    /// What has the focus in the window.
    var focused: () -> Widget? = { nil }

    package init(_ shell: PresentedShell, context: ShellContext, makeContent: @escaping PageContentMaker) {
        self.shell = shell
        self.context = context
        pages = PageStore(context: context, makeContent: makeContent)
        main = PaneView(context: context, pages: pages)
        beside = PaneView(context: context, pages: pages)
        beside.side = .trailing
        statusBar = StatusBarView(context: context)
        tabBar = TabBarView(context: context)
        toolbar = ToolbarView(context: context)
        enlarged = EnlargedName(context: context)
        overlays = OverlayHost(context: context, makeContent: makeContent)
        hint = StatusHintView(context: context)
        statusScenes = StatusSceneMaker(shell, translate: context.translate)
        inspector = InspectorView(context: context)
        widget.delegate = self
        let parts = [
            main.widget, beside.widget, statusBar.widget, tabBar.widget, toolbar.widget, visibility.strip.widget,
        ]
        for part in parts + [hint.widget, overlays.widget, enlarged.widget, inspector.widget] { widget.add(part) }
        context.enlarge = { [weak self] in self?.enlarged.show($0) }
        for pane in [main, beside] { connect(pane) }
        visibility.strip.setName(context.translate("Show the bars"))
        visibility.strip.onPress = { [weak self] in self?.context.send(.revealBars) }
        visibility.onChange = { [weak self] in self?.showBars() }
        navigationVisibility.onChange = { [weak self] in self?.showBars() }
        widget.add(
            MotionController().onMove(self) { shell, point in
                if shell.shell.navigationHidden, point.y < 2 { shell.context.send(.revealBars) }
            })
        statusBar.onTap = { [weak self] in self?.scrollToTop() }
        toolbar.onOverflow = { [weak self] items, page, place in
            guard let self, let origin = toolbar.widget.convert(Point(x: place.x, y: place.y), to: widget) else {
                return
            }
            openMenu(
                items, of: page, at: Rect(x: origin.x, y: origin.y, width: place.width, height: place.height))
        }
        widget.add(presses.onChange { [weak self] isPressed in self?.pressChanged(isPressed) })
        overlays.onChange = { [weak self] in self?.widget.queueAllocate() }
        context.choose = { [weak self] in self?.overlays.openChoice($0) }
        update(shell)
    }

    private func connect(_ pane: PaneView) {
        pane.insets = { [weak self] page, barHeight in
            self?.insets(of: page, under: barHeight) ?? PageInsets()
        }
        pane.coveredBelow = { [weak self] in self?.opaqueBelow ?? 0 }
        pane.focused = { [weak self] in self?.focused() }
        pane.allowsSwipe = { [weak self] in self?.overlays.isModal == false }
        pane.areBarsHidden = { [weak self] in self?.shell.navigationHidden ?? false }
        pane.onMove = { [weak self] in self?.moved() }
        pane.onRest = { [weak self] in self?.moved() }
        pane.onScroll = { [weak self] in
            self?.updateBottomBar()
            self?.updateStatusScene()
        }
        pane.navigationBar.onOverflow = { [weak self, unowned pane] items, place in
            self?.openMenu(items, in: pane, at: place)
        }
    }

    // MARK: Values

    /// Makes the screen agree with the shell's values.
    package func update(_ shell: PresentedShell) {
        if shell.limits != self.shell.limits || shell.settings.rules != self.shell.settings.rules {
            statusScenes = StatusSceneMaker(shell, translate: context.translate)
        }
        let isRearranged = (self.shell.shownBeside == nil) != (shell.shownBeside == nil)
        self.shell = shell
        let theme = Theme(
            environment: shell.environment, settings: shell.settings, limits: shell.limits, blurs: context.blurs,
            previous: context.theme)
        let isReshaped = !theme.hasSameMeasures(as: context.theme)
        let isStilled = theme.reducedMotion && !context.theme.reducedMotion
        context.rules.update(shell)
        context.theme = legible(theme)
        widget.isRightToLeft = theme.isRightToLeft
        context.chevronFiles = chevronFiles(shell)
        statusBar.update(statusItems(shell))
        tabBar.update(shell.tabBar, layout: shell.tabLayout, badgeMaximum: theme.limits.count(.badgeMax))
        let hideTime = theme.reducedMotion ? 0 : theme.limits[.barsHideTime]
        visibility.set(hidden: shell.barsHidden, in: hideTime, clock: widget)
        navigationVisibility.set(hidden: shell.navigationHidden, in: hideTime, clock: widget)
        visibility.strip.widget.isVisible = shell.navigationHidden
        updatePanes(isRearranged: isRearranged)
        if isStilled { for pane in panes { pane.shown?.finishMotion() } }
        pages.keep(shell.stacks.values)
        moved()
        updateBottomBar()
        hint.update(shell.hint)
        overlays.update(sheet: shell.sheet, dialog: shell.dialog)
        updateReach()
        updateInspector()
        if isReshaped { widget.queueResize() }
        frames.changed()
        widget.queueDraw()
    }

    private func updateInspector() {
        let size = Size(width: shell.environment.width, height: shell.environment.height)
        inspector.update(
            shell, size: size, navigation: context.theme.metrics.statusHeight + main.navigationBar.height)
    }

    /// The author's key: shows or hides what rules did.
    package func toggleInspector() {
        inspector.toggle()
        updateInspector()
    }

    private func updatePanes(isRearranged: Bool) {
        let split = splitLayout
        main.side = split == nil ? nil : .leading
        main.expectedWidth = split?.leading.width ?? shell.environment.width
        beside.expectedWidth = split?.trailing.width ?? shell.environment.width
        beside.widget.isVisible = split != nil
        let isBeside = { (id: StackID) in if case .trailingPane = id { true } else { false } }
        main.update(shell.stacks.filter { !isBeside($0.key) }, shown: shell.shown, animated: !isRearranged)
        beside.update(
            shell.stacks.filter { isBeside($0.key) }, shown: shell.shownBeside, animated: !isRearranged)
        if isRearranged { widget.queueAllocate() }
    }

    /// Where the panes stand while there are two.
    private var splitLayout: SplitLayout? {
        guard shell.shownBeside != nil else { return nil }
        let width = widget.width > 0 ? Double(widget.width) : shell.environment.width
        return SplitLayout(width: width, direction: context.theme.direction)
    }

    /// Back where the focus is: in its pane of a split (NAV-SPLIT-PANE).
    func goBack() {
        let isInLeading = shell.shownBeside != nil && focused()?.isInside(main.widget) == true
        if isInLeading { main.goBack() } else { context.send(.back) }
    }

    /// The status bar, with a mark if there are problems that the operator should know of.
    private func statusItems(_ shell: PresentedShell) -> StatusBar {
        guard shell.problemCount > 0 else { return shell.statusBar }
        var bar = shell.statusBar
        let count = "\(shell.problemCount)"
        bar.leading.append(
            StatusItem(
                id: StatusBarView.problems, icon: .stock("warning"), text: count,
                accessibleText: context.translate("Problems in the configuration: {count}", ["count": count]),
                priority: StatusPriority.problems))
        return bar
    }

    /// Something on screen moves by itself.
    package var isMoving: Bool { main.isMoving || beside.isMoving }

    private func moved() { frames.isAnimating = isMoving }

    /// Brings the page on screen to its top (STAT-TAP-TOP, TAB-RETAP).
    package func scrollToTop() { for pane in panes { pane.scrollToTop() } }

    /// The panes on screen.
    var panes: [PaneView] { shell.shownBeside == nil ? [main] : [main, beside] }

    private func pressChanged(_ isPressed: Bool) {
        for pane in panes { pane.pressChanged(isPressed) }
        // A tap acts when it ends.
        if !isPressed { frames.tapped() }
    }

    private func openMenu(_ items: [Item], in pane: PaneView, at place: Rect) {
        guard let page = pane.top?.page.id,
            let origin = pane.widget.convert(Point(x: place.x, y: place.y), to: widget)
        else { return }
        openMenu(items, of: page, at: Rect(x: origin.x, y: origin.y, width: place.width, height: place.height))
    }

    /// The menu of a bar; a list that scrolls where there is no room for all of it (ENG-LOSSLESS).
    private func openMenu(_ items: [Item], of page: PageID, at place: Rect) {
        let size = Size(width: Double(widget.width), height: Double(widget.height))
        guard !MenuView.hasRoom(for: items, beside: place, in: size) else {
            return overlays.openMenu(items, page: page, under: place)
        }
        overlays.openChoice(
            ChoiceRequest(
                title: context.translate("More"),
                options: items.filter { $0.kind != .space }.map { .init(id: $0.id, label: $0.label) }, selected: ""
            ) { [weak self] in self?.context.send(.item(page, id: $0)) })
    }

    // MARK: Layout and drawing

    package func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .horizontal ? Measure(minimum: 240, natural: 480) : Measure(minimum: 200, natural: 800)
    }

    package func allocate(width: Int, height: Int) {
        report(Size(width: Double(width), height: Double(height)))
        let metrics = context.theme.metrics
        if let split = splitLayout {
            for (pane, span) in [(main, split.leading), (beside, split.trailing)] {
                widget.allocate(pane.widget, x: Int(span.start), y: 0, width: Int(span.width), height: height)
            }
        } else {
            widget.allocate(main.widget, x: 0, y: 0, width: width, height: height)
        }
        widget.allocate(statusBar.widget, x: 0, y: 0, width: width, height: Int(metrics.statusHeight))
        let bottom = Int(metrics.tabHeight)
        widget.allocate(tabBar.widget, x: 0, y: height - bottom, width: width, height: bottom)
        widget.allocate(toolbar.widget, x: 0, y: height - bottom, width: width, height: bottom)
        // Where the first of the hidden bars would be.
        widget.allocate(
            visibility.strip.widget, x: 0, y: shell.barsHidden ? 0 : Int(metrics.statusHeight), width: width,
            height: Int(max(24, metrics.touchMinimum)))
        let place = hint.place(in: Size(width: Double(width), height: Double(height)))
        widget.allocate(
            hint.widget, x: Int(place.x), y: Int(place.y), width: Int(place.width), height: Int(place.height))
        for part in [overlays.widget, enlarged.widget, inspector.widget] {
            widget.allocate(part, x: 0, y: 0, width: width, height: height)
        }
    }

    /// Tells a new size in the next frame: nothing may change what is just being laid out.
    private func report(_ size: Size) {
        guard size != reportedSize else { return }
        reportedSize = size
        widget.onFrame { [weak self] _ in
            self?.context.send(.resized(width: size.width, height: size.height))
            self?.onLayout()
            return false
        }
    }

    package func snapshot(_ snapshot: Snapshot) {
        snapshot.child(main.widget)
        if let split = splitLayout {
            snapshot.child(beside.widget)
            let line = 1 / Double(widget.scaleFactor)
            let edge = context.theme.isRightToLeft ? split.leading.start : split.trailing.start
            snapshot.fill(
                Rect(x: edge, y: 0, width: line, height: snapshot.height), context.theme.palette.hairline)
        }
        blurBehindLowerBar(snapshot)
        for part in [tabBar.widget, toolbar.widget, hint.widget, overlays.widget] { snapshot.child(part) }
        drawStatusBar(snapshot)
        if enlarged.name != nil { snapshot.child(enlarged.widget) }
        if inspector.isShown { snapshot.child(inspector.widget) }
    }
}
