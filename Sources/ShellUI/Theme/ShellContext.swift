// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore

/// Where the installed pictures and style sheets lie.
package struct ResourceFolders: Equatable, Sendable {
    package var icons: String
    package var chevron: String
    package var style: String

    package init(icons: String, chevron: String, style: String) {
        self.icons = icons
        self.chevron = chevron
        self.style = style
    }
}

/// What every view of the shell shares. The theme changes in place; views are told by their `update`.
package final class ShellContext {
    package internal(set) var theme: Theme
    package let icons: StockIcons
    package let pictures: IconPictures
    package let resources: ResourceFolders
    package let translate: Translate
    /// What judges layout and colours.
    package let rules: LayoutRules
    let layoutReports: LayoutReports
    /// The folder of a plugin's own pictures; nil for a plugin that is not there.
    package var folderOfPlugin: (String) -> String? = { _ in nil }
    /// Whether what lies behind a bar can be blurred: only where a GPU draws.
    package var blurs = false
    /// The data folder of a plugin, where it may have made pictures.
    package var dataFolderOfPlugin: (String) -> String? = { _ in nil }
    /// What plugins have drawn.
    package let canvases = CanvasBoard()
    /// Whether the operator lets a plugin play sound and film.
    package var allowsMedia: (String) -> Bool = { _ in false }
    /// Shows a name large while somebody holds what it belongs to; nil takes it away.
    var enlarge: (String?) -> Void = { _ in }
    /// Shows a list to choose from, above the page.
    package var choose: (ChoiceRequest) -> Void = { _ in }
    /// The pictures of `[theme]` as far as the rules let them be shown, in every bar; nil for the shell's own.
    var chevronFiles: Chevron.Files?
    /// Something a person did.
    package let send: (UserEvent) -> Void

    package init(
        theme: Theme, resources: ResourceFolders, translate: Translate = .identity,
        send: @escaping (UserEvent) -> Void
    ) {
        self.theme = theme
        self.resources = resources
        self.translate = translate
        self.send = send
        layoutReports = LayoutReports(send: send)
        rules = LayoutRules(limits: theme.limits, translate: translate)
        icons = StockIcons(folder: resources.icons)
        pictures = IconPictures()
    }
}
