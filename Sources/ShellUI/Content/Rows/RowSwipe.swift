// SPDX-License-Identifier: Apache-2.0
// A swipe towards the leading side of a row, or a long press on it, offers what the row has to offer. The other direction
// leads back.

import GtkKit

enum RowSwipe {
    /// px a second; slower is a hesitating finger.
    private static let slowest = 150.0

    static func follow(_ row: RowView) {
        let swipe = SwipeGesture()
        swipe.onSwipe(row) { row, velocity in
            let towardsLeading = row.widget.isRightToLeft ? velocity.x : -velocity.x
            guard towardsLeading > slowest, abs(velocity.x) > 2 * abs(velocity.y) else { return }
            row.owner?.offered(row)
        }
        row.widget.add(swipe)
        row.widget.add(LongPressGesture().onPressed(row) { row, _ in row.owner?.offered(row) })
    }
}
