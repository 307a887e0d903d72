// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Toml

/// `[rules.limits]` and `[rules.actions]`: gathered over the layers, judged when the profile is known.
///
/// What comes out is clean: every limit inside its hard range, every action one that may be set, so that the rule engine
/// has nothing left to report about them.
struct RulesDecoder {
    struct Asked<Value: Sendable>: Sendable {
        var value: Value
        var position: TomlPosition
        /// As written: a short key sets two limits.
        var key: String
        var written: String
        var layer: Layer
    }

    private let lastGood: ShellSettings.RulesSection?
    private var limits: [String: Asked<Double>] = [:]
    /// Limits whose last word was a value that could not be taken.
    private var keptLimits: Set<String> = []
    private var actions: [String: Asked<ShellSettings.RulesSection.Action>] = [:]
    private var keptActions: Set<String> = []
    private var findings = FindingList()

    init(lastGood: ShellSettings.RulesSection?) {
        self.lastGood = lastGood
    }

    // MARK: Gathering

    mutating func addLimits(_ table: TomlTable, layer: Layer) {
        // Short keys first, so that a full key of the same layer wins wherever it stands.
        let entries = table.entries.filter(isShort) + table.entries.filter { !isShort($0) }
        for entry in entries {
            addLimit(entry, targets: LimitTable.limits(for: entry.key), layer: layer)
        }
    }

    private func isShort(_ entry: TomlEntry) -> Bool {
        LimitTable.limits(for: entry.key).count > 1
    }

    private mutating func addLimit(_ entry: TomlEntry, targets: [Limit], layer: Layer) {
        let path = limitPath(entry.key)
        guard let first = targets.first else {
            findings.warn(in: layer.name) {
                let near = nearest(to: entry.key, in: LimitTable.keys)
                return layer.finding(.warning, path, at: entry.keyPosition, .unknownLimit(nearest: near))
            }
            return
        }
        do {
            let value = try first.read(entry.value)
            for target in targets {
                limits[target.key] = Asked(
                    value: value, position: entry.value.start, key: entry.key, written: written(entry.value),
                    layer: layer)
                keptLimits.remove(target.key)
            }
            guard value <= 0, first.range.lowerBound > 0 else { return }
            keep(targets)
            findings.append(
                layer.finding(.error, path, at: entry.value.start, .notPositive(found: written(entry.value))))
        } catch {
            keep(targets)
            findings.append(layer.finding(.error, path, at: error.position, .value(error.fault)))
        }
    }

    private mutating func keep(_ targets: [Limit]) {
        for target in targets {
            if lastGood != nil || limits[target.key].map({ $0.value <= 0 }) == true { limits[target.key] = nil }
            keptLimits.insert(target.key)
        }
    }

    mutating func addActions(_ table: TomlTable, layer: Layer) {
        for entry in table.entries {
            let path = actionPath(entry.key)
            guard Catalogue.all.contains(where: { $0.id == entry.key }) else {
                findings.warn(in: layer.name) {
                    let near = nearest(to: entry.key, in: Catalogue.all.lazy.map(\.id))
                    return layer.finding(.warning, path, at: entry.keyPosition, .unknownRule(nearest: near))
                }
                continue
            }
            do {
                let action = try ValueType<ShellSettings.RulesSection.Action>.choice.read(entry.value, layer.context)
                actions[entry.key] = Asked(
                    value: action, position: entry.value.start, key: entry.key, written: action.rawValue, layer: layer)
                keptActions.remove(entry.key)
            } catch {
                findings.append(layer.finding(.error, path, at: error.position, .value(error.fault)))
                if lastGood != nil { actions[entry.key] = nil }
                keptActions.insert(entry.key)
            }
        }
    }

    private func limitPath(_ key: String) -> [String] {
        [RulesTable.table.name, RulesTable.limitsKey, key]
    }

    private func actionPath(_ id: String) -> [String] {
        [RulesTable.table.name, RulesTable.actionsKey, id]
    }

    // MARK: Judging

    /// - Parameter plain: With what the other keys of the table say.
    mutating func finish(
        _ plain: ShellSettings.RulesSection
    ) -> (section: ShellSettings.RulesSection, findings: FindingList, origins: [String: SettingOrigin]) {
        var section = plain
        section.limits = judgedLimits(plain.profile)
        section.actions = judgedActions()
        var origins: [String: SettingOrigin] = [:]
        for (key, asked) in limits {
            origins[keyPath(limitPath(key))] = SettingOrigin(layer: asked.layer.name, position: asked.position)
        }
        for (id, asked) in actions where section.actions[id] != nil {
            origins[keyPath(actionPath(id))] = SettingOrigin(layer: asked.layer.name, position: asked.position)
        }
        return (section, findings, origins)
    }

    private mutating func judgedLimits(_ profile: ShellSettings.RulesSection.Profile) -> [String: Double] {
        guard !limits.isEmpty || !keptLimits.isEmpty else { return [:] }
        var values: [String: Double] = [:]
        var clamped: [String: [(limit: Limit, used: Double)]] = [:]
        for limit in LimitTable.all {
            if keptLimits.contains(limit.key), let value = lastGood?.limits[limit.key] { values[limit.key] = value }
            guard let asked = limits[limit.key] else { continue }
            let used = limit.judged(asked.value, in: profile)
            values[limit.key] = used
            if used != asked.value { clamped[asked.key, default: []].append((limit, used)) }
        }
        for (_, pairs) in clamped.sorted(by: { $0.key < $1.key }) {
            guard let first = pairs.first, let asked = limits[first.limit.key] else { continue }
            findings.append(
                asked.layer.finding(
                    .warning, limitPath(asked.key), at: asked.position,
                    fault(asked, pairs, in: profile)))
        }
        return uncrossed(values, profile)
    }

    private func fault(
        _ asked: Asked<Double>, _ pairs: [(limit: Limit, used: Double)], in profile: ShellSettings.RulesSection.Profile
    ) -> Fault {
        let isShort = LimitTable.limits(for: asked.key).count > 1
        let label = { (limit: Limit, text: String) in isShort ? "\(text) (\(limit.key))" : text }
        let used = pairs.map { label($0.limit, $0.limit.written($0.used)) }.joined(separator: ", ")
        let isInRange = pairs.allSatisfy { $0.limit.range(in: profile).contains(asked.value) }
        if isInRange { return .notLoosened(found: asked.written, used: used) }
        let allowed = pairs.map { pair in
            let range = pair.limit.range(in: profile)
            return label(
                pair.limit, "\(pair.limit.written(range.lowerBound)) … \(pair.limit.written(range.upperBound))")
        }
        return .clamped(found: asked.written, used: used, allowed: allowed.joined(separator: ", "))
    }

    /// Where a minimum is above a maximum, the minimum wins. It is reported, with both keys, where somebody has asked for
    /// the maximum; one that nobody has set just follows.
    private mutating func uncrossed(
        _ values: [String: Double], _ profile: ShellSettings.RulesSection.Profile
    ) -> [String: Double] {
        var values = values
        let (made, decisions) = Limits.make(profile: profile, overrides: values)
        for decision in decisions {
            guard let limit = LimitTable.all.first(where: { decision.path == "rules.limits.\($0.key)" }) else {
                continue
            }
            values[limit.key] = made[limit]
            guard let asked = limits[limit.key] else { continue }
            findings.append(
                asked.layer.finding(
                    .warning, limitPath(asked.key), at: asked.position,
                    .rule(message: decision.message, hint: decision.hint)))
        }
        return values
    }

    private mutating func judgedActions() -> [String: ShellSettings.RulesSection.Action] {
        guard !actions.isEmpty || !keptActions.isEmpty else { return [:] }
        var wanted = actions.mapValues(\.value)
        for id in keptActions where wanted[id] == nil {
            wanted[id] = lastGood?.actions[id]
        }
        let engine = Guideline(actions: wanted)
        for decision in engine.startDecisions {
            guard let asked = actions[decision.rule] else { continue }
            findings.append(
                asked.layer.finding(
                    .warning, actionPath(asked.key), at: asked.position,
                    .rule(message: decision.message, hint: decision.hint)))
        }
        return engine.actions
    }
}

extension Limit {
    var expectation: Expectation {
        switch unit {
        case .seconds: .duration(range)
        case _ where isWhole: .integer(Int64(range.lowerBound)...Int64(range.upperBound))
        default: .number(range)
        }
    }

    /// The value in the unit of the table; its range is judged later.
    fileprivate func read(_ value: TomlValue) throws(MisreadValue) -> Double {
        if unit == .seconds { return try seconds(of: value, expectation) }
        let number = try finiteNumber(value, expectation)
        guard !isWhole || number == number.rounded() else { throw misread(value, expectation) }
        return number
    }

    fileprivate func judged(_ value: Double, in profile: ShellSettings.RulesSection.Profile) -> Double {
        let range = range(in: profile)
        let inside = min(max(value, range.lowerBound), range.upperBound)
        guard loosenedBy == .nobody else { return inside }
        let standard = standard(in: profile)
        switch stricter {
        case .lower: return min(inside, standard)
        case .higher: return max(inside, standard)
        case .neither: return standard
        }
    }

    /// As a file writes it.
    package func written(_ value: Double) -> String {
        unit == .seconds ? quoted(Quantity.text(seconds: value)) : plainNumber(value)
    }
}
