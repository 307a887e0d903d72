// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit

/// The one type scale. Sizes are logical pixels; bars follow the text size up to a bound, content without one.
package struct TypeScale: Equatable, Sendable {
    package var family: String?
    /// The text size of content, 1 is normal.
    package var textScale: Double
    package var metrics: BarMetrics

    // MARK: Bars

    package var largeTitle: TextStyle { style(metrics.largeTitleSize, 700) }
    package var title: TextStyle { style(metrics.titleSize, 600) }
    package var item: TextStyle { style(metrics.itemSize, 400) }
    package var itemPreferred: TextStyle { style(metrics.itemSize, 600) }
    package var segment: TextStyle { style(14 * metrics.textFactor, 500) }
    package var segmentSelected: TextStyle { style(14 * metrics.textFactor, 600) }
    package var tabLabel: TextStyle { style(metrics.tabLabelSize, 500) }
    package var tabLabelSelected: TextStyle { style(metrics.tabLabelSize, 600) }
    package var badge: TextStyle { style(metrics.badgeTextSize, 500, tabular: true) }
    package var status: TextStyle { style(metrics.statusTextSize, 500, tabular: true) }
    package var clock: TextStyle { style(metrics.statusTextSize, 600, tabular: true) }

    // MARK: Content

    package var row: TextStyle { content(17, 400) }
    /// Values at the end of a row.
    package var value: TextStyle { content(17, 400) }
    /// Values that change while they are looked at, and times below each other: figures of equal width stand still.
    package var changingValue: TextStyle { content(17, 400, tabular: true) }
    package var subtitle: TextStyle { content(13, 400) }
    package var groupHeader: TextStyle { content(13, 500) }
    package var heading: TextStyle { content(22, 600) }
    package var secondary: TextStyle { content(15, 400, lineHeight: 22) }
    package var body: TextStyle { content(17, 400, lineHeight: 24) }
    package var button: TextStyle { content(17, 600) }

    private func style(_ size: Double, _ weight: Int, tabular: Bool = false) -> TextStyle {
        TextStyle(family: family, size: size, weight: weight, tabular: tabular)
    }

    private func content(_ size: Double, _ weight: Int, tabular: Bool = false, lineHeight: Double? = nil) -> TextStyle {
        TextStyle(
            family: family, size: size * textScale, weight: weight, tabular: tabular,
            lineHeight: lineHeight.map { $0 * textScale })
    }
}
