// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit

/// Says for a moment how hidden bars come back (STAT-RESTORE). It takes no tap: a tap where it stands does what it says.
final class StatusHintView: WidgetDelegate {
    private static let kind = WidgetKind("StatusHint", role: .status)
    private static let padding = 14.0
    private static let height = 36.0
    /// Under the strip that always takes a tap.
    private static let top = 56.0

    let widget = DrawnWidget(StatusHintView.kind)
    private let context: ShellContext
    private var text: TextLayout?
    private var sentence = ""

    init(context: ShellContext) {
        self.context = context
        widget.delegate = self
        widget.canTarget = false
        widget.isVisible = false
    }

    /// - Parameter hint: Nil takes it away.
    func update(_ hint: String?) {
        widget.isVisible = hint != nil
        guard let hint else { return }
        text = TextLayout(hint, context.theme.type.secondary)
        guard hint != sentence else { return }
        sentence = hint
        widget.setAccessible(label: hint)
        widget.announce(hint)
    }

    func place(in size: Size) -> Rect {
        let width = min((text?.width ?? 0) + 2 * StatusHintView.padding, size.width - 32).rounded(.up)
        return Rect(
            x: ((size.width - width) / 2).rounded(), y: StatusHintView.top, width: max(0, width),
            height: StatusHintView.height)
    }

    func snapshot(_ snapshot: Snapshot) {
        guard let text else { return }
        let palette = context.theme.palette
        // Over content nobody knows: a ground of its own.
        snapshot.fill(snapshot.bounds, radius: StatusHintView.height / 2, RGBA(palette.text.opaque))
        snapshot.text(
            text, x: (snapshot.width - text.width) / 2,
            baseline: Baseline.centred(in: snapshot.height, size: context.theme.type.secondary.size), palette.surface)
    }
}
