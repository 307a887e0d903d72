// SPDX-License-Identifier: Apache-2.0
// Which bars show, how far they reach into the pages, and who may have the focus.
import BarModel
import GtkKit
import Guidelines
import ShellCore

extension ShellView {
    var barWidgets: [DrawnWidget] {
        [main.navigationBar.widget, beside.navigationBar.widget, statusBar.widget, tabBar.widget, toolbar.widget]
    }

    /// All bars with the same visibility in the same frame (BARS-HIDE-TOGETHER); the navigation bar may be hidden alone
    /// while the on-screen keyboard is up.
    func showBars() {
        for bar in barWidgets {
            let isNavigation = panes.contains { $0.navigationBar.widget === bar }
            let share = isNavigation ? min(visibility.share, navigationVisibility.share) : visibility.share
            let isHidden = isNavigation ? shell.navigationHidden : shell.barsHidden
            bar.opacity = share
            bar.canTarget = !isHidden
            // The status bar's items wait for no keys until somebody comes for them.
            if bar !== statusBar.widget { bar.canFocus = !isHidden && !overlays.isModal }
            bar.setAccessible(hidden: isHidden || (overlays.isModal && bar !== statusBar.widget))
        }
        widget.queueDraw()
    }

    /// What lies under a dialog or a sheet is out of reach.
    func updateReach() {
        showBars()
        for pane in panes { pane.setReach(!overlays.isModal) }
    }

    func insets(of page: PresentedPage, under barHeight: Double) -> PageInsets {
        if shell.barsHidden { return PageInsets() }
        let metrics = context.theme.metrics
        let barHeight = shell.navigationHidden ? 0 : barHeight
        return PageInsets(
            top: Int((metrics.statusHeight + barHeight).rounded()), bottom: Int(coveredBelow(page).rounded()),
            status: Int(metrics.statusHeight.rounded()))
    }

    /// What the keyboard or the lower bar lies over.
    private func coveredBelow(_ page: PresentedPage) -> Double {
        if shell.environment.onScreenKeyboard { return shell.environment.keyboardHeight }
        return page.bars.toolbar.isEmpty && shell.tabBar.slots.isEmpty ? 0 : context.theme.metrics.tabHeight
    }

    // MARK: The lower bar

    private enum BottomBar {
        case none, tabs
        case toolbar(PresentedPage)
    }

    private var bottomBar: BottomBar {
        if shell.environment.onScreenKeyboard { return .none }
        let tops = panes.reversed().compactMap { $0.top?.page }
        if let top = tops.first(where: { !$0.bars.toolbar.isEmpty }) { return .toolbar(top) }
        return shell.tabBar.slots.isEmpty ? .none : .tabs
    }

    func updateBottomBar() {
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
            toolbar.update(page, width: widget.width > 0 ? Double(widget.width) : shell.environment.width)
        }
        // The lower bar has no ground where the content's end is aligned with it (TAB-TRANSLUCENT).
        let alphas = panes.map { pane -> Double in
            guard let scroll = pane.top?.scroll, scroll.maximumOffset > 0 else { return 1 }
            return min(1, max(0, (scroll.maximumOffset - scroll.offset) / context.theme.limits[.edgeFade]))
        }
        let alpha = alphas.max() ?? 1
        tabBar.groundAlpha = alpha
        toolbar.groundAlpha = alpha
    }

    /// Logical px at the lower edge where nothing behind the lower bar can be seen.
    var opaqueBelow: Double {
        let palette = context.theme.palette
        let shown = [(tabBar.widget, tabBar.groundAlpha), (toolbar.widget, toolbar.groundAlpha)].first {
            $0.0.isVisible
        }
        guard let (bar, alpha) = shown, bar.opacity * alpha * palette.barAlpha >= 1 else { return 0 }
        return context.theme.metrics.tabHeight
    }

    // MARK: Focus

    /// Moves the focus to the next part of the shell: status bar, navigation bar, content, lower bar (NAV-KEYS).
    func cycleFocus(backward: Bool) {
        guard !overlays.isModal else { return }
        let inPanes = panes.flatMap { pane -> [(root: Widget, take: () -> Bool)] in
            [
                (pane.navigationBar.widget, { pane.navigationBar.focusFirst() }),
                (pane.shown?.widget ?? widget, { pane.focusContent() }),
            ]
        }
        let parts: [(root: Widget, take: () -> Bool)] =
            [(statusBar.widget, { self.statusBar.focusFirst() })] + inPanes + [
                (tabBar.widget, { self.tabBar.widget.isVisible && self.tabBar.focusSelected() }),
                (toolbar.widget, { self.toolbar.widget.isVisible && self.toolbar.focusFirst() }),
            ]
        let focused = focused()
        let start =
            parts.firstIndex { part in focused?.isInside(part.root) ?? false } ?? (backward ? 0 : parts.count - 1)
        for step in 1...parts.count {
            let index = (start + (backward ? parts.count - step : step)) % parts.count
            guard parts[index].take() else { continue }
            if parts[index].root !== statusBar.widget { statusBar.widget.canFocus = false }
            return
        }
    }
}
