// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// Push and pop. A stack grows by push only, and back takes exactly one page away (NAV-BACK-SINGLE).
extension Shell {
    /// More pages than anybody can find back through; a plugin that pushes in a circle meets this.
    static let deepest = 128

    /// Where a page is.
    func location(of page: PageID) -> (tab: TabID, index: Int)? {
        for (id, tab) in tabs {
            if let index = tab.index(of: page) { return (id, index) }
        }
        return nil
    }

    /// A page of a stack, or a sheet.
    func page(_ id: PageID) -> Page? {
        location(of: id).flatMap { tabs[$0.tab]?.pages[$0.index] } ?? tabs.values.first { $0.sheet?.id == id }?.sheet
    }

    /// The tab a page or a sheet belongs to.
    func tab(of id: PageID) -> TabID? {
        location(of: id)?.tab ?? tabs.first { $0.value.sheet?.id == id }?.key
    }

    mutating func change(_ id: PageID, _ body: (inout Page) -> Void) {
        if let place = location(of: id) {
            guard var page = tabs[place.tab]?.pages[place.index] else { return }
            body(&page)
            tabs[place.tab]?.pages[place.index] = page
        } else if let tab = tab(of: id), var sheet = tabs[tab]?.sheet {
            body(&sheet)
            tabs[tab]?.sheet = sheet
        }
    }

    /// Pushes a placeholder in the frame of the tap and asks for the screen (NAV-PUSH-MOTION does not wait). A screen has
    /// one place in a stack (NAV-HIERARCHY): what leads to one below goes back to it.
    mutating func push(_ opens: Opens, from page: PageID) {
        // A covered page cannot be tapped: this is the second half of a double tap (N-01).
        guard let place = location(of: page), place.tab == shownTab,
            let record = tabs[place.tab], record.tops(isWide: isWide).contains(where: { $0.id == page })
        else { return }
        if let split = record.split, place.index < split.start { return show(opens, inTrailingPaneOf: place.tab) }
        if let index = record.pages.firstIndex(where: { $0.screenID == opens.screen }) {
            return leave(to: index + 1, of: place.tab)
        }
        var new = Page(id: PageID(nextNumber()), screenID: opens.screen, title: opens.title, since: now)
        if opens.screen == Shell.settingsScreen { new.load(settingsDescription(of: place.tab.plugin)) }
        new.segmentBelow = tabs[place.tab]?.top?.description.screen.segmented?.selectedSegment?.id
        append(new, to: place.tab)
        openWaitingScreens(of: place.tab, isRestart: false)
    }

    /// A push out of the plugin's own work.
    ///
    /// - Parameter pane: Counts in a split only; nil is the trailing one.
    mutating func push(
        _ description: ScreenDescription, to tab: TabID, pane: Pane?
    ) throws(MessageError) {
        if tabs[tab]?.pages.isEmpty == true { open(tab) }
        guard tabs[tab]?.pages.contains(where: { $0.screenID == description.screen.id }) == false else {
            throw MessageError(
                code: MessageError.invalidParams,
                message:
                    "the screen \"\(description.screen.id)\" is in the stack already; pop or replace leads back to it")
        }
        if case .split = description.content { throw Shell.misplacedSplit }
        guard (tabs[tab]?.pages.count ?? 0) < Shell.deepest else {
            throw MessageError(
                code: MessageError.invalidParams, message: "the stack holds \(Shell.deepest) screens already")
        }
        var new = Page(id: PageID(nextNumber()), description: description)
        new.segmentBelow = tabs[tab]?.top?.description.screen.segmented?.selectedSegment?.id
        if pane == .leading, tabs[tab]?.split != nil { return insertInLeadingPane(new, of: tab) }
        tabs[tab]?.split?.isEntered = true
        append(new, to: tab)
    }

    private mutating func append(_ page: Page, to tab: TabID) {
        guard let record = tabs[tab], record.pages.count < Shell.deepest else { return }
        let covered = record.top?.id
        endHideTokens { $0.page == covered }
        tabs[tab]?.pages.append(page)
        judgeScreens(of: tab, from: record.pages.count)
    }

    /// Replaces a stack; pages whose screens stay keep their identity, and with it scroll position and typed text.
    ///
    /// - Parameter pane: Counts in a split only; nil is the trailing one.
    mutating func replaceStack(of tab: TabID, with stack: [ScreenDescription], pane: Pane?) throws(MessageError) {
        guard try !beginSplit(with: stack, of: tab), let old = tabs[tab]?.pages else { return }
        let split = tabs[tab]?.split
        let range =
            split.map { pane == .leading ? 0..<$0.start : $0.start..<old.count } ?? old.indices.lowerBound..<old.count
        var reusable = Array(old[range])
        var pages: [Page] = []
        for description in stack.prefix(Shell.deepest) {
            if let index = reusable.firstIndex(where: { $0.screenID == description.screen.id }) {
                var page = reusable.remove(at: index)
                page.load(description)
                pages.append(page)
            } else {
                pages.append(Page(id: PageID(nextNumber()), description: description))
            }
        }
        tabs[tab]?.pages.replaceSubrange(range, with: pages)
        if pane == .leading { tabs[tab]?.split?.start = pages.count } else { tabs[tab]?.split?.isEntered = true }
        for page in reusable { close(page, of: tab) }
        judgeScreens(of: tab)
    }

    /// Back button, key, mouse button, swipe: one page, or the More list under a tab's root.
    mutating func goBack(in pane: Pane? = nil) {
        guard let tab = shownTab, let record = tabs[tab] else { return }
        if record.sheet != nil {
            closeSheet(of: tab)
        } else if let split = record.split {
            goBack(in: pane, of: tab, split)
        } else if record.pages.count > 1 {
            leave(to: record.pages.count - 1, of: tab)
        } else if moreEntries.contains(where: { $0.id == tab }) {
            showMoreList()
        }
    }

    /// Pops to a depth, unless the screen on top wants to be asked first (NAV-POP-VETO).
    mutating func leave(to depth: Int, of tab: TabID) {
        guard let record = tabs[tab], let top = record.top, depth < record.pages.count else { return }
        if let wish = top.description.screen.leave {
            report(judgeVeto(wish, on: top, of: tab).decisions, to: tab.plugin)
        }
        if let question = question(before: top, of: tab) {
            let isAsked = dialogs.contains { dialog in
                if case .leave(let page, _) = dialog.source { page == top.id } else { false }
            }
            guard !isAsked else { return }
            dialogs.append(
                Dialog(
                    number: nextNumber(), source: .leave(page: top.id, popsTo: depth), title: question.title,
                    text: question.text, leave: question.leave, stay: question.stay))
        } else {
            pop(to: depth, of: tab)
        }
    }

    /// What is asked before a page is left: a question that says something, of a plugin that runs (NAV-POP-VETO).
    func question(before page: Page, of tab: TabID) -> LeaveConfirmation? {
        guard let wish = page.description.screen.leave else { return nil }
        return judgeVeto(wish, on: page, of: tab).shown == nil ? nil : wish
    }

    private func judgeVeto(_ wish: LeaveConfirmation, on page: Page, of tab: TabID) -> Judgement<Request?> {
        guideline(of: tab.plugin).judge(
            request: RequestFacts(
                request: .veto(
                    hasConfirmation: (wish.title + wish.text).contains { !$0.isWhitespace },
                    isRunning: plugins[tab.plugin]?.state == .ready),
                plugin: tab.plugin, path: "\(tab)/\(page.screenID)"))
    }

    mutating func pop(to depth: Int, of tab: TabID) {
        guard let pages = tabs[tab]?.pages, depth >= 1, depth < pages.count else { return }
        tabs[tab]?.pages.removeLast(pages.count - depth)
        for page in pages[depth...].reversed() { close(page, of: tab) }
    }

    mutating func close(_ page: Page, of tab: TabID) {
        endHideTokens { $0.page == page.id }
        dialogs.removeAll { dialog in
            if case .leave(page.id, _) = dialog.source { true } else { false }
        }
        guard plugins[tab.plugin]?.state == .ready else { return }
        plugins[tab.plugin]?.requests.abandon(page.id)
        effects.append(.send(plugin: tab.plugin, .notification(.screenClosed(tab: tab.tab, screen: page.screenID))))
    }

    mutating func closeSheet(of tab: TabID) {
        guard let sheet = tabs[tab]?.sheet else { return }
        tabs[tab]?.sheet = nil
        close(sheet, of: tab)
    }
}
