// SPDX-License-Identifier: Apache-2.0

/// Buttons side by side, for the one or two things a screen is there to do.
public struct ButtonsContent: Codable, Hashable, Sendable {
    public struct Button: Codable, Hashable, Sendable {
        /// The node of the `action` its press sends, event `activate`.
        public var id: String
        public var label: String
        /// What people mostly come for: filled with the accent. Absent: no.
        public var prominent: Bool?
        /// Ends or deletes something: in the colour of warning. Absent: no.
        public var destructive: Bool?
        /// False: it keeps its place and cannot be pressed now. Absent: it can.
        public var enabled: Bool?

        public init(
            id: String, label: String, prominent: Bool? = nil, destructive: Bool? = nil, enabled: Bool? = nil
        ) {
            self.id = id
            self.label = label
            self.prominent = prominent
            self.destructive = destructive
            self.enabled = enabled
        }
    }

    public var id: String
    /// In reading order, of equal width.
    public var buttons: [Button]

    public init(id: String, buttons: [Button]) {
        self.id = id
        self.buttons = buttons
    }
}
