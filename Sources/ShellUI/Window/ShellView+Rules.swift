// SPDX-License-Identifier: Apache-2.0
// What the rules make of the look of the bars: their colours, and the chevron they show.
import BarModel
import GtkKit
import Guidelines
import ShellCore

extension ShellView {
    /// The theme with bars that can be read, judged when one of its colours or a rule has changed (BARS-CONTRAST).
    func legible(_ theme: Theme) -> Theme {
        let accent = shell.settings.theme.accent
        let key = LegibleKey(wanted: theme.palette, accent: accent, revision: context.rules.revision)
        var theme = theme
        if let known = legibleBars, known.key == key {
            theme.palette = known.palette
            return theme
        }
        var (palette, decisions) = context.rules.shared.legibleBars(theme.palette)
        if let accent = accent.flatMap(Colour.init) {
            decisions += context.rules.shared.judgedAccent(accent, shownIn: palette)
        }
        legibleBars = (key, palette)
        theme.palette = palette
        let told = decisions
        if !told.isEmpty {
            widget.onFrame { [weak self] _ in
                self?.context.send(.judged(told))
                return false
            }
        }
        return theme
    }

    /// The pictures of `[theme]`, as the rules let them stand (NAV-BACK-MASK, NAV-BACK-MASK-SIZE).
    func chevronFiles(_ shell: PresentedShell) -> Chevron.Files? {
        guard let image = shell.settings.theme.chevronImage else { return nil }
        return switch shell.chevron {
        case .standard: nil
        case .custom: shell.settings.theme.chevronMask.map { Chevron.Files(image: image, mask: $0) }
        case .derivedMask: Chevron.Files(image: image, mask: nil)
        }
    }

    struct LegibleKey: Equatable {
        var wanted: Palette
        var accent: String?
        var revision: Int
    }
}
