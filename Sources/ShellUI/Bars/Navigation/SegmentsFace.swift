// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit

/// A segmented control measured and placed, in the title's row or in the strip under it.
final class SegmentsFace {
    struct Placed {
        var segment: Segmented.Segment
        var hit: Rect
        var text: TextLayout
        var isSelected: Bool
    }

    let placed: [Placed]
    private let frame: Rect
    private static let height = 32.0
    private static let margin = 16.0
    private static let pad = 12.0

    /// - Parameters:
    ///   - room: The row it stands in.
    ///   - fillsWidth: As wide as the content; otherwise as wide as its labels need, centred.
    init(_ control: Segmented, theme: Theme, room: Rect, fillsWidth: Bool) {
        let selected = control.selectedSegment?.id
        let least = theme.metrics.touchMinimum
        let widest = control.segments.map { TextLayout($0.label, theme.type.segmentSelected).width }.max() ?? 0
        let count = Double(max(1, control.segments.count))
        let most = max(0, room.width - 2 * SegmentsFace.margin)
        let wanted = max(least, (widest + 2 * SegmentsFace.pad).rounded(.up)) * count
        let width = fillsWidth ? most : min(most, wanted)
        let each = width / count
        frame = Rect(
            x: ((room.width - width) / 2).rounded(), y: room.y + ((room.height - SegmentsFace.height) / 2).rounded(),
            width: width, height: SegmentsFace.height)
        var placed: [Placed] = []
        for (index, segment) in control.segments.enumerated() {
            let isSelected = segment.id == selected
            var hit = Rect(x: frame.x + each * Double(index), y: room.y, width: each, height: room.height)
            if theme.isRightToLeft { hit = hit.mirrored(in: room.width) }
            let style = isSelected ? theme.type.segmentSelected : theme.type.segment
            let text = TextLayout(segment.label, style, maxWidth: max(0, each - 8))
            placed.append(Placed(segment: segment, hit: hit, text: text, isSelected: isSelected))
        }
        self.placed = placed
    }

    func draw(_ painter: Painter, y: Double, _ palette: Palette, textSize: Double, pressed: String?) {
        let knob = palette.surface.opaque.luminance > 0.5 ? palette.surface : palette.text.faded(0.22)
        let frame = Rect(x: frame.x, y: frame.y + y, width: frame.width, height: frame.height)
        painter.fill(frame, radius: 9, palette.text.faded(0.08))
        for segment in placed {
            let cell = Rect(x: segment.hit.x, y: frame.y, width: segment.hit.width, height: frame.height)
            if segment.isSelected { painter.fill(cell.inset(by: 2), radius: 7, knob) }
            let ink = palette.text.faded(segment.segment.id == pressed ? 0.5 : 1)
            segment.text.draw(
                painter, x: cell.midX - segment.text.width / 2,
                baseline: cell.y + Baseline.centred(in: cell.height, size: textSize), ink)
        }
    }
}
