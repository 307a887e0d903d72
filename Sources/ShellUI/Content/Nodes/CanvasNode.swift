// SPDX-License-Identifier: Apache-2.0
// Pixels of the plugin's own, in the width of the page.

import GtkKit
import PluginProtocol
import ShellCore

final class CanvasNode: NodeView, WidgetDelegate, CanvasBoard.Viewer {
    private static let kind = WidgetKind("ContentCanvas", role: .image)

    let widget: DrawnWidget
    private let host: ContentHost
    private var content = CanvasContent(id: "", height: 1, description: "")
    private var margins = NodeMargins()
    private var space = 0

    init(_ host: ContentHost) {
        self.host = host
        widget = DrawnWidget(CanvasNode.kind)
        widget.delegate = self
    }

    private var place: CanvasPlace { CanvasPlace(page: host.page, node: content.id) }

    func update(_ content: Content, busy: Set<String>) -> Bool {
        guard case .canvas(let canvas) = content else { return false }
        let changesSize = canvas.height != self.content.height
        self.content = canvas
        widget.setAccessible(label: canvas.description)
        host.shell.canvases.watch(place, by: self)
        if changesSize { host.onResize() }
        return true
    }

    func canvasChanged() { widget.queueDraw() }

    func restyle() { widget.queueDraw() }

    private var wish: Int { content.height.isFinite ? Int(min(4096, max(1, content.height))) : 1 }

    func height(width: Int, margins: NodeMargins, isFirst: Bool) -> Int {
        self.margins = margins
        space = isFirst ? 16 : 12
        return space + wish
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(space + wish) : Measure(minimum: 0, natural: 0)
    }

    func snapshot(_ snapshot: Snapshot) {
        guard let surface = host.shell.canvases.surface(place) else { return }
        let start = Double(widget.isRightToLeft ? margins.trailing : margins.leading)
        let room = Rect(
            x: start, y: Double(space), width: snapshot.width - Double(margins.leading + margins.trailing),
            height: Double(wish))
        snapshot.cairo(room) { $0.image(surface, in: room) }
    }
}
