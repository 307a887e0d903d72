// SPDX-License-Identifier: Apache-2.0
// Minus and plus in one pill. Each half is a button of its own, as high as the row.

import BarModel
import GtkKit

final class StepperControl {
    private let minus: PressArea
    private let plus: PressArea
    private let host: ContentHost

    /// - Parameter step: Called with -1 or 1.
    init(_ host: ContentHost, in row: DrawnWidget, step: @escaping (Double) -> Void) {
        self.host = host
        minus = PressArea(PressArea.button)
        plus = PressArea(PressArea.button)
        for (area, sign) in [(minus, -1.0), (plus, 1.0)] {
            row.add(area.widget)
            area.onPress = { step(sign) }
            area.draw = { [weak self, weak area] snapshot in
                guard let self, let area else { return }
                draw(snapshot, area, isPlus: sign > 0)
            }
            area.widget.add(
                FocusController().onEnter(host) { [weak area] host in
                    if let area { host.reveal(area.widget) }
                })
        }
        restyle()
    }

    var isVisible: Bool {
        get { minus.widget.isVisible }
        set {
            minus.widget.isVisible = newValue
            plus.widget.isVisible = newValue
        }
    }

    var targets: [Widget] { [minus.widget, plus.widget] }

    func update(_ amount: Amount, title: String) {
        minus.isEnabled = amount.value > amount.minimum
        plus.isEnabled = amount.value < amount.maximum
        minus.setName(host.shell.translate("Less: {title}", ["title": title]), description: amount.text)
        plus.setName(host.shell.translate("More: {title}", ["title": title]), description: amount.text)
        minus.widget.queueDraw()
        plus.widget.queueDraw()
    }

    func restyle() {
        for area in [minus, plus] {
            area.ring = host.palette.accent
            area.ringRadius = 14
            area.widget.queueDraw()
        }
    }

    func allocate(in row: DrawnWidget, x: Int, width: Int, height: Int) {
        let half = width / 2
        let (first, second) = row.isRightToLeft ? (plus, minus) : (minus, plus)
        row.allocate(first.widget, x: x, y: 0, width: half, height: height)
        row.allocate(second.widget, x: x + half, y: 0, width: width - half, height: height)
    }

    func snapshot(_ snapshot: Snapshot) {
        snapshot.child(minus.widget)
        snapshot.child(plus.widget)
    }

    private func draw(_ snapshot: Snapshot, _ area: PressArea, isPlus: Bool) {
        let palette = host.palette
        let isLeft = isPlus == area.widget.isRightToLeft
        let parts = host.metrics.parts
        let tall = RowLayout.stepper.scaled(parts).height
        let half = Rect(x: 0, y: (snapshot.height - tall) / 2, width: snapshot.width, height: tall)
        // The pill goes on beyond the half's inner edge, where it is cut.
        let pill = Rect(x: isLeft ? 0 : -20, y: half.y, width: half.width + 20, height: tall)
        snapshot.clipped(to: half) {
            snapshot.fill(pill, radius: 9 * parts, palette.pressed)
            if area.isPressed { snapshot.fill(pill, radius: 9 * parts, palette.pressed) }
        }
        let inner = isLeft ? half.maxX - 0.5 : 0
        snapshot.fill(Rect(x: inner, y: half.y + 7, width: 0.5, height: tall - 14), palette.dim.faded(0.5))
        let ink = area.isEnabled ? palette.text : palette.dim.faded(0.5)
        snapshot.cairo(half) { painter in
            let centre = Point(x: half.midX, y: half.midY)
            let arm = 6.5 * parts
            painter.line(
                from: Point(x: centre.x - arm, y: centre.y), to: Point(x: centre.x + arm, y: centre.y),
                width: 1.8 * parts, ink)
            guard isPlus else { return }
            painter.line(
                from: Point(x: centre.x, y: centre.y - arm), to: Point(x: centre.x, y: centre.y + arm),
                width: 1.8 * parts, ink)
        }
    }
}
