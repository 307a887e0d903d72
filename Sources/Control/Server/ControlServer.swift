// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit

/// What the shell does for those who control it from outside.
@MainActor
package protocol ControlHandler: AnyObject {
    var statusDocument: StatusDocument { get }
    var tabsDocument: TabsDocument { get }
    func select(_ tab: String) throws(ControlRefusal)
    /// False where there is nothing to go back to.
    func goBack() -> Bool
    func reloadSettings() -> CheckDocument
    /// Saves a picture at an absolute path and says how that went, now or a few frames later.
    func takeScreenshot(_ path: String, then: @escaping @MainActor (ControlRefusal?) -> Void)
    func release(plugin: String) throws(ControlRefusal)
    func restart(plugin: String) throws(ControlRefusal)
    /// Called in the turn after the answer was sent.
    func quit()
}

/// The shell's end of `org.lintel.Shell1`.
@MainActor
package final class ControlServer {
    private weak var handler: (any ControlHandler)?
    private let bus: Bus
    private var object: ExportedObject?
    private var name: OwnedName?

    /// - Parameter onTaken: Another shell of this session has the name already.
    package init(_ bus: Bus, handler: any ControlHandler, onTaken: @escaping @MainActor () -> Void = {}) {
        self.bus = bus
        self.handler = handler
        object = ExportedObject(
            bus, path: ControlInterface.path, xml: ControlInterface.xml, interface: ControlInterface.name
        ) { [weak self] request in self?.handle(request) }
        name = OwnedName(bus, ControlInterface.service) { state in
            if state == .taken { onTaken() }
        }
    }

    /// Whether calls arrive: the name on the bus is ours.
    package var isReachable: Bool { name?.state == .owned }

    private func handle(_ request: BusRequest) {
        guard let handler, let method = ControlInterface.Method(rawValue: request.method) else { return }
        do throws(ControlRefusal) {
            switch method {
            case .status: answer(request, handler.statusDocument)
            case .tabs: answer(request, handler.tabsDocument)
            case .select:
                try handler.select(text(request))
                request.answer()
            case .back: request.answer([.bool(handler.goBack())])
            case .reload: answer(request, handler.reloadSettings())
            case .screenshot: screenshot(request, handler)
            case .release:
                try handler.release(plugin: text(request))
                request.answer()
            case .restart:
                try handler.restart(plugin: text(request))
                request.answer()
            case .quit:
                request.answer()
                MainLoop.post { [weak self] in
                    // The answer must be out before the connection goes with the program.
                    self?.bus.flush()
                    self?.handler?.quit()
                }
            }
        } catch {
            request.fail(name: error.errorName, message: error.message)
        }
    }

    private func screenshot(_ request: BusRequest, _ handler: any ControlHandler) {
        let path = text(request)
        guard path.hasPrefix("/") else {
            let refusal = ControlRefusal(.badPath, "\(path) is not an absolute path.")
            return request.fail(name: refusal.errorName, message: refusal.message)
        }
        handler.takeScreenshot(path) { refusal in
            guard let refusal else { return request.answer() }
            request.fail(name: refusal.errorName, message: refusal.message)
        }
    }

    private func answer(_ request: BusRequest, _ document: some Encodable) {
        do {
            request.answer([.string(try DocumentCoder.text(document))])
        } catch {
            request.fail(name: "org.freedesktop.DBus.Error.Failed", message: "\(error)")
        }
    }

    /// The interface's document says that there is one string.
    private func text(_ request: BusRequest) -> String {
        request.arguments.first?.string ?? ""
    }
}
