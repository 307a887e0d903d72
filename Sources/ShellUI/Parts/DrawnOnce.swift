// SPDX-License-Identifier: Apache-2.0
import GtkKit

/// A drawing kept as a picture: what lies over moving pages is painted again every frame, and neither shaped nor stroked.
final class DrawnOnce<Key: Equatable> {
    private var kept: (key: Key, scale: Int, picture: ImageSurface)?

    /// Draws the next time whatever the key says.
    func forget() { kept = nil }

    /// Paints the drawing over all of a widget, and draws it first if its key is another than before.
    func paint(_ snapshot: Snapshot, scale: Int, key: Key, _ draw: (Painter, Rect) -> Void) {
        let bounds = snapshot.bounds
        let width = Int(bounds.width)
        let height = Int(bounds.height)
        if let kept, kept.key == key, kept.scale == scale, kept.picture.width == width, kept.picture.height == height {
            return snapshot.cairo(bounds) { $0.image(kept.picture, x: 0, y: 0) }
        }
        guard let picture = try? ImageSurface(width: width, height: height, scale: scale) else { return }
        picture.paint { draw($0, bounds) }
        kept = (key, scale, picture)
        snapshot.cairo(bounds) { $0.image(picture, x: 0, y: 0) }
    }
}
