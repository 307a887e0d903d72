// SPDX-License-Identifier: Apache-2.0
import CGtk

/// How much room a widget asks for along one axis, in logical pixels.
package struct Measure: Equatable, Sendable {
    package var minimum: Int
    package var natural: Int

    package init(_ size: Int) {
        minimum = size
        natural = size
    }

    package init(minimum: Int, natural: Int) {
        self.minimum = minimum
        self.natural = natural
    }
}

package enum RequestMode: Sendable { case constantSize, heightForWidth }

package enum FocusDirection: Sendable {
    case forward, backward, up, down, left, right

    init(_ direction: GtkDirectionType) {
        self =
            switch direction {
            case GTK_DIR_TAB_BACKWARD: .backward
            case GTK_DIR_UP: .up
            case GTK_DIR_DOWN: .down
            case GTK_DIR_LEFT: .left
            case GTK_DIR_RIGHT: .right
            default: .forward
            }
    }
}

/// What a drawn widget does. The view that owns the widget is its delegate and is held weakly: a widget that outlives
/// its view takes no room and draws nothing.
package protocol WidgetDelegate: AnyObject {
    var requestMode: RequestMode { get }

    /// - Parameter forSize: The extent along the other axis, or -1 if it is not decided.
    func measure(_ orientation: Orientation, forSize: Int) -> Measure

    /// Gives each child its place with `DrawnWidget.allocate`.
    func allocate(width: Int, height: Int)

    func snapshot(_ snapshot: Snapshot)

    /// Moves the focus inside the widget. Nil: as GTK does by itself; false: the focus leaves.
    func moveFocus(_ direction: FocusDirection) -> Bool?

    func perform(action: String)

    func directionChanged()
}

extension WidgetDelegate {
    package var requestMode: RequestMode { .constantSize }
    package func measure(_ orientation: Orientation, forSize: Int) -> Measure { Measure(0) }
    package func allocate(width: Int, height: Int) {}
    package func snapshot(_ snapshot: Snapshot) {}
    package func moveFocus(_ direction: FocusDirection) -> Bool? { nil }
    package func perform(action: String) {}
    package func directionChanged() {}
}
