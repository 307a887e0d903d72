// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// What the screens say, in the person's language.
struct Words: Sendable {
    let amounts: Amounts
    private let translate: Translate

    init(locale: String) {
        amounts = Amounts(locale: locale)
        translate =
            switch locale.prefix(while: { $0 != "_" && $0 != "." && $0 != "@" }) {
            case "de": Translate { Self.german[$0] ?? $0 }
            case "ar": Translate { Self.arabic[$0] ?? $0 }
            default: .identity
            }
    }

    func callAsFunction(_ english: String) -> String {
        translate(english)
    }

    func callAsFunction(_ english: String, _ values: [String: String]) -> String {
        translate(english, values)
    }
}
