// SPDX-License-Identifier: Apache-2.0
// Work under way: a bar where the amount is known, a spinner where it is not.

import BarModel
import GtkKit
import PluginProtocol

final class ProgressNode: NodeView, WidgetDelegate {
    private static let kind = WidgetKind("ContentProgress", role: .progress)

    let widget: DrawnWidget
    private let host: ContentHost
    private var content = ProgressContent(id: "")
    private var margins = NodeMargins()
    private var space = 0
    private let spinner: Spinner

    init(_ host: ContentHost) {
        self.host = host
        widget = DrawnWidget(ProgressNode.kind)
        spinner = Spinner(for: widget)
        widget.delegate = self
    }

    func update(_ content: Content, busy: Set<String>) -> Bool {
        guard case .progress(var progress) = content else { return false }
        progress.fraction = progress.fraction.map { $0.isFinite ? min(1, max(0, $0)) : 0 }
        guard progress != self.content else { return true }
        let changesSize = (progress.label == nil) != (self.content.label == nil)
        self.content = progress
        spinner.spin(progress.fraction == nil)
        widget.setAccessible(label: progress.label ?? host.shell.translate("Progress"))
        if let fraction = progress.fraction { widget.setAccessible(value: fraction * 100, from: 0, to: 100) }
        if changesSize { host.onResize() }
        widget.queueDraw()
        return true
    }

    func restyle() { widget.queueDraw() }

    private var labelHeight: Int { content.label == nil ? 0 : Int((26 * host.type.textScale).rounded(.up)) }

    func height(width: Int, margins: NodeMargins, isFirst: Bool) -> Int {
        self.margins = margins
        space = isFirst ? 16 : 24
        return space + labelHeight + (content.fraction == nil ? 24 : 8)
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(0) : Measure(minimum: 0, natural: 0)
    }

    func snapshot(_ snapshot: Snapshot) {
        let palette = host.palette
        let isMirrored = widget.isRightToLeft
        let start = Double(margins.leading)
        let room = snapshot.width - Double(margins.leading + margins.trailing)
        func mirrored(_ rect: Rect) -> Rect { isMirrored ? rect.mirrored(in: snapshot.width) : rect }
        if let label = content.label {
            let text = TextLayout(label, host.type.secondary, maxWidth: room)
            let place = mirrored(Rect(x: start, y: 0, width: text.width, height: 0))
            snapshot.text(text, x: place.x, baseline: Double(space) + 15 * host.type.textScale, palette.dim)
        }
        let y = Double(space + labelHeight)
        guard let fraction = content.fraction else {
            return spinner.draw(snapshot, in: mirrored(Rect(x: start, y: y, width: 24, height: 24)), palette.dim)
        }
        snapshot.fill(mirrored(Rect(x: start, y: y + 1, width: room, height: 6)), radius: 3, palette.rail)
        if fraction > 0 {
            let part = Rect(x: start, y: y + 1, width: max(6, room * fraction), height: 6)
            snapshot.fill(mirrored(part), radius: 3, palette.accent)
        }
    }
}
