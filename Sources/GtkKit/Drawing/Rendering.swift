// SPDX-License-Identifier: Apache-2.0
// A widget as a picture: its nodes are drawn by cairo, whatever renders the window.
import CGtk
import GioKit

extension Widget {
    /// Draws the widget as it stands now, also when it is covered or not on screen; it must have been laid out.
    ///
    /// - Parameter scale: Device pixels a logical pixel; nil: as on its monitor.
    /// - Returns: Nil if the widget has no size.
    package func picture(scale: Int? = nil) -> ImageSurface? {
        guard let surface = try? ImageSurface(width: width, height: height, scale: scale ?? scaleFactor) else {
            return nil
        }
        draw(into: surface)
        return surface
    }

    /// Draws the widget into the top left corner of a picture, over what is there. Nothing is drawn of a widget that is
    /// not mapped or waits to be laid out.
    package func draw(into surface: ImageSurface) {
        guard let parent = gtk_widget_get_parent(pointer), let snapshot = gtk_snapshot_new() else { return }
        var x = 0.0
        var y = 0.0
        gtk_widget_translate_coordinates(pointer, parent, 0, 0, &x, &y)
        gtk_widget_snapshot_child(parent, pointer, snapshot)
        guard let node = cgtk_snapshot_finish(snapshot) else { return }
        surface.paint { painter in
            painter.translate(x: -x, y: -y)
            gsk_render_node_draw(node, painter.context)
        }
        gsk_render_node_unref(node)
    }
}
