// SPDX-License-Identifier: Apache-2.0

/// Every rule, bar by bar; `lintelctl rules`, the reference page and the engine read this list.
package enum Catalogue {
    package static let all: [Rule] =
        NavigationRules.all + TabRules.all + StatusRules.all + BarRules.all + EngineRules.all

    private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    package static func rule(_ id: String) -> Rule? { byID[id] }
}
