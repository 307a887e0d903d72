// SPDX-License-Identifier: Apache-2.0
// Icons that plugins bring along: pictures, of which the shell draws the coverage alone, in its own colours.
import GtkKit
import Pictures

package final class IconPictures {
    private enum State {
        case loading
        case ready(ImageSurface)
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
    package func stencil(_ path: String, pixels: Int, ready: @escaping @MainActor @Sendable () -> Void) -> ImageSurface?
    {
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

    private static func stencil(of picture: Picture) -> ImageSurface? {
        let coverage = picture.alpha
        guard let surface = try? ImageSurface(width: coverage.width, height: coverage.height, format: .alpha) else {
            return nil
        }
        surface.load(alpha: coverage.values)
        return surface
    }
}
