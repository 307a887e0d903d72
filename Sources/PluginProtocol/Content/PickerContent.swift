// SPDX-License-Identifier: Apache-2.0

/// Wheels side by side that are turned to choose a value each: the hour and the minute of a time.
public struct PickerContent: Codable, Hashable, Sendable {
    public struct Wheel: Codable, Hashable, Sendable {
        /// The node of the `action` a turn sends: event `change` with the id of the option.
        public var id: String
        /// What is chosen, spoken and not drawn.
        public var label: String
        /// Drawn after the wheel, dim: a unit.
        public var unit: String?
        public var options: [Accessory.Option]
        /// Id of the option in the middle.
        public var selected: String
        /// The first option follows the last. Absent: no.
        public var wraps: Bool?

        public init(
            id: String, label: String, unit: String? = nil, options: [Accessory.Option], selected: String,
            wraps: Bool? = nil
        ) {
            self.id = id
            self.label = label
            self.unit = unit
            self.options = options
            self.selected = selected
            self.wraps = wraps
        }
    }

    public var id: String
    /// In the order of the numbers they make, which is the same in every direction of text.
    public var wheels: [Wheel]
    /// Drawn between the first two wheels, for example ":".
    public var separator: String?

    public init(id: String, wheels: [Wheel], separator: String? = nil) {
        self.id = id
        self.wheels = wheels
        self.separator = separator
    }
}
