// SPDX-License-Identifier: Apache-2.0
import CGtk

extension Snapshot {
    /// What `body` draws, blurred and richer in colour, inside `rect` only. Dear without a GPU.
    ///
    /// - Parameters:
    ///   - sigma: Of the blur, in logical pixels.
    ///   - saturation: 1 leaves the colours as they are.
    package func blurred(_ rect: Rect, sigma: Double, saturation: Double = 1, _ body: () -> Void) {
        guard !rect.isEmpty else { return }
        clipped(to: rect) {
            var matrix = graphene_matrix_t()
            var values = Self.saturating(saturation)
            graphene_matrix_init_from_float(&matrix, &values)
            var offset = graphene_vec4_t()
            graphene_vec4_init(&offset, 0, 0, 0, 0)
            gtk_snapshot_push_color_matrix(pointer, &matrix, &offset)
            // GTK's radius is that of style sheets: twice the deviation.
            gtk_snapshot_push_blur(pointer, sigma * 2)
            // No more is drawn than what reaches into the rectangle.
            let reach = 3 * sigma
            clipped(
                to: Rect(
                    x: rect.x - reach, y: rect.y - reach, width: rect.width + 2 * reach, height: rect.height + 2 * reach
                ), body)
            gtk_snapshot_pop(pointer)
            gtk_snapshot_pop(pointer)
        }
    }

    /// Draws a child of another widget once more, as if this one lay at that one's origin.
    package func child(_ child: Widget, of parent: Widget) {
        gtk_widget_snapshot_child(parent.pointer, child.pointer, pointer)
    }

    /// Rows of the matrix that moves colours away from their grey.
    private static func saturating(_ amount: Double) -> [Float] {
        let weights = [0.2126, 0.7152, 0.0722]
        return (0..<4).flatMap { input in
            (0..<4).map { output -> Float in
                guard input < 3, output < 3 else { return input == output ? 1 : 0 }
                return Float((1 - amount) * weights[input] + (input == output ? amount : 0))
            }
        }
    }
}
