// SPDX-License-Identifier: Apache-2.0

import GtkKit

/// In this module a rectangle is a place on screen; the rules' rectangles are `BarModel.Rect`.
package typealias Rect = GtkKit.Rect
