// SPDX-License-Identifier: Apache-2.0
// One page of a stack: the ground it stands on, its content, and its navigation bar measured at the present width.
import BarModel
import GtkKit
import ShellCore

package final class PageView: WidgetDelegate {
    private static let kind = WidgetKind("Page", role: .tabPanel)

    package let widget = DrawnWidget(PageView.kind)
    package private(set) var page: PresentedPage
    /// The content scrolled, or its extent changed.
    package var onScroll: (PageView) -> Void = { _ in }
    /// The stack its widget is in.
    weak var owner: StackView?
    private let context: ShellContext
    private let makeContent: PageContentMaker
    private let indicator: ScrollIndicator
    private var content: (any PageContent)?
    private var shown: (revision: Int, theme: Theme, insets: PageInsets)?
    private var cachedFace: BarFace?
    private var faceRules = 0
    /// What had the focus when the page was covered.
    private var keptFocus: Widget?

    init(_ page: PresentedPage, context: ShellContext, makeContent: @escaping PageContentMaker) {
        self.page = page
        self.context = context
        self.makeContent = makeContent
        indicator = ScrollIndicator(context: context)
        widget.delegate = self
        widget.clipsToBounds = true
    }

    var scroll: ScrolledWindow? { content?.scroll }
    var offset: Double { max(0, content?.scroll?.offset ?? 0) }

    /// Makes the view agree with the page. The content is made when the page is first shown, and kept.
    ///
    /// - Returns: Whether anything in it may look different now.
    @discardableResult
    func update(_ page: PresentedPage, insets: PageInsets) -> Bool {
        self.page = page
        let name = page.bars.navigation.accessibleTitle
        widget.setAccessible(label: name)
        let content = content ?? install(page)
        guard shown?.revision != page.revision || shown?.theme != context.theme || shown?.insets != insets else {
            return false
        }
        shown = (page.revision, context.theme, insets)
        content.update(page, insets: insets)
        widget.queueDraw()
        return true
    }

    /// Takes over the values of a page that is covered; it is drawn when it comes up.
    func note(_ page: PresentedPage) { self.page = page }

    private func install(_ page: PresentedPage) -> any PageContent {
        let content = makeContent(page, context)
        self.content = content
        widget.add(content.widget)
        widget.add(indicator.widget)
        if let scroll = content.scroll {
            scroll.onScroll(self) { page in
                if let scroll = page.scroll { page.indicator.scrolled(scroll) }
                page.onScroll(page)
            }
            scroll.onExtentChange(self) { $0.onScroll($0) }
        }
        return content
    }

    /// The page's navigation bar at a width.
    func face(width: Double, in bar: NavigationBarView) -> BarFace {
        let wanted = page.bars.navigation
        let revision = context.rules.revision
        if let face = cachedFace, face.wanted == wanted, face.width == width, face.theme == context.theme,
            face.chevronWidth == bar.chevronWidth, faceRules == revision
        {
            return face
        }
        let face = bar.face(wanted, width: width, of: page.address?.tab.plugin)
        cachedFace = face
        faceRules = revision
        return face
    }

    // MARK: Focus

    /// Remembers what has the focus, if it is in this page.
    func keepFocus(_ focused: Widget?) {
        if let focused, focused.isInside(widget) { keptFocus = focused }
    }

    /// Gives the focus back to what had it. The page does not move for it: it is as it was left.
    @discardableResult
    func restoreFocus() -> Bool {
        defer { keptFocus = nil }
        let offset = content?.scroll?.offset
        let isTaken = keptFocus?.regainFocus() ?? false
        if let offset { content?.scroll?.offset = offset }
        return isTaken
    }

    // MARK: Drawing

    package func measure(_ orientation: Orientation, forSize: Int) -> Measure { Measure(minimum: 0, natural: 320) }

    package func allocate(width: Int, height: Int) {
        guard let content else { return }
        widget.allocate(content.widget, x: 0, y: 0, width: width, height: height)
        let insets = shown?.insets ?? PageInsets()
        let strip = ScrollIndicator.strip
        widget.allocate(
            indicator.widget, x: context.theme.isRightToLeft ? 0 : width - strip, y: insets.top + 4, width: strip,
            height: max(0, height - insets.top - insets.bottom - 8))
    }

    package func snapshot(_ snapshot: Snapshot) {
        snapshot.fill(snapshot.bounds, context.theme.palette.page)
        guard let content else { return }
        snapshot.child(content.widget)
        snapshot.child(indicator.widget)
    }
}
