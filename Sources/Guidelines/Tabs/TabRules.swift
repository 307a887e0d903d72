// SPDX-License-Identifier: Apache-2.0

/// The rules of the tab bar. A new rule is one entry here and one value in a file of this folder.
package enum TabRules {
    package static let all: [Rule] = [
        .tabAnyNumber,
        .tabVisibleCount,
        .tabMoreLast,
        .tabCountMax,
        .tabNoRemove,
        .tabNoDisable,
        .tabExplain,
        .tabBadgeContent,
        .tabBadgeMeaning,
        .tabToolbarExclusive,
    ]
}
