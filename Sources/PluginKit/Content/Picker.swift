// SPDX-License-Identifier: Apache-2.0

import PluginProtocol

/// One wheel of a `Picker`.
public struct Wheel: Sendable {
    var wheel: PickerContent.Wheel
    let action: ActionBody

    /// - Parameters:
    ///   - label: What is chosen, spoken and not drawn.
    ///   - unit: Drawn after the wheel.
    ///   - selected: Id of the option in the middle.
    ///   - wraps: The first option follows the last.
    ///   - changed: Called with the id of the option that was turned to.
    public init(
        _ label: String, id: String, unit: String? = nil, options: [Accessory.Option], selected: String,
        wraps: Bool = false, changed: @escaping @MainActor (String) async throws -> Void
    ) {
        wheel = .init(
            id: id, label: label, unit: unit, options: options, selected: selected, wraps: wraps ? true : nil)
        action = { value in
            guard case .text(let id)? = value else { throw UnexpectedValue() }
            try await changed(id)
        }
    }

    /// Numbers from a range, for example the minutes of an hour.
    ///
    /// - Parameters:
    ///   - digits: Shorter numbers are filled up with zeros.
    ///   - changed: Called with the number that was turned to, always one of `numbers`.
    public init(
        _ label: String, id: String, unit: String? = nil, numbers: ClosedRange<Int>, step: Int = 1, digits: Int = 1,
        selected: Int, wraps: Bool = false, changed: @escaping @MainActor (Int) async throws -> Void
    ) {
        let all = Array(stride(from: numbers.lowerBound, through: numbers.upperBound, by: max(1, step)))
        let options = all.map { number in
            let text = "\(number)"
            let zeros = String(repeating: "0", count: max(0, digits - text.count))
            return Accessory.Option(id: text, label: zeros + text)
        }
        self.init(
            label, id: id, unit: unit, options: options, selected: "\(selected)", wraps: wraps
        ) { chosen in
            guard let number = Int(chosen), all.contains(number) else { throw UnexpectedValue() }
            try await changed(number)
        }
    }
}

/// Wheels side by side that are turned to choose a value each: a time of day, a length of time.
public struct Picker: ContentNode, Sendable {
    private let id: String?
    private let separator: String?
    private let wheels: [Wheel]

    /// - Parameter separator: Drawn between the first two wheels, for example ":".
    public init(id: String? = nil, separator: String? = nil, @WheelBuilder wheels: () -> [Wheel]) {
        self.id = id
        self.separator = separator
        self.wheels = wheels()
    }

    public var node: Node {
        Node { pass in
            let id = pass.nodeID(id ?? "", kind: "picker")
            let rendered = wheels.map { wheel in
                var content = wheel.wheel
                content.id = pass.actionID(content.id, label: content.label)
                pass.actions[content.id] = wheel.action
                return content
            }
            return .picker(PickerContent(id: id, wheels: rendered, separator: separator))
        }
    }
}

/// Collects wheels.
@resultBuilder
public enum WheelBuilder {
    public static func buildBlock(_ parts: [Wheel]...) -> [Wheel] { parts.flatMap { $0 } }
    public static func buildExpression(_ wheel: Wheel) -> [Wheel] { [wheel] }
    public static func buildOptional(_ part: [Wheel]?) -> [Wheel] { part ?? [] }
    public static func buildEither(first part: [Wheel]) -> [Wheel] { part }
    public static func buildEither(second part: [Wheel]) -> [Wheel] { part }
}
