// SPDX-License-Identifier: Apache-2.0
// A passage of text. When only the text changes and its size does not, nothing but this node is drawn again.

import GtkKit
import PluginProtocol

final class TextNode: NodeView, WidgetDelegate {
    private static let kind = WidgetKind("ContentPassage", role: .label)

    let widget: DrawnWidget
    private let host: ContentHost
    private var content = TextContent(id: "", runs: [])
    private var blocks: [TextBlock] = []
    private var layout: [TextLayout]?
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
        blocks = TextBlock.blocks(of: text.runs)
        links.show(blocks, in: widget, host)
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
        let texts = currentLayout(room: Double(max(0, width - margins.leading - margins.trailing)))
        lastHeight = topSpace + Int(zip(texts, blocks).reduce(0) { $0 + height(of: $1.0, $1.1) }.rounded(.up))
        return lastHeight
    }

    /// A line that is a link has the height of what a finger needs.
    private func height(of text: TextLayout, _ block: TextBlock) -> Double {
        block.isLink ? max(text.height, Double(host.metrics.touch)) : text.height
    }

    private func currentLayout(room: Double) -> [TextLayout] {
        if let layout { return layout }
        let made = blocks.map { shape($0, room: room) }
        layout = made
        return made
    }

    private func shape(_ block: TextBlock, room: Double) -> TextLayout {
        var text = ""
        var spans: [TextSpan] = []
        for run in block.runs {
            let start = text.utf8.count
            if let sign = run.tone.map(TextSign.init) {
                text += TextSign.room + run.text
                spans.append(TextSpan(start..<text.utf8.count, .signal(sign.colour(host.palette))))
            } else {
                text += run.text
            }
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
        return made
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(lastHeight) : Measure(minimum: 0, natural: 0)
    }

    func directionChanged() { restyle() }

    func allocate(width: Int, height: Int) {
        guard !links.isEmpty else { return }
        links.allocate(in: widget, placed(width: Double(width)), least: Double(host.metrics.touch))
    }

    var targets: [ContentTarget] { links.targets }

    /// Each text, and where its box begins.
    private func placed(width: Double) -> [(text: TextLayout, x: Double, y: Double)] {
        guard let margins = key?.margins else { return [] }
        let start = Double(widget.isRightToLeft ? margins.trailing : margins.leading)
        let room = width - Double(margins.leading + margins.trailing)
        var top = Double(topSpace)
        return zip(currentLayout(room: room), blocks).map { text, block in
            let x =
                switch side {
                case .left: start
                case .centre: start + (room - text.width) / 2
                case .right: start + room - text.width
                }
            let height = height(of: text, block)
            defer { top += height }
            return (text, x, top + (height - text.height) / 2)
        }
    }

    func snapshot(_ snapshot: Snapshot) {
        for ((text, x, y), block) in zip(placed(width: snapshot.width), blocks) {
            snapshot.text(text, x: x, baseline: y + text.baseline, ink)
            block.runs.first?.tone.map(TextSign.init)?.draw(snapshot, in: text, x: x, y: y, size: style.size, host)
        }
        links.draw(snapshot)
    }
}
