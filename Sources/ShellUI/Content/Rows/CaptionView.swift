// SPDX-License-Identifier: Apache-2.0
// The header above a group, or the footer below it.

import GtkKit

final class CaptionView: WidgetDelegate {
    private static let headers = WidgetKind("ContentHeader", role: .heading)
    private static let footers = WidgetKind("ContentFooter", role: .label)

    let widget: DrawnWidget
    let isHeader: Bool
    var item: ListPlan.Item?
    var frame = ListPlan.Frame(top: 0, height: 0)
    var isShown = false
    private let host: ContentHost
    private var text = ""
    private var layout: TextLayout?
    private var layoutWidth = 0.0

    init(isHeader: Bool, _ host: ContentHost) {
        self.isHeader = isHeader
        self.host = host
        widget = DrawnWidget(isHeader ? CaptionView.headers : CaptionView.footers)
        widget.delegate = self
        if isHeader { widget.setAccessible(level: 2) }
    }

    func show(_ text: String) {
        guard text != self.text || layout == nil else { return }
        self.text = text
        layout = nil
        widget.setAccessible(label: text)
        widget.queueDraw()
    }

    func restyle() {
        layout = nil
        widget.queueDraw()
    }

    /// What a footer needs at a width of its group.
    static func footerHeight(_ text: String, width: Int, _ host: ContentHost) -> Int {
        let room = Double(width) - 2 * ContentMetrics.padding
        return Int(TextLayout(text, style(isHeader: false, host), maxWidth: room, lines: nil).height.rounded(.up)) + 8
    }

    private static func style(isHeader: Bool, _ host: ContentHost) -> TextStyle {
        if isHeader { return host.type.groupHeader }
        var style = host.type.subtitle
        style.lineHeight = 18 * host.type.textScale
        return style
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(frame.height) : Measure(minimum: 0, natural: 0)
    }

    func snapshot(_ snapshot: Snapshot) {
        let padding = ContentMetrics.padding
        let width = snapshot.width - 2 * padding
        if layout == nil || layoutWidth != width {
            layout = TextLayout(
                text, CaptionView.style(isHeader: isHeader, host), maxWidth: width, lines: isHeader ? 1 : nil)
            layoutWidth = width
        }
        guard let layout else { return }
        let x = widget.isRightToLeft ? snapshot.width - padding - layout.width : padding
        let baseline = isHeader ? snapshot.height - 9 * host.type.textScale : 8 + layout.baseline
        snapshot.text(layout, x: x, baseline: baseline, host.palette.dim)
    }
}
