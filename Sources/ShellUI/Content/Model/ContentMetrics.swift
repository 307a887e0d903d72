// SPDX-License-Identifier: Apache-2.0
// The measures of content in whole logical pixels, so that everything lies on the pixel grid. Heights grow with the text
// they hold, and never fall below what a finger needs.

import BarModel
import GtkKit

struct ContentMetrics: Equatable {
    /// Text size relative to the normal one.
    var scale: Double
    /// Limit `touch.min`.
    var touch: Int

    static let groupCorner = 12.0
    static let padding = 16.0
    static let tile = 30.0
    static let tileCorner = 8.0
    static let tileIcon = 20.0
    /// From an icon's tile to the row's text.
    static let textAfterTile = 14.0
    static let chevron = 16.0

    init(_ theme: Theme) {
        scale = theme.type.textScale
        touch = Int(theme.metrics.touchMinimum)
    }

    init(scale: Double = 1, touch: Int = 44) {
        self.scale = scale
        self.touch = touch
    }

    /// What tiles, switches and signs beside a text are multiplied with: half as much as the text grows, and half again at
    /// most, so that the text keeps its room.
    var parts: Double { min(1.5, 1 + max(0, scale - 1) / 2) }
    /// 48, and as much more as the line of text grows.
    var row: Int { max(touch, grown(48, line: 21)) }
    /// 60 for a title over a subtitle.
    var tallRow: Int { max(touch, grown(60, line: 37)) }
    /// From a header's top to its group.
    var header: Int { grown(22, line: 16) }
    /// Between the groups, and before a header.
    var gap: Int { 24 }
    /// Above a first group without header, and below the last of all.
    var margin: Int { 16 }
    var button: Int { max(touch, grown(44, line: 21)) }

    private func grown(_ height: Double, line: Double) -> Int {
        Int((height + line * max(0, scale - 1)).rounded(.up))
    }
}
