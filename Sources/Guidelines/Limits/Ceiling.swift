// SPDX-License-Identifier: Apache-2.0

import BarModel

/// ENG-CEILING: configuration cannot leave the hard ranges. A value outside is taken as the nearest bound and reported.
enum Ceiling {
    /// Where two limits bound the same thing, the minimum wins over the maximum.
    static let pairs: [(Limit, Limit)] = [
        (.tabCountMin, .tabCountMaxCompact), (.tabCountMin, .tabCountMaxRegular), (.touchMin, .tabMinWidth),
        (.touchMin, .navHeight), (.touchMin, .tabHeight),
    ]

    static func clamp(_ value: Double, for limit: Limit, in profile: ShellSettings.RulesSection.Profile) -> Double {
        guard !value.isNaN else { return limit.standard(in: profile) }
        let range = limit.range(in: profile)
        let inside = min(max(value, range.lowerBound), range.upperBound)
        return limit.isWhole ? inside.rounded(.down) : inside
    }

    /// - Parameter plugin: Whose manifest asks; `nil` for the administrator.
    static func clamped(
        _ key: String, _ value: Double, kept: [(limit: Limit, value: Double)],
        in profile: ShellSettings.RulesSection.Profile, askedBy plugin: String? = nil
    ) -> Decision {
        let after = kept.map { text($0.value, $0.limit.unit) }
        let ranges = kept.map { pair in
            let range = pair.limit.range(in: profile)
            return "\(text(range.lowerBound, pair.limit.unit)) to \(text(range.upperBound, pair.limit.unit))"
                + (kept.count > 1 ? " (\(pair.limit.key))" : "")
        }
        return decision(
            key, .repaired, before: number(value), after: unique(after).joined(separator: ", "),
            message: "\(key) = \(number(value)) is outside its range; the nearest value is used.",
            hint: "Allowed: \(unique(ranges).joined(separator: "; ")).", askedBy: plugin)
    }

    static func crossed(_ low: Limit, _ lowValue: Double, _ high: Limit, _ highValue: Double) -> Decision {
        decision(
            high.key, .repaired, before: text(highValue, high.unit), after: text(lowValue, low.unit),
            message: "\(high.key) is below \(low.key); the minimum wins.",
            hint: "Set \(high.key) to at least \(text(lowValue, low.unit)), or lower \(low.key).")
    }

    static func unknown(_ key: String, _ value: Double, askedBy plugin: String? = nil) -> Decision {
        let near = nearest(to: key, in: LimitTable.keys)
        return decision(
            key, .warned, before: number(value), after: "", message: "There is no limit \(key).",
            hint: near.map { "Did you mean \($0)?" } ?? "`lintelctl rules` names the limits.", askedBy: plugin)
    }

    static func notForPlugins(_ limit: Limit, _ wish: Double, kept: Double, plugin: String) -> Decision {
        decision(
            limit.key, .refused, before: number(wish), after: text(kept, limit.unit),
            message: "A plugin may not loosen \(limit.key).", hint: "A stricter value is always allowed.",
            askedBy: plugin)
    }

    private static func decision(
        _ key: String, _ verdict: Decision.Verdict, before: String, after: String, message: String, hint: String,
        askedBy plugin: String? = nil
    ) -> Decision {
        Decision(
            rule: "ENG-CEILING", verdict: verdict, severity: .warning,
            path: plugin.map { "\($0)#/rules/limits/\(key)" } ?? "rules.limits.\(key)", before: before, after: after,
            message: message, hint: hint)
    }

    /// A number as a file writes it: without a fraction where it has none.
    static func number(_ value: Double) -> String {
        guard value.isFinite, value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
        return "\(Int64(value))"
    }

    private static func text(_ value: Double, _ unit: Limit.Unit) -> String {
        switch unit {
        case .px: "\(number(value)) px"
        case .seconds: "\(number((value * 1000).rounded())) ms"
        case .ratio: "\(number(value)) : 1"
        case .radiansPerSecond: "\(number(value)) rad/s"
        case .share, .count, .characters: number(value)
        }
    }

    private static func unique(_ texts: [String]) -> [String] {
        texts.enumerated().filter { texts.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    }
}
