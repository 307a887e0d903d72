// SPDX-License-Identifier: Apache-2.0
import CGtk

package enum PathStep: Equatable, Sendable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
}

/// An outline kept in cairo's own form, so that drawing it again costs no parsing.
@MainActor
package final class VectorPath {
    private let path: UnsafeMutablePointer<cairo_path_t>?

    package init(_ steps: [PathStep]) {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        let context = cairo_create(surface)
        for step in steps {
            switch step {
            case .move(let to): cairo_move_to(context, to.x, to.y)
            case .line(let to): cairo_line_to(context, to.x, to.y)
            case .curve(let first, let second, let to):
                cairo_curve_to(context, first.x, first.y, second.x, second.y, to.x, to.y)
            case .close: cairo_close_path(context)
            }
        }
        path = cairo_copy_path(context)
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    isolated deinit { cairo_path_destroy(path) }

    /// Puts the outline where the painter's origin and scale are.
    fileprivate func append(to context: OpaquePointer) {
        cairo_new_path(context)
        cairo_append_path(context, path)
    }
}

extension Painter {
    /// - Parameter width: In the painter's own units; ends and corners are round.
    package func stroke(_ path: VectorPath, width: Double, _ colour: RGBA) {
        set(colour)
        path.append(to: context)
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(context)
    }

    package func fill(_ path: VectorPath, _ colour: RGBA) {
        set(colour)
        path.append(to: context)
        cairo_fill(context)
    }

    /// Draws the colour wherever the picture has alpha.
    ///
    /// - Parameter rect: Where the picture goes; it is scaled to fill it.
    package func stencil(_ picture: ImageSurface, in rect: Rect, _ colour: RGBA) {
        guard !rect.isEmpty else { return }
        saved {
            translate(x: rect.x, y: rect.y)
            scale(x: rect.width / Double(picture.width), y: rect.height / Double(picture.height))
            set(colour)
            cairo_mask_surface(context, picture.pointer, 0, 0)
        }
    }

    /// Draws a picture scaled to fill a place.
    package func image(_ picture: ImageSurface, in rect: Rect) {
        guard !rect.isEmpty else { return }
        saved {
            translate(x: rect.x, y: rect.y)
            scale(x: rect.width / Double(picture.width), y: rect.height / Double(picture.height))
            cairo_set_source_surface(context, picture.pointer, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
            cairo_rectangle(context, 0, 0, Double(picture.width), Double(picture.height))
            cairo_fill(context)
        }
    }
}
