// SPDX-License-Identifier: Apache-2.0

/// The one control at the trailing end of a row.
///
/// In JSON an object with `kind` and the fields of its kind, for example `{"kind": "switch", "on": true}`.
public enum Accessory: Hashable, Sendable {
    /// The row leads to the screen in its `opens`.
    case disclosure
    /// Event `change` with a bool.
    case toggle(on: Bool)
    /// Marks the chosen row of a group; a tap sends `activate`.
    case check(on: Bool)
    /// Event `change` with a number.
    case stepper(value: Double, minimum: Double, maximum: Double, step: Double)
    /// Event `change` with a number.
    case slider(value: Double, minimum: Double, maximum: Double)
    /// The whole row is a button; its title is the label.
    case button
    /// 0 to 1; absent while the amount is unknown.
    case progress(fraction: Double?)
    case badge(String)
    /// Event `change` with a text.
    case textField(text: String, placeholder: String)
    /// Event `change` with the id of the chosen option.
    case choice(options: [Option], selected: String)

    public struct Option: Codable, Hashable, Sendable {
        public var id: String
        public var label: String

        public init(id: String, label: String) {
            self.id = id
            self.label = label
        }
    }
}

extension Accessory: Codable {
    private enum Key: String, CodingKey {
        case kind, on, value, minimum, maximum, step, fraction, text, placeholder, options, selected
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let kind = try values.decode(String.self, forKey: .kind)
        switch kind {
        case "disclosure": self = .disclosure
        case "switch": self = .toggle(on: try values.decode(Bool.self, forKey: .on))
        case "check": self = .check(on: try values.decode(Bool.self, forKey: .on))
        case "stepper":
            self = .stepper(
                value: try values.decode(Double.self, forKey: .value),
                minimum: try values.decodeIfPresent(Double.self, forKey: .minimum) ?? 0,
                maximum: try values.decodeIfPresent(Double.self, forKey: .maximum) ?? 100,
                step: try values.decodeIfPresent(Double.self, forKey: .step) ?? 1)
        case "slider":
            self = .slider(
                value: try values.decode(Double.self, forKey: .value),
                minimum: try values.decodeIfPresent(Double.self, forKey: .minimum) ?? 0,
                maximum: try values.decodeIfPresent(Double.self, forKey: .maximum) ?? 1)
        case "button": self = .button
        case "progress": self = .progress(fraction: try values.decodeIfPresent(Double.self, forKey: .fraction))
        case "badge": self = .badge(try values.decode(String.self, forKey: .text))
        case "textField":
            self = .textField(
                text: try values.decodeIfPresent(String.self, forKey: .text) ?? "",
                placeholder: try values.decodeIfPresent(String.self, forKey: .placeholder) ?? "")
        case "choice":
            self = .choice(
                options: try values.decode([Option].self, forKey: .options),
                selected: try values.decode(String.self, forKey: .selected))
        default:
            throw DecodingError.dataCorruptedError(
                forKey: .kind, in: values, debugDescription: "no accessory is called \"\(kind)\"")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(kind, forKey: .kind)
        switch self {
        case .disclosure, .button: break
        case .toggle(let on), .check(let on): try values.encode(on, forKey: .on)
        case .stepper(let value, let minimum, let maximum, let step):
            try values.encode(value, forKey: .value)
            try values.encode(minimum, forKey: .minimum)
            try values.encode(maximum, forKey: .maximum)
            try values.encode(step, forKey: .step)
        case .slider(let value, let minimum, let maximum):
            try values.encode(value, forKey: .value)
            try values.encode(minimum, forKey: .minimum)
            try values.encode(maximum, forKey: .maximum)
        case .progress(let fraction): try values.encodeIfPresent(fraction, forKey: .fraction)
        case .badge(let text): try values.encode(text, forKey: .text)
        case .textField(let text, let placeholder):
            try values.encode(text, forKey: .text)
            try values.encode(placeholder, forKey: .placeholder)
        case .choice(let options, let selected):
            try values.encode(options, forKey: .options)
            try values.encode(selected, forKey: .selected)
        }
    }

    /// The name of the kind in JSON.
    public var kind: String {
        switch self {
        case .disclosure: "disclosure"
        case .toggle: "switch"
        case .check: "check"
        case .stepper: "stepper"
        case .slider: "slider"
        case .button: "button"
        case .progress: "progress"
        case .badge: "badge"
        case .textField: "textField"
        case .choice: "choice"
        }
    }
}
