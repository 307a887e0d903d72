// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore

@testable import ShellUI

/// Nothing at all, so nothing to focus.
@MainActor
final class EmptyContent: PageContent {
    private static let kind = WidgetKind("EmptyContent", role: .generic)
    let widget: Widget = DrawnWidget(EmptyContent.kind)
    let scroll: ScrolledWindow? = nil

    func update(_ page: PresentedPage, insets: PageInsets) {}
}

/// Rows that can be scrolled and pressed, as plain as they can be.
@MainActor
final class SampleContent: PageContent, WidgetDelegate {
    private static let kind = WidgetKind("SampleContent", role: .list)
    let scroller = ScrolledWindow()
    let body = DrawnWidget(SampleContent.kind)
    let button = PressArea(PressArea.row)
    private let context: ShellContext
    private var insets = PageInsets()
    private var title = ""
    static var rows = 3
    private(set) var updates = 0

    init(_ page: PresentedPage, _ context: ShellContext) {
        self.context = context
        body.delegate = self
        body.add(button.widget)
        button.setName("Row of \(page.bars.navigation.accessibleTitle)")
        scroller.setChild(body)
    }

    var widget: Widget { scroller }
    var scroll: ScrolledWindow? { scroller }

    func update(_ page: PresentedPage, insets: PageInsets) {
        updates += 1
        self.insets = insets
        title = page.bars.navigation.accessibleTitle
        body.queueResize()
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .horizontal
            ? Measure(minimum: 100, natural: 300)
            : Measure(insets.top + 16 + 48 * SampleContent.rows + 16 + insets.bottom)
    }

    func allocate(width: Int, height: Int) {
        body.allocate(button.widget, x: 16, y: insets.top + 16, width: width - 32, height: 48)
    }

    func snapshot(_ snapshot: Snapshot) {
        let palette = context.theme.palette
        let group = GtkKit.Rect(
            x: 16, y: Double(insets.top + 16), width: snapshot.width - 32, height: 48 * Double(SampleContent.rows))
        snapshot.fill(group, radius: 12, palette.surface)
        for row in 0..<SampleContent.rows {
            let text = TextLayout("\(title) \(row + 1)", context.theme.type.row)
            snapshot.text(text, x: 32, baseline: group.y + 48 * Double(row) + 30, palette.text)
        }
        snapshot.child(button.widget)
    }
}
