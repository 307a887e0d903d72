// SPDX-License-Identifier: Apache-2.0

import BarModel

/// A tab as people name it: in full, or by the part after the slash where that is unique.
package enum TabName {
    package static func find(
        _ text: String, among tabs: [TabID], translate: Translate = .identity
    ) throws(ControlRefusal) -> TabID {
        if let full = tabs.first(where: { $0.description == text }) { return full }
        let short = tabs.filter { $0.tab == text }
        if short.count == 1, let tab = short.first { return tab }
        let candidates = short.map(\.description).sorted().joined(separator: ", ")
        guard short.isEmpty else {
            throw ControlRefusal(
                .ambiguousTab,
                translate("\"{tab}\" could be {candidates}.", ["tab": text, "candidates": candidates]))
        }
        throw ControlRefusal(.unknownTab, translate("There is no tab \"{tab}\".", ["tab": text]))
    }
}
