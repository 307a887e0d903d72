// SPDX-License-Identifier: Apache-2.0

/// Every measure of the bars in one environment, in logical px. Heights follow the text size and nothing else
/// (NAV-BAR-HEIGHT, TAB-HEIGHT-CONST, BARS-TEXT-SCALE).
public struct BarMetrics: Hashable, Sendable {
    /// The numbers of the limits table that a bar's measures are made from, in px before text scaling.
    public struct Base: Hashable, Sendable {
        public var status = 32.0
        public var navigation = 44.0
        public var largeExtra = 52.0
        public var tab = 49.0
        public var touchMinimum = 44.0
        public var compactWidth = 600.0
        public var compactHeight = 480.0
        /// Bar text stops growing at this factor.
        public var textFactorMaximum = 1.235
        /// The bars with an expanded large title take at most this share of the height.
        public var largeShare = 0.35

        public init() {}
    }

    public var statusHeight: Double
    /// Without a large title.
    public var navigationHeight: Double
    /// What an expanded large title adds.
    public var largeExtra: Double
    public var tabHeight: Double
    /// A toolbar takes the tab bar's place and height.
    public var toolbarHeight: Double { tabHeight }
    /// The strip under the navigation bar that holds a segmented control.
    public var stripHeight: Double
    /// Least hit area, both ways.
    public var touchMinimum: Double
    /// What bar text is multiplied with: at most 1.235.
    public var textFactor: Double
    /// What a large title is multiplied with: grows a third as fast as the text.
    public var largeTextFactor: Double
    public var widthClass: SizeClass
    public var heightClass: SizeClass
    /// Whether a large title may show at all (NAV-LARGE-COMPACT-HEIGHT).
    public var allowsLargeTitle: Bool

    /// Size of a navigation bar's title, 17 semibold.
    public var titleSize: Double { 17 * textFactor }
    /// Size of the back label and of items, 17.
    public var itemSize: Double { 17 * textFactor }
    /// Size of a large title, 34 bold.
    public var largeTitleSize: Double { 34 * largeTextFactor }
    /// Size of a tab's label, 10 medium.
    public var tabLabelSize: Double { 10 * textFactor }
    /// Size of text in the status bar, 13.
    public var statusTextSize: Double { 13 * textFactor }
    /// Size of text in a badge, 12 medium.
    public var badgeTextSize: Double { 12 * textFactor }

    /// - Parameters:
    ///   - base: The limits; a value that is not a number counts as 0.
    ///   - environment: Its size and text scale; a text scale below 0.5 or above 4 is taken as that bound.
    ///   - previousWidthClass: What was shown before a resize, for the hysteresis of TAB-VISIBLE-COUNT.
    public init(base: Base = Base(), environment: Environment, previousWidthClass: SizeClass? = nil) {
        let scale = environment.textScale.isNaN ? 1 : environment.textScale.bounded(0.5, 4)
        textFactor = min(scale, base.textFactorMaximum.bounded(0.5, 4))
        largeTextFactor = 1 + (scale - 1) / 3
        statusHeight = base.status.length
        navigationHeight = base.navigation.length * max(1, textFactor)
        largeExtra = base.largeExtra.length * max(1, largeTextFactor)
        tabHeight = base.tab.length * max(1, textFactor)
        touchMinimum = base.touchMinimum.length
        stripHeight = max(touchMinimum, navigationHeight)
        widthClass = SizeClass(
            extent: environment.width, boundary: base.compactWidth, previous: previousWidthClass)
        heightClass = SizeClass(extent: environment.height, boundary: base.compactHeight)
        let bars = statusHeight + navigationHeight + largeExtra + tabHeight
        allowsLargeTitle = heightClass == .regular && bars <= environment.height.length * base.largeShare.share
    }
}

extension SizeClass {
    /// px below a boundary at which a shrinking surface changes, so that dragging an edge does not flicker.
    public static let hysteresis = 8.0

    /// Regular from `boundary` on. With `previous` regular, it stays so down to 8 px below the boundary
    /// (TAB-VISIBLE-COUNT: 600 growing, 592 shrinking).
    public init(extent: Double, boundary: Double, previous: SizeClass? = nil) {
        let threshold = previous == .regular ? boundary - SizeClass.hysteresis : boundary
        self = extent >= threshold ? .regular : .compact
    }
}
