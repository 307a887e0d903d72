// SPDX-License-Identifier: Apache-2.0

import BarModel

/// What one check says of one fact, before the engine applies it.
package struct Finding<Value>: Sendable {
    /// `pass` composes without a report: the shell fills in what no plugin contributed.
    var verdict: Decision.Verdict
    /// JSON pointer into the contribution, for example `/trailing/2`.
    var pointer: String
    /// Path of another contribution than the one judged, up to `#`.
    var subject: String?
    var before: String
    var after: String
    var message: String
    var hint: String
    /// `nil` takes the rule's.
    var severity: Decision.Severity?
    var repair: (@Sendable (inout Value) -> Void)?

    /// The shell's own composition, not a change of anything contributed.
    static func compose(_ repair: @escaping @Sendable (inout Value) -> Void) -> Finding {
        Finding(verdict: .pass, pointer: "", before: "", after: "", message: "", hint: "", repair: repair)
    }

    static func repaired(
        _ pointer: String, subject: String? = nil, before: String, after: String, _ message: String, hint: String,
        severity: Decision.Severity? = nil, _ repair: (@Sendable (inout Value) -> Void)?
    ) -> Finding {
        Finding(
            verdict: .repaired, pointer: pointer, subject: subject, before: before, after: after, message: message,
            hint: hint, severity: severity, repair: repair)
    }

    static func warned(
        _ pointer: String, subject: String? = nil, before: String = "", _ message: String, hint: String,
        severity: Decision.Severity? = nil
    ) -> Finding {
        Finding(
            verdict: .warned, pointer: pointer, subject: subject, before: before, after: before, message: message,
            hint: hint, severity: severity)
    }

    static func refused(
        _ pointer: String, subject: String? = nil, before: String = "", after: String = "", _ message: String,
        hint: String, severity: Decision.Severity? = nil, _ repair: (@Sendable (inout Value) -> Void)? = nil
    ) -> Finding {
        Finding(
            verdict: .refused, pointer: pointer, subject: subject, before: before, after: after, message: message,
            hint: hint,
            severity: severity, repair: repair)
    }
}

/// What is shown, and every decision that led there.
package struct Judgement<Shown: Sendable>: Sendable {
    package var shown: Shown
    package var decisions: [Decision]

    package init(shown: Shown, decisions: [Decision]) {
        self.shown = shown
        self.decisions = decisions
    }

    /// The refusal that a caller answers with, if any.
    package var refusal: Decision? { decisions.first { $0.verdict == .refused } }

    /// The strongest verdict.
    package var verdict: Decision.Verdict {
        let order: [Decision.Verdict] = [.refused, .repaired, .warned]
        return order.first { verdict in decisions.contains { $0.verdict == verdict } } ?? .pass
    }
}

extension Judgement: Equatable where Shown: Equatable {}
