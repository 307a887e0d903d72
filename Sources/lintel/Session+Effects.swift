// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import GtkKit
import PluginHosting
import PluginProtocol
import ShellCore
import ShellUI

/// Carries out what the shell wants done.
extension Session {
    func carryOut(_ effect: Effect) {
        switch effect {
        case .start(let plugin): plugins.start(plugin)
        case .end(let plugin, let gently, let reason): plugins.end(plugin, gently: gently, because: reason)
        case .send(let plugin, let message): plugins.send(message, to: plugin)
        case .save(let saved): state.save(saved)
        case .saveSettings(let plugin, let settings): state.save(settings, of: plugin)
        case .report(let decision): report(decision)
        case .log(let level, let plugin, let text): write(level, plugin.map { Log($0) } ?? log, text)
        case .alarm(let isOn): isOn ? alarm.start() : alarm.stop()
        case .openCanvas(let place, let canvas, let request): open(canvas, at: place, request: request)
        case .showCanvas(let place, let buffer, let rect): canvases?.show(place, buffer: buffer, rect)
        case .closeCanvas(let place):
            canvases?.close(place)
            canvasFiles.close(place)
        case .scrollToTop: window?.view.scrollToTop()
        case .measureIcon(let tab, let path, let folder): measureIcon(of: tab, path, in: folder)
        case .quit: finish()
        }
    }

    private func open(_ canvas: OpenCanvas, at place: CanvasPlace, request: MessageID) {
        canvases?.close(place)
        guard let file = canvasFiles.open(place, of: canvas.plugin, size: canvas.bufferSize * 2) else {
            let error = MessageError(code: MessageError.internalError, message: "there is no memory for the canvas")
            return plugins.send(.error(request, error), to: canvas.plugin)
        }
        canvases?.open(place, canvas, file: file.descriptor)
        plugins.send(.result(request, .canvas(path: file.path, stride: canvas.stride)), to: canvas.plugin)
    }

    private func report(_ decision: Decision) {
        let level: LogMessage.Level =
            switch decision.severity {
            case .error: .error
            case .warning: .warning
            case .advice, .none: .info
            }
        write(
            level, Log("rules"),
            "\(decision.rule) \(decision.verdict.rawValue) \(decision.path): \(decision.message) \(decision.hint)")
    }

    private func write(_ level: LogMessage.Level, _ log: Log, _ text: String) {
        switch level {
        case .debug: log.debug(text)
        case .info: log.info(text)
        case .warning: log.warning(text)
        case .error: log.error(text)
        }
    }
}
