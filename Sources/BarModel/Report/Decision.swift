// SPDX-License-Identifier: Apache-2.0

/// What the rule engine did about one fact (rules section 3). Every change it makes is reported by exactly one (ENG-REPORT).
public struct Decision: Codable, Hashable, Sendable {
    public enum Verdict: String, Codable, Sendable {
        /// Nothing to say.
        case pass
        /// The nearest conforming thing is shown instead.
        case repaired
        /// Nothing changed; the author is told.
        case warned
        /// The contribution or call does not take effect.
        case refused
    }

    public enum Severity: String, Codable, Sendable {
        case error, warning, advice, none
    }

    /// Rule id, for example `NAV-CONTROLS-MAX`.
    public var rule: String
    public var verdict: Verdict
    public var severity: Severity
    /// `<plugin>/<tab>/<screen>#<JSON pointer>`, as far as it is known.
    public var path: String
    public var before: String
    public var after: String
    public var message: String
    /// What the author can do.
    public var hint: String

    public init(
        rule: String, verdict: Verdict, severity: Severity, path: String, before: String = "", after: String = "",
        message: String, hint: String = ""
    ) {
        self.rule = rule
        self.verdict = verdict
        self.severity = severity
        self.path = path
        self.before = before
        self.after = after
        self.message = message
        self.hint = hint
    }
}
