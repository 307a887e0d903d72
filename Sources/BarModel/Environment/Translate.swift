// SPDX-License-Identifier: Apache-2.0

/// From English to the language of the person at the screen. The executable hands in gettext; tests use `.identity`.
public struct Translate: Sendable {
    private let lookUp: @Sendable (String) -> String

    public init(_ lookUp: @escaping @Sendable (String) -> String) {
        self.lookUp = lookUp
    }

    public static let identity = Translate { $0 }

    /// The translation of a sentence in English; the sentence itself where there is none.
    public func callAsFunction(_ english: String) -> String {
        lookUp(english)
    }

    /// The translation with its `{name}` places filled in, so that languages may reorder them.
    public func callAsFunction(_ english: String, _ values: [String: String]) -> String {
        var filled = ""
        var rest = lookUp(english)[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: open)..<close])
            filled += rest[..<open]
            filled += values[name] ?? "{\(name)}"
            rest = rest[rest.index(after: close)...]
        }
        return filled + rest
    }
}
