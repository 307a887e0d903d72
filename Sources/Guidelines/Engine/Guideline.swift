// SPDX-License-Identifier: Apache-2.0

import BarModel

/// The rule engine: facts in, what to show and decisions out. Pure; the same facts always give the same judgement.
package struct Guideline: Sendable {
    package let limits: Limits
    /// Actions in force, by rule id: those of the configuration that somebody may set.
    package let actions: [String: ShellSettings.RulesSection.Action]
    package let rules: [Rule]
    /// What was wrong with the actions asked for; to be reported once at start.
    package let startDecisions: [Decision]

    let base: BarMetrics.Base
    let translate: Translate
    private let screenChecks: [BoundCheck<ScreenDraft, ScreenFacts>]
    private let tabChecks: [BoundCheck<TabSetDraft, TabSetFacts>]
    private let requestChecks: [BoundCheck<RequestDraft, RequestFacts>]
    private let indicatorChecks: [BoundCheck<IndicatorChoice, IndicatorFacts>]
    private let targetChecks: [BoundCheck<TargetLayout, TargetFacts>]
    private let colourChecks: [BoundCheck<BarColours, ColourFacts>]
    private let statusChecks: [BoundCheck<StatusLook, StatusColourFacts>]

    /// - Parameters:
    ///   - actions: `ShellSettings.rules.actions`. One that nobody may set is left out and reported.
    ///   - translate: For words that people see: "Back", "More" and explanations.
    package init(
        limits: Limits = Limits(), actions: [String: ShellSettings.RulesSection.Action] = [:],
        rules: [Rule] = Catalogue.all, translate: Translate = .identity
    ) {
        let (allowed, decisions) = RuleActions.accept(actions, rules: rules)
        self.init(limits: limits, allowed: allowed, startDecisions: decisions, rules: rules, translate: translate)
    }

    private init(
        limits: Limits, allowed: [String: ShellSettings.RulesSection.Action], startDecisions: [Decision],
        rules: [Rule], translate: Translate
    ) {
        self.limits = limits
        self.actions = allowed
        self.rules = rules
        self.startDecisions = startDecisions
        self.translate = translate
        base = BarMetrics.Base(limits: limits)

        var screens: [(stage: ScreenStage, check: BoundCheck<ScreenDraft, ScreenFacts>)] = []
        var tabs: [BoundCheck<TabSetDraft, TabSetFacts>] = []
        var requests: [BoundCheck<RequestDraft, RequestFacts>] = []
        var indicators: [BoundCheck<IndicatorChoice, IndicatorFacts>] = []
        var targets: [BoundCheck<TargetLayout, TargetFacts>] = []
        var colours: [BoundCheck<BarColours, ColourFacts>] = []
        var status: [BoundCheck<StatusLook, StatusColourFacts>] = []
        for rule in rules {
            let action = allowed[rule.id]
            for check in rule.checks {
                switch check {
                case .screen(let stage, let judge):
                    screens.append((stage, BoundCheck(rule: rule, action: action, judge: judge)))
                case .tabs(let judge): tabs.append(BoundCheck(rule: rule, action: action, judge: judge))
                case .request(let judge): requests.append(BoundCheck(rule: rule, action: action, judge: judge))
                case .indicator(let judge): indicators.append(BoundCheck(rule: rule, action: action, judge: judge))
                case .targets(let judge): targets.append(BoundCheck(rule: rule, action: action, judge: judge))
                case .colours(let judge): colours.append(BoundCheck(rule: rule, action: action, judge: judge))
                case .status(let judge): status.append(BoundCheck(rule: rule, action: action, judge: judge))
                }
            }
        }
        // A stable sort: within a stage the catalogue's order counts.
        screenChecks = screens.enumerated()
            .sorted { ($0.element.stage, $0.offset) < ($1.element.stage, $1.offset) }.map(\.element.check)
        tabChecks = tabs
        requestChecks = requests
        indicatorChecks = indicators
        targetChecks = targets
        colourChecks = colours
        statusChecks = status
    }

    /// The engine for one plugin: with the limits and actions of its manifest's `[rules]`, as far as it may set them.
    package func adjusted(
        byPlugin plugin: String, limits wishes: [String: Double],
        actions asked: [String: ShellSettings.RulesSection.Action] = [:]
    ) -> (Guideline, [Decision]) {
        let (tightened, limitDecisions) = limits.adjusted(byPlugin: plugin, wishes)
        let (own, actionDecisions) = RuleActions.accept(asked, rules: rules, askedBy: plugin, over: actions)
        let guideline = Guideline(
            limits: tightened, allowed: own, startDecisions: startDecisions, rules: rules, translate: translate)
        return (guideline, limitDecisions + actionDecisions)
    }

    /// The measures of the bars in an environment, from the limits in force.
    package func metrics(for environment: Environment, previousWidthClass: SizeClass? = nil) -> BarMetrics {
        BarMetrics(base: base, environment: environment, previousWidthClass: previousWidthClass)
    }
}

// MARK: Judging

extension Guideline {
    /// One screen's bars, before it shows and again whenever one of its facts changes.
    package func judge(screen facts: ScreenFacts) -> Judgement<ScreenBars> {
        let (draft, decisions) = settle(ScreenDraft(facts), facts)
        return Judgement(shown: draft.bars, decisions: decisions)
    }

    func settle(_ draft: ScreenDraft, _ facts: ScreenFacts) -> (ScreenDraft, [Decision]) {
        settle(draft, facts, screenChecks, environment: facts.environment, path: facts.path)
    }

    /// The whole set of tabs in order. How many of them have a slot is layout (`TabLayout`).
    package func judge(tabs facts: TabSetFacts) -> Judgement<[TabEntry]> {
        let (draft, decisions) = settle(TabSetDraft(facts), facts)
        return Judgement(shown: draft.entries(context(for: facts.environment)), decisions: decisions)
    }

    func settle(_ draft: TabSetDraft, _ facts: TabSetFacts) -> (TabSetDraft, [Decision]) {
        settle(draft, facts, tabChecks, environment: facts.environment, path: "tabs")
    }

    /// A call or a manifest key. `shown` is `nil` where it is refused; the refusal carries the rule id for the answer.
    package func judge(request facts: RequestFacts) -> Judgement<Request?> {
        let (draft, decisions) = settle(
            RequestDraft(granted: facts.request), facts, requestChecks, environment: Environment(), path: facts.path)
        let isRefused = decisions.contains { $0.verdict == .refused }
        return Judgement(shown: isRefused ? nil : draft.granted, decisions: decisions)
    }

    /// A custom chevron and its mask: both, the image with a computed mask, or the standard pair.
    package func judge(indicator facts: IndicatorFacts) -> Judgement<IndicatorChoice> {
        let (choice, decisions) = settle(
            facts.given, facts, indicatorChecks, environment: Environment(), path: facts.path)
        return Judgement(shown: choice, decisions: decisions)
    }

    /// Hit areas of one bar, after measuring.
    package func judge(targets facts: TargetFacts) -> Judgement<TargetLayout> {
        let (layout, decisions) = settle(
            TargetLayout(targets: facts.targets), facts, targetChecks, environment: Environment(), path: facts.path)
        return Judgement(shown: layout, decisions: decisions)
    }

    /// Colours of one bar over everything that can lie behind it.
    package func judge(colours facts: ColourFacts) -> Judgement<BarColours> {
        let (colours, decisions) = settle(
            facts.wanted, facts, colourChecks, environment: Environment(), path: facts.path)
        return Judgement(shown: colours, decisions: decisions)
    }

    /// Light or dark items of the status bar, and the scrim under them.
    package func judge(status facts: StatusColourFacts) -> Judgement<StatusLook> {
        let (look, decisions) = settle(
            StatusLook(facts), facts, statusChecks, environment: Environment(), path: facts.path)
        return Judgement(shown: look, decisions: decisions)
    }

    private func settle<Value: Equatable & Sendable, Facts: Sendable>(
        _ value: Value, _ facts: Facts, _ checks: [BoundCheck<Value, Facts>], environment: Environment, path: String
    ) -> (Value, [Decision]) {
        var settling = Settling(
            value, facts: facts, checks: checks, context: context(for: environment), path: path)
        settling.run()
        return (settling.value, settling.decisions)
    }

    func context(for environment: Environment) -> Context {
        Context(limits: limits, metrics: metrics(for: environment), translate: translate)
    }
}

extension BarMetrics.Base {
    /// The measures that the limits in force give.
    package init(limits: Limits) {
        self.init()
        status = limits[.statusHeight]
        navigation = limits[.navHeight]
        largeExtra = limits[.navLargeExtra]
        tab = limits[.tabHeight]
        touchMinimum = limits[.touchMin]
        compactWidth = limits[.compactWidth]
        compactHeight = limits[.compactHeight]
        textFactorMaximum = limits[.barsTextFactor]
        largeShare = limits[.largeMaxShare]
    }
}

extension TabLayout.Bounds {
    /// The slots that the limits in force give.
    package init(limits: Limits) {
        self.init()
        // A lower soft limit sends tabs behind More before the room does (TAB-COUNT-MAX).
        visibleCompact = min(limits.count(.tabVisibleCompact), max(2, limits.count(.tabCountMaxCompact)))
        visibleRegular = min(limits.count(.tabVisibleRegular), max(2, limits.count(.tabCountMaxRegular)))
        slotMinimum = limits[.tabMinWidth]
        touchMinimum = limits[.touchMin]
        compactWidth = limits[.compactWidth]
    }
}

extension LargeTitleLayout.Bounds {
    /// The points that the limits in force give.
    package init(limits: Limits) {
        self.init()
        inlineAt = limits[.largeInlineAt]
        snapAt = limits[.largeSnapAt]
        snapTime = limits[.largeSnapTime]
        edgeFade = limits[.edgeFade]
    }
}

extension TransitionCurve {
    /// Push and pop with the limits in force; with reduced motion the short cross-fade.
    package static func push(limits: Limits, reducedMotion: Bool) -> TransitionCurve {
        reducedMotion
            ? .linear(total: limits[.motionReduced])
            : .approach(tau: limits[.navPushTau], total: limits[.navPushTotal])
    }

    /// What takes over where a finger let go, with the limits in force (NAV-POP-COMMIT).
    ///
    /// - Parameter velocity: Of the progress, a second.
    package static func spring(limits: Limits, velocity: Double) -> TransitionCurve {
        .spring(omega: limits[.navPopSpringOmega], zeta: limits[.navPopSpringZeta], velocity: velocity)
    }
}

extension PopSwipe.Bounds {
    /// The bounds that the limits in force give; `nil` where swiping back is off (profile `mouse`).
    ///
    /// - Parameter anywhere: A swipe may begin in the whole content (`navigation.popGesture`).
    package init?(limits: Limits, anywhere: Bool = false) {
        guard limits.allowsEdgeSwipe else { return nil }
        self.init()
        edge = anywhere ? nil : limits[.navPopEdge]
        deadZone = limits[.navPopDeadZone]
        commitShare = limits[.navPopCommitShare]
        projection = limits[.navPopCommitProjection]
    }
}
