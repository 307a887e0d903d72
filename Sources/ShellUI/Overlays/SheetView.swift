// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore

/// A screen over everything but the status bar, with a navigation bar of its own. In a wide window it floats in the middle,
/// in a narrow one it comes up from the lower edge.
final class SheetView: WidgetDelegate {
    private static let kind = WidgetKind("Sheet", role: .dialog)
    private static let radius = 12.0
    private static let floatingWidth = 640
    private static let floatingHeight = 720
    private static let margin = 24

    let widget = DrawnWidget(SheetView.kind)
    let pageID: PageID
    private let page: PageView
    let bar: NavigationBarView
    private let context: ShellContext
    private var isFloating = false

    init(_ page: PresentedPage, context: ShellContext, makeContent: @escaping PageContentMaker) {
        pageID = page.id
        self.context = context
        self.page = PageView(page, context: context, makeContent: makeContent)
        bar = NavigationBarView(context: context, top: 0)
        widget.delegate = self
        widget.add(self.page.widget)
        widget.add(bar.widget)
        self.page.onScroll = { [weak self] _ in self?.updateBar() }
        bar.onHeightChange = { [weak self] in self?.widget.queueAllocate() }
    }

    func update(_ page: PresentedPage) {
        widget.setAccessible(label: page.bars.navigation.accessibleTitle)
        self.page.note(page)
        refresh()
    }

    func place(width: Int, height: Int) -> (x: Int, y: Int, width: Int, height: Int) {
        let status = Int(context.theme.metrics.statusHeight)
        isFloating = context.theme.metrics.widthClass == .regular
        guard isFloating else { return (0, status, width, height - status) }
        let wide = min(SheetView.floatingWidth, width - 2 * SheetView.margin)
        let tall = min(SheetView.floatingHeight, height - status - 2 * SheetView.margin)
        return ((width - wide) / 2, status + (height - status - tall) / 2, wide, tall)
    }

    private func refresh() {
        guard widget.width > 0 else { return }
        let face = page.face(width: Double(widget.width), in: bar)
        page.update(page.page, insets: PageInsets(top: Int(face.contentInset.rounded()), bottom: 0))
        updateBar()
    }

    private func updateBar() {
        bar.show(page.face(width: Double(widget.width), in: bar), page: pageID, offset: page.offset)
    }

    func allocate(width: Int, height: Int) {
        refresh()
        widget.allocate(page.widget, x: 0, y: 0, width: width, height: height)
        widget.allocate(bar.widget, x: 0, y: 0, width: width, height: Int(bar.height))
    }

    func snapshot(_ snapshot: Snapshot) {
        // What comes up from the edge has its lower corners beyond it.
        let beyond = isFloating ? 0 : SheetView.radius
        let rounded = Rect(x: 0, y: 0, width: snapshot.width, height: snapshot.height + beyond)
        snapshot.clipped(to: snapshot.bounds) {
            snapshot.clipped(to: rounded, radius: SheetView.radius) {
                snapshot.child(page.widget)
                snapshot.child(bar.widget)
            }
        }
    }
}
