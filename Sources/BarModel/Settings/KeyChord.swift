// SPDX-License-Identifier: Apache-2.0

/// Keys pressed together, as the settings write them: `Ctrl+Alt+K`, `Shift+F10`.
///
/// At least one of Ctrl, Alt and Super is wanted with a key that types, so that no chord gets in the way of typing.
public struct KeyChord: Hashable, Sendable, CustomStringConvertible {
    public enum Modifier: String, Sendable, CaseIterable {
        case control = "Ctrl"
        case alt = "Alt"
        case shift = "Shift"
        case superKey = "Super"
    }

    public var modifiers: Set<Modifier>
    /// A capital letter, a digit, or a name: `F1` to `F12`, `Escape`, `Return`, `Space`, `Tab`, `Delete`, `Backspace`,
    /// `Home`, `End`, `PageUp`, `PageDown`, `Insert`, `Left`, `Right`, `Up`, `Down`, `Pause`.
    public var key: String

    /// `nil` unless the text is a chord; upper and lower case are the same.
    public init?(_ text: String) {
        modifiers = []
        var key: String?
        for part in text.split(separator: "+", omittingEmptySubsequences: false) {
            let word = part.lowercased().trimming(" ")
            if key == nil, let modifier = KeyChord.modifier(word) {
                guard modifiers.insert(modifier).inserted else { return nil }
            } else if key == nil, let name = KeyChord.key(word) {
                key = name
            } else {
                return nil
            }
        }
        guard let key else { return nil }
        self.key = key
        let types = key.utf8.count == 1 || ["Space", "Return", "Tab", "Backspace", "Delete"].contains(key)
        guard !types || !modifiers.isSubset(of: [.shift]) else { return nil }
    }

    /// Modifiers in a fixed order, then the key.
    public var description: String {
        (Modifier.allCases.filter(modifiers.contains).map(\.rawValue) + [key]).joined(separator: "+")
    }

    private static func modifier(_ word: String) -> Modifier? {
        switch word {
        case "ctrl", "control": .control
        case "alt": .alt
        case "shift": .shift
        case "super", "meta", "win": .superKey
        default: nil
        }
    }

    private static let names = [
        "Escape", "Return", "Space", "Tab", "Delete", "Backspace", "Home", "End", "PageUp", "PageDown", "Insert",
        "Left",
        "Right", "Up", "Down", "Pause",
    ]

    private static func key(_ word: String) -> String? {
        if word.utf8.count == 1, let byte = word.utf8.first {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): return word.uppercased()
            default: return nil
            }
        }
        if word.first == "f", let number = Int(word.dropFirst()), (1...12).contains(number) { return "F\(number)" }
        if word == "esc" { return "Escape" }
        if word == "enter" { return "Return" }
        return names.first { $0.lowercased() == word }
    }
}

extension String {
    fileprivate func trimming(_ character: Character) -> String {
        String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
    }
}
