// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// Light or dark items in the status bar: what the screen on top or its plugin asks for, else what the operator set, as far
/// as it can be read on the bar's ground (STAT-STYLE-SCOPE, STAT-STYLE-CONTRAST).
extension Shell {
    var statusLook: Judgement<StatusLook> {
        let byOperator: StatusStyle =
            switch settings.status.style {
            case .light: .light
            case .dark: .dark
            case .auto: .auto
            }
        let page = shownPage
        let isTinted = page?.bars.navigation.tint != nil
        return guideline.judge(
            status: StatusColourFacts(
                requested: StatusStyle.resolved([page?.bars.statusStyle ?? .inherit, byOperator]),
                tiles: [statusGround],
                light: isTinted ? .white : BarInk.light, dark: isTinted ? .black : BarInk.dark,
                backing: page?.bars.statusBacking ?? .auto, hasNavigationBar: true,
                lacksPicture: page?.bars.statusImage == nil,
                path: page.flatMap { page in shownTab.map { "\($0)/\(page.screenID)" } } ?? "status"))
    }

    /// The navigation bar's ground reaches up behind the status bar (STAT-BACK-NAVBAR).
    private var statusGround: Colour {
        shownPage?.bars.navigation.tint.flatMap(Colour.init) ?? BarGround.colour(presentedEnvironment.colorScheme)
    }

    /// Tells what the status bar could not show as it was asked for; whenever another page is on top.
    mutating func reportStatusLook() {
        let look = statusLook
        if !look.decisions.isEmpty { report(look.decisions, to: shownPlugin) }
    }
}

/// The ground of untinted bars.
package enum BarGround {
    package static let light = Colour(red: 0xF9, green: 0xFA, blue: 0xFB)
    package static let dark = Colour(red: 0x15, green: 0x17, blue: 0x1B)

    package static func colour(_ scheme: ColorScheme) -> Colour { scheme == .light ? light : dark }
}

/// The ink of the status bar's items in either style.
package enum BarInk {
    package static let light = Colour(red: 0xF2, green: 0xF3, blue: 0xF5)
    package static let dark = Colour(red: 0x17, green: 0x19, blue: 0x1D)
}
