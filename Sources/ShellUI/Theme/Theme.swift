// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import Guidelines

/// How everything looks in one environment: colours, type and measures as values. Views draw from it and keep nothing.
package struct Theme: Equatable, Sendable {
    package var palette: Palette
    package var type: TypeScale
    package var metrics: BarMetrics
    package var scheme: ColorScheme
    package var direction: TextDirection
    package var reducedMotion: Bool
    /// Numbers of the guideline in force: motion, distances, counts.
    package var limits: Limits
    package var popGesture: ShellSettings.NavigationSection.PopGesture
    /// Margin of content and outer edge of bar texts.
    package let margin = 16.0
    /// Widest content at the normal text size; wider, the eye loses the line and the value is far from its title.
    private static let readableWidth = 640.0

    /// What content keeps from either side of a page, in whole pixels.
    package func contentMargin(width: Double) -> Double {
        max(margin, ((width - Theme.readableWidth * max(1, type.textScale)) / 2).rounded(.down))
    }

    /// People want larger text than bars have: a press that stays shows it.
    package var enlargesNames: Bool

    package var isRightToLeft: Bool { direction == .rtl }

    /// Nothing has to be laid out anew for it.
    func hasSameMeasures(as other: Theme) -> Bool {
        var other = other
        other.palette = palette
        other.scheme = scheme
        return self == other
    }

    /// - Parameters:
    ///   - blurs: What lies behind a bar can be blurred. Where it cannot, bars are opaque: text through text cannot be read
    ///     (NAV-TRANSLUCENT).
    ///   - previous: What was shown before, for the hysteresis of the width class.
    package init(
        environment: Environment, settings: ShellSettings = ShellSettings(), limits: Limits = Limits(),
        blurs: Bool = false, previous: Theme? = nil
    ) {
        self.limits = limits
        metrics = BarMetrics(
            base: BarMetrics.Base(limits: limits), environment: environment,
            previousWidthClass: previous?.metrics.widthClass)
        popGesture = settings.navigation.popGesture
        scheme = environment.colorScheme
        palette = Palette(
            scheme: environment.colorScheme, accent: settings.theme.accent,
            opaqueBars: !blurs || environment.reducedTransparency || environment.highContrast,
            highContrast: environment.highContrast)
        let scale = environment.textScale.isFinite ? min(4, max(0.5, environment.textScale)) : 1
        type = TypeScale(family: settings.theme.font, textScale: scale, metrics: metrics)
        enlargesNames = scale > limits[.barsTextFactor]
        direction = environment.direction
        reducedMotion = environment.reducedMotion
    }
}
