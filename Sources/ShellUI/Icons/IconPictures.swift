// SPDX-License-Identifier: Apache-2.0
// Icons that plugins bring along: pictures, of which the shell draws the coverage alone, in its own colours.
import GtkKit
import Pictures

package final class IconPictures {
    package struct Stencil {
        var picture: ImageSurface
        /// How far the middle of the ink lies from the middle of the picture, in shares of its sides.
        var offset: Point
    }

    private enum State {
        case loading
        case ready(Stencil)
        case failed
    }

    private struct Key: Hashable {
        var path: String
        var pixels: Int
    }

    private var states: [Key: State] = [:]
    private static let limit = 256

    package init() {}

    /// The coverage of a picture, or nil while it is not there; decoding happens off the main thread.
    ///
    /// - Parameters:
    ///   - path: Absolute.
    ///   - pixels: The side of the box it has to fill, in device pixels.
    ///   - ready: Called once if the picture came later than this call; never if it cannot be read.
    package func stencil(_ path: String, pixels: Int, ready: @escaping @MainActor @Sendable () -> Void) -> Stencil? {
        let key = Key(path: path, pixels: pixels)
        switch states[key] {
        case .ready(let picture): return picture
        case .loading, .failed: return nil
        case nil: break
        }
        guard let slash = path.lastIndex(of: "/") else { return nil }
        if states.count >= IconPictures.limit { states = [:] }
        states[key] = .loading
        let request = PictureRequest(
            path: path, folder: String(path[..<slash]), sizing: .fit(width: pixels, height: pixels))
        PictureQueue.load(request) { [weak self] result in
            guard let self else { return }
            guard case .success(let picture) = result, let stencil = IconPictures.stencil(of: picture) else {
                self.states[key] = .failed
                return
            }
            self.states[key] = .ready(stencil)
            ready()
        }
        return nil
    }

    private static func stencil(of picture: Picture) -> Stencil? {
        let coverage = picture.alpha
        guard let surface = try? ImageSurface(width: coverage.width, height: coverage.height, format: .alpha) else {
            return nil
        }
        surface.load(alpha: coverage.values)
        let offset = coverage.ink().offset(width: coverage.width, height: coverage.height)
        return Stencil(
            picture: surface,
            offset: Point(
                x: offset.x / Double(max(1, coverage.width)), y: offset.y / Double(max(1, coverage.height))))
    }
}
