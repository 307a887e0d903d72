// SPDX-License-Identifier: Apache-2.0
// Buttons side by side in the middle of the page, of equal width; above each other where they have no room.

import GtkKit
import PluginProtocol

final class ButtonsNode: NodeView, WidgetDelegate {
    private static let kind = WidgetKind("ContentButtons", role: .group)
    private static let gap = 12
    private static let leastWidth = 140

    let widget: DrawnWidget
    private let host: ContentHost
    private(set) var buttons: [FilledButton] = []
    private var content = ButtonsContent(id: "", buttons: [])
    private var space = 0
    private var margins = NodeMargins()

    init(_ host: ContentHost) {
        self.host = host
        widget = DrawnWidget(ButtonsNode.kind)
        widget.delegate = self
    }

    func update(_ content: Content, busy: Set<String>) -> Bool {
        guard case .buttons(let node) = content else { return false }
        while buttons.count > node.buttons.count { buttons.removeLast().area.widget.unparent() }
        while buttons.count < node.buttons.count { add() }
        for (button, facts) in zip(buttons, node.buttons) {
            let isBusy = busy.contains(facts.id)
            if button.isBusy != isBusy { button.isBusy = isBusy }
        }
        guard node != self.content else { return true }
        self.content = node
        for (button, facts) in zip(buttons, node.buttons) {
            button.show(
                facts.label, look: .init(isFilled: facts.prominent == true, isDestructive: facts.destructive == true))
            button.area.isEnabled = facts.enabled ?? true
        }
        host.onResize()
        return true
    }

    private func add() {
        let button = FilledButton(host.shell)
        let index = buttons.count
        button.area.onPress = { [weak self] in
            guard let self, content.buttons.indices.contains(index) else { return }
            host.activate(content.buttons[index].id)
        }
        button.area.widget.add(
            FocusController().onEnter(host) { [weak button] host in
                if let button { host.reveal(button.area.widget) }
            })
        buttons.append(button)
        widget.add(button.area.widget)
    }

    func restyle() {
        for button in buttons { button.restyle() }
    }

    var targets: [ContentTarget] {
        zip(content.buttons, buttons).map { ContentTarget(id: $0.id, widget: $1.area.widget) }
    }

    /// Width of each, and whether they stand above each other.
    private func arrangement(_ width: Int) -> (each: Int, isStacked: Bool) {
        let room = max(0, width - margins.leading - margins.trailing)
        let wish = max(ButtonsNode.leastWidth, buttons.map(\.naturalWidth).max() ?? 0)
        let all = wish * buttons.count + ButtonsNode.gap * max(0, buttons.count - 1)
        return (min(wish, room), all > room)
    }

    func height(width: Int, margins: NodeMargins, isFirst: Bool) -> Int {
        self.margins = margins
        space = isFirst ? 16 : 24
        guard !buttons.isEmpty else { return 0 }
        let rows = arrangement(width).isStacked ? buttons.count : 1
        return space + rows * host.metrics.button + (rows - 1) * ButtonsNode.gap
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure { Measure(0) }

    func allocate(width: Int, height: Int) {
        let (each, isStacked) = arrangement(width)
        let tall = host.metrics.button
        let count = isStacked ? 1 : buttons.count
        let all = each * count + ButtonsNode.gap * max(0, count - 1)
        for (index, button) in buttons.enumerated() {
            let place = widget.isRightToLeft ? buttons.count - 1 - index : index
            widget.allocate(
                button.area.widget, x: (width - all) / 2 + (isStacked ? 0 : place * (each + ButtonsNode.gap)),
                y: space + (isStacked ? index * (tall + ButtonsNode.gap) : 0), width: each, height: tall)
        }
    }

    func snapshot(_ snapshot: Snapshot) {
        for button in buttons { snapshot.child(button.area.widget) }
    }
}
