// SPDX-License-Identifier: Apache-2.0
// A picture of a plugin in a box: all of it, or as much as fills the box.

import GtkKit
import PluginProtocol

enum PictureArea {
    /// - Parameter ready: Draws again, once the picture has arrived.
    static func draw(
        _ path: String, fit: PictureContent.Fit, in box: Rect, radius: Double, _ snapshot: Snapshot,
        _ host: ContentHost,
        ready: @escaping () -> Void
    ) {
        guard box.width >= 1, box.height >= 1 else { return }
        guard let drawing = host.picture(path, pixels: pixels(box, snapshot.scaleFactor), ready: ready) else {
            return snapshot.fill(box, radius: radius, host.palette.pressed)
        }
        snapshot.clipped(to: box, radius: radius) {
            snapshot.cairo(box) { painter in
                switch drawing {
                case .stencil(let picture): painter.stencil(picture, in: placed(picture, box, fit), host.palette.text)
                case .colours(let picture): painter.image(picture, in: placed(picture, box, fit))
                }
            }
        }
    }

    /// The side of the square a picture is read for; in steps, so that a window being resized does not read it anew each
    /// time.
    static func pixels(_ box: Rect, _ scale: Int) -> Int {
        let wanted = Int(max(box.width, box.height)) * max(1, scale)
        return min(4096, (wanted + 255) / 256 * 256)
    }

    private static func placed(_ picture: ImageSurface, _ box: Rect, _ fit: PictureContent.Fit) -> Rect {
        let width = max(1, Double(picture.pixelWidth))
        let height = max(1, Double(picture.pixelHeight))
        let (across, down) = (box.width / width, box.height / height)
        let scale = fit == .cover ? max(across, down) : min(across, down)
        return Rect(
            x: box.midX - width * scale / 2, y: box.midY - height * scale / 2, width: width * scale,
            height: height * scale)
    }
}

extension ContentHost {
    /// A picture inside the folder of the page's plugin, or its data folder.
    func picture(_ path: String, pixels: Int, ready: @escaping () -> Void) -> ContentPictures.Drawing? {
        guard
            let folder = path.hasPrefix("/") ? pictureFolders.first(where: { path.hasPrefix($0 + "/") }) : pictureFolder
        else { return nil }
        return pictures.drawing(path, in: folder, pixels: pixels, ready: ready)
    }

    /// The shape of a picture that is there already, width by height.
    func pictureAspect(_ path: String, pixels: Int, ready: @escaping () -> Void) -> Double? {
        switch picture(path, pixels: pixels, ready: ready) {
        case .stencil(let surface)?, .colours(let surface)?:
            Double(surface.pixelWidth) / max(1, Double(surface.pixelHeight))
        case nil: nil
        }
    }
}
