// SPDX-License-Identifier: Apache-2.0
// A passage of text. When only the text changes and its size does not, nothing but this node is drawn again.

import GtkKit
import PluginProtocol

final class TextNode: NodeView, WidgetDelegate {
    private static let kind = WidgetKind("ContentPassage", role: .label)

    let widget: DrawnWidget
    private let host: ContentHost
    private var content = TextContent(id: "", runs: [])
    private var layout: TextLayout?
    private var key: (width: Int, margins: NodeMargins)?
    private var topSpace = 0
    private var lastHeight = 0
    private let links = TextLinks()

    init(_ host: ContentHost) {
        self.host = host
        widget = DrawnWidget(TextNode.kind)
        widget.delegate = self
    }

    func update(_ content: Content, busy: Set<String>) -> Bool {
        guard case .text(let text) = content else { return false }
        guard text != self.content else { return true }
        self.content = text
        let before = lastHeight
        layout = nil
        links.show(text.runs, in: widget, host)
        widget.setAccessible(label: text.runs.map(\.text).joined())
        if let key, height(width: key.width, margins: key.margins, isFirst: topSpace == 0) != before {
            host.onResize()
        }
        widget.queueDraw()
        return true
    }

    func restyle() {
        layout = nil
        widget.queueDraw()
    }

    private var style: TextStyle {
        let scale = host.type.textScale
        let family = host.type.family
        return switch content.role ?? .body {
        case .body: host.type.body
        case .heading: TextStyle(family: family, size: 22 * scale, weight: 600, lineHeight: 28 * scale)
        case .secondary: host.type.secondary
        case .caption: TextStyle(family: family, size: 13 * scale, lineHeight: 18 * scale)
        case .display: TextStyle(family: family, size: 64 * scale, weight: 300, tabular: true)
        }
    }

    private var ink: RGBA {
        switch content.role ?? .body {
        case .body, .heading, .display: host.palette.text
        case .secondary, .caption: host.palette.dim
        }
    }

    private enum Side { case left, centre, right }

    private var side: Side {
        switch content.alignment ?? (content.role == .display ? .centre : .leading) {
        case .leading: widget.isRightToLeft ? .right : .left
        case .centre: .centre
        case .trailing: widget.isRightToLeft ? .left : .right
        }
    }

    func height(width: Int, margins: NodeMargins, isFirst: Bool) -> Int {
        topSpace = isFirst ? 16 : content.role == .heading ? 24 : 12
        if key?.width != width || key?.margins != margins { layout = nil }
        key = (width, margins)
        let text = currentLayout(room: Double(max(0, width - margins.leading - margins.trailing)))
        lastHeight = topSpace + Int(text.height.rounded(.up))
        return lastHeight
    }

    private func currentLayout(room: Double) -> TextLayout {
        if let layout { return layout }
        var text = ""
        var spans: [TextSpan] = []
        for run in content.runs {
            let start = text.utf8.count
            text += run.text
            let look: TextSpan.Look? =
                switch run.style {
                case .strong: .strong
                case .emphasis: .emphasis
                case .code: .code
                case .plain, nil: nil
                }
            if let look { spans.append(TextSpan(start..<text.utf8.count, look)) }
            if run.link != nil { spans.append(TextSpan(start..<text.utf8.count, .link(host.palette.accent))) }
        }
        var style = style
        let alignment = side == .centre ? .centre : TextSide.alignment(right: side == .right, of: text)
        var made = TextLayout(text, style, maxWidth: room, lines: nil, alignment: alignment, spans: spans)
        // A number that is the point of the screen is made to fit rather than broken.
        if content.role == .display, made.lineCount > 1 {
            let whole = TextLayout(text, style)
            style.size = max(22, style.size * room / max(1, whole.width) * 0.98)
            made = TextLayout(text, style, maxWidth: room, lines: nil, alignment: alignment, spans: spans)
        }
        layout = made
        return made
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(lastHeight) : Measure(minimum: 0, natural: 0)
    }

    func directionChanged() { restyle() }

    func allocate(width: Int, height: Int) {
        guard !links.isEmpty, let (text, x) = placed(width: Double(width)) else { return }
        links.allocate(in: widget, text, x: x, y: Double(topSpace))
    }

    /// The text, and where its box begins.
    private func placed(width: Double) -> (TextLayout, x: Double)? {
        guard let margins = key?.margins else { return nil }
        let start = Double(widget.isRightToLeft ? margins.trailing : margins.leading)
        let room = width - Double(margins.leading + margins.trailing)
        let text = currentLayout(room: room)
        let x =
            switch side {
            case .left: start
            case .centre: start + (room - text.width) / 2
            case .right: start + room - text.width
            }
        return (text, x)
    }

    func snapshot(_ snapshot: Snapshot) {
        guard let (text, x) = placed(width: snapshot.width) else { return }
        snapshot.text(text, x: x, baseline: Double(topSpace) + text.baseline, ink)
        links.draw(snapshot)
    }
}
