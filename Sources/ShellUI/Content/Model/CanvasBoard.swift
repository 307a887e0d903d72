// SPDX-License-Identifier: Apache-2.0
// What plugins have drawn into their canvases, by place: kept while the canvas is open, drawn by its node.

import GtkKit
import PluginProtocol
import ShellCore

package final class CanvasBoard {
    private struct Canvas {
        var values: OpenCanvas
        var surface: ImageSurface
        var file: Int32
    }

    /// Draws a canvas.
    protocol Viewer: AnyObject {
        func canvasChanged()
    }

    private struct Watch {
        weak var viewer: (any Viewer)?
    }

    private var canvases: [CanvasPlace: Canvas] = [:]
    private var watches: [CanvasPlace: Watch] = [:]

    package init() {}

    /// - Parameter file: Two buffers; whoever opened it closes it after `close`.
    package func open(_ place: CanvasPlace, _ canvas: OpenCanvas, file: Int32) {
        guard let surface = try? ImageSurface(width: canvas.width, height: canvas.height) else { return }
        canvases[place] = Canvas(values: canvas, surface: surface, file: file)
    }

    package func close(_ place: CanvasPlace) {
        guard canvases.removeValue(forKey: place) != nil else { return }
        watches[place]?.viewer?.canvasChanged()
    }

    /// Takes over what a plugin has drawn. What its file no longer has stays as it was.
    package func show(_ place: CanvasPlace, buffer: Int, _ rect: CanvasShowing.Rect) {
        guard let canvas = canvases[place] else { return }
        canvas.surface.read(
            file: canvas.file, offset: buffer * canvas.values.bufferSize, stride: canvas.values.stride, x: rect.x,
            y: rect.y, width: rect.width, height: rect.height)
        watches[place]?.viewer?.canvasChanged()
    }

    func surface(_ place: CanvasPlace) -> ImageSurface? { canvases[place]?.surface }

    /// One viewer a place: the last.
    func watch(_ place: CanvasPlace, by viewer: any Viewer) {
        watches = watches.filter { $0.value.viewer != nil }
        watches[place] = Watch(viewer: viewer)
    }
}
