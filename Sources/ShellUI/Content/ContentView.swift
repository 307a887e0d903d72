// SPDX-License-Identifier: Apache-2.0
// The content of one page. It is made once and then agrees with whatever the page becomes: nodes are matched by id, so
// scroll position, focus and typed text stay, and only what differs is drawn again.

import BarModel
import GioKit
import GtkKit
import PluginProtocol
import ShellCore

package final class ContentView: PageContent {
    package let widget: Widget
    package var scroll: ScrolledWindow? { scrolled }

    private let scrolled = ScrolledWindow()
    private let canvas: PageCanvas
    private let host: ContentHost
    private let motion: ScrollMotion
    private let judge: ContentJudge
    private var root: (key: String, view: any NodeView)?
    private var revision: Int?
    private var theme: Theme?
    private var name = ""
    private var saved: (key: String, state: SavedContent)?
    private var prepared = 0..<0
    private var refill: LoopSource?
    private var isUpdating = false
    /// Between the bars, the last time it was looked at.
    private var openHeight = 0.0

    package init(_ page: PresentedPage, _ shell: ShellContext) {
        host = ContentHost(shell, page: page.id)
        canvas = PageCanvas { shell.theme }
        judge = ContentJudge(host, canvas)
        widget = scrolled
        motion = ScrollMotion(scrolled)
        scrolled.addClass("lintel-content")
        scrolled.setChild(canvas.widget)
        scrolled.followsFocus(false)
        scrolled.onScroll(self) { $0.scrolledOn() }
        canvas.onAllocate = { [weak self] in
            self?.refillSoon()
            self?.judge.judge()
        }
        host.onLayout = { [weak self] in
            if self?.canvas.isAllocating == false { self?.judge.judge() }
        }
        judge.onInset = { [weak self] inset in
            self?.canvas.below = inset
            self?.canvas.widget.queueResize()
        }
        scrolled.onExtentChange(self) { $0.keepFocusInView() }
        host.onResize = { [weak self] in self?.contentResized() }
        host.onFocus = { [weak self] in self?.reveal($0) }
    }

    /// Makes the view of a page: `PageContentMaker`.
    package static func make(_ page: PresentedPage, _ shell: ShellContext) -> any PageContent {
        ContentView(page, shell)
    }

    package func update(_ page: PresentedPage, insets: PageInsets) {
        isUpdating = true
        defer { isUpdating = false }
        host.page = page.id
        host.plugin = page.address?.tab.plugin
        if theme != host.theme {
            ContentStyle.apply(host.theme, folder: host.shell.resources.style)
            if theme != nil { root?.view.restyle() }
            if theme?.hasSameMeasures(as: host.theme) != true { canvas.widget.queueResize() }
            theme = host.theme
        }
        if canvas.insets != insets {
            canvas.insets = insets
            canvas.widget.queueResize()
        }
        if name != page.bars.navigation.accessibleTitle {
            name = page.bars.navigation.accessibleTitle
            host.name = name
            widget.setAccessible(label: name)
        }
        guard revision != page.revision else { return }
        revision = page.revision
        let anchor = currentAnchor
        show(page.content)
        canvas.node = root?.view
        canvas.widget.queueResize()
        prepare()
        if let anchor { keep(anchor) }
    }

    /// - Parameter animated: At once where motion is reduced.
    package func scrollToTop(animated: Bool) {
        motion.move(to: 0, animated: animated && !host.theme.reducedMotion)
    }

    /// The node that fills the page, for tests.
    var rootNode: (any NodeView)? { root?.view }

    // MARK: Content

    private func show(_ content: PresentedContent) {
        host.overridesActivation = nil
        switch content {
        case .placeholder: replaceRoot(nil)
        case .spinner:
            if root?.view is SpinnerNode == false { replaceRoot(("spinner", SpinnerNode(host))) }
        case .explanation(let explanation):
            let node: ExplanationNode
            if root?.key == "explanation", let known = root?.view as? ExplanationNode {
                node = known
            } else {
                node = ExplanationNode(host)
                replaceRoot(("explanation", node))
            }
            node.show(explanation)
        case .tabList(let tabs): show(tabs)
        case .content(let content, let busy):
            let key = "content \(content.type) \(NodeViews.id(of: content))"
            if root?.key == key, root?.view.update(content, busy: busy) == true { return }
            guard let node = NodeViews.make(content, host) else { return replaceRoot(nil) }
            _ = node.update(content, busy: busy)
            replaceRoot((key, node))
            if let saved, saved.key == key { putBack(saved.state) }
            saved = nil
        }
    }

    private func show(_ tabs: [TabEntry]) {
        let node: ListNode
        if root?.key == "tabs", let known = root?.view as? ListNode {
            node = known
        } else {
            node = ListNode(host)
            replaceRoot(("tabs", node))
        }
        let translate = host.shell.translate
        node.makeModel = { section, index in
            guard section == 0, tabs.indices.contains(index) else { return .unknown(index) }
            return RowModel(tabs[index], number: index + 1, of: tabs.count, translate: translate)
        }
        host.overridesActivation = { TabID($0).map(UserEvent.moreRow) }
        let rows = tabs.map { Row(id: "\($0.id)", title: $0.title) }
        _ = node.update(.list(ListContent(id: "tabs", sections: [ListSection(id: "tabs", rows: rows)])), busy: [])
    }

    private func replaceRoot(_ new: (key: String, view: any NodeView)?) {
        if let old = root {
            if old.key.hasPrefix("content ") {
                var state = SavedContent()
                state.offset = scrolled.offset
                old.view.save(into: &state)
                saved = (old.key, state)
            }
            old.view.widget.unparent()
        }
        root = new
        canvas.node = new?.view
        prepared = 0..<0
        if let view = new?.view { canvas.widget.add(view.widget) }
    }

    private func putBack(_ state: SavedContent) {
        root?.view.restore(state)
        jump(to: state.offset)
    }

    // MARK: What is in view

    private var width: Int { canvas.widget.width > 0 ? canvas.widget.width : 480 }
    private var viewHeight: Int { scrolled.viewHeight > 1 ? Int(scrolled.viewHeight) : 800 }

    private func prepare() {
        guard let root else { return }
        _ = canvas.contentHeight(width: width)
        let top = canvas.top(width: width, height: max(canvas.widget.height, viewHeight))
        let offset = Int(scrolled.offset)
        let margin = viewHeight / 3
        prepared = offset - margin..<offset + viewHeight + margin
        root.view.prepare(from: prepared.lowerBound - top, to: prepared.upperBound - top)
    }

    private func scrolledOn() {
        let offset = Int(scrolled.offset)
        // Rows are exchanged before the last of those that are there comes into view.
        let slack = min(48, viewHeight / 8)
        let isCovered =
            prepared.lowerBound <= max(0, offset - slack) && prepared.upperBound >= offset + viewHeight + slack
        if !isCovered, !isUpdating { prepare() }
    }

    /// The view may have grown; widgets are not made while others are laid out.
    private func refillSoon() {
        let offset = Int(scrolled.offset)
        guard root != nil, prepared.lowerBound > max(0, offset) || prepared.upperBound < offset + viewHeight else {
            return
        }
        refill = MainLoop.idle { [weak self] in
            self?.refill = nil
            self?.prepare()
        }
    }

    private func contentResized() {
        canvas.widget.queueResize()
        if !isUpdating { prepare() }
    }

    /// Brings what has the focus out from under the bars.
    private func reveal(_ target: Widget) {
        guard let origin = target.convert(Point(x: 0, y: 0), to: canvas.widget) else { return }
        let low = scrolled.offset + Double(canvas.insets.top) + 8
        let high = scrolled.offset + scrolled.viewHeight - Double(canvas.insets.bottom) - 8
        let bottom = origin.y + Double(target.height)
        var move = 0.0
        if bottom > high { move = bottom - high }
        if origin.y - move < low { move = origin.y - low }
        if move != 0 {
            motion.move(
                to: scrolled.offset + move, animated: !host.theme.reducedMotion, milliseconds: 150)
        }
    }

    /// A keyboard has come for what has the focus, and must not lie over it.
    private func keepFocusInView() {
        let height = scrolled.viewHeight - Double(canvas.insets.top + canvas.insets.bottom)
        defer { openHeight = height }
        guard height < openHeight else { return }
        // Nothing scrolls while it is laid out.
        MainLoop.post { [weak self] in
            guard let self, let focus = canvas.widget.focusInWindow, focus.isInside(canvas.widget) else { return }
            reveal(focus)
        }
    }

    // MARK: Keeping the place

    private struct Anchor {
        var section: String
        var row: String
        var distance: Int
    }

    /// The row under the upper bars, if the page is scrolled at all.
    private var currentAnchor: Anchor? {
        guard scrolled.offset > 0, let list = root?.view as? ListNode else { return nil }
        let y = Int(scrolled.offset)
        return list.anchor(at: y).map { Anchor(section: $0.section, row: $0.row, distance: $0.distance) }
    }

    /// Rows that came or went above are made up for.
    private func keep(_ anchor: Anchor) {
        guard let list = root?.view as? ListNode, let top = list.top(ofRow: anchor.row, in: anchor.section) else {
            return
        }
        let wish = Double(top - anchor.distance)
        if wish != scrolled.offset {
            jump(to: wish)
            prepare()
        }
    }

    private func jump(to offset: Double) {
        scrolled.jump(to: offset, contentHeight: Double(canvas.contentHeight(width: width)))
    }
}
