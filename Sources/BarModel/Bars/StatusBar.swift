// SPDX-License-Identifier: Apache-2.0

/// One item of the status bar as it is shown.
public struct StatusItem: Hashable, Sendable {
    public enum Icon: Hashable, Sendable {
        case stock(String)
        /// `level` 0 to 4 bars.
        case wifi(level: Int)
        /// `level` 0 to 100 percent.
        case battery(level: Int, state: BatteryFacts.State)
    }

    /// Name as in `[status] left`, for example `network`.
    public var id: String
    public var icon: Icon?
    public var text: String
    /// Name and value for assistive technology, for example "Battery 80 percent, charging".
    public var accessibleText: String

    public init(id: String, icon: Icon? = nil, text: String, accessibleText: String) {
        self.id = id
        self.icon = icon
        self.text = text
        self.accessibleText = accessibleText
    }
}

/// The status bar as it is shown: the same on every screen but for its style (STAT-CONSISTENT).
public struct StatusBar: Hashable, Sendable {
    public var leading: [StatusItem]
    public var centre: [StatusItem]
    public var trailing: [StatusItem]
    /// Light or dark items, resolved.
    public var style: ColorScheme

    public init(
        leading: [StatusItem] = [], centre: [StatusItem] = [], trailing: [StatusItem] = [], style: ColorScheme = .dark
    ) {
        self.leading = leading
        self.centre = centre
        self.trailing = trailing
        self.style = style
    }
}
