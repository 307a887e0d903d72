// SPDX-License-Identifier: Apache-2.0
// Shows where in its length a page is, while it is scrolled. GTK's own scroll bars fade for a whole second whenever the
// pointer moves or a page appears, and repaint the window all that time; this one is there at once and leaves at once.
import BarModel
import GioKit
import GtkKit

final class ScrollIndicator: WidgetDelegate {
    private static let kind = WidgetKind("ScrollIndicator", role: .generic)
    private static let thickness = 3.0
    private static let shortest = 36.0
    private static let staysFor = 900
    /// Width of the strip it lives in, at the page's trailing edge.
    static let strip = 8

    let widget = DrawnWidget(ScrollIndicator.kind)
    private let context: ShellContext
    private var shares: (start: Double, length: Double)?
    private var timer: LoopSource?

    init(context: ShellContext) {
        self.context = context
        widget.delegate = self
        widget.canTarget = false
        widget.setAccessible(hidden: true)
    }

    /// The page was moved.
    func scrolled(_ scroll: ScrolledWindow) {
        guard scroll.maximumOffset > 0, scroll.contentHeight > 0 else { return hide() }
        let start = min(1, max(0, scroll.offset / scroll.contentHeight))
        shares = (start, min(1, scroll.viewHeight / scroll.contentHeight))
        widget.queueDraw()
        timer = MainLoop.after(milliseconds: ScrollIndicator.staysFor) { [weak self] in self?.hide() }
    }

    private func hide() {
        timer = nil
        guard shares != nil else { return }
        shares = nil
        widget.queueDraw()
    }

    func snapshot(_ snapshot: Snapshot) {
        guard let shares, snapshot.height > ScrollIndicator.shortest else { return }
        let length = max(ScrollIndicator.shortest, shares.length * snapshot.height)
        let room = snapshot.height - length
        let start = shares.length < 1 ? room * min(1, shares.start / (1 - shares.length)) : 0
        let x = context.theme.isRightToLeft ? 2 : snapshot.width - 2 - ScrollIndicator.thickness
        snapshot.fill(
            Rect(x: x, y: start.rounded(), width: ScrollIndicator.thickness, height: length.rounded()),
            radius: ScrollIndicator.thickness / 2, context.theme.palette.dim.faded(0.7))
    }
}
