// SPDX-License-Identifier: Apache-2.0

/// One item of the status bar as it is shown.
public struct StatusItem: Hashable, Sendable {
    public enum Icon: Hashable, Sendable {
        case stock(String)
        /// A picture by its absolute path; its coverage is drawn in the colour of all items.
        case file(String)
        /// `level` 0 to 4 bars.
        case wifi(level: Int)
        /// `level` 0 to 4 bars.
        case cellular(level: Int)
        /// `level` 0 to 100 percent.
        case battery(level: Int, state: BatteryFacts.State)
        /// A battery of which nothing is known.
        case unknownBattery
        /// Turns while it is shown, and stands where motion is reduced.
        case activity
    }

    /// Name as in `[status] left`, for example `network`.
    public var id: String
    public var icon: Icon?
    public var text: String
    /// Name and value for assistive technology, for example "Battery 80 percent, charging".
    public var accessibleText: String
    /// What is told of it when it changes; empty for what is no news, a percent less for example.
    public var announcement: String
    /// `StatusPriority`: what goes first when there is no room.
    public var priority: Int
    /// Whether a tap opens what lies behind it.
    public var opensDetails: Bool
    /// Whether its text still says something when its end is cut: a name does, a number does not.
    public var cutsText: Bool
    /// Widest it may become, in px; `nil` for no bound.
    public var widest: Double?

    public init(
        id: String, icon: Icon? = nil, text: String, accessibleText: String, announcement: String = "",
        priority: Int = StatusPriority.network, opensDetails: Bool = false, cutsText: Bool = false,
        widest: Double? = nil
    ) {
        self.id = id
        self.icon = icon
        self.text = text
        self.accessibleText = accessibleText
        self.announcement = announcement
        self.priority = priority
        self.opensDetails = opensDetails
        self.cutsText = cutsText
        self.widest = widest
    }
}

/// The status bar as it is shown: the same on every screen (STAT-CONSISTENT). Its style follows what lies behind it.
public struct StatusBar: Hashable, Sendable {
    public var leading: [StatusItem]
    public var centre: [StatusItem]
    public var trailing: [StatusItem]
    /// Light or dark items over the plain page.
    public var style: ColorScheme

    public init(
        leading: [StatusItem] = [], centre: [StatusItem] = [], trailing: [StatusItem] = [], style: ColorScheme = .dark
    ) {
        self.leading = leading
        self.centre = centre
        self.trailing = trailing
        self.style = style
    }

    /// From the leading edge to the trailing one.
    public var items: [StatusItem] { leading + centre + trailing }
}
