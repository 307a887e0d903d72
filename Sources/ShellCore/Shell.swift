// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// The shell without a screen: events go in, effects come out, and `presented()` says what should be visible.
///
/// Times are milliseconds of one clock that never runs backwards. All waiting is kept as deadlines in the state; the
/// owner calls `handle(.tick, at:)` when `nextDeadline` comes, so an idle shell has no timer at all.
package struct Shell: Sendable {
    let translate: Translate

    var environment: Environment
    package internal(set) var settings = ShellSettings()
    var problems: [Problem] = []
    /// What a refused file said before is in force.
    var usesLastGood = false
    /// The list of the problems is over everything else.
    var isProblemListShown = false
    var facts = BarModel.StatusFacts()
    var saved = SavedState()

    /// In the order of the search folders.
    var pluginOrder: [String] = []
    var plugins: [String: PluginRecord] = [:]
    var tabs: [TabID: TabRecord] = [:]
    /// Judged and ordered; the tabs of the bar and those behind More.
    var entries: [TabEntry] = []
    var tabLayout = TabLayout(width: 0, count: 0)
    /// Of the window, with the hysteresis of a resize.
    var widthClass = SizeClass.compact
    var heightClass = SizeClass.regular
    /// Of tabs whose badge was set in this run.
    var badges: [TabID: BadgeRecord] = [:]
    /// What was decided about the tabs last, for the inspector.
    var tabDecisions: [Decision] = []
    /// The operator's tint of the tab bar, judged.
    var tabTint: String?
    var selected: TabID?
    /// The More list is on screen, above it nothing.
    var isMoreListShown = false
    /// Where plugins were looked for, to be named when there is none.
    var searchedFolders: [String]
    var dialogs: [Dialog] = []
    var hideTokens: [HideToken] = []
    var canvases: [CanvasPlace: OpenCanvas] = [:]
    /// Somebody wanted the bar back while the on-screen keyboard had hidden it; until the keyboard goes.
    var isKeyboardHidingOver = false
    /// The item of the status bar whose sheet is open.
    var openedItems: [String] = []
    /// Indicators of plugins that have a place in the status bar.
    var indicators: [String] = []
    var activity = ActivityIndicator()
    var hiddenTime = HiddenTime()

    package internal(set) var guideline: Guideline
    /// Of plugins whose manifests set rules.
    var ownGuidelines: [String: Guideline] = [:]
    /// What was measured on tabs' own icons.
    var icons: [TabID: IconFacts] = [:]
    /// Stock icons that are installed; empty while nobody has said.
    var stockIcons: Set<String> = []
    /// Which chevron and mask the bars show.
    var chevron = IndicatorChoice.standard
    /// The last selection a plugin was told of, until the person does something else.
    var selection: (tab: TabID, at: Int)?
    var reporter = Reporter()
    var lastNumber = 0
    var morePage = PageID(0)
    var shellPage = PageID(0)
    var problemPage = PageID(0)
    /// What stands in files is nothing for the screen of a kiosk.
    let isKiosk: Bool
    var statusPage = PageID(0)

    var now = 0
    var effects: [Effect] = []
    var isQuitting = false
    var isAlarmOn = false

    package init(
        environment: Environment, searchedFolders: [String] = [], isKiosk: Bool = false,
        translate: Translate = .identity
    ) {
        self.isKiosk = isKiosk
        self.environment = environment
        self.searchedFolders = searchedFolders
        self.translate = translate
        guideline = Guideline()
        updateSizeClasses()
        morePage = PageID(nextNumber())
        shellPage = PageID(nextNumber())
        problemPage = PageID(nextNumber())
        statusPage = PageID(nextNumber())
    }

    /// Takes one event in and returns what is to be done. Work that has become due by `now` is done first.
    package mutating func handle(_ event: Event, at now: Int) -> [Effect] {
        self.now = max(now, self.now)
        effects = []
        runDeadlines()
        switch event {
        case .plugins(let installed): install(installed)
        case .plugin(let id, let event): handle(event, of: id)
        case .user(let event): handle(event)
        case .environment(let environment): adopt(environment)
        case .status(let facts): adopt(facts)
        case .settings(let settings, let problems, let usesLastGood):
            self.usesLastGood = usesLastGood
            adopt(settings, problems: problems)
        case .restored(let saved): self.saved = saved
        case .tick: break
        case .control(let command): handle(command)
        case .icons(let icons, let stock): take(icons: icons, stock: stock)
        case .indicators(let indicators): take(indicators: indicators)
        }
        reviewHiding()
        reviewCanvases()
        updateActivity()
        updateHiddenTime()
        tellWhatIsOnScreen()
        reportStatusLook()
        return effects
    }

    /// A number no page, dialog or token of this run has.
    mutating func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    mutating func log(_ level: LogMessage.Level, plugin: String? = nil, _ text: String) {
        effects.append(.log(level: level, plugin: plugin, text: text))
    }

    mutating func save() {
        var state = SavedState(selectedTab: selected?.description, rootTitles: saved.rootTitles)
        for (id, tab) in tabs {
            if let root = tab.pages.first, root.loading == .loaded {
                let wish = root.description.screen.largeTitle
                state.rootTitles[id.description] = wish == .automatic ? nil : wish
            }
        }
        for plugin in plugins.values where plugin.isQuarantined {
            state.quarantine[plugin.id] = plugin.installed.manifest.version
        }
        // A plugin that is not installed just now keeps its quarantine.
        for (id, version) in saved.quarantine where plugins[id] == nil {
            state.quarantine[id] = version
        }
        guard state != saved else { return }
        saved = state
        effects.append(.save(state))
    }

    private mutating func adopt(_ new: Environment) {
        guard new != environment else { return }
        let told = pluginEnvironment
        let isOtherLocale = new.locale != environment.locale
        environment = new
        updateSizeClasses()
        if isOtherLocale { renameTabs() }
        judgeTabs()
        judgeAllScreens()
        tellEnvironment(before: told)
    }

    /// The environment as plugins see it: the operator's scheme and form of the clock are everybody's.
    var pluginEnvironment: PluginEnvironment {
        var environment = presentedEnvironment
        switch settings.status.hours {
        case .auto: break
        case .twelve: environment.hourCycle = .h12
        case .twentyFour: environment.hourCycle = .h23
        }
        return PluginEnvironment(environment)
    }

    /// Tells the plugins that run, if anything is different for them.
    mutating func tellEnvironment(before: PluginEnvironment) {
        let now = pluginEnvironment
        guard now != before else { return }
        for plugin in plugins.values where plugin.state == .ready {
            effects.append(.send(plugin: plugin.id, .notification(.environment(now))))
        }
    }

    private mutating func adopt(_ new: ShellSettings, problems: [Problem]) {
        self.problems = problems
        if problems.isEmpty { isProblemListShown = false }
        guard new != settings else { return }
        let rulesChanged = new.rules != settings.rules
        let told = pluginEnvironment
        settings = new
        tellEnvironment(before: told)
        if rulesChanged { adoptRules() }
        applyPluginSections()
        judgeIndicators()
        judgeTabs()
        judgeAllScreens()
    }

    private mutating func handle(_ command: ControlCommand) {
        switch command {
        case .select(let tab): select(tab)
        case .back: goBack()
        case .release(let plugin): release(plugin)
        case .restart(let plugin): restart(plugin)
        case .quit: quit()
        }
    }

    mutating func quit() {
        guard !isQuitting else { return }
        isQuitting = true
        for id in pluginOrder { endForGood(id) }
        effects.append(.alarm(on: false))
        effects.append(.quit)
    }
}

/// A question on screen or waiting to be.
struct Dialog: Equatable {
    enum Source: Equatable {
        /// `request` is answered when the person answers.
        case alert(plugin: String, request: MessageID, tab: TabID?, soundUntil: Int?)
        /// Leaving a page with unsaved work; `popsTo` is the depth that is wanted.
        case leave(page: PageID, popsTo: Int)
    }

    var number: Int
    var source: Source
    var title: String
    var text: String
    var leave = ""
    var stay = ""
    /// Of an alert that names its answers.
    var buttons: [PluginRequest.Alert.Button] = []
    /// Shown no sooner: a selection opens nothing (TAB-NAV-ONLY).
    var heldUntil = 0
}
