// SPDX-License-Identifier: Apache-2.0
// The back chevron and its mask. The mask lets a label through on the chevron's trailing side only, so a label in motion
// seems to come out of it and to go into it (NAV-BACK-MASK-ANIM).
import BarModel
import GtkKit
import Pictures

package struct Chevron {
    /// Coverage of the picture and of what it lets through; of equal size.
    let image: AlphaPlane
    let mask: AlphaPlane
    /// Logical pixels.
    let width: Double
    let height: Double
    private let stencil: ImageSurface

    static let standardHeight = 21.0

    /// - Returns: Nil if a picture is missing, the two differ in size, or one is empty.
    init?(image: AlphaPlane, mask: AlphaPlane) {
        guard image.width == mask.width, image.height == mask.height, image.width > 0, image.height > 0,
            let stencil = try? ImageSurface(width: image.width, height: image.height, format: .alpha)
        else { return nil }
        stencil.load(alpha: image.values)
        self.image = image
        self.mask = mask
        self.stencil = stencil
        height = Chevron.standardHeight
        width = (Chevron.standardHeight * Double(image.width) / Double(image.height)).rounded(.up)
    }

    /// Absolute paths of the pictures for scale 1; those for others lie beside them with `@2x`, `@3x`.
    package struct Files: Equatable, Sendable {
        package var image: String
        /// Nil: computed from the picture, as the rules decided (NAV-BACK-MASK).
        package var mask: String?

        package init(image: String, mask: String?) {
            self.image = image
            self.mask = mask
        }
    }

    /// Reads the files for a scale; a scale without files of its own takes the next one down.
    package static func load(_ files: Files, scale: Int) -> Chevron? {
        for candidate in stride(from: min(3, max(1, scale)), through: 1, by: -1) {
            guard let image = plane(files.image, candidate) else { continue }
            guard let path = files.mask else { return Chevron(image: image, mask: image.derivedMask()) }
            guard let mask = plane(path, candidate) else { continue }
            return Chevron(image: image, mask: mask)
        }
        return nil
    }

    private static func plane(_ path: String, _ scale: Int) -> AlphaPlane? {
        var path = path
        if scale > 1, let dot = path.lastIndex(of: ".") { path.insert(contentsOf: "@\(scale)x", at: dot) }
        guard let slash = path.lastIndex(of: "/") else { return nil }
        return try? PictureRequest(path: path, folder: String(path[..<slash])).load().alpha
    }

    /// Column of the first ink in a row of the picture; rows without ink are as the nearest row with ink.
    func firstInk(row: Int) -> Int {
        let first = { (row: Int) in
            (0..<image.width).first { image.values[row * image.width + $0] > 0 }
        }
        let nearest = (0..<image.height).filter { first($0) != nil }.min { abs($0 - row) < abs($1 - row) }
        return nearest.flatMap(first) ?? 0
    }

    func draw(_ painter: Painter, x: Double, y: Double, mirrored: Bool, _ colour: RGBA) {
        let place = Rect(x: x, y: y, width: width, height: height)
        guard mirrored else { return painter.stencil(stencil, in: place, colour) }
        painter.saved {
            painter.translate(x: 2 * x + width, y: 0)
            painter.scale(x: -1, y: 1)
            painter.stencil(stencil, in: place, colour)
        }
    }
}

/// The mask of a bar row at the chevron's box: the chevron's own, and above and below the picture as its nearest row. On
/// the box's leading side nothing shows, on its trailing side everything.
struct ChevronMask {
    let surface: ImageSurface
    /// The box in the row, in whole logical pixels.
    let box: Rect

    /// - Parameters:
    ///   - span: Where the chevron stands in the row, in logical pixels.
    ///   - chevronY: Its distance from the row's top.
    ///   - height: Of the row.
    init?(chevron: Chevron, span: Span, chevronY: Double, height: Double, scale: Int, mirrored: Bool) {
        let width = max(1, Int(span.width.rounded()))
        guard
            let surface = try? ImageSurface(
                width: width, height: max(1, Int(height.rounded(.up))), scale: scale, format: .alpha)
        else { return nil }
        let columns = surface.pixelWidth
        let rows = surface.pixelHeight
        let top = Int((chevronY * Double(scale)).rounded())
        let high = max(1, Int((chevron.height * Double(scale)).rounded()))
        var bytes = [UInt8](repeating: 0, count: columns * rows)
        for y in 0..<rows {
            let sourceY = min(chevron.mask.height - 1, max(0, (y - top) * chevron.mask.height / high))
            for x in 0..<columns {
                let sourceX = min(chevron.mask.width - 1, x * chevron.mask.width / columns)
                bytes[y * columns + (mirrored ? columns - 1 - x : x)] =
                    chevron.mask.values[sourceY * chevron.mask.width + sourceX]
            }
        }
        surface.load(alpha: bytes)
        self.surface = surface
        box = Rect(x: span.start.rounded(), y: 0, width: Double(width), height: height)
    }
}
