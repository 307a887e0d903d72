// SPDX-License-Identifier: Apache-2.0
// A page that says what is missing, why, and what to do (TAB-EXPLAIN): the plugin's own, or the shell's.

import GtkKit
import PluginProtocol
import ShellCore

final class ExplanationNode: NodeView, WidgetDelegate {
    private static let kind = WidgetKind("Explanation", role: .group)

    struct Facts: Equatable {
        var icon: String?
        var heading: String
        var lines: [String]
        var button: String?
        /// The node a press activates; nil for the shell's own, which tries again.
        var node: String?
        var isBusy = false
    }

    let widget: DrawnWidget
    private let host: ContentHost
    private let heading = DrawnText(isHeading: true)
    private let lines = DrawnText(isHeading: false)
    let button: FilledButton
    private var facts = Facts(heading: "", lines: [])
    private var places: Places?
    private var space = 0

    private struct Places: Equatable {
        var width: Int
        var icon: Int?
        var heading: ListPlan.Frame
        var lines: ListPlan.Frame
        var button: ListPlan.Frame
        var height: Int
    }

    private static let iconSize = 56
    /// Widest line at the normal text size, and what stays free on either side of a narrow page.
    private static let lineWidth = 384.0
    private static let side = 32

    /// A line no longer than can be read at one glance.
    private func room(_ width: Int) -> Int {
        max(0, min(width - 2 * ExplanationNode.side, Int(ExplanationNode.lineWidth * max(1, host.type.textScale))))
    }

    init(_ host: ContentHost) {
        self.host = host
        button = FilledButton(host.shell)
        widget = DrawnWidget(ExplanationNode.kind)
        widget.delegate = self
        widget.add(heading.widget)
        widget.add(lines.widget)
        widget.add(button.area.widget)
        button.area.onPress = { [weak self] in self?.press() }
        button.area.widget.add(FocusController().onEnter(self) { $0.host.reveal($0.button.area.widget) })
    }

    func update(_ content: Content, busy: Set<String>) -> Bool {
        guard case .explanation(let node) = content else { return false }
        let text = [node.why, node.remedy].compactMap { $0 }.filter { !$0.isEmpty }
        show(
            Facts(
                icon: node.icon, heading: node.heading, lines: text, button: node.button?.label, node: node.button?.id,
                isBusy: node.button.map { busy.contains($0.id) } ?? false))
        return true
    }

    func show(_ explanation: PresentedExplanation) {
        var facts = Facts(icon: explanation.icon, heading: explanation.heading, lines: explanation.lines)
        if case .retry(let label) = explanation.button { facts.button = label }
        show(facts)
    }

    private func show(_ facts: Facts) {
        guard facts != self.facts else { return }
        self.facts = facts
        restyle()
        host.onResize()
    }

    func restyle() {
        let palette = host.palette
        let scale = host.type.textScale
        places = nil
        heading.show(
            facts.heading, TextStyle(family: host.type.family, size: 22 * scale, weight: 600, lineHeight: 28 * scale),
            palette.text)
        lines.show(facts.lines.joined(separator: "\n"), host.type.secondary, palette.dim)
        lines.widget.isVisible = !facts.lines.isEmpty
        button.area.widget.isVisible = facts.button != nil
        button.show(facts.button ?? "")
        if button.isBusy != facts.isBusy { button.isBusy = facts.isBusy }
        widget.setAccessible(label: facts.heading)
        widget.queueDraw()
    }

    private func press() {
        if let node = facts.node {
            host.activate(node)
        } else {
            host.shell.send(.retry(host.page))
        }
    }

    var wantsMiddle: Bool { true }

    var targets: [ContentTarget] {
        facts.button == nil ? [] : [ContentTarget(id: facts.node ?? "", widget: button.area.widget)]
    }

    func height(width: Int, margins: NodeMargins, isFirst: Bool) -> Int {
        space = isFirst ? 0 : 24
        return space + layOut(width).height
    }

    /// Distances between baselines are those of the look; texts of several lines push what follows down.
    private func layOut(_ width: Int) -> Places {
        if let places, places.width == width { return places }
        let scale = host.type.textScale
        let room = room(width)
        let icon = facts.icon == nil ? nil : 0
        let first = icon == nil ? 22 * scale : Double(ExplanationNode.iconSize) + 20 + 22 * scale
        let headingExtent = heading.extent(width: room)
        let headingFrame = ListPlan.Frame(
            top: Int((first - headingExtent.baseline).rounded()), height: headingExtent.height)
        let headingLine = 28 * scale
        let headingLast = first + Double(headingExtent.height) - headingLine
        let linesExtent = lines.extent(width: room)
        let linesFirst = headingLast + 8 + 22 * scale
        let linesFrame = ListPlan.Frame(
            top: Int((linesFirst - linesExtent.baseline).rounded()), height: linesExtent.height)
        let last = facts.lines.isEmpty ? headingLast : linesFirst + Double(linesExtent.height) - 22 * scale
        let buttonHeight = host.metrics.button
        let buttonTop = Int((last + 28).rounded())
        let made = Places(
            width: width, icon: icon, heading: headingFrame, lines: linesFrame,
            button: ListPlan.Frame(top: buttonTop, height: buttonHeight),
            height: facts.button == nil ? Int(last.rounded(.up)) + 8 : buttonTop + buttonHeight)
        places = made
        return made
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(places?.height ?? 0) : Measure(minimum: 0, natural: 0)
    }

    func allocate(width: Int, height: Int) {
        let places = layOut(width)
        let room = room(width)
        let start = (width - room) / 2
        if heading.widget.isVisible {
            widget.allocate(
                heading.widget, x: start, y: space + places.heading.top, width: room, height: places.heading.height)
        }
        if lines.widget.isVisible {
            widget.allocate(
                lines.widget, x: start, y: space + places.lines.top, width: room, height: places.lines.height)
        }
        if button.area.widget.isVisible {
            let wide = min(room, max(140, button.naturalWidth))
            widget.allocate(
                button.area.widget, x: (width - wide) / 2, y: space + places.button.top, width: wide,
                height: places.button.height)
        }
    }

    func snapshot(_ snapshot: Snapshot) {
        if let name = facts.icon, let top = places?.icon, let icon = host.shell.icons[name] {
            let size = Double(ExplanationNode.iconSize)
            let box = Rect(x: (snapshot.width - size) / 2, y: Double(space + top), width: size, height: size)
            snapshot.cairo(box) { icon.draw($0, x: box.x, y: box.y, size: size, lineWidth: 2, host.palette.dim) }
        }
        snapshot.child(heading.widget)
        if lines.widget.isVisible { snapshot.child(lines.widget) }
        if button.area.widget.isVisible { snapshot.child(button.area.widget) }
    }
}
