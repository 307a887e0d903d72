// SPDX-License-Identifier: Apache-2.0
// Nodes above each other, or side by side in equal parts.

import GtkKit
import PluginProtocol

final class StackNode: NodeView, WidgetDelegate {
    private static let kind = WidgetKind("ContentStack", role: .group)

    let widget: DrawnWidget
    let axis: Orientation
    private let host: ContentHost
    private(set) var children: [(id: String, view: any NodeView)] = []
    private var places: [(x: Int, y: Int, width: Int, height: Int)] = []
    private var key: (width: Int, margins: NodeMargins, isFirst: Bool)?

    init(_ host: ContentHost, axis: Orientation) {
        self.host = host
        self.axis = axis
        widget = DrawnWidget(StackNode.kind)
        widget.delegate = self
    }

    func update(_ content: Content, busy: Set<String>) -> Bool {
        let stack: StackContent
        switch (content, axis) {
        case (.column(let node), .vertical), (.row(let node), .horizontal): stack = node
        default: return false
        }
        let ids = children.map(\.id)
        children = StackNode.reconcile(children, with: stack.children, in: widget, busy: busy, host)
        if axis == .horizontal {
            for child in children { (child.view as? ListNode)?.centresButtons = true }
        }
        if ids != children.map(\.id) { host.onResize() }
        return true
    }

    /// Keeps the views of nodes whose id and type stayed, makes those that are new, and drops the others.
    static func reconcile(
        _ old: [(id: String, view: any NodeView)], with nodes: [Content], in parent: DrawnWidget, busy: Set<String>,
        _ host: ContentHost
    ) -> [(id: String, view: any NodeView)] {
        var left = old
        var kept: [(id: String, view: any NodeView)] = []
        for node in nodes {
            let id = NodeViews.id(of: node)
            if let index = left.firstIndex(where: { $0.id == id && $0.view.update(node, busy: busy) }) {
                kept.append(left.remove(at: index))
                continue
            }
            guard let view = NodeViews.make(node, host) else { continue }
            _ = view.update(node, busy: busy)
            parent.add(view.widget)
            kept.append((id, view))
        }
        for gone in left { gone.view.widget.unparent() }
        return kept
    }

    func restyle() {
        for child in children { child.view.restyle() }
    }

    func height(width: Int, margins: NodeMargins, isFirst: Bool) -> Int {
        key = (width, margins, isFirst)
        places = []
        guard axis == .horizontal else {
            var y = 0
            for child in children {
                let height = child.view.height(width: width, margins: margins, isFirst: isFirst && places.isEmpty)
                places.append((0, y, width, height))
                y += height
            }
            return y
        }
        let room = max(0, width - margins.leading - margins.trailing)
        // No part is narrower than a finger: what has no room goes on in another line (BARS-TARGET-MIN).
        let most = max(1, (room + StackNode.gap) / (host.metrics.touch + StackNode.gap))
        let lines = max(1, (children.count + most - 1) / most)
        let count = max(1, (children.count + lines - 1) / lines)
        var y = 0
        for first in stride(from: 0, to: children.count, by: count) {
            let line = children[first..<min(first + count, children.count)]
            y += place(line, columns: count, top: y, width: width, margins: margins, isFirst: isFirst && first == 0)
        }
        return y
    }

    /// Between two parts. It is a margin of each, so groups in a row keep the look of groups.
    private static let gap = 16

    /// - Returns: The height of the line.
    private func place(
        _ line: ArraySlice<(id: String, view: any NodeView)>, columns count: Int, top: Int, width: Int,
        margins: NodeMargins, isFirst: Bool
    ) -> Int {
        let inner = max(0, width - margins.leading - margins.trailing - StackNode.gap * (count - 1))
        var x = 0
        var tallest = 0
        for (index, child) in line.enumerated() {
            let start = index == 0 ? margins.leading : StackNode.gap / 2
            let end = index == count - 1 ? margins.trailing : StackNode.gap / 2
            let part = inner * (index + 1) / count - inner * index / count
            let wide = start + part + end
            let height = child.view.height(
                width: wide, margins: NodeMargins(leading: start, trailing: end), isFirst: isFirst)
            places.append((x, top, wide, height))
            tallest = max(tallest, height)
            x += wide
        }
        return tallest
    }

    func prepare(from low: Int, to high: Int) {
        for (child, place) in zip(children, places) {
            child.view.prepare(from: low - place.y, to: min(high, place.y + place.height) - place.y)
        }
    }

    var targets: [ContentTarget] { children.flatMap(\.view.targets) }

    var wantsMiddle: Bool { children.count == 1 && axis == .vertical && children[0].view.wantsMiddle }

    func save(into state: inout SavedContent) {
        for child in children { child.view.save(into: &state) }
    }

    func restore(_ state: SavedContent) {
        for child in children { child.view.restore(state) }
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical
            ? Measure(places.map { $0.y + $0.height }.max() ?? 0) : Measure(minimum: 0, natural: 0)
    }

    func allocate(width: Int, height: Int) {
        for (child, place) in zip(children, places) {
            let x = widget.isRightToLeft ? width - place.x - place.width : place.x
            widget.allocate(child.view.widget, x: x, y: place.y, width: place.width, height: place.height)
        }
    }

    func snapshot(_ snapshot: Snapshot) {
        for child in children { snapshot.child(child.view.widget) }
    }
}
