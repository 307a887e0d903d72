// SPDX-License-Identifier: Apache-2.0
// Drawing with cairo. A painter borrows or owns one context; the state it changes is the context's own.
import CGtk

@MainActor
package final class Painter {
    let context: OpaquePointer

    /// Takes over the caller's reference.
    init(owning context: OpaquePointer) {
        self.context = context
    }

    isolated deinit { cairo_destroy(context) }

    // MARK: State

    package func saved(_ body: () -> Void) {
        cairo_save(context)
        body()
        cairo_restore(context)
    }

    package func translate(x: Double, y: Double) { cairo_translate(context, x, y) }
    package func scale(x: Double, y: Double) { cairo_scale(context, x, y) }
    package func set(_ colour: RGBA) {
        cairo_set_source_rgba(context, colour.red, colour.green, colour.blue, colour.alpha)
    }

    package func set(_ surface: ImageSurface, x: Double, y: Double) {
        cairo_set_source_surface(context, surface.pointer, x, y)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    }

    /// Paints a picture at its own size.
    package func image(_ picture: ImageSurface, x: Double, y: Double) {
        set(picture, x: x, y: y)
        cairo_paint(context)
    }

    package func clip(_ rect: Rect) {
        cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        cairo_clip(context)
    }

    // MARK: Fills

    package func fill(_ rect: Rect, _ colour: RGBA) {
        set(colour)
        cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        cairo_fill(context)
    }

    package func fill(_ rect: Rect, radius: Double, _ colour: RGBA) {
        set(colour)
        outline(rect, radius: radius)
        cairo_fill(context)
    }

    package func stroke(_ rect: Rect, radius: Double, width: Double, _ colour: RGBA) {
        set(colour)
        outline(rect, radius: radius)
        cairo_set_line_width(context, width)
        cairo_stroke(context)
    }

    package func line(from start: Point, to end: Point, width: Double, _ colour: RGBA) {
        set(colour)
        cairo_move_to(context, start.x, start.y)
        cairo_line_to(context, end.x, end.y)
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_stroke(context)
    }

    package func disc(centre: Point, radius: Double, _ colour: RGBA) {
        set(colour)
        cairo_arc(context, centre.x, centre.y, radius, 0, 2 * Double.pi)
        cairo_fill(context)
    }

    /// An open arc with round ends; angles in radians, clockwise from three o'clock.
    package func arc(
        centre: Point, radius: Double, from start: Double, to end: Double, width: Double, _ colour: RGBA
    ) {
        set(colour)
        cairo_new_sub_path(context)
        cairo_arc(context, centre.x, centre.y, radius, start, end)
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_stroke(context)
    }

    /// Paints the current source everywhere inside the clip.
    package func paint(alpha: Double = 1) {
        if alpha >= 1 { cairo_paint(context) } else { cairo_paint_with_alpha(context, max(0, alpha)) }
    }

    /// Removes everything inside the clip.
    package func clear() {
        saved {
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            cairo_paint(context)
        }
    }

    // MARK: Groups and masks

    /// Draws `body` into a layer of its own, and that layer through a mask.
    ///
    /// - Parameters:
    ///   - mask: Its alpha multiplies the layer; what lies outside the mask's surface is not drawn.
    ///   - x, y: Where the mask's top left corner lies, in the painter's units.
    ///   - alpha: Multiplies the layer once more.
    package func masked(by mask: ImageSurface, x: Double, y: Double, alpha: Double = 1, _ body: () -> Void) {
        cairo_push_group(context)
        body()
        let layer = cairo_pop_group(context)
        cairo_save(context)
        if alpha < 1 {
            // The mask takes the place of the alpha, so the alpha is put into the layer first.
            cairo_push_group(context)
            cairo_set_source(context, layer)
            cairo_paint_with_alpha(context, max(0, alpha))
            cairo_pop_group_to_source(context)
        } else {
            cairo_set_source(context, layer)
        }
        cairo_mask_surface(context, mask.pointer, x, y)
        cairo_restore(context)
        cairo_pattern_destroy(layer)
    }

    /// Draws `body` as a whole with one alpha.
    package func layer(alpha: Double, _ body: () -> Void) {
        if alpha >= 1 { return body() }
        if alpha <= 0 { return }
        cairo_push_group(context)
        body()
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, alpha)
    }

    private func outline(_ rect: Rect, radius: Double) {
        let radius = max(0, min(radius, min(rect.width, rect.height) / 2))
        let quarter = Double.pi / 2
        cairo_new_sub_path(context)
        cairo_arc(context, rect.maxX - radius, rect.y + radius, radius, -quarter, 0)
        cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, quarter)
        cairo_arc(context, rect.x + radius, rect.maxY - radius, radius, quarter, 2 * quarter)
        cairo_arc(context, rect.x + radius, rect.y + radius, radius, 2 * quarter, 3 * quarter)
        cairo_close_path(context)
    }
}
