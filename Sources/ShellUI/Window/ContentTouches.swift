// SPDX-License-Identifier: Apache-2.0
// What a person does with the content of a pane that the content itself has no use for: it may hide the bars and brings
// them back (NAV-HIDE-GESTURE).
import BarModel
import GtkKit
import ShellCore

final class ContentTouches {
    private unowned let pane: PaneView
    private let context: ShellContext
    private let drag = DragGesture()
    private var swipe = HideSwipe()
    private var pressed: Point?
    private var isHeld = false
    /// Farther than this a press is no tap.
    private static let tapSlop = 10.0

    init(pane: PaneView, context: ShellContext) {
        self.pane = pane
        self.context = context
        let click = ClickGesture()
        click.onPressed(self) { touches, _, point in touches.pressed = point }
        click.onReleased(self) { touches, _, point in touches.released(point) }
        click.onCancelled(self) { $0.pressed = nil }
        pane.widget.add(click)
        // Content that does not scroll can be pushed all the same.
        drag.onBegin(self) { touches, _ in touches.swipe.restart(at: 0) }
        drag.onUpdate(self) { $0.dragged($1) }
        pane.widget.add(drag)
    }

    private func released(_ point: Point) {
        defer { pressed = nil }
        guard let pressed, abs(pressed.x - point.x) < ContentTouches.tapSlop,
            abs(pressed.y - point.y) < ContentTouches.tapSlop, !pane.isUnderBar(point), let page = pane.top?.page,
            pane.areBarsHidden() || page.hidesBars.contains(.tap)
        else { return }
        context.send(.contentTap(page.id))
    }

    private func dragged(_ offset: Point) {
        guard let page = pane.top, (page.scroll?.maximumOffset ?? 0) <= 0 else { return }
        take(swipe.moved(to: -offset.y, isDragged: true, isScrolled: false), on: page.page)
    }

    /// The page on top stands elsewhere in its length.
    func scrolled(_ page: PageView) {
        guard page.page.hidesBars.contains(.swipe) else { return }
        take(swipe.moved(to: page.offset, isDragged: isHeld), on: page.page)
    }

    /// A finger or a button went down somewhere in the window, or the last one is gone.
    func held(_ isHeld: Bool) {
        self.isHeld = isHeld
        if isHeld { swipe.restart(at: pane.top?.offset) }
    }

    private func take(_ outcome: HideSwipe.Outcome?, on page: PresentedPage) {
        guard let outcome, page.hidesBars.contains(.swipe) else { return }
        context.send(.contentSwipe(page.id, up: outcome == .hide))
    }
}
