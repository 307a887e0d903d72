// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import ShellCore

/// Lays bars out without a display, with a font in which each character is 10 px wide, and judges the layout.
enum LintLayout {
    private static let character = 10.0

    /// What the layout rules decide about a page's bars.
    static func decisions(
        about page: PresentedPage, in environment: Environment, _ guideline: Guideline
    ) -> (navigation: [Decision], toolbar: [Decision]) {
        let bar = page.bars.navigation
        let metrics = guideline.metrics(for: environment)
        let fitted = guideline.fitted(
            bar, width: environment.width, height: metrics.navigationHeight, direction: environment.direction,
            textScale: environment.textScale
        ) { bar in
            NavigationRow(
                bar, metrics: metrics, width: environment.width, direction: environment.direction,
                titleWidth: bar.segmented == nil ? width(bar.title) : 0,
                measure: { $0.showsLabel ? width($0.label) : nil }, measureLabel: width)
        }
        let toolbar = guideline.fitted(
            toolbar: page.bars.toolbar, width: environment.width, direction: environment.direction
        ) { items in
            ToolbarRow(
                items, width: environment.width, height: metrics.toolbarHeight, direction: environment.direction,
                touchMinimum: metrics.touchMinimum, measure: { $0.showsLabel ? width($0.label) : nil })
        }
        return (fitted.decisions, toolbar.decisions)
    }

    private static func width(_ text: String) -> Double { character * Double(text.count) }
}
