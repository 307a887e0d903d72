// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// One page of a tab's stack.
struct Page: Equatable {
    enum Loading: Equatable {
        /// Asked for, or to be asked for once the plugin is ready.
        case waiting(since: Int)
        case loaded
        case failed(String)
    }

    let id: PageID
    /// The plugin's name for it; the address of its actions.
    let screenID: String
    var description: ScreenDescription
    var loading: Loading
    /// Counts the changes of the content.
    var revision = 0
    /// Id of the segment of the page below that was selected when this one was pushed (NAV-SEG-BACK-TITLE).
    var segmentBelow: String?
    /// Rows of sections given by range that were there before the section was sent anew.
    var staleRows: [String: Range<Int>] = [:]
    /// Judged and repaired; made anew by `Shell.judgeScreens`.
    var bars: ScreenBars
    /// What was decided about the bars before and after they were laid out.
    var decisions: [Decision] = []
    var layoutDecisions: [MeasuredBar: [Decision]] = [:]
    /// The rule that keeps this page from being shown; an explanation stands instead of it.
    var refusal: Decision?
    /// A tab's first screen.
    static let root = "root"

    init(id: PageID, screenID: String, title: String, since now: Int) {
        self.id = id
        self.screenID = screenID
        description = ScreenDescription(screen: Screen(id: screenID, title: title), content: nil)
        loading = .waiting(since: now)
        bars = ScreenBars(navigation: NavigationBar(title: title, accessibleTitle: title))
    }

    init(id: PageID, description: ScreenDescription) {
        self.id = id
        screenID = description.screen.id
        self.description = description
        loading = .loaded
        bars = ScreenBars(
            navigation: NavigationBar(title: description.screen.title, accessibleTitle: description.screen.title))
    }

    /// Takes over what the rules made of the page's bars.
    mutating func judged(_ judgement: Judgement<ScreenBars>, tint: Judgement<BarColours>?) {
        bars = judgement.shown
        decisions = loading == .loaded ? judgement.decisions + (tint?.decisions ?? []) : []
        if let tint { bars.navigation.tint = tint.shown.background.description }
        refusal = judgement.refusal
    }

    mutating func load(_ new: ScreenDescription) {
        var new = new
        staleRows = [:]
        if let before = description.content, var content = new.content, content.hasSectionsOnDemand {
            content.changeSectionsOnDemand { section in
                guard let old = before.sectionOnDemand(section.id) else { return }
                staleRows[section.id] = section.keepRows(of: old, keeping: Shell.keptRows)
            }
            new.content = content
        }
        if description.content != new.content || loading != .loaded { revision += 1 }
        description = new
        description.screen.id = screenID
        loading = .loaded
    }
}

/// A tab with its stack, from the root up. Empty until it is opened for the first time.
struct TabRecord: Equatable {
    var spec: TabSpec
    var pages: [Page] = []
    /// At most one. Kept apart from the record: there may be a thousand tabs, and hardly any has a sheet.
    private var sheets: [Page] = []
    private var splits: [Split] = []

    init(spec: TabSpec) {
        self.spec = spec
    }

    var top: Page? { pages.last }
    var split: Split? {
        get { splits.first }
        set { splits = newValue.map { [$0] } ?? [] }
    }
    var sheet: Page? {
        get { sheets.first }
        set { sheets = newValue.map { [$0] } ?? [] }
    }

    func index(of page: PageID) -> Int? {
        pages.firstIndex { $0.id == page }
    }
}
