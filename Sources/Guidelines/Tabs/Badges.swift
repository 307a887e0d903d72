// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let tabBadgeContent = Rule(
        "TAB-BADGE-CONTENT", "A badge holds a number or an exclamation mark.",
        from: "S2-30; C32", kind: .plugin, moment: .load, severity: .warning, enforcement: .repair,
        limits: [.badgeMax],
        checks: [
            .tabs { draft, _, context in
                draft.tabs.flatMap { tab -> [Finding<TabSetDraft>] in
                    guard tab.badge == nil else { return [] }
                    return BadgeReading(tab.spec.badge).findings(tab, most: context.limits.count(.badgeMax))
                }
            }
        ],
        examples: [
            "nothing is shown for 0", "1 is shown", "1000 is shown as 999+", "digits in a text are a number",
            "another text becomes an exclamation mark", "an exclamation mark passes", "a negative number hides it",
        ])

    static let tabBadgeMeaning = Rule(
        "TAB-BADGE-MEANING", "A badge says that new information belongs to that tab; a plugin sets only its own.",
        from: "S2-30", kind: .plugin, moment: .run, severity: .error, enforcement: .refuse,
        checks: [
            .request { draft, facts, _ in
                guard case .setBadge(let tab, let isOnScreen) = draft.granted else { return [] }
                if tab.plugin == facts.plugin {
                    guard isOnScreen else { return [] }
                    return [
                        .warned(
                            "/badge", before: "set", "The tab is on screen; its badge tells nothing new.",
                            hint: "Badge a tab for what happens while another one is shown.", severity: .advice)
                    ]
                }
                return [
                    .refused(
                        "/badge", before: tab.description, "A plugin may badge only its own tabs.",
                        hint: "Use the id of a tab of your own manifest."
                    ) { $0.granted = nil }
                ]
            }
        ],
        examples: [
            "a foreign tab's badge is refused", "an own tab's badge passes",
            "a badge of the tab on screen is advised against",
        ])
}

/// What a badge request comes to.
struct BadgeReading {
    let badge: Badge
    private let report: (before: String, severity: Decision.Severity, message: String)?

    init(_ request: BadgeRequest) {
        switch request {
        case .none:
            self.init(shown: .none)
        case .count(let number) where number >= 1:
            self.init(shown: .count(number))
        case .count(let number):
            self.init(shown: .none, "\(number)", .advice, "A badge of \(number) is not shown.")
        case .raw(let text):
            self.init(text: text)
        }
    }

    private init(text: String) {
        let content = text.trimmed
        if content == "!" {
            self.init(shown: .attention)
        } else if content.isEmpty {
            self.init(shown: .none, text, .advice, "A badge without text is not shown.")
        } else if content.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
            // More digits than a number holds are still a number.
            let number = Int(content) ?? .max
            self.init(
                shown: number >= 1 ? .count(number) : .none, text, .advice, "A number is sent as a number, not as text."
            )
        } else {
            self.init(
                shown: .attention, text, .warning, "A badge holds a number or an exclamation mark, no other text.")
        }
    }

    private init(shown badge: Badge) {
        self.badge = badge
        report = nil
    }

    private init(shown badge: Badge, _ before: String, _ severity: Decision.Severity, _ message: String) {
        self.badge = badge
        report = (before.excerpt, severity, message)
    }

    func findings(_ tab: TabSetDraft.Tab, most: Int) -> [Finding<TabSetDraft>] {
        let badge = badge
        let id = tab.spec.id
        guard let report else {
            if case .count(let number) = badge, number > most {
                // Without the number itself: one that counts on is told once (ENG-REPORT).
                return [
                    .repaired(
                        "/badge", subject: tab.path, before: "above \(most)", after: badge.text(maximum: most),
                        "A badge shows no number above \(most); the whole number is read out.",
                        hint: "Nothing is lost; few people need to know more.", severity: .advice
                    ) { $0.setBadge(badge, of: id) }
                ]
            }
            return badge == .none ? [] : [.compose { $0.setBadge(badge, of: id) }]
        }
        return [
            .repaired(
                "/badge", subject: tab.path, before: report.before, after: badge.text(maximum: .max), report.message,
                hint: "Send a number of at least 1, \"!\", or null for none.", severity: report.severity
            ) { $0.setBadge(badge, of: id) }
        ]
    }
}

extension TabSetDraft {
    fileprivate mutating func setBadge(_ badge: Badge, of id: TabID) {
        for index in tabs.indices where tabs[index].spec.id == id { tabs[index].badge = badge }
    }
}
