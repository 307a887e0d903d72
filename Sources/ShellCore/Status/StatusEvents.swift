// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines

/// What changes the status bar besides the facts themselves.
extension Shell {
    /// Widest an indicator of a plugin may be, px (STAT-SYSTEM-ONLY).
    static let widestIndicator = 96.0

    mutating func adopt(_ facts: BarModel.StatusFacts) {
        self.facts = facts
        // A sheet whose item has gone does not come back with it.
        openedItems = openedItems.filter { details(of: $0) != nil }
    }

    /// A tap on an item opens what lies behind it, and behind those that share its place.
    mutating func openStatusItems(_ ids: [String]) {
        let known = ids.filter { details(of: $0) != nil }
        if !known.isEmpty { openedItems = known }
    }

    /// Closes the sheet of the items.
    ///
    /// - Returns: False if there is none.
    mutating func closeStatusSheet() -> Bool {
        defer { openedItems = [] }
        return presentedStatusSheet() != nil
    }

    /// Which indicators of plugins have a place, of those the operator has placed (STAT-SYSTEM-ONLY).
    mutating func judgeIndicators() {
        let placed = (settings.status.left + settings.status.right).filter { $0.hasPrefix("plugin:") }
        let judgement = guideline.judge(
            request: RequestFacts(request: .statusItems(placed), plugin: "status", isSystem: true))
        report(judgement.decisions, to: nil)
        if case .statusItems(let granted)? = judgement.shown { indicators = granted } else { indicators = [] }
    }

    /// The tokens of every running plugin together (STAT-NETWORK).
    mutating func updateActivity() {
        let tokens = plugins.values.reduce(0) { $0 + ($1.state == .ready ? $1.activities.count : 0) }
        activity.update(tokens: tokens, at: now, ActivityIndicator.Times(guideline.limits))
    }

    mutating func updateHiddenTime() {
        hiddenTime.update(isHidden: areBarsHidden, isEndless: guideline.limits.allowsEndlessHiding, at: now)
    }

    var hiddenDeadline: Int? { hiddenTime.deadline(isEndless: guideline.limits.allowsEndlessHiding) }

    var activityDeadline: Int? { activity.deadline(ActivityIndicator.Times(guideline.limits)) }
}
