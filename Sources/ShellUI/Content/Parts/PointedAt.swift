// SPDX-License-Identifier: Apache-2.0
// Tells whether a turn of the mouse wheel is meant for what is under the pointer. A page that is being scrolled brings one
// thing after the other under a pointer that rests: none of them is meant until the pointer is moved over it.

import GtkKit

struct PointedAt {
    /// Farther than a hand trembles that turns a wheel, in px.
    private static let reach = 8.0
    /// Where the widget stood, and the pointer was first seen over it there; both in the window.
    private var first: (origin: Point, pointer: Point)?
    private var isMoved = false

    /// The pointer moves over the widget, or is said to although only the widget moved.
    mutating func moved(to pointer: Point, origin: Point) {
        guard let first, first.origin == origin else {
            first = (origin, pointer)
            isMoved = false
            return
        }
        let way = max(abs(pointer.x - first.pointer.x), abs(pointer.y - first.pointer.y))
        if way >= PointedAt.reach { isMoved = true }
    }

    mutating func left() {
        first = nil
        isMoved = false
    }

    /// - Parameter origin: Where the widget stands now.
    func isMeant(origin: Point) -> Bool { isMoved && first?.origin == origin }
}
