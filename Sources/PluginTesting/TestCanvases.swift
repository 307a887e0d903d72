// SPDX-License-Identifier: Apache-2.0

// The memory of canvases in a test: files of a folder that goes with it.

import FoundationEssentials
import PluginProtocol

@MainActor
final class TestCanvases {
    struct Place: Hashable {
        var tab: String
        var screen: String
        var node: String
    }

    private struct Canvas {
        var path: String
        var width: Int
        var height: Int
        var shown: Int?
    }

    private var canvases: [Place: Canvas] = [:]
    private let folder = FileManager.default.temporaryDirectory.appending(path: "lintel-\(UUID().uuidString)")

    isolated deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func open(_ opening: CanvasOpening) throws(MessageError) -> ShellResult {
        guard let (width, height) = opening.pixels else { throw Self.refused("the size of the canvas is out of range") }
        let path = folder.appending(path: "\(canvases.count)").path
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(count: width * height * 8).write(to: URL(filePath: path))
        } catch {
            throw Self.refused("\(error)")
        }
        canvases[Place(tab: opening.tab, screen: opening.screen, node: opening.node)] = Canvas(
            path: path, width: width, height: height)
        return .canvas(path: path, stride: width * 4)
    }

    func show(_ showing: CanvasShowing) throws(MessageError) {
        let place = Place(tab: showing.tab, screen: showing.screen, node: showing.node)
        guard canvases[place] != nil, (0...1).contains(showing.buffer) else {
            throw Self.refused("the canvas \"\(showing.node)\" is not open")
        }
        canvases[place]?.shown = showing.buffer
    }

    /// Pixels of what was shown last, rows from the top; `nil` if nothing was.
    func pixels(_ place: Place) -> [UInt32]? {
        guard let canvas = canvases[place], let shown = canvas.shown,
            let data = try? Data(contentsOf: URL(filePath: canvas.path))
        else { return nil }
        let bytes = Array(data.dropFirst(shown * canvas.width * canvas.height * 4))
        return (0..<(canvas.width * canvas.height)).map { pixel in
            (0..<4).reduce(0) { $0 | UInt32(bytes[pixel * 4 + $1]) << UInt32($1 * 8) }
        }
    }

    private static func refused(_ message: String) -> MessageError {
        MessageError(code: MessageError.invalidParams, message: message)
    }
}
