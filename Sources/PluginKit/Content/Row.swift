// SPDX-License-Identifier: Apache-2.0

import PluginProtocol

/// One row of a list: a title, and at most one control at its end. A value; each modifier returns a changed copy.
public struct Row: Sendable {
    private var row: PluginProtocol.Row
    private var action: ActionBody?
    private var removalAction: ActionBody?
    private var target: (@MainActor () -> ScreenController)?
    private var swipes: [String: @MainActor () async throws -> Void] = [:]

    /// - Parameters:
    ///   - id: 1 to 64 of `[A-Za-z0-9._-]`, unique in its screen. Derived from the title if left out; give it where the
    ///     title changes or comes from outside, so that the row stays the same row. Other characters are replaced.
    ///   - value: At the end, dim.
    ///   - icon: A stock icon's name, or a picture in the plugin's folder.
    public init(
        _ title: String, id: String? = nil, subtitle: String? = nil, value: String? = nil, icon: String? = nil
    ) {
        row = PluginProtocol.Row(id: id ?? "", title: title, subtitle: subtitle, icon: icon, value: value)
    }

    private func with(_ accessory: Accessory, _ action: ActionBody? = nil) -> Row {
        var copy = self
        copy.row.accessory = accessory
        copy.action = action
        return copy
    }

    /// The row leads to another screen; the shell pushes at once and asks for the screen afterwards.
    ///
    /// - Parameters:
    ///   - screenID: Distinct among the screens of the tab.
    ///   - title: Of the screen to come; the row's own if left out.
    public func opens(
        _ screenID: String, title: String? = nil, screen: @escaping @MainActor () -> ScreenController
    ) -> Row {
        var copy = with(.disclosure)
        copy.row.opens = Opens(screen: identifier(screenID), title: title ?? row.title)
        copy.target = screen
        return copy
    }

    /// The row leads to the screen that the plugin's `screen(_:in:)` makes for this id.
    public func opens(_ screenID: String, title: String? = nil) -> Row {
        var copy = with(.disclosure)
        copy.row.opens = Opens(screen: identifier(screenID), title: title ?? row.title)
        return copy
    }

    /// The row leads to the shell's page of the settings that `plugin.toml` declares.
    public func opensSettings() -> Row {
        var copy = with(.disclosure)
        copy.row.opens = Opens(screen: "lintel.settings", title: row.title)
        return copy
    }

    /// The whole row is a button.
    public func button(_ action: @escaping @MainActor () async throws -> Void) -> Row {
        with(.button) { _ in try await action() }
    }

    /// A mark on the chosen row of a group; the whole row can be pressed.
    public func check(_ isOn: Bool, _ action: @escaping @MainActor () async throws -> Void) -> Row {
        with(.check(on: isOn)) { _ in try await action() }
    }

    /// A switch.
    public func toggle(_ isOn: Bool, _ changed: @escaping @MainActor (Bool) async throws -> Void) -> Row {
        with(.toggle(on: isOn)) { value in
            guard case .bool(let isOn)? = value else { throw UnexpectedValue() }
            try await changed(isOn)
        }
    }

    public func stepper(
        _ value: Double, in range: ClosedRange<Double>, step: Double = 1,
        _ changed: @escaping @MainActor (Double) async throws -> Void
    ) -> Row {
        with(.stepper(value: value, minimum: range.lowerBound, maximum: range.upperBound, step: step)) { value in
            try await changed(try number(value))
        }
    }

    public func slider(
        _ value: Double, in range: ClosedRange<Double> = 0...1,
        _ changed: @escaping @MainActor (Double) async throws -> Void
    ) -> Row {
        with(.slider(value: value, minimum: range.lowerBound, maximum: range.upperBound)) { value in
            try await changed(try number(value))
        }
    }

    /// How far something is, 0 to 1; `nil` while the amount is unknown.
    public func progress(_ fraction: Double?) -> Row {
        with(.progress(fraction: fraction.flatMap(finite)))
    }

    public func badge(_ text: String) -> Row {
        with(.badge(text))
    }

    public func textField(
        _ text: String, placeholder: String = "", _ changed: @escaping @MainActor (String) async throws -> Void
    ) -> Row {
        with(.textField(text: text, placeholder: placeholder)) { value in
            guard case .text(let text)? = value else { throw UnexpectedValue() }
            try await changed(text)
        }
    }

    /// One of several options, by id.
    public func choice(
        _ options: [Accessory.Option], selected: String,
        _ changed: @escaping @MainActor (String) async throws -> Void
    ) -> Row {
        with(.choice(options: options, selected: selected)) { value in
            guard case .text(let id)? = value else { throw UnexpectedValue() }
            try await changed(id)
        }
    }

    /// Something a swipe over the row, or a long press on it, offers; at most three.
    ///
    /// - Parameter id: Distinct in the row; derived from the label if left out.
    public func swipe(
        _ label: String, id: String? = nil, icon: String? = nil, destructive: Bool = false,
        action: @escaping @MainActor () async throws -> Void
    ) -> Row {
        var copy = self
        let id = id.map(identifier) ?? slug(label, or: "swipe")
        copy.row.swipe =
            (row.swipe ?? [])
            + [SwipeAction(id: id, label: label, icon: icon, destructive: destructive ? true : nil)]
        copy.swipes[id] = action
        return copy
    }

    /// Deletes or ends something: drawn in the colour of warning.
    public func destructive(_ is: Bool = true) -> Row {
        var copy = self
        copy.row.destructive = `is` ? true : nil
        return copy
    }

    /// A sign at the leading end that takes the row away.
    ///
    /// - Parameters:
    ///   - label: Spoken.
    ///   - id: Of the action.
    public func removable(
        _ label: String, id: String, _ remove: @escaping @MainActor () async throws -> Void
    ) -> Row {
        var copy = self
        copy.row.removal = .init(id: id, label: label)
        copy.removalAction = { _ in try await remove() }
        return copy
    }

    @MainActor
    func render(_ pass: inout RenderPass) -> PluginProtocol.Row {
        var row = row
        row.id = pass.actionID(row.id, label: row.title)
        if let action { pass.actions[row.id] = action }
        if let removal = row.removal {
            let id = pass.actionID(removal.id, label: removal.label)
            row.removal?.id = id
            pass.actions[id] = removalAction
        }
        if !swipes.isEmpty { pass.swipes[row.id] = swipes }
        if let target, let opens = row.opens { pass.targets[opens.screen] = target }
        return row
    }
}

/// The shell sent a value of another kind than the control has.
struct UnexpectedValue: Error {}

private func number(_ value: SettingValue?) throws -> Double {
    switch value {
    case .number(let number)?: number
    case .integer(let number)?: Double(number)
    default: throw UnexpectedValue()
    }
}
