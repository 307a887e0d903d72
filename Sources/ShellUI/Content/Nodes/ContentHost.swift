// SPDX-License-Identifier: Apache-2.0
// What the nodes of one page share: the look, where their events go, and what they ask of the page around them.

import BarModel
import GtkKit
import ShellCore

final class ContentHost {
    let shell: ShellContext
    let pictures = ContentPictures()
    /// Changes with the page.
    var page: PageID
    /// The plugin whose page it is; nil for the shell's own.
    var plugin: String?
    /// What the page is called, for the parts of it that have no name of their own.
    var name = ""
    /// The content asks to be laid out again.
    var onResize: () -> Void = {}
    /// Rows or cards have got their places.
    var onLayout: () -> Void = {}
    /// Something took the focus and should be seen.
    var onFocus: (Widget) -> Void = { _ in }
    private var isPressing = false

    /// Gives the focus to what was pressed: it is in view already, and nothing moves under a finger.
    func focus(_ widget: Widget) {
        isPressing = true
        widget.grabFocus()
        isPressing = false
    }

    /// Something took the focus.
    func reveal(_ widget: Widget) {
        if !isPressing { onFocus(widget) }
    }

    /// Sends another event than the node's own for a press, for example a tab's row.
    var overridesActivation: ((String) -> UserEvent?)?

    init(_ shell: ShellContext, page: PageID) {
        self.shell = shell
        self.page = page
    }

    var theme: Theme { shell.theme }
    var palette: Palette { shell.theme.palette }
    var type: TypeScale { shell.theme.type }
    var metrics: ContentMetrics { ContentMetrics(shell.theme) }

    func activate(_ node: String) {
        shell.send(overridesActivation?(node) ?? .activate(page, node: node))
    }

    func change(_ node: String, _ value: SettingValue) {
        shell.send(.change(page, node: node, value: value))
    }

    func swipe(_ node: String, action: String) {
        shell.send(.swipe(page, node: node, action: action))
    }

    func needRows(section: String, first: Int, count: Int) {
        shell.send(.rowsNeeded(page, section: section, first: first, count: count))
    }

    /// The folder a relative picture is looked for in.
    var pictureFolder: String? { plugin.flatMap { shell.folderOfPlugin($0) } }

    /// The folders an absolute path may lie in: the plugin's own and its data folder.
    var pictureFolders: [String] {
        [pictureFolder, plugin.flatMap { shell.dataFolderOfPlugin($0) }].compactMap { $0 }
    }

    /// The absolute path of a plugin's file; nil where it would lie elsewhere.
    func file(_ path: String) -> String? {
        guard !path.split(separator: "/").contains("..") else { return nil }
        guard path.hasPrefix("/") else { return pictureFolder.map { "\($0)/\(path)" } }
        return pictureFolders.contains { path.hasPrefix($0 + "/") } ? path : nil
    }
}
