// SPDX-License-Identifier: Apache-2.0
// A row in one snapshot: its part of the group, what is pressed, icon, texts, what stands at its end, and the separator.

import GtkKit

extension RowView {
    func snapshot(_ snapshot: Snapshot) {
        drawn += 1
        let palette = host.palette
        let bounds = snapshot.bounds
        let corner = ContentMetrics.groupCorner
        snapshot.fill(bounds, radius: corner, top: isFirst, bottom: isLast, palette.surface)
        if press?.isPressed == true {
            snapshot.fill(bounds, radius: corner, top: isFirst, bottom: isLast, palette.pressed)
        }
        guard model.isKnown else {
            drawUnknown(snapshot)
            return drawSeparator(snapshot, from: ContentMetrics.padding)
        }
        let texts = currentTexts
        drawSeparator(snapshot, from: texts.layout.textStart)
        drawMarks(snapshot, texts.layout)
        drawTexts(snapshot, texts)
        controls?.snapshot(snapshot)
        snapshot.focusRing(bounds.inset(by: 2), radius: corner - 2, palette.accent)
    }

    private func mirrored(_ rect: Rect) -> Rect {
        widget.isRightToLeft ? rect.mirrored(in: Double(widget.width)) : rect
    }

    private func drawSeparator(_ snapshot: Snapshot, from start: Double) {
        guard !isLast else { return }
        let line = 1 / Double(widget.scaleFactor)
        let rect = Rect(x: start, y: snapshot.height - line, width: snapshot.width - start, height: line)
        snapshot.fill(mirrored(rect), host.palette.separator)
    }

    private func drawTexts(_ snapshot: Snapshot, _ texts: RowTexts) {
        let palette = host.palette
        let scale = host.type.textScale
        let middle = snapshot.height / 2
        let layout = texts.layout
        func draw(_ text: TextLayout, from start: Double, baseline: Double, _ colour: RGBA) {
            let place = mirrored(Rect(x: start, y: 0, width: text.width, height: 0))
            snapshot.text(text, x: place.x, baseline: baseline, colour)
        }
        let ink =
            model.isDestructive
            ? palette.destructive : model.control == .button ? palette.accent : palette.text
        if let subtitle = texts.subtitle {
            draw(texts.title, from: layout.textStart, baseline: middle - 4 * scale, ink)
            draw(subtitle, from: layout.textStart, baseline: middle + 16 * scale, palette.dim)
        } else {
            let start = model.isCentred ? (snapshot.width - texts.title.width) / 2 : layout.textStart
            draw(texts.title, from: start, baseline: middle + 6 * scale, ink)
        }
        if let value = texts.value {
            draw(value, from: layout.valueEnd - value.width, baseline: middle + 6 * scale, palette.dim)
        }
        if let badge = texts.badge, let box = layout.badge {
            draw(
                badge, from: box.x + (box.width - badge.width) / 2, baseline: middle + 4.7 * scale, palette.onBadge)
        }
    }

    /// A grey bar where the title will be.
    private func drawUnknown(_ snapshot: Snapshot) {
        let bar = Rect(
            x: ContentMetrics.padding, y: snapshot.height / 2 - 6, width: snapshot.width * 0.4, height: 12)
        snapshot.fill(mirrored(bar), radius: 6, host.palette.pressed)
    }

    private func drawMarks(_ snapshot: Snapshot, _ layout: RowLayout) {
        let palette = host.palette
        if let badge = layout.badge { snapshot.fill(mirrored(badge), radius: badge.height / 2, palette.badge) }
        if let tile = layout.tile, let icon = model.icon {
            RowIcon.draw(icon, in: mirrored(tile), snapshot, host) { [weak self] in self?.widget.queueDraw() }
        }
        if model.isBusy, let mark = layout.mark {
            spinner.draw(snapshot, in: mirrored(mark), palette.dim)
        } else if let mark = layout.mark {
            drawMark(snapshot, mirrored(mark))
        }
        guard let control = layout.control else { return }
        switch model.control {
        case .toggle: drawToggle(snapshot, mirrored(control))
        case .progress(.some(let fraction)):
            let rail = mirrored(control)
            snapshot.fill(rail, radius: 2, palette.rail)
            let part = Rect(x: control.x, y: control.y, width: control.width * fraction, height: control.height)
            snapshot.fill(mirrored(part), radius: 2, palette.accent)
        case .progress(nil): spinner.draw(snapshot, in: mirrored(control), palette.dim)
        default: break
        }
    }

    private func drawMark(_ snapshot: Snapshot, _ box: Rect) {
        let palette = host.palette
        let isMirrored = widget.isRightToLeft
        let isCheck = if case .check = model.control { true } else { false }
        let drawn = isCheck ? 20 : ContentMetrics.chevron
        snapshot.cairo(box) { painter in
            painter.translate(x: box.x, y: box.y)
            painter.scale(x: box.width / drawn, y: box.width / drawn)
            switch model.control {
            case .choice: painter.stroke(RowMarks.choice, width: 1.7, palette.dim)
            case .check(let on): if on { painter.stroke(RowMarks.check, width: 2.2, palette.accent) }
            default:
                // A way onward points onward; every other sign is the same in all directions.
                if isMirrored {
                    painter.translate(x: drawn, y: 0)
                    painter.scale(x: -1, y: 1)
                }
                painter.stroke(RowMarks.chevron, width: 1.7, palette.dim)
            }
        }
    }

    private func drawToggle(_ snapshot: Snapshot, _ box: Rect) {
        let palette = host.palette
        let end = widget.isRightToLeft ? 1 - knob : knob
        snapshot.cairo(box) { painter in
            let radius = box.height / 2
            if knob < 1 { painter.fill(box, radius: radius, palette.rail) }
            if knob > 0 { painter.fill(box, radius: radius, palette.accent.faded(knob)) }
            let centre = Point(x: box.x + radius + end * (box.width - box.height), y: box.midY)
            painter.disc(
                centre: Point(x: centre.x, y: centre.y + 0.5), radius: radius - 2, RGBA(rgb: 0, alpha: 0.18))
            painter.disc(centre: centre, radius: radius - 2.5, knob >= 0.5 ? palette.onAccent : palette.knob)
        }
    }
}

/// The small signs at a row's end, in boxes of their own size.
enum RowMarks {
    private static func path(_ data: String, scale: Double) -> VectorPath {
        VectorPath((PathReader.read(data) ?? []).map { $0.scaled(scale) })
    }

    /// In a box of 16.
    static let chevron = path("M9 5l7 7-7 7", scale: 16.0 / 24)
    static let choice = path("M8 9.5l4-4 4 4M8 14.5l4 4 4-4", scale: 16.0 / 24)
    /// In a box of 20.
    static let check = path("M4.5 12.5l5 5 10-11", scale: 20.0 / 24)
}

extension PathStep {
    func scaled(_ factor: Double) -> PathStep {
        func scaled(_ point: Point) -> Point { Point(x: point.x * factor, y: point.y * factor) }
        return switch self {
        case .move(let to): .move(scaled(to))
        case .line(let to): .line(scaled(to))
        case .curve(let first, let second, let to): .curve(scaled(first), scaled(second), scaled(to))
        case .close: .close
        }
    }
}

extension Palette {
    /// Rail of switches, sliders and progress: 3 : 1 and more against the surface.
    var rail: RGBA { dim.faded(0.7) }
    /// The knob of a switch that is off, and of a slider.
    var knob: RGBA { .white }
}
