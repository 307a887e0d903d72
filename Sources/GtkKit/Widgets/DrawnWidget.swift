// SPDX-License-Identifier: Apache-2.0
import CGtk

/// A widget drawn and laid out by its delegate. It may have children; disposing it unparents all of them.
package final class DrawnWidget: Widget {
    /// How many drawn widgets exist, not finalised. Tests bring it back to what it was.
    package internal(set) static var live = 0
    /// How many have ever been made. Tests see by it that nothing is made anew.
    package internal(set) static var made = 0

    private let box: DelegateBox

    package init(_ kind: WidgetKind, delegate: (any WidgetDelegate)? = nil) {
        box = DelegateBox(delegate)
        let widget: UnsafeMutablePointer<GtkWidget> = cgtk_new_widget(kind.type)
        DelegateBox.install(box, in: widget)
        super.init(widget)
    }

    package var delegate: (any WidgetDelegate)? {
        get { box.delegate }
        set { box.delegate = newValue }
    }

    // MARK: Children

    /// Adds a child as the last one, which is also the one that receives pointer events first.
    package func add(_ child: Widget) {
        gtk_widget_insert_before(child.pointer, pointer, nil)
    }

    /// Adds a child below `sibling`, or as the first one.
    package func add(_ child: Widget, below sibling: Widget?) {
        if let sibling {
            gtk_widget_insert_before(child.pointer, pointer, sibling.pointer)
        } else {
            gtk_widget_insert_after(child.pointer, pointer, nil)
        }
    }

    /// Gives a child its place. What is smaller than the child's minimum is enlarged by GTK.
    package func allocate(_ child: Widget, x: Int, y: Int, width: Int, height: Int) {
        var place = GtkAllocation(
            x: Int32(clamping: x), y: Int32(clamping: y), width: Int32(clamping: max(0, width)),
            height: Int32(clamping: max(0, height)))
        gtk_widget_size_allocate(child.pointer, &place, -1)
    }
}
