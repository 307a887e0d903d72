// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// Where a canvas is on screen.
package struct CanvasPlace: Hashable, Sendable {
    package var page: PageID
    package var node: String

    package init(page: PageID, node: String) {
        self.page = page
        self.node = node
    }
}

/// Memory that a plugin shares with the shell.
package struct OpenCanvas: Hashable, Sendable {
    package var plugin: String
    /// Pixels.
    package var width: Int
    package var height: Int
    /// Bytes of a row.
    package var stride: Int { width * 4 }
    /// Bytes of one of the two buffers.
    package var bufferSize: Int { stride * height }
}

extension Shell {
    /// A screen that is still being fetched has its canvases too: whoever describes one may ask for its memory first.
    mutating func open(_ canvas: CanvasOpening, request: MessageID, in tab: TabID) throws(MessageError) {
        let place = try place(of: canvas.node, on: canvas.screen, in: tab)
        let others = canvases.filter { $0.key != place && $0.value.plugin == tab.plugin }
        let taken = others.values.reduce(0) { $0 + $1.width * $1.height }
        guard let (width, height) = canvas.pixels, taken + width * height <= CanvasOpening.mostPixels else {
            throw MessageError(
                code: MessageError.invalidParams,
                message:
                    "a canvas has 1 to 4096 px each way at a scale from 1 to 4, and all canvases of a plugin together "
                    + "\(CanvasOpening.mostPixels) pixels at most")
        }
        let opened = OpenCanvas(plugin: tab.plugin, width: width, height: height)
        canvases[place] = opened
        effects.append(.openCanvas(place, opened, request: request))
    }

    mutating func show(_ canvas: CanvasShowing, in tab: TabID) throws(MessageError) {
        let place = try place(of: canvas.node, on: canvas.screen, in: tab)
        guard let open = canvases[place] else {
            throw MessageError(code: MessageError.invalidParams, message: "the canvas \"\(canvas.node)\" is not open")
        }
        guard (0...1).contains(canvas.buffer) else {
            throw MessageError(code: MessageError.invalidParams, message: "a canvas has the buffers 0 and 1")
        }
        let rect = canvas.rect ?? CanvasShowing.Rect(x: 0, y: 0, width: open.width, height: open.height)
        guard (0..<open.width).contains(rect.x), (0..<open.height).contains(rect.y),
            (1...(open.width - rect.x)).contains(rect.width), (1...(open.height - rect.y)).contains(rect.height)
        else {
            throw MessageError(
                code: MessageError.invalidParams,
                message: "the rect does not lie within \(open.width) by \(open.height) pixels")
        }
        effects.append(.showCanvas(place, buffer: canvas.buffer, rect))
    }

    private func place(of node: String, on screen: String, in tab: TabID) throws(MessageError) -> CanvasPlace {
        let pages = (tabs[tab]?.pages ?? []) + [tabs[tab]?.sheet].compactMap { $0 }
        for page in pages.reversed() where page.screenID == screen && page.mayHaveCanvas(node) {
            return CanvasPlace(page: page.id, node: node)
        }
        throw MessageError(
            code: MessageError.invalidParams, message: "no canvas \"\(node)\" is on the screen \"\(screen)\"")
    }

    /// Takes back the memory of what is no longer on any page, or whose plugin does not run.
    mutating func reviewCanvases() {
        guard !canvases.isEmpty else { return }
        let pages = tabs.values.flatMap { $0.pages + [$0.sheet].compactMap { $0 } }
        let byID = Dictionary(pages.map { ($0.id, $0) }) { first, _ in first }
        for (place, canvas) in canvases
        where plugins[canvas.plugin]?.state != .ready || byID[place.page]?.mayHaveCanvas(place.node) != true {
            canvases[place] = nil
            effects.append(.closeCanvas(place))
        }
    }
}

extension Page {
    fileprivate func mayHaveCanvas(_ node: String) -> Bool {
        switch loading {
        case .waiting: true
        case .loaded: description.content?.hasCanvas(node) ?? false
        case .failed: false
        }
    }
}

extension Content {
    fileprivate func hasCanvas(_ node: String) -> Bool {
        switch self {
        case .canvas(let canvas): canvas.id == node
        case .column(let stack), .row(let stack): stack.children.contains { $0.hasCanvas(node) }
        default: false
        }
    }
}
