// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// Texts of a form of their own; each gives what is stored, or `nil` if the text is malformed.
enum Words {
    /// `#rrggbb` in lower case, also of a colour by name.
    static func colour(_ text: String) -> String? {
        let lower = text.lowercased()
        return Colour(lower)?.description ?? colourNames[lower]
    }

    static let colourNames = [
        "black": "#000000", "silver": "#c0c0c0", "gray": "#808080", "grey": "#808080", "white": "#ffffff",
        "maroon": "#800000", "red": "#ff0000", "purple": "#800080", "fuchsia": "#ff00ff", "green": "#008000",
        "lime": "#00ff00", "olive": "#808000", "yellow": "#ffff00", "navy": "#000080", "blue": "#0000ff",
        "teal": "#008080", "aqua": "#00ffff", "orange": "#ffa500",
    ]

    static func chord(_ text: String) -> String? {
        KeyChord(text)?.description
    }

    /// A locale name as in `LANG`: `de`, `de_DE`, `sr_RS.UTF-8@latin`, `C`.
    static func language(_ text: String) -> String? {
        let base = text.prefix { $0 != "." && $0 != "@" }
        if base == "C" || base == "POSIX" { return text }
        let parts = base.split(separator: "_", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), (2...3).contains(parts[0].utf8.count),
            parts[0].utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
        else { return nil }
        if parts.count == 2 {
            guard (2...3).contains(parts[1].utf8.count),
                parts[1].utf8.allSatisfy({
                    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
                        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                })
            else { return nil }
        }
        return isPlainWord(text.dropFirst(base.count), also: ".@-_") ? text : nil
    }

    /// A `strftime` form of one line whose conversions are all whole.
    static func clockFormat(_ text: String) -> String? {
        guard !text.isEmpty, text.utf8.count <= 64, !text.utf8.contains(where: { $0 < 0x20 }) else { return nil }
        var scalars = text.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "%" else { continue }
            var conversion = scalars.next()
            while let flag = conversion, "_-0^#EO".unicodeScalars.contains(flag) { conversion = scalars.next() }
            guard let conversion, conversion == "%" || conversion.properties.isAlphabetic else { return nil }
        }
        return text
    }

    /// The items the shell has itself.
    static let statusItems = StatusItemName.allCases.map(\.rawValue)

    static func isPluginStatusItem(_ text: String) -> Bool {
        guard text.hasPrefix("plugin:") else { return false }
        let parts = text.dropFirst("plugin:".count).split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy(isID)
    }

    /// 1 to 64 of `[A-Za-z0-9._-]`.
    static func isID(_ text: some StringProtocol) -> Bool {
        (1...64).contains(text.utf8.count) && isPlainWord(text, also: "._-")
    }

    /// `<plugin id>/<tab id>`, or a tab id that is unique.
    static func tabID(_ text: String) -> String? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return (1...2).contains(parts.count) && parts.allSatisfy(isID) ? text : nil
    }

    /// A well-known bus name of at least two parts; the last may be `*`.
    static func busName(_ text: String) -> String? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        let named = parts.last == "*" ? parts.dropLast() : parts[...]
        guard text.utf8.count <= 255, named.count >= 2 else { return nil }
        return named.allSatisfy { part in
            isPlainWord(part, also: "_-") && part.first.map { !$0.isNumber } == true
        } ? text : nil
    }

    static func device(_ text: String) -> String? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[0].isEmpty, parts[1] == "dev", !text.utf8.contains(0) else { return nil }
        return parts.dropFirst(2).contains { $0.isEmpty || $0 == "." || $0 == ".." } ? nil : text
    }

    /// The name of a systemd credential: a file name without surprises.
    static func isCredential(_ text: String) -> Bool {
        (1...255).contains(text.utf8.count) && isPlainWord(text, also: "._-@") && text != "." && text != ".."
    }

    private static func isPlainWord(_ text: some StringProtocol, also others: String) -> Bool {
        text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: others.utf8.contains(byte)
            }
        }
    }
}

extension ValueType where Value == String {
    static var colour: Self { text(.colour, check: Words.colour) }
    static var chord: Self { text(.chord, check: Words.chord) }
    static var language: Self { text(.language, check: Words.language) }
    static var clockFormat: Self { text(.clockFormat, check: Words.clockFormat) }
    static var tabID: Self { text(.tabID, check: Words.tabID) }
    static var busName: Self { text(.busName, check: Words.busName) }
    static var device: Self { text(.device, check: Words.device) }
    static var pluginID: Self { text(.pluginID) { Words.isID($0) ? $0 : nil } }

    static var statusItem: Self {
        let wanted = Expectation.statusItem(Words.statusItems)
        return ValueType(wanted, write: quoted) { value, _ throws(MisreadValue) in
            guard let text = value.string else { throw misread(value, wanted) }
            guard Words.statusItems.contains(text) || Words.isPluginStatusItem(text) else {
                let best = nearest(to: text, in: Words.statusItems)
                throw MisreadValue(.notAChoice(wanted: wanted, found: text, nearest: best), at: value)
            }
            return text
        }
    }
}
