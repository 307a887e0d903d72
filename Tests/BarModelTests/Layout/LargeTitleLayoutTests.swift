// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

@Suite("Large title")
struct LargeTitleLayoutTests {
    private let large = LargeTitleLayout(
        wanted: true, metrics: BarMetrics(environment: Environment(width: 390, height: 844)))

    @Test("NAV-LARGE-TOP fully large exactly at the top", arguments: [(0, 1), (26, 0.5), (52, 0), (500, 0), (-30, 1)])
    func top(offset: Double, progress: Double) {
        #expect(large.progress(at: offset) == progress)
    }

    @Test("NAV-LARGE-COLLAPSE the bar follows the finger and the inline title appears near the end")
    func collapse() {
        #expect(large.barHeight(at: 0) == 96)
        #expect(large.barHeight(at: 43) == 53)
        #expect(large.barHeight(at: 60) == 44)
        #expect(!large.showsInlineTitle(at: 41))
        #expect(large.showsInlineTitle(at: 43))
        #expect(large.stretch(at: -50) > 1)
        #expect(large.stretch(at: 20) == 1)
        #expect(large.barHeight(at: -50) == 96)
    }

    @Test("NAV-LARGE-SNAP the bar never rests half collapsed")
    func snap() {
        #expect(large.snapTarget(at: 20) == 0)
        #expect(large.snapTarget(at: 26) == 0)
        #expect(large.snapTarget(at: 30) == 52)
        #expect(large.snapTarget(at: 0) == nil)
        #expect(large.snapTarget(at: 52) == nil)
        #expect(large.snapTarget(at: 300) == nil)
    }

    @Test("NAV-LARGE-COMPACT-HEIGHT a low window has no large title")
    func compactHeight() {
        let turned = LargeTitleLayout(
            wanted: true, metrics: BarMetrics(environment: Environment(width: 844, height: 390)))
        #expect(!turned.isLarge)
        #expect(turned.barHeight(at: 0) == 44)
        #expect(turned.progress(at: 0) == 0)
        // 177 px of bars are more than 0.35 of 500.
        let low = LargeTitleLayout(
            wanted: true, metrics: BarMetrics(environment: Environment(width: 390, height: 500)))
        #expect(!low.isLarge)
        #expect(large.isLarge)
    }

    @Test("NAV-BORDER-AUTO the hairline comes back with what scrolls under", arguments: [(52, 0), (57, 0.5), (62, 1)])
    func border(offset: Double, alpha: Double) {
        #expect(large.hairlineAlpha(at: offset) == alpha)
    }

    @Test("NAV-LARGE-PLAIN an expanded large title has neither background nor hairline")
    func plain() {
        #expect(large.backgroundAlpha(at: 0) == 0)
        #expect(large.hairlineAlpha(at: 0) == 0)
        #expect(large.backgroundAlpha(at: 62) == 1)
        let inline = LargeTitleLayout(
            wanted: false, metrics: BarMetrics(environment: Environment(width: 390, height: 844)))
        #expect(inline.backgroundAlpha(at: 0) == 1)
        #expect(inline.hairlineAlpha(at: 0) == 1)
        let borderless = LargeTitleLayout(
            wanted: false, edge: .borderless, metrics: BarMetrics(environment: Environment(width: 390, height: 844)))
        #expect(borderless.hairlineAlpha(at: 0) == 0)
        #expect(borderless.hairlineAlpha(at: 5) == 0.5)
    }

    @Test("Offsets that are no numbers do no harm")
    func noNumbers() {
        for offset in [.nan, .infinity, -.infinity, 1e300] as [Double] {
            #expect((0...1).contains(large.progress(at: offset)))
            #expect((44...96).contains(large.barHeight(at: offset)))
            #expect((0...1).contains(large.hairlineAlpha(at: offset)))
        }
    }
}

@Suite("Measures of the bars")
struct BarMetricsTests {
    @Test(
        "NAV-BAR-HEIGHT the bars keep their height in every orientation",
        arguments: [(390, 844), (844, 390), (1280, 800)])
    func constant(width: Double, height: Double) {
        let metrics = BarMetrics(environment: Environment(width: width, height: height))
        #expect(metrics.navigationHeight == 44)
        #expect(metrics.tabHeight == 49)
        #expect(metrics.statusHeight == 32)
    }

    @Test("TAB-HEIGHT-CONST only the text size raises the tab bar")
    func tabHeight() {
        let upright = BarMetrics(environment: Environment(width: 390, height: 844, textScale: 2))
        let turned = BarMetrics(environment: Environment(width: 844, height: 390, textScale: 2))
        #expect(upright.tabHeight == turned.tabHeight)
        #expect(upright.tabHeight == 49 * 1.235)
    }

    @Test("BARS-TEXT-SCALE bar text follows the text size up to a bound")
    func textScale() {
        let metrics = BarMetrics(environment: Environment(textScale: 2))
        #expect(metrics.titleSize.rounded() == 21)
        #expect(metrics.largeTitleSize.rounded() == 45)
        #expect((metrics.navigationHeight * 10).rounded() == 543)
        #expect(BarMetrics(environment: Environment(textScale: 1)).titleSize == 17)
    }

    @Test("Environments that make no sense still give measures")
    func noSense() {
        for value in [.nan, .infinity, -1, 0, 1e300] as [Double] {
            let metrics = BarMetrics(environment: Environment(width: value, height: value, textScale: value))
            #expect(metrics.navigationHeight >= 44)
            #expect(metrics.navigationHeight < 100)
            #expect(metrics.textFactor > 0)
        }
    }

    @Test("TAB-VISIBLE-COUNT the width class changes at 600 growing and below 592 shrinking")
    func widthClass() {
        #expect(SizeClass(extent: 600, boundary: 600) == .regular)
        #expect(SizeClass(extent: 599, boundary: 600) == .compact)
        #expect(SizeClass(extent: 593, boundary: 600, previous: .regular) == .regular)
        #expect(SizeClass(extent: 591, boundary: 600, previous: .regular) == .compact)
        #expect(SizeClass(extent: 599, boundary: 600, previous: .compact) == .compact)
    }
}
