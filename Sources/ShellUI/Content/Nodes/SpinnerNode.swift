// SPDX-License-Identifier: Apache-2.0
// Waiting for a page that has not come yet.

import BarModel
import GtkKit
import PluginProtocol

final class SpinnerNode: NodeView, WidgetDelegate {
    private static let kind = WidgetKind("ContentWaiting", role: .progress)
    private static let size = 36

    let widget: DrawnWidget
    private let host: ContentHost
    private let spinner: Spinner

    init(_ host: ContentHost) {
        self.host = host
        widget = DrawnWidget(SpinnerNode.kind)
        spinner = Spinner(for: widget)
        widget.delegate = self
        widget.setAccessible(label: host.shell.translate("Loading"))
        widget.setAccessible(busy: true)
        spinner.spin(true)
    }

    func update(_ content: Content, busy: Set<String>) -> Bool { false }
    func restyle() { widget.queueDraw() }
    var wantsMiddle: Bool { true }
    func height(width: Int, margins: NodeMargins, isFirst: Bool) -> Int { SpinnerNode.size }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(SpinnerNode.size) : Measure(minimum: 0, natural: 0)
    }

    func snapshot(_ snapshot: Snapshot) {
        let size = Double(SpinnerNode.size)
        spinner.draw(
            snapshot, in: Rect(x: (snapshot.width - size) / 2, y: 0, width: size, height: size), host.palette.dim)
    }
}
