// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// How often a tab's badge was set and drawn in the last second, in ms.
struct BadgeRecord: Equatable {
    var updates: [Int] = []
    var redraws: [Int] = []
    /// Came too soon after others to be shown yet.
    var waiting: BadgeRequest?

    /// When the waiting badge may be shown.
    var deadline: Int? { waiting == nil ? nil : redraws.first.map { $0 + Shell.badgeSecond } }
}

/// A badge changes a few times a second at most; what comes faster waits, and only the last of it is shown
/// (TAB-BADGE-UNOBTRUSIVE).
extension Shell {
    static let badgeSecond = 1_000

    mutating func setBadge(_ value: BadgeRequest, of tab: TabID) {
        var record = badges[tab] ?? BadgeRecord()
        record.updates = record.updates.filter { $0 + Shell.badgeSecond > now } + [now]
        record.redraws.removeAll { $0 + Shell.badgeSecond <= now }
        let isPaced = record.redraws.count >= BadgePace.mostPerSecond
        if isPaced { record.waiting = value }
        badges[tab] = record
        let judgement = guideline(of: tab.plugin).judge(
            request: RequestFacts(
                request: .badgeUpdates(record.updates.count > BadgePace.mostPerSecond ? BadgePace.tooMany : 1),
                plugin: tab.plugin, path: tab.description))
        report(judgement.decisions, to: tab.plugin)
        if !isPaced { showBadge(value, of: tab) }
    }

    private mutating func showBadge(_ value: BadgeRequest, of tab: TabID) {
        badges[tab]?.redraws.append(now)
        badges[tab]?.waiting = nil
        tabs[tab]?.spec.badge = value
        judgeTabs()
    }

    mutating func showWaitingBadges() {
        for (id, record) in badges {
            guard let value = record.waiting, let due = record.deadline, due <= now else { continue }
            badges[id]?.redraws.removeAll { $0 + Shell.badgeSecond <= now }
            showBadge(value, of: id)
        }
    }
}
