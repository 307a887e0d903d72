// SPDX-License-Identifier: Apache-2.0
// The texts of one row, cut to the room they have, and the layout that came of it. Kept until the row changes.

import GtkKit

final class RowTexts {
    let width: Double
    let height: Double
    let layout: RowLayout
    let title: TextLayout
    let subtitle: TextLayout?
    let value: TextLayout?
    let badge: TextLayout?

    init(_ model: RowModel, width: Double, height: Double, type: TypeScale, metrics: ContentMetrics) {
        self.width = width
        self.height = height
        let badge = model.badge.map { TextLayout($0, type.subtitle) }
        var title = TextLayout(model.title, type.row)
        let valueStyle = model.hasTabularValue ? type.changingValue : type.value
        var value = model.value.map { TextLayout($0, valueStyle) }
        let layout = RowLayout(
            model, width: width, height: height,
            needs: .init(
                parts: metrics.parts, scale: type.textScale, touch: Double(metrics.touch), title: title.width,
                value: value?.width ?? 0, badge: badge?.width))
        // Almost every row fits; only what does not is measured again.
        if title.width > layout.titleWidth { title = TextLayout(model.title, type.row, maxWidth: layout.titleWidth) }
        if let text = value, text.width > layout.valueWidth {
            value = TextLayout(text.text, valueStyle, maxWidth: layout.valueWidth)
        }
        subtitle = model.subtitle.map { TextLayout($0, type.subtitle, maxWidth: layout.titleWidth) }
        self.layout = layout
        self.title = title
        self.value = value
        self.badge = badge
    }
}
