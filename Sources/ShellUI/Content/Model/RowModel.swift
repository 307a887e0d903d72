// SPDX-License-Identifier: Apache-2.0
// One row as it is drawn: what a plugin's row, or a tab of the More list, comes down to.

import BarModel
import PluginProtocol

struct RowModel: Equatable {
    enum Icon: Hashable {
        case stock(String)
        /// A picture inside the folder of the plugin that gave it.
        case file(String)
        case letter(String)
    }

    enum Control: Equatable {
        case none
        case toggle(on: Bool)
        case check(on: Bool)
        case stepper(Amount)
        case slider(Amount)
        case button
        case progress(Double?)
        case textField(text: String, placeholder: String)
        case choice(options: [Accessory.Option], selected: String)
    }

    var id: String
    var title: String
    var subtitle: String?
    var icon: Icon?
    var value: String?
    var badge: String?
    var control = Control.none
    /// A chevron stands at its end.
    var leads = false
    var isDestructive = false
    /// A sign at its leading end takes it away.
    var removal: Row.Removal?
    /// Its action has had no answer for a while.
    var isBusy = false
    /// False for a row that is asked for and not there yet.
    var isKnown = true
    /// Its title stands in the middle: a button beside another one.
    var isCentred = false
    /// Its value changes while somebody looks.
    var valueChanges = false
    /// What a swipe over it offers.
    var swipes: [SwipeAction] = []
    /// Spoken instead of what is written, where that would not do.
    var spoken: String?

    init(id: String, title: String) {
        self.id = id
        self.title = title
    }

    /// A row that has not arrived.
    static func unknown(_ index: Int) -> RowModel {
        var row = RowModel(id: "", title: "")
        row.isKnown = false
        return row
    }

    init(_ row: Row, busy: Bool) {
        self.init(id: row.id, title: row.title)
        subtitle = row.subtitle.flatMap { $0.isEmpty ? nil : $0 }
        icon = row.icon.map { $0.contains("/") || $0.contains(".") ? .file($0) : .stock($0) }
        value = row.value.flatMap { $0.isEmpty ? nil : $0 }
        isDestructive = row.destructive ?? false
        removal = row.removal
        isBusy = busy
        swipes = Array((row.swipe ?? []).prefix(3))
        switch row.accessory {
        case .none: leads = row.opens != nil
        case .disclosure: leads = true
        case .toggle(let on): control = .toggle(on: on)
        case .check(let on): control = .check(on: on)
        case .stepper(let value, let minimum, let maximum, let step):
            let amount = Amount(value: value, minimum: minimum, maximum: maximum, step: step)
            control = .stepper(amount)
            if self.value == nil { self.value = amount.text }
        case .slider(let value, let minimum, let maximum):
            control = .slider(Amount(value: value, minimum: minimum, maximum: maximum))
        case .button: control = .button
        case .progress(let fraction):
            control = .progress(fraction.map { $0.isFinite ? min(1, max(0, $0)) : 0 })
            leads = row.opens != nil
        case .badge(let text):
            badge = text.isEmpty ? nil : text
            leads = row.opens != nil
        case .textField(let text, let placeholder): control = .textField(text: text, placeholder: placeholder)
        case .choice(let options, let selected):
            control = .choice(options: options, selected: selected)
            if value == nil { value = options.first { $0.id == selected }?.label }
        }
    }

    /// A row of the More list (TAB-MORE).
    init(_ tab: TabEntry, number: Int, of count: Int, translate: Translate) {
        self.init(id: "\(tab.id)", title: tab.title)
        icon =
            switch tab.icon {
            case .stock(let name): .stock(name)
            case .file(let path): .file(path)
            case .letter(let letter): .letter(letter)
            }
        leads = true
        switch tab.badge {
        case .none: break
        case .count(let count): badge = "\(count)"
        case .attention: badge = "!"
        }
        spoken = tab.accessibleTitle
    }

    /// Whether a press anywhere on the row does something.
    var isPressable: Bool {
        guard isKnown else { return false }
        switch control {
        case .toggle, .check, .button, .choice: return true
        case .none, .progress: return leads
        case .stepper, .slider, .textField: return false
        }
    }

    var isTall: Bool { subtitle != nil }

    /// Whether the figures of its value are of equal width.
    var hasTabularValue: Bool {
        if case .stepper = control { return true }
        return valueChanges || (value.map(RowModel.isTime) ?? false)
    }

    /// A length or time of so many digits and one or two colons, `1:02:03.4`: such values stand in columns.
    static func isTime(_ text: String) -> Bool {
        var colons = 0
        var before: Character = ":"
        for character in text.drop(while: { $0 == "+" || $0 == "−" }) {
            let isDigit = character.isASCII && character.isNumber
            guard isDigit || ((character == ":" || character == "." || character == ",") && before != ":") else {
                return false
            }
            if character == ":" { colons += 1 }
            before = character
        }
        return (1...2).contains(colons) && before != ":"
    }

    /// What assistive technology reads: title, subtitle, value, badge.
    var name: String {
        let parts = [spoken ?? title, subtitle, value, badge].compactMap { $0 }.filter { !$0.isEmpty }
        return parts.isEmpty ? id : parts.joined(separator: ", ")
    }
}

/// A number between two others, repaired where a plugin's are not.
struct Amount: Equatable {
    let value: Double
    let minimum: Double
    let maximum: Double
    let step: Double

    init(value: Double, minimum: Double, maximum: Double, step: Double = 0) {
        func sane(_ number: Double, _ other: Double) -> Double {
            number.isFinite ? min(1e15, max(-1e15, number)) : other
        }
        let low = sane(minimum, 0)
        let high = sane(maximum, low + 1)
        self.minimum = min(low, high)
        self.maximum = max(low, high)
        self.value = min(self.maximum, max(self.minimum, sane(value, low)))
        let wish = sane(step, 0)
        self.step = wish > 0 ? wish : max((self.maximum - self.minimum) / 100, .ulpOfOne)
    }

    /// Without the drift of adding fractions that have no exact binary form: eleven tenths are 1.1.
    func stepped(by count: Double) -> Double {
        let next = value + count * step
        let scales = sequence(first: 1.0) { $0 < 1e9 ? $0 * 10 : nil }
        let scale = scales.first { scale in
            [value, step].allSatisfy { abs($0 * scale - ($0 * scale).rounded()) < 1e-6 }
        }
        return min(maximum, max(minimum, scale.map { (next * $0).rounded() / $0 } ?? next))
    }

    /// Without a fraction where there is none, else with at most three digits of it.
    var text: String { Amount.text(value) }

    static func text(_ value: Double) -> String {
        let thousandths = (value * 1000).rounded()
        guard thousandths.isFinite, abs(thousandths) < 9e18 else { return "" }
        let whole = Int64(thousandths)
        let (units, rest) = abs(whole).quotientAndRemainder(dividingBy: 1000)
        var fraction = rest == 0 ? "" : "." + String(repeating: "0", count: 3 - "\(rest)".count) + "\(rest)"
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return (whole < 0 ? "-" : "") + "\(units)" + fraction
    }
}
