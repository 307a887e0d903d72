// SPDX-License-Identifier: Apache-2.0

import BarModel
import Control
import GioKit
import GtkKit
import ShellCore
import ShellUI

/// The running shell as `lintelctl` sees it.
final class ControlService: ControlHandler {
    private unowned let session: Session
    private let renderer: StatusDocument.Renderer
    private var server: ControlServer?

    init(_ session: Session, bus: Bus, renderer: Display.Renderer) {
        self.session = session
        self.renderer = renderer == .gl ? .gl : .cairo
        server = ControlServer(bus, handler: self) {
            Log("control").warning("another shell has the name org.lintel.Shell; lintelctl reaches that one")
        }
    }

    var statusDocument: StatusDocument {
        let counts = session.window?.frames
        return StatusDocument(
            session.shell.summary,
            program: StatusDocument.Program(
                version: Product.version, mode: session.isKiosk ? .kiosk : .window, renderer: renderer,
                gtk: Display.gtkVersion,
                frames: StatusDocument.Frames(
                    painted: counts?.painted ?? 0, late: counts?.late ?? 0, tapToFrame: counts?.tapToFrame ?? 0,
                    turns: counts?.turns ?? 0),
                keyboard: session.surroundings.hasKeyboard ? .available : .none))
    }

    var tabsDocument: TabsDocument { TabsDocument(session.shell.summary) }

    func select(_ tab: String) throws(ControlRefusal) {
        let known = session.shell.summary.tabs.map(\.id)
        session.handle(
            .control(.select(try TabName.find(tab, among: known, translate: session.translate))))
    }

    func goBack() -> Bool {
        let before = session.shell.summary.stack.count
        session.handle(.control(.back))
        return session.shell.summary.stack.count != before
    }

    func reloadSettings() -> CheckDocument { CheckDocument(session.reload()) }

    func takeScreenshot(_ path: String, then: @escaping @MainActor (ControlRefusal?) -> Void) {
        guard let window = session.window else {
            return then(ControlRefusal(.nothingShown, "The shell has no window yet."))
        }
        window.picture { picture in
            guard let picture else {
                return then(ControlRefusal(.nothingShown, "The window has no size yet."))
            }
            do {
                try picture.write(png: path)
                then(nil)
            } catch {
                then(ControlRefusal(.cannotWrite, "\(path) cannot be written."))
            }
        }
    }

    func release(plugin: String) throws(ControlRefusal) {
        try check(plugin)
        session.handle(.control(.release(plugin: plugin)))
    }

    func restart(plugin: String) throws(ControlRefusal) {
        session.reloadPlugins()
        try check(plugin)
        session.handle(.control(.restart(plugin: plugin)))
    }

    private func check(_ plugin: String) throws(ControlRefusal) {
        guard session.shell.summary.plugins.contains(where: { $0.id == plugin }) else {
            throw ControlRefusal(.unknownPlugin, "No plugin is called “\(plugin)”.")
        }
    }

    func quit() { session.handle(.control(.quit)) }
}
