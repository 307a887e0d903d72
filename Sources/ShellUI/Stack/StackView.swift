// SPDX-License-Identifier: Apache-2.0
// The pages of one stack. At rest the top one is a live view and the others are not visible: not drawn, not focused, not
// told to assistive technology, which sees children that are merely not mapped. On the way see `StackTransition`.
import BarModel
import GtkKit
import Guidelines
import ShellCore

package final class StackView: WidgetDelegate {
    private static let kind = WidgetKind("Stack", role: .group)

    package let id: StackID
    package let widget = DrawnWidget(StackView.kind)
    /// The pages move, or have come to rest: the bar follows.
    package var onMove: (StackView) -> Void = { _ in }
    /// A transition has come to rest.
    package var onRest: (StackView) -> Void = { _ in }
    package var onScroll: (StackView, PageView) -> Void = { _, _ in }
    /// What has the focus in the window; asked for before a page is covered.
    package var focused: () -> Widget? = { nil }
    /// Gives the focus to the bar over the pages; false if nothing there takes it.
    var focusBar: () -> Bool = { false }
    /// How far the bars reach into a page.
    var insets: (PageView) -> PageInsets = { _ in PageInsets() }
    /// Logical px at the upper and the lower edge where nothing of a page can be seen: opaque bars lie over it.
    var covered: () -> (top: Double, bottom: Double) = { (0, 0) }

    let context: ShellContext
    private let store: PageStore
    private(set) var pages: [PageView] = []
    private(set) var transition: StackTransition?
    private(set) var progress = 0.0
    private var isTicking = false

    init(id: StackID, context: ShellContext, pages store: PageStore) {
        self.id = id
        self.context = context
        self.store = store
        widget.delegate = self
        widget.clipsToBounds = true
    }

    /// The page people are on: the one a transition goes to, or the top one.
    package var top: PageView? { pages.last }
    package var isMoving: Bool { transition != nil }
    var canGoBack: Bool { pages.count > 1 }
    /// The page under the finger has left the stack.
    var isLeaving: Bool { transition.map { moving in !pages.contains { $0 === moving.upper } } ?? false }

    // MARK: Pages

    /// Makes the views agree with the stack.
    ///
    /// - Parameters:
    ///   - animated: A changed top page arrives or leaves; otherwise it is just there.
    ///   - isShown: The stack is on screen: it takes its pages over from any other stack they are in.
    func update(_ stack: PresentedStack, animated: Bool, isShown: Bool) {
        let oldTop = pages.last
        let old = pages
        pages = stack.pages.map(store.view)
        for page in pages where isShown || page.owner == nil { take(page) }
        if let top = pages.last, top.owner === self { refresh(top) }
        if let oldTop, let top = pages.last, oldTop !== top {
            let oldStays = pages.contains { $0 === oldTop }
            let topWasThere = old.contains { $0 === top }
            if animated, widget.isMapped, oldStays || topWasThere {
                go(from: oldTop, to: top, isPush: !topWasThere)
            } else {
                endTransition()
            }
        }
        settleVisibility()
        if transition == nil, isShown { top?.restoreFocus() }
    }

    private func take(_ page: PageView) {
        guard page.owner !== self else { return }
        page.owner?.release(page)
        page.owner = self
        page.onScroll = { [weak self] page in
            guard let self else { return }
            self.onScroll(self, page)
        }
        page.widget.isVisible = false
        widget.add(page.widget)
        known.append(page)
    }

    private func release(_ page: PageView) {
        if let transition, transition.lower === page || transition.upper === page { endTransition() }
        // It may go on in another pane.
        page.keepFocus(focused())
        page.widget.unparent()
        page.owner = nil
        known.removeAll { $0 === page }
    }

    /// The stack is over: its pages are free for another one.
    func leave() {
        endTransition()
        for page in known { release(page) }
        widget.unparent()
    }

    /// Draws the top page anew if its values, the theme or the bars have changed.
    func refresh() {
        if let top = pages.last, top.owner === self { refresh(top) }
    }

    func refresh(_ page: PageView) {
        if page.update(page.page, insets: insets(page)) { transition?.markStale(page) }
    }

    // MARK: Transitions

    private func go(from old: PageView, to new: PageView, isPush: Bool) {
        old.keepFocus(focused())
        let curve = TransitionCurve.push(limits: context.theme.limits, reducedMotion: context.theme.reducedMotion)
        if let running = transition {
            let isSamePair =
                (running.lower === new || running.upper === new) && (running.lower === old || running.upper === old)
            if isSamePair {
                if running.dragged != nil {
                    settle(to: running.upper === new ? 1 : 0, velocity: releaseVelocity)
                } else if running.target !== new {
                    running.clock.reverse(at: now)
                }
                return
            }
            endTransition()
        }
        let clock = TransitionClock(curve: curve, from: isPush ? 0 : 1, to: isPush ? 1 : 0)
        begin(StackTransition(lower: isPush ? old : new, upper: isPush ? new : old, clock: clock))
    }

    func begin(_ transition: StackTransition) {
        self.transition = transition
        drawn = nil
        progress = transition.clock.origin
        for page in [transition.lower, transition.upper] {
            page.widget.isVisible = true
            page.widget.canTarget = false
        }
        // The pictures are taken now and not in the first frame, so that nothing long stands between two frames.
        if widget.isMapped, widget.width > 0 {
            allocate(width: widget.width, height: widget.height)
            transition.capture(scale: widget.scaleFactor)
        }
        widget.queueAllocate()
        widget.queueDraw()
        tick()
    }

    private func tick() {
        guard !isTicking else { return }
        isTicking = true
        widget.onFrame { [weak self] time in self?.frame(Double(time) / 1_000_000) ?? false }
    }

    var now: Double { lastFrame }
    private var lastFrame = 0.0
    private static let firstStep = 1.0 / 60

    private func frame(_ time: Double) -> Bool {
        lastFrame = time
        guard let transition else {
            isTicking = false
            return false
        }
        if !hasStarted {
            // The first frame shows that something moves already.
            transition.clock.start(at: time - StackView.firstStep)
            hasStarted = true
        }
        if transition.isCaptured, transition.dragged == nil {
            // The pictures are there: the page that is left goes out of reach of keys and assistive technology.
            let left = transition.target === transition.upper ? transition.lower : transition.upper
            cover(left)
        }
        progress = transition.progress(at: time)
        if transition.dragged == nil, transition.clock.isFinished(at: time) || showsEnd(of: transition) {
            isTicking = false
            endTransition()
            onRest(self)
            return false
        }
        onMove(self)
        if sight != drawn || !transition.isCaptured { widget.queueDraw() }
        return true
    }

    /// Whether what is drawn is its end already: a spring's last steps are too small to be seen, and nobody waits for them.
    private func showsEnd(of transition: StackTransition) -> Bool {
        guard transition.isCaptured, sight == drawn else { return false }
        return motion(at: transition.clock.target) == motion(at: progress)
    }

    /// Takes a page out of reach. Its focus goes on to the page that comes, or to the bar (A-06, NAV-KEYS).
    private func cover(_ page: PageView) {
        guard page.widget.isVisible else { return }
        let hadFocus = focused()?.isInside(page.widget) ?? false
        page.keepFocus(focused())
        page.widget.isVisible = false
        if hadFocus { focusTop() }
    }

    private func focusTop() {
        guard let top, !top.restoreFocus(), !top.widget.focusFirst() else { return }
        _ = focusBar()
    }

    /// Where the pages are at a progress.
    private func motion(at progress: Double) -> TransitionMotion.Frame {
        TransitionMotion(
            geometry: .init(width: Double(widget.width)), direction: context.theme.direction,
            reducedMotion: isStill
        ).frame(at: progress).inSteps(scale: widget.scaleFactor)
    }

    /// Nothing travels, but for what a finger moves (BARS-REDUCED-MOTION).
    var isStill: Bool { context.theme.reducedMotion && transition?.followsFinger != true }

    /// What a frame shows of the transition, and where.
    private struct Sight: Equatable {
        var frame: TransitionMotion.Frame
        var top: Double
        var bottom: Double
    }

    private var sight: Sight {
        let covered = covered()
        return Sight(
            frame: motion(at: progress), top: covered.top,
            bottom: max(covered.top, Double(widget.height) - covered.bottom))
    }

    private var drawn: Sight?

    var hasStarted = false
    /// How fast the finger left, as progress a second.
    var releaseVelocity = 0.0

    /// Motion is switched off: what moves by itself is where it goes, and has come to rest.
    func finishMotion() {
        guard let transition, transition.dragged == nil else { return }
        endTransition()
        onRest(self)
    }

    /// Ends what moves, at once, where it goes.
    func endTransition() {
        guard let ended = transition else { return }
        transition = nil
        hasStarted = false
        releaseVelocity = 0
        progress = ended.clock.target
        for page in [ended.lower, ended.upper] { page.widget.canTarget = true }
        settleVisibility()
        widget.queueAllocate()
        widget.queueDraw()
        onMove(self)
    }

    /// Maps what is shown and throws away what has left the stack.
    private func settleVisibility() {
        if let transition {
            let taking = [transition.lower, transition.upper]
            for page in pages where !taking.contains(where: { $0 === page }) { page.widget.isVisible = false }
            return
        }
        for page in known where page !== pages.last { cover(page) }
        if let top = pages.last, top.owner === self { top.widget.isVisible = true }
        for page in known where !pages.contains(where: { $0 === page }) { release(page) }
        widget.queueAllocate()
    }

    /// Every page whose widget is here.
    private var known: [PageView] = []
}

// MARK: Layout and drawing

extension StackView {
    package func measure(_ orientation: Orientation, forSize: Int) -> Measure { Measure(minimum: 0, natural: 320) }

    package func allocate(width: Int, height: Int) {
        var shown = pages.last.map { [$0] } ?? []
        if let transition { shown += [transition.lower, transition.upper] }
        for page in shown where page.widget.hasParent {
            widget.allocate(page.widget, x: 0, y: 0, width: width, height: height)
        }
    }

    package func snapshot(_ snapshot: Snapshot) {
        guard let transition else {
            if let top = pages.last, top.owner === self { snapshot.child(top.widget) }
            return
        }
        let scale = widget.scaleFactor
        transition.capture(scale: scale)
        let sight = sight
        drawn = sight
        // The less is painted the better: GTK paints nothing of a frame outside what has changed.
        let place = Rect(x: 0, y: sight.top, width: snapshot.width, height: sight.bottom - sight.top)
        snapshot.cairo(place) { painter in
            transition.paint(
                painter, size: Size(width: snapshot.width, height: snapshot.height), frame: sight.frame,
                mirrored: context.theme.isRightToLeft, ground: context.theme.palette.page)
        }
    }
}
