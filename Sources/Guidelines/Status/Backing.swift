// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let statObscure = Rule(
        "STAT-OBSCURE", "Content that moves under the status bar is obscured.", from: "S4-9, S4-11; C16", kind: .both,
        moment: .layout, severity: .warning, enforcement: .repair,
        checks: [
            .status { look, facts, _ in
                guard facts.isOverMovingContent, !facts.hasNavigationBar, look.backing == .auto else { return [] }
                let backing: StatusBacking = facts.supportsBlur ? .blur : .solid
                // Enough over content that nobody knows: 4.61 under light items, 4.56 under dark ones.
                let scrim = facts.supportsBlur ? (look.style == .light ? 0.54 : 0.46) : 1
                return [
                    .repaired(
                        "/statusBacking", before: "none", after: backing.rawValue,
                        "Content scrolls under the status bar; a backing is added.",
                        hint: "Give the screen a navigation bar or a status backing."
                    ) {
                        $0.backing = backing
                        $0.scrim = max($0.scrim, scrim)
                    }
                ]
            }
        ],
        examples: [
            "a list without a navigation bar gets a blur and a scrim", "without blur the backing is solid",
            "a navigation bar is backing enough",
        ])

    static let statBackImage = Rule(
        "STAT-BACK-IMAGE", "A picture, gradient or colour behind the status bar stays in its region.", from: "S4-9b",
        kind: .both, moment: .layout, severity: .warning, enforcement: .repair,
        checks: [
            .status { look, _, _ in
                guard let height = look.pictureHeight, !(height <= StatusRegion.mostHeight) else { return [] }
                return [
                    .repaired(
                        "/statusBacking", before: "\(Ceiling.number(height)) px",
                        after: "\(Ceiling.number(StatusRegion.mostHeight)) px", "The picture is cut to the region.",
                        hint: "Make it at most 64 px high."
                    ) { $0.pictureHeight = StatusRegion.mostHeight }
                ]
            },
            .status { look, facts, _ in
                guard look.backing == .image, facts.lacksPicture else { return [] }
                return [
                    .repaired(
                        "/statusImage", before: "no picture", after: StatusBacking.solid.rawValue,
                        "There is no such picture; the backing is solid.",
                        hint: "Name a picture in the plugin's folder as statusImage."
                    ) { $0.backing = .solid }
                ]
            },
        ],
        examples: [
            "a high picture is cut", "a picture of the bar's height passes", "without a picture the backing is solid",
        ])

    static let statNotInteractive = Rule(
        "STAT-NOT-INTERACTIVE", "Nothing behind the status bar can be touched.", from: "S4-11", kind: .plugin,
        moment: .layout, severity: .error, enforcement: .repair, limits: [.touchMin],
        checks: [
            .targets { layout, facts, context in
                guard let region = facts.statusRegion else { return [] }
                let under = layout.targets.filter { StatusRegion.meets($0.hit, region) }
                guard !under.isEmpty else { return [] }
                let least = context.limits[.touchMin] - TargetSize.tolerance
                // An inset of nothing, or one that was tried before, moves nothing out of the way.
                let isInset =
                    layout.inset == 0 && region.height > 0 && under.contains { $0.hit.maxY - region.maxY < least }
                return under.map { target in
                    .repaired(
                        "/\(target.id)", before: "under the status bar",
                        after: isInset ? "moved down" : "cut at the status bar",
                        "What lies under the status bar cannot be touched.", hint: "Leave the status bar's height free."
                    ) { $0.leave(region, insetting: isInset) }
                }
            }
        ],
        examples: ["a button under the bar moves down", "a large picture is cut", "a button below the bar passes"])
}

package enum StatusRegion {
    /// px, of a picture behind the status bar (STAT-BACK-IMAGE).
    package static let mostHeight = 64.0

    static func meets(_ hit: Rect, _ region: Rect) -> Bool {
        hit.x < region.maxX && hit.maxX > region.x && hit.y < region.maxY - TargetSize.tolerance && hit.maxY > region.y
            && hit.width > 0 && hit.height > 0
    }
}

extension TargetLayout {
    fileprivate mutating func leave(_ region: Rect, insetting: Bool) {
        if insetting {
            guard inset == 0 else { return }
            inset = region.height
            for index in targets.indices { targets[index].hit.y += region.height }
        }
        for index in targets.indices where StatusRegion.meets(targets[index].hit, region) {
            targets[index].hit.height = targets[index].hit.maxY - region.maxY
            targets[index].hit.y = region.maxY
        }
    }
}
