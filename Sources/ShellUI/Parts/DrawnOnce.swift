// SPDX-License-Identifier: Apache-2.0
import GtkKit

/// A drawing kept as a picture: what lies over moving pages is painted again every frame, and neither shaped nor stroked.
final class DrawnOnce<Key: Equatable> {
    private var kept: (key: Key, scale: Int, picture: ImageSurface)?

    /// Draws the next time whatever the key says.
    func forget() { kept = nil }

    /// Paints the drawing, and draws it first if its key is another than before.
    ///
    /// - Parameters:
    ///   - place: Whole pixels; `draw` gets a rectangle of this size at the origin.
    ///   - scale: Device pixels a logical pixel.
    func paint(_ painter: Painter, in place: Rect, scale: Int, key: Key, _ draw: (Painter, Rect) -> Void) {
        let width = Int(place.width)
        let height = Int(place.height)
        if let kept, kept.key == key, kept.scale == scale, kept.picture.width == width, kept.picture.height == height {
            return painter.image(kept.picture, x: place.x, y: place.y)
        }
        guard let picture = try? ImageSurface(width: width, height: height, scale: scale) else { return }
        picture.paint { draw($0, Rect(x: 0, y: 0, width: place.width, height: place.height)) }
        kept = (key, scale, picture)
        painter.image(picture, x: place.x, y: place.y)
    }
}
