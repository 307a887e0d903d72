// SPDX-License-Identifier: Apache-2.0

import BarModel

// What the shell itself does with the navigation bar; tests hold it instead of the engine.
extension Rule {
    static let navBackFallback = Rule(
        "NAV-BACK-FALLBACK", "A back label that does not fit gives way to the generic word, then to the chevron alone.",
        from: "F5a to F5d; supports S0-3", origin: .derived, kind: .shell, moment: .layout, severity: .none,
        examples: [
            "the row's own example gives the generic word",
            "trailing items take their room from the label, not from the title",
            "a title that cannot be centred leaves the centre before it is cut",
        ])
}
