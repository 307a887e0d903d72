// SPDX-License-Identifier: Apache-2.0
// What moves inside the scrolled view: one node below the upper bars, with room to scroll it clear of the lower ones.

import GtkKit

final class PageCanvas: WidgetDelegate {
    private static let kind = WidgetKind("PageCanvas", role: .group)

    let widget: DrawnWidget
    var node: (any NodeView)?
    var insets = PageInsets()
    /// How much lower the content begins, so that nothing of it is under the status bar (STAT-NOT-INTERACTIVE).
    var below = 0
    private let theme: () -> Theme
    /// The size has been given out; more or other rows may be in view now.
    var onAllocate: () -> Void = {}

    /// - Parameter theme: The one in force.
    init(theme: @escaping () -> Theme) {
        self.theme = theme
        widget = DrawnWidget(PageCanvas.kind)
        widget.delegate = self
    }

    /// Below the last of the content.
    private static let foot = 24

    private func nodeHeight(width: Int) -> Int {
        node?.height(width: width, margins: .page(width: width, theme()), isFirst: true) ?? 0
    }

    /// The node's top in the canvas.
    func top(width: Int, height: Int) -> Int {
        guard let node, node.wantsMiddle else { return insets.top + below }
        // The optical middle lies a little above the measured one.
        let free = height - insets.top - insets.bottom - nodeHeight(width: width)
        return insets.top + below + max(24, free * 3 / 7)
    }

    func contentHeight(width: Int) -> Int {
        insets.top + below + nodeHeight(width: width) + (node == nil ? 0 : PageCanvas.foot) + insets.bottom
    }

    var requestMode: RequestMode { .heightForWidth }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        guard orientation == .vertical else { return Measure(minimum: 0, natural: 0) }
        return Measure(contentHeight(width: forSize < 0 ? max(1, widget.width) : forSize))
    }

    /// Not everything in it has its place yet.
    private(set) var isAllocating = false

    func allocate(width: Int, height: Int) {
        isAllocating = true
        if let node {
            let tall = nodeHeight(width: width)
            widget.allocate(node.widget, x: 0, y: top(width: width, height: height), width: width, height: tall)
        }
        isAllocating = false
        onAllocate()
    }

    func snapshot(_ snapshot: Snapshot) {
        if let node { snapshot.child(node.widget) }
    }
}
