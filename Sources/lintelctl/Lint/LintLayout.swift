// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import ShellCore

/// Lays bars out without a display, with a font in which each character is 10 px wide, and judges the layout.
enum LintLayout {
    private static let character = 10.0

    /// What the layout rules decide about a page's navigation bar.
    static func decisions(
        about page: PresentedPage, in environment: Environment, _ guideline: Guideline
    ) -> [Decision] {
        let bar = page.bars.navigation
        let metrics = guideline.metrics(for: environment)
        let row = NavigationRow(
            bar, metrics: metrics, width: environment.width, direction: environment.direction,
            titleWidth: bar.segmented == nil ? width(bar.title) : 0,
            measure: { item in
                item.kind == .text || (item.kind == .icon && item.icon == nil && item.role != .overflow)
                    ? width(item.label) : nil
            }, measureLabel: width)
        let facts = TargetFacts(
            row, width: environment.width, height: metrics.navigationHeight, direction: environment.direction, path: "")
        return guideline.judge(targets: facts).decisions
    }

    private static func width(_ text: String) -> Double { character * Double(text.count) }
}
