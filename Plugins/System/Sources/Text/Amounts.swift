// SPDX-License-Identifier: Apache-2.0

/// Numbers with their units, as a language writes them.
struct Amounts: Sendable {
    private let point: String
    private let thousands: String
    private let percentGap: String

    /// - Parameter locale: As in `LANG`, for example `de_AT.UTF-8`.
    init(locale: String) {
        let language = String(locale.prefix { $0 != "_" && $0 != "." && $0 != "@" }).lowercased()
        point = Self.withComma.contains(language) ? "," : "."
        thousands = Self.withComma.contains(language) ? Self.withSpace.contains(language) ? "\u{A0}" : "." : ","
        // A space that does not break, as these languages set it before the sign.
        percentGap = Self.withPercentGap.contains(language) ? "\u{A0}" : ""
    }

    private static let withComma: Set<String> = [
        "bg", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fr", "gl", "hr", "hu", "id", "is", "it", "lt",
        "lv", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "tr", "uk", "vi",
    ]
    private static let withSpace: Set<String> = [
        "bg", "cs", "et", "fi", "fr", "hu", "lt", "lv", "nb", "nn", "no", "pl", "ru", "sk", "sv", "uk",
    ]
    private static let withPercentGap: Set<String> = [
        "bg", "ca", "cs", "da", "de", "es", "et", "fi", "fr", "hr", "is", "lt", "nb", "nn", "no", "ro", "ru", "sk",
        "sl", "sv", "uk",
    ]

    private static let units = ["kB", "MB", "GB", "TB", "PB", "EB"]

    /// Bytes in powers of ten, two figures that matter below ten: `640 B`, `1.2 GB`, `41 GB`.
    func bytes(_ count: Int64) -> String {
        let (value, unit) = Self.scaled(count)
        return unit == "B" ? "\(Int(value)) B" : "\(short(value)) \(unit)"
    }

    /// With one figure more, for amounts that are added up in the head: `12.3 GB`, `412 GB`.
    func exactBytes(_ count: Int64) -> String {
        let (value, unit) = Self.scaled(count)
        return unit == "B" || value >= 99.95 ? "\(Int(value.rounded())) \(unit)" : "\(tenths(value)) \(unit)"
    }

    private static func scaled(_ count: Int64) -> (value: Double, unit: String) {
        let count = max(0, count)
        if count < 1000 { return (Double(count), "B") }
        var value = Double(count) / 1000
        var unit = 0
        // 999.5 would be rounded to 1000.
        while value >= 999.5 && unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        return (value, units[unit])
    }

    /// A number as the kernel writes it, with the language's point.
    func decimal(_ text: String) -> String {
        String(text.map { $0 == "." ? Character(point) : $0 })
    }

    /// A number of things, its figures in groups of three: `16,273,955`.
    func count(_ number: Int64) -> String {
        var groups: [Substring] = []
        var figures = "\(max(0, number))"[...]
        while figures.count > 3 {
            groups.insert(figures.suffix(3), at: 0)
            figures = figures.dropLast(3)
        }
        return ([figures] + groups).joined(separator: thousands)
    }

    /// - Parameter megabits: A second.
    func bitRate(_ megabits: Int64) -> String {
        megabits < 1000 ? "\(megabits) Mbit/s" : "\(short(Double(megabits) / 1000)) Gbit/s"
    }

    /// One figure after the point below ten, none from there on.
    func short(_ value: Double) -> String {
        value < 9.95 ? tenths(value) : "\(Int(min(value.rounded(), 1e15)))"
    }

    /// One figure after the point.
    func tenths(_ value: Double) -> String {
        let tenths = Int(min(max((value * 10).rounded(), -1e15), 1e15))
        return (tenths < 0 ? "−" : "") + "\(abs(tenths) / 10)\(point)\(abs(tenths) % 10)"
    }

    /// - Parameter share: 1 is 100 %.
    func percent(_ share: Double) -> String {
        percent(Int(min(max((share * 100).rounded(), 0), 1e9)))
    }

    func percent(_ number: Int) -> String {
        "\(number)\(percentGap)%"
    }

    /// The two greatest units: `3 d 4 h`, `2 h 5 min`, `12 min`, `40 s`.
    func duration(_ seconds: Int64) -> String {
        let seconds = max(0, seconds)
        switch seconds {
        case ..<60: return "\(seconds) s"
        case ..<3600: return "\(seconds / 60) min"
        case ..<86_400: return join(seconds / 3600, "h", seconds % 3600 / 60, "min")
        default: return join(seconds / 86_400, "d", seconds % 86_400 / 3600, "h")
        }
    }

    private func join(_ great: Int64, _ greatUnit: String, _ small: Int64, _ smallUnit: String) -> String {
        small == 0 ? "\(great) \(greatUnit)" : "\(great) \(greatUnit) \(small) \(smallUnit)"
    }
}
