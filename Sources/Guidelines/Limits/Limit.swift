// SPDX-License-Identifier: Apache-2.0

import BarModel

/// One number that rules read: its default, the range nobody may leave, and who may move it (rules section 4).
package struct Limit: Sendable {
    package enum Unit: String, Sendable {
        case px, seconds, share, ratio, count, characters
        case radiansPerSecond = "rad/s"
    }

    package enum Loosening: String, Sendable {
        case nobody, admin, plugin
    }

    /// Which way a value becomes stricter; a plugin may always go that way for itself.
    package enum Strictness: Sendable {
        case lower, higher
        /// A measure of the look: neither way is stricter.
        case neither
    }

    /// As `lintel.toml` writes it under `[rules.limits]`.
    package let key: String
    package let standard: Double
    package let range: ClosedRange<Double>
    package let unit: Unit
    package let loosenedBy: Loosening
    package let stricter: Strictness
    package let reason: String
    /// Default and range where a profile has its own.
    package let profiles: [ShellSettings.RulesSection.Profile: (standard: Double, range: ClosedRange<Double>)]

    init(
        _ key: String, _ standard: Double, _ range: ClosedRange<Double>, _ unit: Unit,
        loosenedBy: Loosening = .admin, stricter: Strictness = .neither, reason: String,
        profiles: [ShellSettings.RulesSection.Profile: (standard: Double, range: ClosedRange<Double>)] = [:]
    ) {
        self.key = key
        self.standard = standard
        self.range = range
        self.unit = unit
        self.loosenedBy = loosenedBy
        self.stricter = stricter
        self.reason = reason
        self.profiles = profiles
    }

    package func standard(in profile: ShellSettings.RulesSection.Profile) -> Double {
        profiles[profile]?.standard ?? standard
    }

    package func range(in profile: ShellSettings.RulesSection.Profile) -> ClosedRange<Double> {
        profiles[profile]?.range ?? range
    }

    /// Integers in the file: lengths and counts.
    package var isWhole: Bool { unit == .px || unit == .count || unit == .characters }
}
