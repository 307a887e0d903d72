// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// A tab whose root is a split: `pages` holds the leading pane's stack and, from `start` on, the trailing one's. So every
/// page has one place whatever the width, and nothing is lost when the panes become pushes and panes again.
struct Split: Equatable {
    /// The screen that asked for the split; it has no page of its own.
    var screenID: String
    var content: SplitContent
    /// Index of the trailing pane's first page.
    var start: Int
    /// People are in the trailing pane, which lies over the leading one on compact width.
    var isEntered = false
}

extension TabRecord {
    /// The pages a person can get at, the uppermost last.
    func reachable(isWide: Bool) -> ArraySlice<Page> {
        guard let split, !isWide, !split.isEntered else { return pages[...] }
        return pages[..<split.start]
    }

    /// The page on top of each pane that is on screen.
    func tops(isWide: Bool) -> [Page] {
        guard let split, isWide else { return reachable(isWide: isWide).suffix(1) }
        return pages[..<split.start].suffix(1) + pages[split.start...].suffix(1)
    }
}

extension Shell {
    /// Panes stand side by side.
    var isWide: Bool { widthClass == .regular }

    mutating func updateSizeClasses() {
        let metrics = guideline.metrics(for: environment, previousWidthClass: widthClass)
        widthClass = metrics.widthClass
        let before = heightClass
        heightClass = metrics.heightClass
        heightChanged(from: before, to: heightClass)
    }

    /// What a page's surface is: a pane of the window, or all of it.
    func surface(of index: Int, in record: TabRecord) -> Environment {
        guard let split = record.split, isWide else { return environment }
        var surface = environment
        let layout = SplitLayout(width: environment.width)
        surface.width = index < split.start ? layout.leading.width : layout.trailing.width
        return surface
    }

    static let misplacedSplit = MessageError(
        code: MessageError.invalidParams, message: "two panes can only be a tab's first page")

    /// What people do in a pane keeps it in front when there is room for one only.
    mutating func enterPane(of page: PageID) {
        guard let place = location(of: page), let split = tabs[place.tab]?.split else { return }
        tabs[place.tab]?.split?.isEntered = place.index >= split.start
    }

    /// Two panes in the place of all there is in a tab.
    ///
    /// - Returns: Whether it was a split.
    mutating func beginSplit(with stack: [ScreenDescription], of tab: TabID) throws(MessageError) -> Bool {
        let isSplit = stack.map { if case .split = $0.content { true } else { false } }
        guard isSplit.contains(true) else { return false }
        guard stack.count == 1, case .split(let content) = stack[0].content, tabs[tab]?.split == nil else {
            throw Shell.misplacedSplit
        }
        let old = tabs[tab]?.pages ?? []
        beginSplit(content, screen: stack[0].screen.id, of: tab)
        for page in old.reversed() { close(page, of: tab) }
        return true
    }

    /// The root has arrived and is a split: its panes' first screens take its place.
    mutating func beginSplit(_ content: SplitContent, screen: String, of tab: TabID) {
        let sides = [content.leading, content.trailing]
        let roots = sides.map { side in
            Page(id: PageID(nextNumber()), screenID: side.screen, title: side.title, since: now)
        }
        tabs[tab]?.pages = roots
        tabs[tab]?.split = Split(screenID: screen, content: content, start: 1)
        judgeScreens(of: tab)
        openWaitingScreens(of: tab, isRestart: false)
    }

    /// A row of the leading pane leads to another screen: it takes the trailing pane over.
    mutating func show(_ opens: Opens, inTrailingPaneOf tab: TabID) {
        guard let record = tabs[tab], let split = record.split else { return }
        tabs[tab]?.split?.isEntered = true
        if record.pages[split.start...].first?.screenID == opens.screen {
            // It is there already; people see its beginning.
            return pop(to: split.start + 1, of: tab)
        }
        let new = Page(id: PageID(nextNumber()), screenID: opens.screen, title: opens.title, since: now)
        replacePages(from: split.start, with: [new], of: tab)
        openWaitingScreens(of: tab, isRestart: false)
    }

    /// A push of the plugin into the leading pane, under whatever the trailing one shows.
    mutating func insertInLeadingPane(_ page: Page, of tab: TabID) {
        guard let split = tabs[tab]?.split else { return }
        tabs[tab]?.pages.insert(page, at: split.start)
        tabs[tab]?.split?.start += 1
        tabs[tab]?.split?.isEntered = false
        judgeScreens(of: tab)
    }

    /// Back where panes are. Nil: the pane people are in, the trailing one while it is above its root.
    mutating func goBack(in pane: Pane?, of tab: TabID, _ split: Split) {
        guard let record = tabs[tab] else { return }
        let trailing = record.pages.count - split.start
        if !isWide {
            if split.isEntered, trailing > 1 { return leave(to: record.pages.count - 1, of: tab) }
            if split.isEntered {
                tabs[tab]?.split?.isEntered = false
                return
            }
        }
        let isTrailing = isWide && (pane ?? (trailing > 1 ? .trailing : .leading)) == .trailing
        if isTrailing {
            if trailing > 1 { leave(to: record.pages.count - 1, of: tab) }
        } else if split.start > 1 {
            popLeadingPane(to: split.start - 1, of: tab)
        } else if moreEntries.contains(where: { $0.id == tab }) {
            showMoreList()
        }
    }

    mutating func popLeadingPane(to depth: Int, of tab: TabID) {
        guard let split = tabs[tab]?.split, depth >= 1, depth < split.start, let pages = tabs[tab]?.pages else {
            return
        }
        tabs[tab]?.pages.removeSubrange(depth..<split.start)
        tabs[tab]?.split?.start = depth
        for page in pages[depth..<split.start].reversed() { close(page, of: tab) }
        judgeScreens(of: tab)
    }

    /// A press on the tab that is selected: both panes to their first pages (TAB-RETAP).
    mutating func returnToRoots(of tab: TabID, _ split: Split) {
        guard let record = tabs[tab] else { return }
        let wasEntered = split.isEntered && !isWide
        if record.pages.count > split.start + 1 { leave(to: split.start + 1, of: tab) }
        popLeadingPane(to: 1, of: tab)
        if wasEntered {
            tabs[tab]?.split?.isEntered = false
        } else if record.pages.count == split.start + 1, split.start == 1, let root = record.pages.first,
            root.description.screen.scrollsToTop
        {
            effects.append(.scrollToTop(root.id))
        }
    }

    /// Puts other pages where some were; those that go are closed.
    mutating func replacePages(from index: Int, with new: [Page], of tab: TabID) {
        guard let pages = tabs[tab]?.pages, index <= pages.count else { return }
        tabs[tab]?.pages.replaceSubrange(index..., with: new)
        for page in pages[index...].reversed() { close(page, of: tab) }
        judgeScreens(of: tab)
    }
}
