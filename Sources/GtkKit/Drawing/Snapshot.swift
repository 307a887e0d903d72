// SPDX-License-Identifier: Apache-2.0
// What a widget draws in one frame: a list of nodes that the renderer keeps. Valid inside the call that hands it in.
import CGtk

package struct Snapshot {
    let pointer: OpaquePointer
    let widget: UnsafeMutablePointer<GtkWidget>

    /// The size of the widget that is drawn.
    package var width: Double { Double(gtk_widget_get_width(widget)) }
    package var height: Double { Double(gtk_widget_get_height(widget)) }
    /// Device pixels a logical pixel.
    package var scaleFactor: Int { max(1, Int(gtk_widget_get_scale_factor(widget))) }
    package var bounds: Rect { Rect(x: 0, y: 0, width: width, height: height) }

    /// Draws with cairo inside `rect`; nothing outside it is kept.
    package func cairo(_ rect: Rect, _ body: (Painter) -> Void) {
        guard !rect.isEmpty else { return }
        var bounds = rect.graphene
        guard let context = gtk_snapshot_append_cairo(pointer, &bounds) else { return }
        body(Painter(owning: context))
    }

    package func fill(_ rect: Rect, _ colour: RGBA) {
        guard !rect.isEmpty, colour.alpha > 0 else { return }
        var bounds = rect.graphene
        var rgba = colour.gdk
        gtk_snapshot_append_color(pointer, &rgba, &bounds)
    }

    package func fill(_ rect: Rect, radius: Double, _ colour: RGBA) {
        guard !rect.isEmpty, colour.alpha > 0 else { return }
        clipped(to: rect, radius: radius) { fill(rect, colour) }
    }

    /// Fills with round corners at the top, at the bottom, or at both.
    package func fill(_ rect: Rect, radius: Double, top: Bool, bottom: Bool, _ colour: RGBA) {
        guard top || bottom else { return fill(rect, colour) }
        guard !rect.isEmpty, colour.alpha > 0 else { return }
        let radius = Float(max(0, min(radius, rect.width / 2, rect.height)))
        var bounds = rect.graphene
        var upper = graphene_size_t(width: top ? radius : 0, height: top ? radius : 0)
        var lower = graphene_size_t(width: bottom ? radius : 0, height: bottom ? radius : 0)
        var outline = GskRoundedRect()
        withUnsafePointer(to: &upper) { upper in
            withUnsafePointer(to: &lower) { lower in
                _ = gsk_rounded_rect_init(&outline, &bounds, upper, upper, lower, lower)
            }
        }
        gtk_snapshot_push_rounded_clip(pointer, &outline)
        fill(rect, colour)
        gtk_snapshot_pop(pointer)
    }

    package func border(_ rect: Rect, radius: Double, width: Double, _ colour: RGBA) {
        guard !rect.isEmpty, colour.alpha > 0 else { return }
        var outline = rect.rounded(radius)
        var widths = [Float](repeating: Float(width), count: 4)
        var colours = [GdkRGBA](repeating: colour.gdk, count: 4)
        gtk_snapshot_append_border(pointer, &outline, &widths, &colours)
    }

    package func clipped(to rect: Rect, radius: Double = 0, _ body: () -> Void) {
        if radius > 0 {
            var outline = rect.rounded(radius)
            gtk_snapshot_push_rounded_clip(pointer, &outline)
        } else {
            var bounds = rect.graphene
            gtk_snapshot_push_clip(pointer, &bounds)
        }
        body()
        gtk_snapshot_pop(pointer)
    }

    package func faded(_ alpha: Double, _ body: () -> Void) {
        if alpha >= 1 { return body() }
        if alpha <= 0 { return }
        gtk_snapshot_push_opacity(pointer, alpha)
        body()
        gtk_snapshot_pop(pointer)
    }

    package func translated(x: Double, y: Double, _ body: () -> Void) {
        gtk_snapshot_save(pointer)
        var offset = graphene_point_t(x: Float(x), y: Float(y))
        gtk_snapshot_translate(pointer, &offset)
        body()
        gtk_snapshot_restore(pointer)
    }

    /// Draws a child where it was allocated.
    package func child(_ child: Widget) {
        gtk_widget_snapshot_child(widget, child.pointer, pointer)
    }

    /// Draws text with its first baseline at a height.
    package func text(_ text: TextLayout, x: Double, baseline: Double, _ colour: RGBA) {
        translated(x: x - text.left, y: baseline - text.baseline) {
            var rgba = colour.gdk
            gtk_snapshot_append_layout(pointer, text.layout, &rgba)
        }
    }

    /// The ring that shows where the keyboard is, if this widget has the focus and the keyboard is in use.
    package func focusRing(_ rect: Rect, radius: Double, _ colour: RGBA) {
        guard (gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue) != 0,
            gtk_widget_has_focus(widget) != 0
        else { return }
        border(rect, radius: radius, width: 2, colour)
    }
}

extension Rect {
    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(max(0, width)), height: Float(max(0, height))))
    }

    func rounded(_ radius: Double) -> GskRoundedRect {
        var bounds = graphene
        var outline = GskRoundedRect()
        gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(max(0, min(radius, min(width, height) / 2))))
        return outline
    }
}
