// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navControlsMax = Rule(
        "NAV-CONTROLS-MAX", "Beside title and way back a bar holds no more than a single control.",
        from: "S0-28, S0-29, S1-1, S3-j; C1, C2", kind: .plugin, severity: .warning, enforcement: .repair,
        loosenedBy: .admin, limits: [.navControlsMaxCompact, .navControlsMaxRegular], keepsRanges: true,
        checks: [
            .screen(.controls) { draft, facts, context in
                let most = max(1, context.limits.count(.navControlsMax(context.widthClass)))
                let count = draft.controlPlaces(isModal: facts.isModal).count
                guard count + (draft.overflow.isEmpty ? 0 : 1) > most else { return [] }
                return [Surplus(most: most, draft: draft, facts: facts).finding]
            },
            .screen(.controls) { draft, facts, _ in
                func reserved(_ items: [Item], _ field: String) -> [Finding<ScreenDraft>] {
                    items.filter { $0.role == .overflow }.prefix(8).map { item in
                        .repaired(
                            facts.pointer(to: item) + "/role", before: "overflow", after: "manage",
                            "The overflow menu is the shell's; the item is a plain control.",
                            hint: "Use the role manage."
                        ) { $0.demoteReserved() }
                    }
                }
                return reserved(draft.leading, "leading") + reserved(draft.trailing, "trailing")
                    + reserved(draft.toolbar, "toolbar") + reserved(draft.overflow, "trailing")
            },
        ],
        examples: [
            "one control passes", "no control passes", "three controls become one menu",
            "with two allowed the first stays and two go into the menu",
            "six controls with three allowed leave two and a menu of four",
            "a declared toolbar takes the surplus", "the one of highest priority stays", "spaces do not count",
            "an item cannot be the menu",
        ])
}

/// The controls that a bar has no room for, and where they go. No action becomes unreachable.
struct Surplus: Sendable {
    private struct Control: Sendable {
        let item: Item
        /// Its place in `leading + trailing`, which stays unique where ids are not.
        let place: Int
    }

    private let moved: [Control]
    private let goesToToolbar: Bool
    private let most: Int
    private let count: Int
    private let pointer: String
    private let before: String

    init(most: Int, draft: ScreenDraft, facts: ScreenFacts) {
        self.most = most
        goesToToolbar = !draft.toolbar.isEmpty && draft.overflow.isEmpty
        let controls = draft.controlPlaces(isModal: facts.isModal).map { place in
            Control(
                item: place < draft.leading.count ? draft.leading[place] : draft.trailing[place - draft.leading.count],
                place: place)
        }
        count = controls.count
        let ranked = controls.sorted { ($1.item.priority, $0.place) < ($0.item.priority, $1.place) }
        let surplus = ranked.dropFirst(goesToToolbar ? most : most - 1)
        // A menu is read by priority, a toolbar continues the bar's own order.
        moved = goesToToolbar ? surplus.sorted { $0.place < $1.place } : Array(surplus)
        pointer = moved.allSatisfy { $0.place < draft.leading.count } ? "/leading" : "/trailing"
        before = Surplus.list(controls.map(\.item))
    }

    var finding: Finding<ScreenDraft> {
        let place = goesToToolbar ? "toolbar" : "menu"
        let items = moved.map(\.item)
        let places = Set(moved.map(\.place))
        let goesToToolbar = goesToToolbar
        return .repaired(
            pointer, before: before, after: "\(place): \(Surplus.list(items))",
            "The bar has \(count) controls, of which \(most) may stand there; the others are in the \(place).",
            hint: most == 1
                ? "Keep the one control that matters most, or use the toolbar of a deeper screen."
                : "Keep the \(most) controls that matter most, or use the toolbar of a deeper screen."
        ) { draft in
            let leading = draft.leading.count
            draft.leading = draft.leading.indices.filter { !places.contains($0) }.map { draft.leading[$0] }
            draft.trailing = draft.trailing.indices.filter { !places.contains($0 + leading) }.map { draft.trailing[$0] }
            if goesToToolbar {
                draft.toolbar += items
            } else {
                draft.overflow = items + draft.overflow
            }
        }
    }

    static func list(_ items: [Item]) -> String {
        let names = items.prefix(8).map { $0.label.isBlank ? $0.id : $0.label.excerpt }.joined(separator: ", ")
        return items.count > 8 ? "\(names), and \(items.count - 8) more" : names
    }
}

extension ScreenDraft {
    fileprivate mutating func demoteReserved() {
        func demoted(_ items: [Item]) -> [Item] {
            guard items.contains(where: { $0.role == .overflow }) else { return items }
            return items.map { item in
                var plain = item
                if plain.role == .overflow { plain.role = .manage }
                return plain
            }
        }
        leading = demoted(leading)
        trailing = demoted(trailing)
        toolbar = demoted(toolbar)
        overflow = demoted(overflow)
    }
}
