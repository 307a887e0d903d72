// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore

/// What the inspector says of one part of the screen.
package struct InspectorMark: Equatable {
    package var place: Rect
    /// A rule, what it did, and both values, a line each.
    package var lines: [String]
    /// Something was changed or refused, not only remarked.
    package var isChange: Bool
}

/// Where each decision belongs: the part of the screen that its JSON pointer names.
package enum InspectorMarks {
    private enum Part: Hashable {
        case navigation, toolbar, content
        case tab(Int)
    }

    /// - Parameters:
    ///   - size: Of the window.
    ///   - navigation: Height of status bar and navigation bar together.
    package static func marks(
        of shell: PresentedShell, size: Size, navigation: Double, tabHeight: Double
    ) -> [InspectorMark] {
        var order: [Part] = []
        var found: [Part: [Decision]] = [:]
        func add(_ decision: Decision, to part: Part) {
            if found[part] == nil { order.append(part) }
            found[part, default: []].append(decision)
        }
        for decision in shell.stacks[shell.shown]?.pages.last?.decisions ?? [] { add(decision, to: part(of: decision)) }
        for decision in shell.tabDecisions {
            guard let slot = slot(of: decision, in: shell) else { continue }
            add(decision, to: .tab(slot))
        }
        let bottom = size.height - tabHeight
        return order.compactMap { part in
            guard let decisions = found[part] else { return nil }
            let place: Rect
            switch part {
            case .navigation: place = Rect(x: 0, y: 0, width: size.width, height: navigation)
            case .toolbar: place = Rect(x: 0, y: bottom, width: size.width, height: tabHeight)
            case .content: place = Rect(x: 0, y: navigation, width: size.width, height: max(0, bottom - navigation))
            case .tab(let index):
                guard shell.tabLayout.slots.indices.contains(index) else { return nil }
                let slot = shell.tabLayout.slots[index]
                place = Rect(x: slot.start, y: bottom, width: slot.width, height: tabHeight)
            }
            return InspectorMark(
                place: place, lines: decisions.map(line),
                isChange: decisions.contains { $0.verdict == .repaired || $0.verdict == .refused })
        }
    }

    package static func line(_ decision: Decision) -> String {
        func value(_ text: String) -> String { text.isEmpty ? "–" : text }
        let values =
            decision.before == decision.after
            ? value(decision.before) : "\(value(decision.before)) → \(value(decision.after))"
        return "\(decision.rule) \(decision.verdict.rawValue): \(values)"
    }

    private static func part(of decision: Decision) -> Part {
        let pointer = decision.path.drop { $0 != "#" }.dropFirst()
        if pointer.hasPrefix("/toolbar") { return .toolbar }
        if pointer.hasPrefix("/content") { return .content }
        return .navigation
    }

    /// The slot of the tab that a decision is about; that of More for one behind it.
    private static func slot(of decision: Decision, in shell: PresentedShell) -> Int? {
        let subject = String(decision.path.prefix { $0 != "#" })
        let slots = shell.tabBar.slots
        let own = slots.firstIndex { if case .tab(let entry) = $0 { entry.id.description == subject } else { false } }
        return own ?? slots.firstIndex { if case .more = $0 { true } else { false } }
    }
}
