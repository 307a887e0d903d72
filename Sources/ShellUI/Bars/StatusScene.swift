// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import Guidelines
import ShellCore

/// What lies behind the status bar when pages rest, and how its items are drawn over it: judged by the rules tile by tile
/// (STAT-STYLE-CONTRAST, STAT-OBSCURE).
struct StatusScene: Equatable {
    enum Backing: Equatable {
        case none
        case flat(RGBA)
        /// From the upper edge of the bar to the lower one.
        case gradient(RGBA, RGBA)
        /// What is behind, blurred, under this tint.
        case blur(RGBA)
        case picture(StatusPicture)
    }

    var style: ColorScheme
    var ink: RGBA
    var backing: Backing
    /// Mixed over the backing, where neither style can be read without.
    var scrim: RGBA?
    /// Under the items, all in all; of an uneven backing its middle.
    var ground: Colour

    /// Gradient at the upper edge: as much as is enough over content that nobody knows.
    private static let veil = 0.6

    /// - Parameters:
    ///   - behind: The colours of the navigation bars' grounds, or of the pages where they have none; a pane each.
    ///   - palette: With the screen's tint.
    ///   - picture: What has become of the picture where the backing is one; the backing is solid until it is there.
    static func make(
        _ page: PresentedPage, over behind: [Colour], palette: Palette, shell: PresentedShell, guideline: Guideline,
        blurs: Bool, picture: StatusPictures.Answer
    ) -> (scene: StatusScene, decisions: [Decision]) {
        let wish = page.bars.statusStyle
        let style = StatusStyle.resolved([wish, StatusStyle(shell.settings.status.style)])
        let canBlur = blurs && !shell.environment.reducedTransparency && !shell.environment.highContrast
        let asked = page.bars.statusBacking
        let shown: StatusPicture? = if asked == .image, case .ready(let picture) = picture { picture } else { nil }
        let lacksPicture = asked == .image && picture == .missing
        let isSolid = asked == .blur && !canBlur || asked == .image && shown == nil
        let given: StatusBacking = isSolid ? .solid : asked
        let isLight = style == .light || style != .dark && behind.first?.foregroundStyle == .light
        let veil: Colour = isLight ? .black : .white
        let tiles: [Colour] =
            switch given {
            case .auto: behind
            case .solid: [palette.bar.opaque]
            case .image: shown?.tiles ?? [palette.bar.opaque]
            case .gradient:
                [Self.veil, Self.veil / 2, 0].flatMap { alpha in behind.map { veil.over($0, alpha: alpha) } }
            case .blur:
                [palette.page, palette.surface, palette.text, palette.accent].map {
                    palette.bar.opaque.over($0.opaque, alpha: 0.85)
                }
            }
        let path = page.address.map { "\($0.tab)/\($0.screen)" } ?? "status"
        let judgement = guideline.judge(
            status: StatusColourFacts(
                requested: style, tiles: tiles, backing: lacksPicture ? .image : given, hasNavigationBar: true,
                supportsBlur: canBlur, pictureHeight: shown?.height, lacksPicture: lacksPicture, path: path))
        let look = judgement.shown
        let scrim = look.scrim > 0 ? RGBA(look.style == .light ? .black : .white, alpha: look.scrim) : nil
        let under = tiles.map { tile in scrim.map { $0.opaque.over(tile, alpha: $0.alpha) } ?? tile }
        let backing: Backing =
            switch given {
            case .auto: .none
            case .solid: .flat(palette.bar)
            case .image: shown.map { .picture($0) } ?? .flat(palette.bar)
            case .gradient: .gradient(RGBA(veil, alpha: Self.veil), RGBA(veil, alpha: 0))
            case .blur: .blur(palette.bar.faded(0.85))
            }
        // The palette's ink where it can be read, black or white where only they can.
        let soft = look.style == .light ? Palette.dark.text : Palette.light.text
        let needed = guideline.limits[.contrastText]
        let ink = soft.opaque.contrast(withEach: under) >= needed ? soft : look.style == .light ? .white : .black
        return (
            StatusScene(
                style: look.style, ink: ink, backing: backing, scrim: scrim, ground: under[under.count / 2]),
            // What a plain bar could not show is reported where the screen is judged; here what a backing needed.
            asked == .auto ? [] : judgement.decisions
        )
    }
}

/// Makes scenes, each anew only when something of it is different.
final class StatusSceneMaker {
    private struct Key: Equatable {
        var page: ScreenAddress?
        var bars: ScreenBars
        var behind: [Colour]
        var palette: Palette
        var style: ShellSettings.StatusSection.Style
        var environment: Environment
        var blurs: Bool
        var picture: StatusPictures.Answer
    }

    private let guideline: Guideline
    private var made: (key: Key, scene: StatusScene)?

    init(_ shell: PresentedShell, translate: Translate) {
        guideline = Guideline(limits: shell.limits, actions: shell.settings.rules.actions, translate: translate)
    }

    /// - Returns: With the decisions of a scene that was not made before.
    func scene(
        _ page: PresentedPage, over behind: [Colour], palette: Palette, shell: PresentedShell, blurs: Bool,
        picture: StatusPictures.Answer
    ) -> (scene: StatusScene, decisions: [Decision]) {
        let key = Key(
            page: page.address, bars: page.bars, behind: behind, palette: palette, style: shell.settings.status.style,
            environment: shell.environment, blurs: blurs, picture: picture)
        if let made, made.key == key { return (made.scene, []) }
        let new = StatusScene.make(
            page, over: behind, palette: palette, shell: shell, guideline: guideline, blurs: blurs,
            picture: picture)
        made = (key, new.scene)
        return new
    }
}

extension StatusStyle {
    init(_ style: ShellSettings.StatusSection.Style) {
        self =
            switch style {
            case .auto: .auto
            case .light: .light
            case .dark: .dark
            }
    }
}
