// SPDX-License-Identifier: Apache-2.0
// The links of a passage: a widget over each, so that keyboard and assistive technology find it. One that is broken over
// lines can be pressed on the first of them. Links inside a paragraph are exempt from the least target.

import GtkKit
import PluginProtocol

final class TextLinks {
    private struct Link {
        let area: PressArea
        var range: Range<Int>
        var id: String
    }

    private var links: [Link] = []

    var isEmpty: Bool { links.isEmpty }

    func show(_ runs: [TextContent.Run], in parent: DrawnWidget, _ host: ContentHost) {
        var start = 0
        var index = 0
        for run in runs {
            let end = start + run.text.utf8.count
            defer { start = end }
            guard let id = run.link, start < end else { continue }
            if index == links.count {
                let area = PressArea(PressArea.link)
                parent.add(area.widget)
                links.append(Link(area: area, range: start..<end, id: id))
            }
            links[index].range = start..<end
            links[index].id = id
            let area = links[index].area
            area.ring = host.palette.accent
            area.ringInset = 0
            area.ringRadius = 4
            area.setName(run.text)
            area.draw = { [weak area, weak host] snapshot in
                guard let area, let host, area.isPressed else { return }
                snapshot.fill(snapshot.bounds, radius: 4, host.palette.pressed)
            }
            area.onPress = { [weak host] in host?.activate(id) }
            index += 1
        }
        for gone in links[index...] { gone.area.widget.unparent() }
        links.removeLast(links.count - index)
        parent.queueAllocate()
    }

    /// - Parameters:
    ///   - x: Of the text's box.
    ///   - y: Of the text's box.
    func allocate(in parent: DrawnWidget, _ text: TextLayout, x: Double, y: Double) {
        for link in links {
            let box = text.boxes(of: link.range).first ?? Rect(x: 0, y: 0, width: 0, height: 0)
            parent.allocate(
                link.area.widget, x: Int((x + box.x - 2).rounded(.down)), y: Int((y + box.y - 2).rounded(.down)),
                width: Int(box.width.rounded(.up)) + 4, height: Int(box.height.rounded(.up)) + 4)
        }
    }

    func draw(_ snapshot: Snapshot) {
        for link in links { snapshot.child(link.area.widget) }
    }
}
