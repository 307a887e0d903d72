// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// Exactly what should be on screen: plain values, bars already judged and repaired. The one thing `ShellUI` reads.
package struct PresentedShell: Equatable, Sendable {
    package var environment: Environment
    package var settings: ShellSettings
    /// The numbers of the guideline in force.
    package var limits: Limits
    package var statusBar: StatusBar
    package var tabBar: TabBar
    /// Where its slots stand, at the width of `environment`.
    package var tabLayout: TabLayout
    /// Every open stack, so that views of tabs that are not shown keep their scroll position, focus and typed text
    /// (TAB-STATE-KEPT). A stack that is not here any more is thrown away.
    package var stacks: [StackID: PresentedStack]
    /// The stack on screen.
    package var shown: StackID
    /// The stack beside it, in the trailing pane of a split.
    package var shownBeside: StackID?
    package var sheet: PresentedSheet?
    package var dialog: PresentedDialog?
    /// Whether the bars are hidden by a token; all of them together (BARS-HIDE-TOGETHER).
    package var barsHidden: Bool
    /// Whether the navigation bar is hidden without the others, while the on-screen keyboard is up.
    package var hidesNavigation: Bool
    package var navigationHidden: Bool { barsHidden || hidesNavigation }
    /// What people have to know of hidden bars, for a moment; `nil` for nothing.
    package var hint: String?
    /// Number of problems the operator should know of; 0 shows no mark.
    package var problemCount: Int
    /// Which chevron and mask the bars show.
    package var chevron = IndicatorChoice.standard
    /// What rules changed or warned about in the tabs, for the inspector.
    package var tabDecisions: [Decision] = []
    /// Of the plugins whose manifests set rules.
    package var ownRules: [String: OwnRules] = [:]

    package init(
        environment: Environment, settings: ShellSettings = ShellSettings(), limits: Limits = Limits(),
        statusBar: StatusBar = StatusBar(),
        tabBar: TabBar = TabBar(), tabLayout: TabLayout = TabLayout(width: 0, count: 0),
        stacks: [StackID: PresentedStack] = [:], shown: StackID = .more, shownBeside: StackID? = nil,
        sheet: PresentedSheet? = nil, dialog: PresentedDialog? = nil, barsHidden: Bool = false,
        hidesNavigation: Bool = false, hint: String? = nil, problemCount: Int = 0
    ) {
        self.environment = environment
        self.settings = settings
        self.limits = limits
        self.statusBar = statusBar
        self.tabBar = tabBar
        self.tabLayout = tabLayout
        self.stacks = stacks
        self.shown = shown
        self.shownBeside = shownBeside
        self.sheet = sheet
        self.dialog = dialog
        self.barsHidden = barsHidden
        self.hidesNavigation = hidesNavigation
        self.hint = hint
        self.problemCount = problemCount
    }
}

/// Limits and actions that hold for the screens of one plugin, for what is judged where it is measured.
package struct OwnRules: Equatable, Sendable {
    package var limits: Limits
    package var actions: [String: ShellSettings.RulesSection.Action]

    package init(limits: Limits, actions: [String: ShellSettings.RulesSection.Action]) {
        self.limits = limits
        self.actions = actions
    }
}

/// A stack of pages with its own place in the shell.
package enum StackID: Hashable, Sendable {
    case tab(TabID)
    /// The trailing pane of a tab that is a split, on regular width; the leading one is the tab's own stack.
    case trailingPane(TabID)
    /// The list of the tabs that did not fit. A tab chosen there shows its own pages above the list, as one stack.
    case more
    /// The shell's own page, for example when no plugin is installed.
    case shell
}

package struct PresentedStack: Equatable, Sendable {
    /// From the root up; the last one is on screen. Never empty.
    package var pages: [PresentedPage]

    package init(pages: [PresentedPage]) {
        self.pages = pages
    }
}

/// Identity of one page for as long as it is in a stack: the same screen pushed again is another page.
package struct PageID: Hashable, Sendable {
    package var number: Int

    package init(_ number: Int) {
        self.number = number
    }
}

package struct PresentedPage: Equatable, Sendable, Identifiable {
    package var id: PageID
    /// Where its actions go; `nil` for the shell's own pages.
    package var address: ScreenAddress?
    package var bars: ScreenBars
    package var scrollsToTop: Bool
    package var content: PresentedContent
    /// Changes with every change of `content`, so that views compare a number and not a tree.
    package var revision: Int
    /// Going back asks first: the page follows a finger only a little (NAV-POP-VETO).
    package var asksToLeave: Bool
    /// What makes the bars leave over this page.
    package var hidesBars: Set<HideTrigger>

    /// What rules changed or warned about on this page, for the inspector.
    package var decisions: [Decision]

    package init(
        id: PageID, address: ScreenAddress?, bars: ScreenBars, scrollsToTop: Bool = true, content: PresentedContent,
        revision: Int = 0, decisions: [Decision] = [], asksToLeave: Bool = false,
        hidesBars: Set<HideTrigger> = []
    ) {
        self.id = id
        self.address = address
        self.bars = bars
        self.scrollsToTop = scrollsToTop
        self.content = content
        self.revision = revision
        self.decisions = decisions
        self.asksToLeave = asksToLeave
        self.hidesBars = hidesBars
    }

    /// Contents are equal when their revisions are: a page's tree is never compared node by node.
    package static func == (left: PresentedPage, right: PresentedPage) -> Bool {
        left.id == right.id && left.revision == right.revision && left.bars == right.bars
            && left.address == right.address && left.scrollsToTop == right.scrollsToTop
            && left.asksToLeave == right.asksToLeave && left.hidesBars == right.hidesBars
            && left.decisions == right.decisions
    }
}

/// A screen of a plugin: what an `action` names.
package struct ScreenAddress: Hashable, Sendable {
    package var tab: TabID
    package var screen: String

    package init(tab: TabID, screen: String) {
        self.tab = tab
        self.screen = screen
    }
}

package enum PresentedContent: Hashable, Sendable {
    /// Nothing yet: the first 300 ms of waiting.
    case placeholder
    /// Waiting goes on.
    case spinner
    /// `busy` holds the ids of the nodes whose action has had no answer for 500 ms.
    case content(Content, busy: Set<String>)
    /// The shell's own explanation; its button sends `.retry` or `.remedy`.
    case explanation(PresentedExplanation)
    /// The rows of More.
    case tabList([TabEntry])
}

package struct PresentedExplanation: Hashable, Sendable {
    package enum Button: Hashable, Sendable {
        case retry(label: String)
    }

    package var icon: String
    package var heading: String
    /// Lines of text under the heading.
    package var lines: [String]
    package var button: Button?

    package init(icon: String, heading: String, lines: [String], button: Button? = nil) {
        self.icon = icon
        self.heading = heading
        self.lines = lines
        self.button = button
    }
}

/// A screen over everything but the status bar, opened by a plugin.
package struct PresentedSheet: Equatable, Sendable {
    package var page: PresentedPage

    package init(page: PresentedPage) {
        self.page = page
    }
}

/// A question the shell asks: an alert of a plugin, or the confirmation of leaving a screen.
package struct PresentedDialog: Equatable, Sendable {
    package struct Button: Equatable, Sendable {
        package enum Kind: Equatable, Sendable {
            case normal, preferred, destructive
        }

        package var answer: DialogAnswer
        package var label: String
        package var kind: Kind

        package init(answer: DialogAnswer, label: String, kind: Kind = .normal) {
            self.answer = answer
            self.label = label
            self.kind = kind
        }
    }

    /// Distinct for every time a dialog opens.
    package var number: Int
    /// Of the tab it comes from.
    package var icon: TabIcon?
    package var title: String
    package var text: String
    package var buttons: [Button]

    package init(number: Int, icon: TabIcon? = nil, title: String, text: String, buttons: [Button]) {
        self.number = number
        self.icon = icon
        self.title = title
        self.text = text
        self.buttons = buttons
    }
}

package enum DialogAnswer: Equatable, Sendable {
    case dismiss, showTab, leave, stay
    /// The id of a button that the alert named.
    case button(String)
}
