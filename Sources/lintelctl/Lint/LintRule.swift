// SPDX-License-Identifier: Apache-2.0

import BarModel

/// What is wrong with a plugin without a rule of the guideline being broken.
enum LintRule: String, CaseIterable {
    case manifest = "LINT-MANIFEST"
    case unknownField = "LINT-UNKNOWN-FIELD"
    case protocolFault = "LINT-PROTOCOL"
    case screen = "LINT-SCREEN"
    case itemID = "LINT-ITEM-ID"
    case icon = "LINT-ICON"
    case end = "LINT-END"
    case label = "LINT-LABEL"

    var summary: String {
        switch self {
        case .manifest: "The manifest says what it means, in keys that there are."
        case .unknownField: "A message has no field and no kind that nobody knows."
        case .protocolFault: "Every line is a message that can be understood."
        case .screen: "Every screen that is asked for comes."
        case .itemID: "The items and nodes of a screen have ids of their own."
        case .end: "The plugin ends when it is asked to."
        case .icon: "An icon is a stock icon or a picture in the plugin's folder."
        case .label: "A control has a label, to be read or to be read out."
        }
    }

    var severity: Decision.Severity {
        switch self {
        case .protocolFault, .screen, .itemID, .end: .error
        case .manifest, .unknownField, .icon, .label: .warning
        }
    }

    func decision(
        path: String, before: String, message: String, hint: String, severity: Decision.Severity? = nil
    ) -> Decision {
        Decision(
            rule: rawValue, verdict: .warned, severity: severity ?? self.severity, path: path, before: before,
            after: before, message: message, hint: hint)
    }

    /// - Parameter path: `<plugin>/<tab>/<screen>`.
    static func noScreen(_ path: String, because reason: String) -> Decision {
        screen.decision(
            path: path + "#", before: "", message: "The screen did not come: \(reason)",
            hint: "Answer every screen.open with a screen, within 5 s.")
    }

    static func noRows(of path: String, because reason: String) -> Decision {
        screen.decision(
            path: path + "#/content", before: "", message: "Rows of the screen did not come: \(reason)",
            hint: "Answer every rows request with the rows it asks for, within 5 s.")
    }
}
