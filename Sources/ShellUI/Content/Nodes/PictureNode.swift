// SPDX-License-Identifier: Apache-2.0
// One picture in the width of the page. Until it is there, its place is kept in the shape of 3 to 2.

import GtkKit
import PluginProtocol

final class PictureNode: NodeView, WidgetDelegate {
    private static let kind = WidgetKind("ContentPicture", role: .image)

    let widget: DrawnWidget
    private let host: ContentHost
    private var content = PictureContent(id: "", path: "", description: "")
    private var margins = NodeMargins()
    private var space = 0
    private var lastHeight = 0
    private var aspect: Double?

    init(_ host: ContentHost) {
        self.host = host
        widget = DrawnWidget(PictureNode.kind)
        widget.delegate = self
    }

    func update(_ content: Content, busy: Set<String>) -> Bool {
        guard case .picture(let picture) = content else { return false }
        guard picture != self.content else { return true }
        let isOther = picture.path != self.content.path || picture.height != self.content.height
        self.content = picture
        widget.setAccessible(label: picture.description)
        if isOther {
            aspect = nil
            host.onResize()
        }
        widget.queueDraw()
        return true
    }

    func restyle() { widget.queueDraw() }

    func height(width: Int, margins: NodeMargins, isFirst: Bool) -> Int {
        self.margins = margins
        space = isFirst ? 16 : 12
        let room = Double(max(0, width - margins.leading - margins.trailing))
        let wish = content.height.flatMap { $0.isFinite ? min(2000, max(44, $0)) : nil }
        let box = Rect(x: 0, y: 0, width: room, height: room)
        if wish == nil, aspect == nil {
            aspect = host.pictureAspect(content.path, pixels: PictureArea.pixels(box, widget.scaleFactor)) {
                [weak self] in
                self?.host.onResize()
                self?.widget.queueDraw()
            }
        }
        lastHeight = space + Int((wish ?? min(2000, room / max(0.2, aspect ?? 1.5))).rounded())
        return lastHeight
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(lastHeight) : Measure(minimum: 0, natural: 0)
    }

    func snapshot(_ snapshot: Snapshot) {
        let start = Double(widget.isRightToLeft ? margins.trailing : margins.leading)
        let box = Rect(
            x: start, y: Double(space), width: snapshot.width - Double(margins.leading + margins.trailing),
            height: snapshot.height - Double(space))
        PictureArea.draw(
            content.path, fit: content.fit ?? .contain, in: box, radius: ContentMetrics.groupCorner, snapshot, host
        ) { [weak self] in self?.widget.queueDraw() }
    }
}
