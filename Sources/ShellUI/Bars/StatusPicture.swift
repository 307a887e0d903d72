// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import Guidelines
import Pictures

/// A plugin's picture behind the status bar, cut to the region (STAT-BACK-IMAGE).
final class StatusPicture: Equatable {
    /// As large as the region, with the bar's own ground where the picture lets something through.
    let surface: ImageSurface
    /// The darkest and the lightest colour of each column of 16 px.
    let tiles: [Colour]
    /// px, of the picture as the plugin made it.
    let height: Double

    private static let tile = 16

    /// - Parameter height: Of the picture before it was cut.
    init?(_ picture: ImageSurface, height: Int, region: (width: Int, height: Int), scale: Int, over ground: RGBA) {
        guard let surface = try? ImageSurface(width: region.width, height: region.height, scale: scale, format: .opaque)
        else { return nil }
        let whole = Rect(x: 0, y: 0, width: Double(region.width), height: Double(region.height))
        let (width, rows) = (Double(picture.pixelWidth), Double(picture.pixelHeight))
        // One pixel of it is a px; one that is too small grows until it covers the region.
        let factor = max(1, whole.width / width, whole.height / rows)
        surface.paint { painter in
            painter.fill(whole, RGBA(ground.opaque))
            painter.image(
                picture,
                in: Rect(x: (whole.width - width * factor) / 2, y: 0, width: width * factor, height: rows * factor))
        }
        self.surface = surface
        self.height = Double(height)
        tiles = StatusPicture.tiles(of: surface)
    }

    private static func tiles(of surface: ImageSurface) -> [Colour] {
        let step = tile * surface.scale
        return stride(from: 0, to: surface.pixelWidth, by: step).flatMap { start in
            var extremes: (dark: Colour, light: Colour)?
            for x in start..<min(start + step, surface.pixelWidth) {
                for y in 0..<surface.pixelHeight {
                    let pixel = surface.pixel(x: x, y: y)
                    let colour = Colour(red: pixel.red, green: pixel.green, blue: pixel.blue)
                    let known = extremes ?? (colour, colour)
                    extremes = (
                        colour.luminance < known.dark.luminance ? colour : known.dark,
                        colour.luminance > known.light.luminance ? colour : known.light
                    )
                }
            }
            return extremes.map { [$0.dark, $0.light] } ?? []
        }
    }

    static func == (first: StatusPicture, second: StatusPicture) -> Bool { first === second }
}

/// Reads the pictures of status bars off the main thread, and keeps the one that is shown.
final class StatusPictures {
    enum Answer: Equatable {
        case loading
        /// None is named, or what is named cannot be read.
        case missing
        case ready(StatusPicture)
    }

    private struct File: Hashable {
        var path: String
        var folder: String
    }

    private struct Shape: Equatable {
        var width: Int
        var height: Int
        var scale: Int
        var ground: RGBA
    }

    private var file: File?
    private var read: (surface: ImageSurface, height: Int)?
    private var hasFailed = false
    private var made: (shape: Shape, picture: StatusPicture)?

    /// - Parameters:
    ///   - folder: The folder of the plugin that the picture may not leave.
    ///   - ground: Under a picture that lets something through.
    ///   - ready: Called once if the picture, or that there is none, comes to be known later than this call.
    func picture(
        _ path: String?, in folder: String?, region: (width: Int, height: Int), scale: Int, over ground: RGBA,
        ready: @escaping () -> Void
    ) -> Answer {
        guard let path, let folder, region.width > 0, region.height > 0 else { return .missing }
        let asked = File(path: path, folder: folder)
        if file != asked { load(asked, ready) }
        guard let read else { return hasFailed ? .missing : .loading }
        let shape = Shape(width: region.width, height: region.height, scale: scale, ground: ground)
        if let made, made.shape == shape { return .ready(made.picture) }
        guard
            let picture = StatusPicture(
                read.surface, height: read.height, region: region, scale: scale, over: ground)
        else { return .missing }
        made = (shape, picture)
        return .ready(picture)
    }

    /// Forgets the picture; the next one is read anew.
    func clear() {
        (file, read, hasFailed, made) = (nil, nil, false, nil)
    }

    private func load(_ asked: File, _ ready: @escaping () -> Void) {
        clear()
        file = asked
        PictureQueue.load(PictureRequest(path: asked.path, folder: asked.folder)) { [weak self] result in
            guard let self, file == asked else { return }
            if case .success(let picture) = result { read = StatusPictures.cut(picture) }
            hasFailed = read == nil
            ready()
        }
    }

    /// The upper rows alone: no region is higher.
    private static func cut(_ picture: Picture) -> (surface: ImageSurface, height: Int)? {
        let height = min(picture.height, Int(StatusRegion.mostHeight))
        guard let surface = try? ImageSurface(width: picture.width, height: height) else { return nil }
        return surface.load(rgba: Array(picture.rgba.prefix(4 * picture.width * height)))
            ? (surface, picture.height) : nil
    }
}
