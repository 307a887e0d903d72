// SPDX-License-Identifier: Apache-2.0
// The status bar over what lies behind it: its style follows the page on top, and it stays readable above every veil.
import BarModel
import GtkKit
import ShellCore

extension ShellView {
    /// The style of the status bar follows what lies behind it, page by page.
    func updateStatusScene() {
        guard let page = main.top else { return }
        let palette = main.face(of: page).palette
        let behind = panes.compactMap { pane in pane.top.map { ground(of: $0, in: pane) } }
        let (scene, decisions) = statusScenes.scene(
            page.page, over: behind, palette: palette, shell: shell, blurs: context.blurs,
            picture: statusPicture(of: page.page, over: palette.bar))
        statusBar.show(scene, isMoving: isMoving)
        if !decisions.isEmpty { context.send(.judged(decisions)) }
    }

    /// The picture that a page lays behind the status bar.
    private func statusPicture(of page: PresentedPage, over ground: RGBA) -> StatusPictures.Answer {
        guard page.bars.statusBacking == .image else {
            statusPictures.clear()
            return .missing
        }
        let path = page.bars.statusImage
        let plugin = page.address?.tab.plugin
        let folders = [plugin.flatMap(context.folderOfPlugin), plugin.flatMap(context.dataFolderOfPlugin)]
        let folder =
            path?.hasPrefix("/") == true
            ? folders.lazy.compactMap { $0 }.first { path?.hasPrefix($0 + "/") == true } : folders[0]
        let region = (width: shell.environment.width, height: context.theme.metrics.statusHeight)
        return statusPictures.picture(
            path, in: folder, region: (Int(region.width), Int(region.height)), scale: widget.scaleFactor, over: ground
        ) { [weak self] in
            self?.updateStatusScene()
            self?.frames.changed()
        }
    }

    /// What a pane shows behind the status bar: its navigation bar as far as that has a ground, else the page.
    private func ground(of page: PageView, in pane: PaneView) -> Colour {
        let face = pane.face(of: page)
        return face.palette.bar.opaque.over(
            face.palette.page.opaque, alpha: face.palette.barAlpha * face.collapse.backgroundAlpha(at: page.offset))
    }

    /// Above the veil of a sheet too: the time can be read whatever is open (STAT-READABLE).
    func drawStatusBar(_ snapshot: Snapshot) {
        if statusBar.blur != nil {
            let region = Rect(x: 0, y: 0, width: snapshot.width, height: context.theme.metrics.statusHeight)
            blur(region, snapshot)
        }
        snapshot.child(statusBar.widget)
    }

    /// What scrolls under a tab bar or a toolbar shimmers through it, as far as it has a ground (TAB-TRANSLUCENT).
    func blurBehindLowerBar(_ snapshot: Snapshot) {
        guard context.theme.palette.barAlpha < 1, tabBar.widget.isVisible || toolbar.widget.isVisible else { return }
        let height = context.theme.metrics.tabHeight
        snapshot.faded(tabBar.groundAlpha * visibility.share) {
            blur(Rect(x: 0, y: snapshot.height - height, width: snapshot.width, height: height), snapshot)
        }
    }

    /// The pages once more, blurred, in one part of the window.
    private func blur(_ region: Rect, _ snapshot: Snapshot) {
        snapshot.blurred(region, sigma: 10, saturation: 1.8) {
            for pane in panes {
                guard let content = pane.shown?.widget,
                    let origin = pane.widget.convert(Point(x: 0, y: 0), to: widget)
                else { continue }
                snapshot.translated(x: origin.x, y: origin.y) { snapshot.child(content, of: pane.widget) }
            }
        }
    }
}
