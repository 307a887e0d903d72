// SPDX-License-Identifier: Apache-2.0
// Draws navigation bars: one face at rest, or two on their way. Everything is drawn by cairo on every version of GTK, so
// that a label looks the same at rest, in motion and behind the mask.
import BarModel
import GtkKit

/// What is pressed or fades at the moment.
struct BarTouches {
    var backIsPressed = false
    var pressedItem: String?
    var pressedSegment: String?
    /// Visibility of the inline title over a large one.
    var inlineAlpha = 1.0
}

/// A face with the scroll position of its page.
struct ScrolledFace: Equatable {
    var face: BarFace
    var offset: Double

    static func == (left: ScrolledFace, right: ScrolledFace) -> Bool {
        left.face === right.face && left.offset == right.offset
    }

    var isExpanded: Bool { face.collapse.isLarge && !face.collapse.showsInlineTitle(at: offset) }
    var height: Double { face.height(at: offset) }
    var ground: Double { face.collapse.backgroundAlpha(at: offset) }
    var hairline: Double { face.collapse.hairlineAlpha(at: offset) }
}

/// Two faces and how far the way from one to the other is done.
struct BarTransition: Equatable {
    var lower: ScrolledFace
    var upper: ScrolledFace
    var progress: Double
    var frame: TransitionMotion.Frame
    /// Nothing travels.
    var isStill: Bool

    /// - Parameter scale: Device pixels a logical pixel; the places are whole ones.
    init(lower: ScrolledFace, upper: ScrolledFace, progress: Double, reducedMotion: Bool, scale: Int) {
        self.lower = lower
        self.upper = upper
        self.progress = Step.share(progress)
        isStill = reducedMotion
        let motion = TransitionMotion(
            geometry: BarTransition.geometry(lower: lower, upper: upper), direction: upper.face.theme.direction,
            reducedMotion: reducedMotion)
        frame = motion.frame(at: progress).inSteps(scale: scale)
    }

    static func geometry(lower: ScrolledFace, upper: ScrolledFace) -> TransitionMotion.Geometry {
        TransitionMotion.Geometry(
            width: upper.face.width, lowerTitle: lower.isExpanded ? nil : lower.face.titleSpan,
            upperTitle: upper.isExpanded ? nil : upper.face.titleSpan, lowerLabel: lower.face.labelSpan,
            upperLabel: upper.face.labelSpan,
            chevron: upper.face.layout.chevron ?? Span(start: 8, width: 13),
            lowerHasBack: lower.face.layout.back != nil, lowerLarge: lower.isExpanded ? lower.face.largeSpan : nil)
    }

    /// Height of the bar under the status bar, on its way.
    var height: Double {
        isStill
            ? (progress < 0.5 ? lower.height : upper.height)
            : (lower.height + (upper.height - lower.height) * progress).rounded()
    }

    var ground: Double { lower.ground + (upper.ground - lower.ground) * progress }
    var hairline: Double { lower.hairline + (upper.hairline - lower.hairline) * progress }
}

struct BarDrawing {
    let painter: Painter
    /// Height of the status bar: the row begins under it.
    let top: Double
    let chevron: Chevron?
    let chevronY: Double

    // MARK: At rest

    func draw(_ scrolled: ScrolledFace, _ touches: BarTouches) {
        let face = scrolled.face
        drawChevron(face, alpha: touches.backIsPressed ? 0.5 : 1, offset: 0)
        if let label = face.label, let span = face.labelSpan {
            text(label, at: span.start, face.palette.accent.faded(touches.backIsPressed ? 0.5 : 1), face)
        }
        if let title = face.title, let span = face.titleSpan {
            text(title, at: span.start, face.palette.text.faded(touches.inlineAlpha), face)
        }
        drawItems(face, alpha: 1, pressed: touches.pressedItem)
        drawSegments(face, alpha: 1, pressed: touches.pressedSegment, height: scrolled.height)
        if face.collapse.isLarge { drawLarge(scrolled) }
    }

    private func drawLarge(_ scrolled: ScrolledFace) {
        let face = scrolled.face
        guard let large = face.large, let span = face.largeSpan, face.collapse.progress(at: scrolled.offset) > 0 else {
            return
        }
        painter.saved {
            // It slides under the row, not over it.
            painter.clip(
                Rect(x: 0, y: top + face.rowHeight, width: face.width, height: face.theme.metrics.largeExtra + 40))
            let stretch = face.collapse.stretch(at: scrolled.offset)
            draw(
                large, x: span.start, width: span.width, baseline: largeBaseline(scrolled), scale: stretch,
                face.palette.text, face)
        }
    }

    private func largeBaseline(_ scrolled: ScrolledFace) -> Double {
        let face = scrolled.face
        let collapsed = face.theme.metrics.largeExtra * (1 - face.collapse.progress(at: scrolled.offset))
        return top + face.rowHeight + face.theme.metrics.largeExtra - 12 - collapsed
    }

    // MARK: On the way

    func draw(_ transition: BarTransition, mask: ChevronMask?, inlineAlpha: Double) {
        let lower = transition.lower.face
        let upper = transition.upper.face
        let frame = transition.frame
        // Everything that comes out of the chevron or goes into it, through the mask.
        masked(by: mask, face: upper) {
            if !transition.lower.isExpanded, let title = lower.title, let span = lower.titleSpan {
                text(
                    title, at: span.start + frame.lowerTitle.offset, lower.palette.text.faded(frame.lowerTitle.alpha),
                    lower)
            }
            if let label = upper.label, let span = upper.labelSpan {
                text(
                    label, at: span.start + frame.upperLabel.offset, upper.palette.accent.faded(frame.upperLabel.alpha),
                    upper)
            }
            if let label = lower.label, let span = lower.labelSpan {
                text(
                    label, at: span.start + frame.lowerLabel.offset, lower.palette.accent.faded(frame.lowerLabel.alpha),
                    lower)
            }
        }
        if transition.lower.isExpanded { drawLeavingLarge(transition, mask) }
        if !transition.upper.isExpanded, let title = upper.title, let span = upper.titleSpan {
            text(
                title, at: span.start + frame.upperTitle.offset,
                upper.palette.text.faded(frame.upperTitle.alpha * inlineAlpha), upper)
        }
        if transition.upper.isExpanded, let large = upper.large, let span = upper.largeSpan {
            draw(
                large, x: span.start + frame.upperLarge.offset, width: span.width,
                baseline: largeBaseline(transition.upper), scale: 1, upper.palette.text.faded(frame.upperLarge.alpha),
                upper)
        }
        drawChevron(upper, alpha: frame.chevron.alpha, offset: frame.chevron.offset)
        drawItems(lower, alpha: frame.lowerItems.alpha, pressed: nil)
        drawItems(upper, alpha: frame.upperItems.alpha, pressed: nil)
        drawSegments(lower, alpha: frame.lowerSegments.alpha, pressed: nil, height: transition.lower.height)
        drawSegments(upper, alpha: frame.upperItems.alpha, pressed: nil, height: transition.upper.height)
    }

    /// A large title shrinks and rises to the back label's place. The mask holds in the row; under it nothing is hidden.
    private func drawLeavingLarge(_ transition: BarTransition, _ mask: ChevronMask?) {
        let face = transition.lower.face
        guard let large = face.large, let span = face.largeSpan else { return }
        let placement = transition.frame.lowerLarge
        guard placement.alpha > 0 else { return }
        let start = largeBaseline(transition.lower)
        let end = top + Baseline.centred(in: face.rowHeight, size: face.theme.metrics.itemSize)
        let baseline = transition.isStill ? start : start + (end - start) * transition.progress
        let body = {
            draw(
                large, x: span.start + placement.offset, width: span.width, baseline: baseline, scale: placement.scale,
                face.palette.text.faded(placement.alpha), face)
        }
        painter.saved {
            painter.clip(Rect(x: 0, y: top + face.rowHeight, width: face.width, height: 200))
            body()
        }
        masked(by: transition.isStill ? nil : mask, face: face, body)
    }

    /// Draws in the row, through the mask. On the trailing side of the chevron's box the mask is opaque and on its leading
    /// side clear, so only the box itself is mixed.
    private func masked(by mask: ChevronMask?, face: BarFace, _ body: () -> Void) {
        let row = Rect(x: 0, y: top, width: face.width, height: face.rowHeight)
        guard let mask else {
            return painter.saved {
                painter.clip(row)
                body()
            }
        }
        let box = mask.box
        let free =
            face.theme.isRightToLeft
            ? Rect(x: 0, y: top, width: box.x, height: row.height)
            : Rect(x: box.maxX, y: top, width: row.width - box.maxX, height: row.height)
        painter.saved {
            painter.clip(free)
            body()
        }
        painter.saved {
            painter.clip(Rect(x: box.x, y: top, width: box.width, height: row.height))
            painter.masked(by: mask.surface, x: box.x, y: top, body)
        }
    }

    // MARK: Parts

    private func drawChevron(_ face: BarFace, alpha: Double, offset: Double) {
        guard let chevron, let span = face.layout.chevron, alpha > 0 else { return }
        chevron.draw(
            painter, x: span.start + offset, y: chevronY, mirrored: face.theme.isRightToLeft,
            face.palette.accent.faded(alpha))
    }

    private func drawItems(_ face: BarFace, alpha: Double, pressed: String?) {
        guard alpha > 0 else { return }
        for placed in face.items {
            let ink = face.palette.accent.faded(placed.item.id == pressed ? alpha * 0.5 : alpha)
            if let text = placed.text {
                self.text(text, at: placed.inkX, ink, face)
            } else {
                let size = BarFace.iconSize
                let place = Rect(
                    x: placed.inkX.rounded(), y: (top + (face.rowHeight - size) / 2).rounded(), width: size,
                    height: size)
                drawIcon(placed.item.icon ?? "more", place, ink)
            }
        }
    }

    private func drawSegments(_ face: BarFace, alpha: Double, pressed: String?, height: Double) {
        guard alpha > 0, face.segments != nil || face.strip != nil else { return }
        painter.layer(alpha: alpha) {
            face.segments?.draw(
                painter, y: top, face.palette, textSize: 14 * face.theme.metrics.textFactor, pressed: pressed)
            face.strip?.draw(
                painter, y: top + height - face.stripHeight, face.palette,
                textSize: 14 * face.theme.metrics.textFactor, pressed: pressed)
        }
    }

    /// Draws an item's icon; set by the view, which knows where icons come from.
    var drawIcon: (_ name: String, _ place: Rect, _ ink: RGBA) -> Void

    private func text(_ text: TextLayout, at x: Double, _ ink: RGBA, _ face: BarFace) {
        guard ink.alpha > 0 else { return }
        text.draw(
            painter, x: x, baseline: top + Baseline.centred(in: face.rowHeight, size: face.theme.metrics.titleSize), ink
        )
    }

    /// Draws text at another size, about its leading end and its baseline.
    private func draw(
        _ text: TextLayout, x: Double, width: Double, baseline: Double, scale: Double, _ ink: RGBA, _ face: BarFace
    ) {
        guard ink.alpha > 0 else { return }
        guard scale != 1 else { return text.draw(painter, x: x, baseline: baseline, ink) }
        painter.saved {
            let anchor = face.theme.isRightToLeft ? x + width : x
            painter.translate(x: anchor, y: baseline)
            painter.scale(x: scale, y: scale)
            text.draw(painter, x: x - anchor, baseline: 0, ink)
        }
    }
}
