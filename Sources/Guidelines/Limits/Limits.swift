// SPDX-License-Identifier: Apache-2.0

import BarModel

/// The limits in force: defaults of a profile, moved by the configuration inside the hard ranges.
package struct Limits: Sendable, Equatable {
    package let profile: ShellSettings.RulesSection.Profile
    private var values: [String: Double]

    /// The defaults of a profile.
    package init(profile: ShellSettings.RulesSection.Profile = .touch) {
        self.profile = profile
        values = [:]
        for limit in LimitTable.all {
            values[limit.key] = limit.standard(in: profile)
        }
    }

    /// - Parameter overrides: Keys of the table in its units (`ShellSettings.rules.limits`); a key without `.compact`
    ///   and `.regular` sets both, a full key wins over it.
    /// - Returns: The limits, clamped, and one decision of ENG-CEILING for each value that was not taken as it is.
    package static func make(
        profile: ShellSettings.RulesSection.Profile, overrides: [String: Double]
    ) -> (Limits, [Decision]) {
        var limits = Limits(profile: profile)
        var decisions: [Decision] = []
        // Short keys first, so that the result does not depend on the order in the file.
        let ordered = overrides.sorted { ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key) }
        for (key, value) in ordered {
            let targets = LimitTable.limits(for: key)
            guard !targets.isEmpty else {
                decisions.append(Ceiling.unknown(key, value))
                continue
            }
            var kept: [(limit: Limit, value: Double)] = []
            for limit in targets {
                let taken = Ceiling.clamp(value, for: limit, in: profile)
                limits.values[limit.key] = taken
                if taken != value { kept.append((limit, taken)) }
            }
            if !kept.isEmpty { decisions.append(Ceiling.clamped(key, value, kept: kept, in: profile)) }
        }
        for (low, high) in Ceiling.pairs where limits[low] > limits[high] {
            decisions.append(Ceiling.crossed(low, limits[low], high, limits[high]))
            limits.values[high.key] = limits[low]
        }
        return (limits, decisions)
    }

    /// What a plugin's manifest asks for: stricter for itself, looser only where the table says `plugin`.
    package func adjusted(byPlugin plugin: String, _ wishes: [String: Double]) -> (Limits, [Decision]) {
        var result = self
        var decisions: [Decision] = []
        for (key, wish) in wishes.sorted(by: { $0.key < $1.key }) {
            let targets = LimitTable.limits(for: key)
            if targets.isEmpty { decisions.append(Ceiling.unknown(key, wish, askedBy: plugin)) }
            var kept: [(limit: Limit, value: Double)] = []
            for limit in targets {
                let value = Ceiling.clamp(wish, for: limit, in: profile)
                let isStricter =
                    switch limit.stricter {
                    case .lower: value <= self[limit]
                    case .higher: value >= self[limit]
                    case .neither: value == self[limit]
                    }
                if isStricter || limit.loosenedBy == .plugin {
                    result.values[limit.key] = value
                    if value != wish { kept.append((limit, value)) }
                } else {
                    decisions.append(Ceiling.notForPlugins(limit, wish, kept: self[limit], plugin: plugin))
                }
            }
            if !kept.isEmpty {
                decisions.append(Ceiling.clamped(key, wish, kept: kept, in: profile, askedBy: plugin))
            }
        }
        return (result, decisions)
    }

    /// Some of them as loose as their ranges allow.
    func loosest(_ limits: [Limit]) -> Limits {
        var result = self
        for limit in limits {
            let range = limit.range(in: profile)
            switch limit.stricter {
            case .lower: result.values[limit.key] = range.upperBound
            case .higher: result.values[limit.key] = range.lowerBound
            case .neither: break
            }
        }
        return result
    }

    /// In the limit's unit.
    package subscript(_ limit: Limit) -> Double {
        values[limit.key] ?? limit.standard(in: profile)
    }

    /// A limit that counts something.
    package func count(_ limit: Limit) -> Int {
        Int(self[limit].rounded(.down))
    }

    /// Swiping back from the edge needs fingers (profile `mouse` has none).
    package var allowsEdgeSwipe: Bool { profile != .mouse }

    /// Hiding without an end is for screens that nobody touches (STAT-HIDE-PERMANENT).
    package var allowsEndlessHiding: Bool { profile == .signage }
}
