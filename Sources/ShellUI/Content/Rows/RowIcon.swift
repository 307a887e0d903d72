// SPDX-License-Identifier: Apache-2.0
// The icon of a row: on its tile in white, or as the picture it is.

import GtkKit

enum RowIcon {
    /// - Parameter ready: Draws again, once a picture has arrived.
    static func draw(
        _ icon: RowModel.Icon, in tile: Rect, _ snapshot: Snapshot, _ host: ContentHost,
        ready: @escaping () -> Void
    ) {
        let palette = host.palette
        let grown = tile.width / ContentMetrics.tile
        let corner = ContentMetrics.tileCorner * grown
        switch icon {
        case .stock(let name):
            snapshot.cairo(tile) { painter in
                painter.fill(tile, radius: corner, palette.tile)
                let size = (ContentMetrics.tileIcon * grown).rounded()
                host.shell.icons[name]?.draw(
                    painter, x: tile.x + (tile.width - size) / 2, y: tile.y + (tile.height - size) / 2, size: size,
                    lineWidth: 1.6 * grown, palette.onTile)
            }
        case .letter(let letter):
            snapshot.fill(tile, radius: corner, palette.tile)
            let text = TextLayout(letter, TextStyle(family: host.type.family, size: 17 * grown, weight: 600))
            snapshot.text(
                text, x: tile.x + (tile.width - text.width) / 2, baseline: tile.midY + 6 * grown, palette.onTile)
        case .file(let path):
            drawFile(path, in: tile, snapshot, host, ready: ready)
        }
    }

    private static func drawFile(
        _ path: String, in tile: Rect, _ snapshot: Snapshot, _ host: ContentHost, ready: @escaping () -> Void
    ) {
        let palette = host.palette
        let corner = ContentMetrics.tileCorner * tile.width / ContentMetrics.tile
        let folder = host.pictureFolder ?? path.parent
        let pixels = Int(tile.width) * max(1, snapshot.scaleFactor)
        guard let folder, let drawing = host.pictures.drawing(path, in: folder, pixels: pixels, ready: ready) else {
            return snapshot.fill(tile, radius: corner, palette.tile)
        }
        switch drawing {
        case .stencil(let picture):
            snapshot.cairo(tile) { painter in
                painter.fill(tile, radius: corner, palette.tile)
                painter.stencil(picture, in: fitted(picture, into: tile.inset(by: 5)), palette.onTile)
            }
        case .colours(let picture):
            snapshot.clipped(to: tile, radius: corner) {
                snapshot.cairo(tile) { $0.image(picture, in: fitted(picture, into: tile)) }
            }
        }
    }

    private static func fitted(_ picture: ImageSurface, into box: Rect) -> Rect {
        let width = Double(picture.pixelWidth)
        let height = Double(picture.pixelHeight)
        let scale = min(box.width / width, box.height / height)
        return Rect(
            x: box.midX - width * scale / 2, y: box.midY - height * scale / 2, width: width * scale,
            height: height * scale)
    }
}

extension String {
    /// The folder of an absolute path; nil for any other.
    fileprivate var parent: String? {
        guard hasPrefix("/"), let slash = lastIndex(of: "/") else { return nil }
        return String(self[..<slash])
    }
}
