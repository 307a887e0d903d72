// SPDX-License-Identifier: Apache-2.0
// The links of a passage: a widget over each, so that keyboard and assistive technology find it. One that is broken over
// lines can be pressed on the first of them. Links inside a paragraph are exempt from the least target; a line that is
// nothing but a link is not.

import GtkKit
import PluginProtocol

final class TextLinks {
    private struct Link {
        let area: PressArea
        var block = 0
        var range = 0..<0
        var id = ""
        var isLine = false
    }

    private var links: [Link] = []

    var isEmpty: Bool { links.isEmpty }

    var targets: [ContentTarget] {
        links.map { ContentTarget(id: $0.id, widget: $0.area.widget, isInlineLink: !$0.isLine) }
    }

    func show(_ blocks: [TextBlock], in parent: DrawnWidget, _ host: ContentHost) {
        var index = 0
        for (block, facts) in blocks.enumerated() {
            var start = 0
            for run in facts.runs {
                let end = start + run.text.utf8.count
                defer { start = end }
                guard let id = run.link, start < end else { continue }
                if index == links.count {
                    let area = PressArea(PressArea.link)
                    parent.add(area.widget)
                    links.append(Link(area: area))
                }
                links[index].block = block
                links[index].range = start..<end
                links[index].id = id
                links[index].isLine = facts.isLink
                describe(links[index].area, facts.isLink ? facts.text : run.text, id, host)
                index += 1
                if facts.isLink { break }
            }
        }
        for gone in links[index...] { gone.area.widget.unparent() }
        links.removeLast(links.count - index)
        parent.queueAllocate()
    }

    private func describe(_ area: PressArea, _ text: String, _ id: String, _ host: ContentHost) {
        area.ring = host.palette.accent
        area.ringInset = 0
        area.ringRadius = 4
        area.setName(text)
        area.draw = { [weak area, weak host] snapshot in
            guard let area, let host, area.isPressed else { return }
            snapshot.fill(snapshot.bounds, radius: 4, host.palette.pressed)
        }
        area.onPress = { [weak host] in host?.activate(id) }
    }

    /// - Parameters:
    ///   - texts: Of each block, with its place from the top left corner of its box.
    ///   - least: What a finger needs, px.
    func allocate(in parent: DrawnWidget, _ texts: [(text: TextLayout, x: Double, y: Double)], least: Double) {
        for link in links where texts.indices.contains(link.block) {
            let (text, x, y) = texts[link.block]
            let range = link.isLine ? 0..<text.text.utf8.count : link.range
            let boxes = text.boxes(of: range)
            var box = boxes.first ?? Rect(x: 0, y: 0, width: 0, height: 0)
            if link.isLine, let last = boxes.last {
                let low = boxes.map(\.x).min() ?? box.x
                let high = boxes.map(\.maxX).max() ?? box.maxX
                box = Rect(x: low, y: box.y, width: high - low, height: last.maxY - box.y)
            }
            var place = Rect(x: x + box.x - 2, y: y + box.y - 2, width: box.width + 4, height: box.height + 4)
            if link.isLine { place = place.grown(to: least) }
            parent.allocate(
                link.area.widget, x: Int(place.x.rounded(.down)), y: Int(place.y.rounded(.down)),
                width: Int(place.width.rounded(.up)), height: Int(place.height.rounded(.up)))
        }
    }

    func draw(_ snapshot: Snapshot) {
        for link in links { snapshot.child(link.area.widget) }
    }
}

extension Rect {
    /// About its middle.
    fileprivate func grown(to least: Double) -> Rect {
        let (wide, tall) = (max(width, least), max(height, least))
        return Rect(x: midX - wide / 2, y: midY - tall / 2, width: wide, height: tall)
    }
}
