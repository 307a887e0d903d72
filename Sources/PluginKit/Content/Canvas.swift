// SPDX-License-Identifier: Apache-2.0

// Pixels of the plugin's own, for what no other node can show.

import FoundationEssentials
import Glibc
import PluginProtocol

/// A place for pixels; `ScreenController.openCanvas` gives the memory to draw into.
public struct Canvas: ContentNode, Sendable {
    private let content: CanvasContent

    /// - Parameters:
    ///   - id: By which it is opened.
    ///   - height: px, 1 to 4096; the width is that of the page.
    ///   - description: Spoken.
    public init(_ id: String, height: Double, description: String) {
        content = CanvasContent(id: identifier(id), height: finite(height) ?? 1, description: description)
    }

    public var node: Node {
        Node { pass in
            var content = content
            content.id = pass.nodeID(content.id, kind: "canvas")
            return .canvas(content)
        }
    }
}

/// The memory of a canvas: two buffers, of which one is shown while the other is drawn into.
@MainActor
public final class CanvasBuffer {
    /// Pixels.
    public let width: Int
    public let height: Int
    private let place: CanvasShowing
    private let stride: Int
    private let file: Int32
    private weak var shell: Shell?
    private var next = 0

    init?(path: String, stride: Int, width: Int, height: Int, place: CanvasShowing, shell: Shell) {
        let file = open(path, O_WRONLY | O_CLOEXEC)
        guard file >= 0, stride >= width * 4 else { return nil }
        self.file = file
        self.width = width
        self.height = height
        self.place = place
        self.stride = stride
        self.shell = shell
    }

    isolated deinit { close(file) }

    /// Shows a picture: rows from the top, each pixel `0xAARRGGBB` with its colours multiplied by its alpha. What is missing
    /// stays as it was.
    public func show(_ pixels: [UInt32]) {
        for row in 0..<min(height, pixels.count / max(1, width)) {
            let line = pixels[row * width..<(row + 1) * width].map(\.littleEndian)
            let offset = next * stride * height + row * stride
            guard pwrite(file, line, line.count * 4, offset) == line.count * 4 else { return }
        }
        var showing = place
        showing.buffer = next
        shell?.tell(.showCanvas(showing))
        next = 1 - next
    }
}

extension ScreenController {
    /// Opens the memory of a canvas of this screen; opened again, for another size. It is gone with the canvas.
    ///
    /// - Parameters:
    ///   - width: px, as wide as it should be.
    ///   - scale: Pixels a px, 1 to 4.
    /// - Throws: `MessageError` if there is no such canvas on the screen.
    public final func openCanvas(_ id: String, width: Double, height: Double, scale: Int = 1) async throws
        -> CanvasBuffer
    {
        let opening = CanvasOpening(
            tab: tab.id, screen: self.id, node: identifier(id), width: width, height: height, scale: scale)
        guard case .canvas(let path, let stride) = try await shell.request(.openCanvas(opening)),
            let (wide, high) = opening.pixels,
            let buffer = CanvasBuffer(
                path: path, stride: stride, width: wide, height: high,
                place: CanvasShowing(tab: tab.id, screen: self.id, node: identifier(id), buffer: 0), shell: shell)
        else { throw MessageError(code: MessageError.internalError, message: "the canvas \"\(id)\" cannot be opened") }
        return buffer
    }
}
