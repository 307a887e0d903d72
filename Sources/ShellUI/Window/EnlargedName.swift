// SPDX-License-Identifier: Apache-2.0
// Bar text stops growing at a bound. Where people want larger text than that, a press that stays on a bar's item shows its
// name large in the middle of the screen for as long as it stays (BARS-TEXT-SCALE).
import BarModel
import GtkKit

final class EnlargedName: WidgetDelegate {
    private static let kind = WidgetKind("EnlargedName", role: .generic)
    private static let padding = 24.0
    private static let radius = 18.0

    let widget = DrawnWidget(EnlargedName.kind)
    private let context: ShellContext
    private(set) var name: String?

    init(context: ShellContext) {
        self.context = context
        widget.delegate = self
        widget.canTarget = false
        widget.isVisible = false
        // Who does not see it has heard the name already.
        widget.setAccessible(hidden: true)
    }

    func show(_ name: String?) {
        self.name = name
        widget.isVisible = name != nil
        widget.queueDraw()
    }

    func snapshot(_ snapshot: Snapshot) {
        guard let name else { return }
        let theme = context.theme
        let text = TextLayout(name, theme.type.largeTitle, maxWidth: max(0, snapshot.width - 4 * EnlargedName.padding))
        let size = Size(
            width: text.width + 2 * EnlargedName.padding,
            height: theme.metrics.largeTitleSize + 2 * EnlargedName.padding)
        let place = Rect(
            x: ((snapshot.width - size.width) / 2).rounded(), y: ((snapshot.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        snapshot.fill(place, radius: EnlargedName.radius, theme.palette.text)
        snapshot.text(
            text, x: place.x + EnlargedName.padding,
            baseline: place.y + Baseline.centred(in: place.height, size: theme.metrics.largeTitleSize),
            theme.palette.page)
    }
}
