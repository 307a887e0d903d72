// SPDX-License-Identifier: Apache-2.0
// Where the parts of one row lie. Computed as for left-to-right text; the view mirrors what comes out.

import GtkKit

struct RowLayout: Equatable {
    /// Where title and subtitle start.
    var textStart: Double
    /// The most the title may be wide.
    var titleWidth: Double
    /// Where the value ends, and the most it may be wide.
    var valueEnd: Double
    var valueWidth: Double
    var tile: Rect?
    /// The disc that takes the row away.
    var removal: Rect?
    /// The box of the chevron, or of what stands in its place.
    var mark: Rect?
    /// The switch, the stepper, the slider, the field, the bar of progress.
    var control: Rect?
    var badge: Rect?

    struct Needs: Equatable {
        /// `ContentMetrics.parts` and the text size.
        var parts = 1.0
        var scale = 1.0
        /// Limit `touch.min`.
        var touch = 44.0
        var title: Double
        var value: Double
        /// Nil: no badge.
        var badge: Double?
    }

    static let toggle = Size(width: 51, height: 31)
    static let stepper = Size(width: 94, height: 32)
    static let spinner = 20.0
    static let removal = 24.0
    /// Between title and value, so that the two never read as one.
    static let gap = 12.0

    /// - Parameter needs: How wide each text would like to be.
    init(_ row: RowModel, width: Double, height: Double, needs: Needs) {
        let padding = ContentMetrics.padding
        let parts = needs.parts
        let tileSize = (ContentMetrics.tile * parts).rounded()
        let spinner = (RowLayout.spinner * parts).rounded()
        let chevron = (ContentMetrics.chevron * parts).rounded()
        var start = padding
        if row.removal != nil {
            let size = RowLayout.removal
            removal = Rect(x: padding, y: (height - size) / 2, width: size, height: size)
            start += size + 12
        }
        textStart = row.icon == nil ? start : start + tileSize + ContentMetrics.textAfterTile
        if row.icon != nil {
            tile = Rect(
                x: start, y: ((height - tileSize) / 2).rounded(.down), width: tileSize, height: tileSize)
        }
        var end = width - padding
        func box(_ size: Size, before end: Double) -> Rect {
            Rect(x: end - size.width, y: (height - size.height) / 2, width: size.width, height: size.height)
        }
        if row.isBusy {
            mark = box(Size(width: spinner, height: spinner), before: end)
            end -= spinner + 8
        } else if row.leads {
            // The chevron's ink, not its box, keeps the padding.
            mark = box(Size(width: chevron, height: chevron), before: end + 2)
            end -= chevron + 4
        } else if case .choice = row.control {
            mark = box(Size(width: chevron, height: chevron), before: end + 2)
            end -= chevron + 4
        } else if case .check = row.control {
            let check = (20 * parts).rounded()
            mark = box(Size(width: check, height: check), before: end)
            end -= check + 8
        }
        if let need = row.badge == nil ? nil : needs.badge {
            let tall = max(22, (22 * needs.scale).rounded())
            let size = Size(width: max(tall, need + tall / 2 + 1), height: tall)
            badge = box(size, before: end)
            end -= size.width + 8
        }
        let room = end - textStart
        switch row.control {
        case .toggle:
            control = box(RowLayout.toggle.scaled(parts), before: end)
        case .stepper:
            var size = RowLayout.stepper.scaled(parts)
            size.width = max(size.width, 2 * needs.touch)
            control = box(size, before: end)
        case .slider, .textField:
            let title = needs.title > 0 ? min(needs.title + RowLayout.gap, room / 2) : 0
            control = Rect(x: textStart + title, y: 0, width: max(0, room - title), height: height)
        case .progress(.some):
            control = box(Size(width: min(120, room / 3), height: 4), before: end)
        case .progress(nil):
            control = box(Size(width: spinner, height: spinner), before: end)
        case .none, .check, .button, .choice: break
        }
        if let control { end = control.x - RowLayout.gap }
        valueEnd = end
        let text = max(0, end - textStart)
        guard needs.value > 0 else {
            titleWidth = text
            valueWidth = 0
            return
        }
        // The value gives way first, but keeps two fifths of the room.
        let left = max(0, text - RowLayout.gap)
        valueWidth = min(needs.value, max(left - needs.title, left * 0.4))
        titleWidth = max(0, left - valueWidth)
    }
}

extension Size {
    /// To whole pixels.
    func scaled(_ factor: Double) -> Size {
        Size(width: (width * factor).rounded(), height: (height * factor).rounded())
    }
}
