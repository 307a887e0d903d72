// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// What a person did.
extension Shell {
    mutating func handle(_ event: UserEvent) {
        if event.isInput { selection = nil }
        if let page = event.page { enterPane(of: page) }
        switch event {
        case .tab(let tab): press(tab)
        case .more: showMoreList()
        case .moreRow(let tab): select(tab)
        case .nextTab: step(by: 1)
        case .previousTab: step(by: -1)
        case .back: goBack()
        case .backInPane(let pane): goBack(in: pane)
        case .item(statusPage, _): _ = closeStatusSheet()
        case .item(let page, let id): activateItem(id, on: page)
        case .segment(let page, let id): chooseSegment(id, on: page)
        case .activate(let page, let node): activate(node, on: page)
        case .change(let page, let node, let value):
            if isSettings(page) {
                changeSetting(node, to: value, on: page)
            } else {
                sendAction(.change, node: node, on: page, value: value)
            }
        case .swipe(let page, let node, let action):
            sendAction(.swipe, node: node, on: page, value: .text(action))
        case .rowsNeeded(let page, let section, let first, let count):
            askForRows(on: page, section: section, first: first, count: count)
        case .retry(let page): retry(page)
        case .dialog(let number, let answer): answerDialog(number, answer)
        case .closeSheet:
            if isProblemListShown {
                isProblemListShown = false
            } else if !closeStatusSheet(), let shownTab {
                closeSheet(of: shownTab)
            }
        case .showProblems: isProblemListShown = !problems.isEmpty
        case .revealBars: revealBars()
        case .contentTap(let page): tapContent(of: page)
        case .contentSwipe(let page, let up): swipeContent(of: page, up: up)
        case .statusItems(let ids): openStatusItems(ids)
        case .resized(let width, let height): resize(width: width, height: height)
        case .judged(let decisions): report(decisions, to: nil)
        case .quitKeys: quit()
        case .layoutJudged(let page, let bar, let decisions): take(layout: decisions, of: bar, on: page)
        }
    }

    private mutating func activateItem(_ id: String, on pageID: PageID) {
        if pageID == problemPage { isProblemListShown = false }
        guard let page = page(pageID) else { return }
        let screen = page.description.screen
        let items = screen.leading + screen.trailing + screen.toolbar
        guard let item = items.first(where: { $0.id == id }) else { return }
        if let opens = item.opens {
            push(opens, from: pageID)
        } else {
            sendAction(.activate, node: id, on: pageID)
        }
    }

    private mutating func chooseSegment(_ id: String, on pageID: PageID) {
        if let place = location(of: pageID) {
            tabs[place.tab]?.pages[place.index].description.screen.segmented?.selected = id
            judgeScreens(of: place.tab)
        } else if let owner = tabs.first(where: { $0.value.sheet?.id == pageID })?.key {
            tabs[owner]?.sheet?.description.screen.segmented?.selected = id
            judgeSheet(of: owner)
        }
        sendAction(.change, node: "segmented", on: pageID, value: .text(id))
    }

    private mutating func activate(_ node: String, on pageID: PageID) {
        guard let page = page(pageID) else { return }
        if let opens = page.description.content?.opens(of: node) {
            push(opens, from: pageID)
        } else {
            sendAction(.activate, node: node, on: pageID)
        }
    }

    private mutating func retry(_ pageID: PageID) {
        guard let place = location(of: pageID), let plugin = plugins[place.tab.plugin] else { return }
        if case .failed = tabs[place.tab]?.pages[place.index].loading, plugin.state == .ready {
            tabs[place.tab]?.pages[place.index].loading = .waiting(since: now)
            openWaitingScreens(of: place.tab, isRestart: false)
        } else {
            retry(plugin: place.tab.plugin)
        }
    }

    private mutating func resize(width: Double, height: Double) {
        // The first frame of a window may have no size at all.
        guard width > 0, height > 0, width.isFinite, height.isFinite else { return }
        var new = environment
        new.width = width
        new.height = height
        guard new != environment else { return }
        let told = pluginEnvironment
        environment = new
        updateSizeClasses()
        judgeTabs()
        judgeAllScreens()
        tellEnvironment(before: told)
    }
}

extension Content {
    /// Where the row or card of this name leads, wherever in the tree it stands.
    func opens(of id: String) -> Opens? {
        switch self {
        case .list(let list): list.sections.lazy.compactMap { $0.rows.first { $0.id == id } }.first?.opens
        case .grid(let grid): grid.items.first { $0.id == id }?.opens
        case .column(let stack), .row(let stack): stack.children.lazy.compactMap { $0.opens(of: id) }.first
        case .text, .explanation, .progress, .buttons, .picker, .picture, .media, .canvas, .split, .unknown: nil
        }
    }
}
