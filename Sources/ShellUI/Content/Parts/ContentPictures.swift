// SPDX-License-Identifier: Apache-2.0
// The pictures of rows: read inside the folder of the plugin that names them, decoded off the main thread, kept while
// they may be drawn again. One that shows a single colour is drawn in ours, any other in its own.

import GtkKit
import Pictures

final class ContentPictures {
    enum Drawing {
        /// Its coverage alone.
        case stencil(ImageSurface)
        case colours(ImageSurface)
    }

    private enum State {
        case loading([() -> Void])
        case ready(Drawing)
        case failed
    }

    private struct Key: Hashable {
        var folder: String
        var path: String
        var pixels: Int
    }

    private var states: [Key: State] = [:]
    private static let limit = 512

    /// - Parameters:
    ///   - pixels: The side of the box it has to fit in, in device pixels.
    ///   - ready: Called once if the picture comes later than this call.
    /// - Returns: Nil while it is not there, and if it cannot be read.
    func drawing(_ path: String, in folder: String, pixels: Int, ready: @escaping () -> Void) -> Drawing? {
        let key = Key(folder: folder, path: path, pixels: pixels)
        switch states[key] {
        case .ready(let drawing): return drawing
        case .failed: return nil
        case .loading(let others):
            states[key] = .loading(others + [ready])
            return nil
        case nil: break
        }
        if states.count >= ContentPictures.limit {
            states = states.filter { if case .loading = $0.value { true } else { false } }
        }
        states[key] = .loading([ready])
        let request = PictureRequest(path: path, folder: folder, sizing: .fit(width: pixels, height: pixels))
        PictureQueue.load(request) { [weak self] result in self?.take(result, for: key) }
        return nil
    }

    private func take(_ result: Result<Picture, PictureFailure>, for key: Key) {
        var waiting: [() -> Void] = []
        if case .loading(let calls) = states[key] { waiting = calls }
        guard case .success(let picture) = result, let drawing = ContentPictures.drawing(of: picture) else {
            states[key] = .failed
            return
        }
        states[key] = .ready(drawing)
        for call in waiting { call() }
    }

    private static func drawing(of picture: Picture) -> Drawing? {
        let isStencil = picture.isSingleColour()
        guard
            let surface = try? ImageSurface(
                width: picture.width, height: picture.height, format: isStencil ? .alpha : .colour)
        else { return nil }
        if isStencil { surface.load(alpha: picture.alpha.values) } else { surface.load(rgba: picture.rgba) }
        return isStencil ? .stencil(surface) : .colours(surface)
    }
}
