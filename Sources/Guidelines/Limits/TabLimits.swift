// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Limit {
    package static let tabHeight = Limit("tab.height", 49, 49...80, .px, reason: "the reference's tab bar")
    package static let tabMinWidth = Limit(
        "tab.minWidth", 64, 56...96, .px, stricter: .higher, reason: "a fifth of the reference's smallest phone")
    package static let tabVisibleCompact = Limit(
        "tab.visible.compact", 5, 2...5, .count, stricter: .lower, reason: "five tabs are shown on a phone")
    package static let tabVisibleRegular = Limit(
        "tab.visible.regular", 7, 2...8, .count, stricter: .lower, reason: "about seven on a tablet")
    package static let tabCountMin = Limit(
        "tab.count.min", 3, 1...3, .count, stricter: .higher,
        reason: "too few tabs make the interface seem disconnected")
    package static let tabCountMaxCompact = Limit(
        "tab.count.max.compact", 5, 1...12, .count, stricter: .lower, reason: "three to five on a phone")
    package static let tabCountMaxRegular = Limit(
        "tab.count.max.regular", 7, 1...12, .count, stricter: .lower, reason: "a few more on a tablet")
    package static let badgeMax = Limit(
        "badge.max", 999, 9...9999, .count, reason: "three digits, then 999+")

    package static func tabCountMax(_ width: SizeClass) -> Limit {
        width == .compact ? .tabCountMaxCompact : .tabCountMaxRegular
    }
}

enum TabLimits {
    static let all: [Limit] = [
        .tabHeight, .tabMinWidth, .tabVisibleCompact, .tabVisibleRegular, .tabCountMin, .tabCountMaxCompact,
        .tabCountMaxRegular, .badgeMax,
    ]
}
