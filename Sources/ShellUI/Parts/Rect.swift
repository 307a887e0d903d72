// SPDX-License-Identifier: Apache-2.0

import BarModel
import GtkKit

/// In this module a rectangle is a place on screen; the rules' rectangles are `BarModel.Rect`.
package typealias Rect = GtkKit.Rect

extension Rect {
    /// Lengths of the models, as widgets have them.
    init(_ rect: BarModel.Rect) {
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
}
