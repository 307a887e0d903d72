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
    /// The segments to choose from, where they have no room side by side; then the chosen one alone is placed.
    let choices: Segmented?
    private let frame: Rect
    private let isMirrored: Bool
    private static let height = 32.0
    private static let margin = 16.0
    private static let pad = 12.0
    private static let mark = 16.0

    /// - Parameters:
    ///   - room: The row it stands in.
    ///   - fillsWidth: As wide as the content; otherwise as wide as its labels need, centred.
    ///   - isMenu: The chosen segment stands for all, and opens a list of them (NAV-SEG-COUNT).
    init(_ control: Segmented, theme: Theme, room: Rect, fillsWidth: Bool, isMenu: Bool = false) {
        isMirrored = theme.isRightToLeft
        if isMenu, let chosen = control.selectedSegment {
            let most = max(0, room.width - 2 * SegmentsFace.margin)
            let around = 2 * SegmentsFace.pad + SegmentsFace.mark + 4
            let text = TextLayout(chosen.label, theme.type.segmentSelected, maxWidth: max(0, most - around))
            let width = max(theme.metrics.touchMinimum, (text.width + around).rounded(.up))
            frame = Rect(
                x: ((room.width - width) / 2).rounded(),
                y: room.y + ((room.height - SegmentsFace.height) / 2).rounded(), width: width,
                height: SegmentsFace.height)
            let hit = Rect(x: frame.x, y: room.y, width: width, height: room.height)
            placed = [Placed(segment: chosen, hit: hit, text: text, isSelected: true)]
            choices = control
            return
        }
        choices = nil
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
        if choices != nil { return drawMenu(painter, frame, palette, textSize: textSize, pressed: pressed) }
        for segment in placed {
            let cell = Rect(x: segment.hit.x, y: frame.y, width: segment.hit.width, height: frame.height)
            if segment.isSelected { painter.fill(cell.inset(by: 2), radius: 7, knob) }
            let ink = palette.text.faded(segment.segment.id == pressed ? 0.5 : 1)
            segment.text.draw(
                painter, x: cell.midX - segment.text.width / 2,
                baseline: cell.y + Baseline.centred(in: cell.height, size: textSize), ink)
        }
    }

    /// The chosen label, and the sign of a list after it.
    private func drawMenu(
        _ painter: Painter, _ frame: Rect, _ palette: Palette, textSize: Double, pressed: String?
    ) {
        guard let chosen = placed.first else { return }
        let ink = palette.text.faded(pressed == nil ? 1 : 0.5)
        let end = frame.maxX - SegmentsFace.pad - SegmentsFace.mark
        let mark = isMirrored ? frame.x + SegmentsFace.pad : end
        let text = isMirrored ? frame.maxX - SegmentsFace.pad - chosen.text.width : frame.x + SegmentsFace.pad
        chosen.text.draw(
            painter, x: text, baseline: frame.y + Baseline.centred(in: frame.height, size: textSize), ink)
        painter.saved {
            painter.translate(x: mark, y: frame.midY - SegmentsFace.mark / 2)
            painter.stroke(RowMarks.choice, width: 1.7, ink)
        }
    }
}
