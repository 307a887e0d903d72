// SPDX-License-Identifier: Apache-2.0
// Which bars show, how far they reach into the pages, and who may have the focus.
import BarModel
import GtkKit
import Guidelines
import ShellCore

extension ShellView {
    var barWidgets: [DrawnWidget] {
        [main.navigationBar.widget, statusBar.widget, tabBar.widget, toolbar.widget]
    }

    /// All bars with the same visibility in the same frame (BARS-HIDE-TOGETHER).
    func showBars() {
        for bar in barWidgets {
            bar.opacity = visibility.share
            bar.canTarget = !visibility.isHidden
            bar.canFocus = !visibility.isHidden && !overlays.isModal
            bar.setAccessible(hidden: visibility.isHidden || (overlays.isModal && bar !== statusBar.widget))
        }
        widget.queueDraw()
    }

    /// What lies under a dialog or a sheet is out of reach.
    func updateReach() {
        showBars()
        main.setReach(!overlays.isModal)
    }

    func insets(of page: PresentedPage, under barHeight: Double) -> PageInsets {
        if visibility.isHidden { return PageInsets() }
        let metrics = context.theme.metrics
        let hasBottom =
            !shell.environment.onScreenKeyboard && (!page.bars.toolbar.isEmpty || !shell.tabBar.slots.isEmpty)
        return PageInsets(
            top: Int((metrics.statusHeight + barHeight).rounded()),
            bottom: hasBottom ? Int(metrics.tabHeight.rounded()) : 0)
    }

    // MARK: The lower bar

    private enum BottomBar {
        case none, tabs
        case toolbar(PresentedPage)
    }

    private var bottomBar: BottomBar {
        if shell.environment.onScreenKeyboard { return .none }
        if let top = main.top?.page, !top.bars.toolbar.isEmpty { return .toolbar(top) }
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
            toolbar.update(page.bars.toolbar, page: page.id)
        }
        // The lower bar has no ground where the content's end is aligned with it (TAB-TRANSLUCENT).
        var alpha = 1.0
        if let scroll = main.top?.scroll, scroll.maximumOffset > 0 {
            alpha = min(1, max(0, (scroll.maximumOffset - scroll.offset) / context.theme.limits[.edgeFade]))
        }
        tabBar.groundAlpha = alpha
        toolbar.groundAlpha = alpha
    }

    // MARK: Focus

    /// Moves the focus to the next part of the shell: navigation bar, content, lower bar (NAV-KEYS).
    func cycleFocus(backward: Bool) {
        guard !overlays.isModal else { return }
        let parts: [(root: Widget, take: () -> Bool)] = [
            (main.navigationBar.widget, { self.main.navigationBar.focusFirst() }),
            (main.shown?.widget ?? widget, { self.main.focusContent() }),
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
}
