// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import GioKit
import Glibc
import Guidelines
import Pictures
import PluginHosting
import PluginProtocol
import ShellCore

/// The shell with its plugins and without a screen: what happens in it is what would happen on a device, and every
/// decision is kept.
@MainActor
final class LintSession {
    /// How long a screen may take; the shell itself says after 5 s that a plugin does not respond.
    static let patience = Duration.seconds(6)

    private(set) var shell: Shell
    private(set) var decisions: [Decision] = []
    /// Why plugins could not be looked at to their end, the first reason of each.
    private(set) var failures: [Failure] = []
    /// The screen that is being looked at: `<plugin>/<tab>/<screen>`.
    var place = ""
    private let text: HostingText
    private let starts: [String: PluginStart]
    private let lines = LineStore()
    private let schemas: MessageSchemas
    private let canvasFiles: CanvasFiles<CanvasPlace>
    private var host: PluginHost?
    private var deadline: LoopSource?
    private var asked: [String: [MessageID: Asked]] = [:]
    /// The screens that a plugin's own requests were about.
    private var callPlaces: [String: [MessageID: String]] = [:]
    private var items: [String: LintItems] = [:]
    private var noted: Set<Decision> = []
    /// Where the decision about a change stands, whatever words tell it.
    private var places: [Decision: Int] = [:]
    private var probes = 1_000_000
    private var answeredProbes: Set<MessageID> = []

    struct Failure {
        var plugin: String
        /// With the plugin, and the screen where one was being looked at.
        var sentence: String
    }

    /// All plugins have been asked to end.
    private var isEnding = false

    private struct Asked {
        var method: String
        /// Of the screen that the answer is about.
        var path: String
    }

    init(
        _ plugins: [FoundPlugin], dataFolder: String, program: String, size: (width: Double, height: Double),
        schemas: MessageSchemas, translate: Translate, onErrorLine: @escaping @Sendable (String, String) -> Void
    ) {
        self.schemas = schemas
        canvasFiles = CanvasFiles(runtime: dataFolder)
        text = HostingText(translate: translate)
        let installed = plugins.map { plugin in
            InstalledPlugin(
                manifest: plugin.manifest, folder: plugin.folder, origin: plugin.origin == .system ? .system : .user,
                dataFolder: dataFolder + "/" + plugin.manifest.id, rejection: plugin.rejection)
        }
        starts = Dictionary(
            plugins.map { plugin in
                (
                    plugin.manifest.id,
                    PluginStart(
                        id: plugin.manifest.id, folder: plugin.folder, program: plugin.manifest.program,
                        dataFolder: dataFolder + "/" + plugin.manifest.id)
                )
            }, uniquingKeysWith: { first, _ in first })
        shell = Shell(environment: Environment(width: size.width, height: size.height), translate: translate)
        let lines = lines
        host = PluginHost(
            layout: HostLayout(program: program), onErrorLine: onErrorLine, onLine: { lines.add($1, of: $0) }
        ) { [weak self] id, event in
            self?.take(event, of: id)
        }
        let prefix = program.split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
        let pictures = PluginPictures(measuring: plugins)
        let stock = stockIcons(in: prefix + "/share/lintel/icons")
        for plugin in plugins {
            items[plugin.manifest.id] = LintItems(
                stock: stock, folder: plugin.folder, dataFolder: dataFolder + "/" + plugin.manifest.id)
        }
        handle(.icons(pictures.icons, stock: stock))
        handle(.plugins(installed))
        handle(.indicators(pictures.indicators))
    }

    // MARK: Events

    func handle(_ event: Event) {
        for effect in shell.handle(event, at: SystemClock.milliseconds(SystemClock.monotonic())) { carryOut(effect) }
        deadline?.cancel()
        deadline = shell.nextDeadline.map { time in
            let now = SystemClock.milliseconds(SystemClock.monotonic())
            return MainLoop.after(milliseconds: max(1, time - now)) { [weak self] in self?.handle(.tick) }
        }
    }

    /// Serves the main loop until something holds; false after `limit`, or when the plugin has failed.
    func wait(for plugin: String, _ limit: Duration = LintSession.patience, until isDone: () -> Bool) -> Bool {
        MainLoop.run(until: { isDone() || hasFailed(plugin) }, atMost: limit) && !hasFailed(plugin)
    }

    func hasFailed(_ plugin: String) -> Bool { failures.contains { $0.plugin == plugin } }

    /// Gives a plugin up; only the first reason counts.
    func fail(_ plugin: String, at place: String, _ reason: String) {
        guard !hasFailed(plugin) else { return }
        failures.append(Failure(plugin: plugin, sentence: "\(place): \(reason)"))
    }

    /// Lets a plugin come to rest: whatever it says before it answers has been taken in. False where it says nothing.
    @discardableResult
    func settle(_ plugin: String) -> Bool {
        probes += 1
        let probe = probes
        host?.send(plugin, .request(probe, .ping))
        defer { takeLines() }
        return wait(for: plugin, .seconds(2)) { answeredProbes.contains(probe) }
    }

    /// Ends a plugin that hangs and starts it again, as the person would with Retry on this page.
    func restart(_ plugin: String, on page: PageID) {
        let old = process(of: plugin)
        handle(.user(.retry(page)))
        let isBack = wait(for: plugin) { shell.isReady(plugin) && process(of: plugin) != old }
        if !isBack { fail(plugin, at: place, "the plugin hangs, and does not come back after a restart.") }
        settle(plugin)
    }

    private func process(of plugin: String) -> Int? { shell.summary.plugins.first { $0.id == plugin }?.pid }

    /// Keeps a decision; each is said once. What a rule says of one thing on both sizes of the screen is one decision, the
    /// more severe.
    func note(_ decision: Decision) {
        guard noted.insert(decision).inserted else { return }
        var change = decision
        if Catalogue.rule(decision.rule) != nil { (change.message, change.hint, change.severity) = ("", "", .none) }
        // How many stand behind More is another number on each size.
        if decision.path.hasPrefix("tabs#") { (change.before, change.after) = ("", "") }
        guard let same = places[change] else {
            places[change] = decisions.count
            return decisions.append(decision)
        }
        let order: [Decision.Severity] = [.error, .warning, .advice, .none]
        let more = order.first { [decisions[same].severity, decision.severity].contains($0) }
        if more != decisions[same].severity { decisions[same] = decision }
    }

    func end() {
        isEnding = true
        handle(.control(.quit))
        MainLoop.run(until: { host?.running.isEmpty != false }, atMost: .milliseconds(4_000))
        takeLines()
    }

    private func carryOut(_ effect: Effect) {
        switch effect {
        case .start(let id): if let start = starts[id] { host?.start(start) }
        case .end(let id, let gently, _): host?.end(id, gently: gently)
        case .send(let id, let message):
            note(message, to: id)
            host?.send(id, message)
        case .report(let decision): note(decision)
        case .measureIcon(let tab, let path, let folder):
            handle(.icons([tab: IconFacts(measuring: path, in: folder)], stock: []))
        case .openCanvas(let place, let canvas, let request):
            let file = canvasFiles.open(place, of: canvas.plugin, size: canvas.bufferSize * 2)
            host?.send(
                canvas.plugin,
                file.map { .result(request, .canvas(path: $0.path, stride: canvas.stride)) }
                    ?? .error(
                        request,
                        MessageError(code: MessageError.internalError, message: "there is no memory for the canvas")))
        case .closeCanvas(let place): canvasFiles.close(place)
        case .save, .saveSettings, .log, .alarm, .scrollToTop, .showCanvas, .quit: break
        }
    }

    private func take(_ event: PluginHostEvent, of id: String) {
        takeLines()
        switch event {
        case .started(let pid): handle(.plugin(id: id, .started(pid: Int(pid))))
        case .message(.result(let number, _)) where number > 1_000_000: answeredProbes.insert(number)
        case .message(.error(let number, _)) where number > 1_000_000: answeredProbes.insert(number)
        case .message(let message):
            if case .error(let number, let error) = message { take(error, for: number, of: id) }
            handle(.plugin(id: id, .message(message)))
        case .fault(let fault):
            take(fault, of: id)
            handle(.plugin(id: id, .fault(fault.error, answers: fault.brokenAnswer)))
        case .blocked: handle(.plugin(id: id, .blocked))
        case .ended(let end):
            if isEnding, !hasFailed(id), end.reason == .signal(SIGKILL) {
                note(
                    LintRule.end.decision(
                        path: id, before: "", message: "The plugin did not end when it was asked to, and was killed.",
                        hint: "Answer shutdown and end within a second, at the latest at SIGTERM."))
            }
            let isSurprise = shell.isRunning(id)
            let place = shell.isReady(id) && isPlace(of: id) ? place : id
            handle(.plugin(id: id, .ended(.pipeClosed)))
            let reason = shell.summary.plugins.first { $0.id == id }?.reason ?? ""
            if isSurprise || !reason.isEmpty { fail(id, at: place, isSurprise ? sentence(end) : reason) }
        }
    }

    private func sentence(_ end: PluginEnd) -> String {
        let reason =
            switch end.reason {
            case .exited(let code): "it ended with exit code \(code)"
            case .signal(let number): "it was ended by signal \(number)"
            case .pipeClosed: "it closed its connection"
            case .couldNotStart(let failure): text.sentence(failure)
            }
        return ([reason] + end.errorLines.suffix(3)).joined(separator: "\n  ")
    }

    private func isPlace(of plugin: String) -> Bool { place.hasPrefix(plugin + "/") }

    // MARK: What is said

    /// A line that is no good message, once; with its screen where it or the moment tells.
    private func take(_ fault: MessageFault, of plugin: String) {
        // An answer that cannot be read is told with the screen or the rows that did not come.
        if let number = fault.brokenAnswer, asked[plugin]?[number].map({ $0.path != plugin }) == true { return }
        let known: String? =
            switch fault {
            case .badField(.request(let id), _, _, _), .tooDeep(.request(let id)?, _): callPlaces[plugin]?[id]
            default: nil
            }
        let pointer: String =
            if case .badField(_, _, let pointer, _) = fault { LintSession.withoutEnvelope(pointer) } else { "" }
        let decision = LintRule.protocolFault.decision(
            path: "\(known ?? (isPlace(of: plugin) ? place : plugin))#\(pointer)", before: "",
            message: fault.error.message, hint: "The messages are described by the schemas in share/lintel/schema.")
        // What belongs to no screen is the same fault on every screen.
        let isThere = decisions.contains {
            $0.rule == decision.rule && $0.message == decision.message && $0.path.hasPrefix(plugin)
        }
        if known != nil || !isThere { note(decision) }
    }

    /// Pointers of findings begin at the screen, those of faults at the message.
    private static func withoutEnvelope(_ pointer: String) -> String {
        for part in ["/result", "/params"] where pointer == part || pointer.hasPrefix(part + "/") {
            return String(pointer.dropFirst(part.count))
        }
        return pointer
    }

    /// Rows that were refused; of screens their page tells.
    private func take(_ error: MessageError, for number: MessageID, of plugin: String) {
        guard let request = asked[plugin]?[number], request.method == "rows" else { return }
        note(LintRule.noRows(of: request.path, because: "the answer is an error: \(error.message)"))
    }

    private func note(_ message: ShellMessage, to plugin: String) {
        guard case .request(let number, let request) = message else { return }
        let path =
            switch request {
            case .openScreen(let screen): "\(plugin)/\(screen.tab)/\(screen.screen)"
            case .rows(let rows): "\(plugin)/\(rows.tab)/\(rows.screen)"
            default: plugin
            }
        asked[plugin, default: [:]][number] = Asked(method: request.method, path: path)
    }

    private func takeLines() {
        for (plugin, line) in lines.take() {
            guard let message = try? JSONDecoder().decode(JSONTree.self, from: Data(line)) else { continue }
            if let method = message["method"]?.text, let params = message["params"] {
                let parts = [params["tab"]?.text, params["screen"]?.text ?? params["screen"]?["id"]?.text]
                let path = ([plugin] + parts.compactMap { $0 }).joined(separator: "/")
                if let number = message["id"]?.whole, parts[0] != nil {
                    callPlaces[plugin, default: [:]][number] = path
                }
                report(schemas.unknownParts(inCall: method, params: params), path: path, of: method)
                if LintItems.isAboutScreens(method) { report(itemsIn: params, of: plugin, path: path) }
            } else if let number = message["id"]?.whole, let result = message["result"],
                let request = asked[plugin]?[number]
            {
                let unknown = schemas.unknownParts(inAnswerTo: request.method, result: result)
                report(unknown, path: request.path, of: request.method)
                report(itemsIn: result, of: plugin, path: request.path)
            }
        }
    }

    private func report(itemsIn tree: JSONTree, of plugin: String, path: String) {
        items[plugin]?.decisions(in: tree, path: path).forEach(note)
    }

    private func report(_ unknown: [UnknownPart], path: String, of method: String) {
        for part in unknown {
            note(
                LintRule.unknownField.decision(
                    path: "\(path)#\(part.pointer)", before: part.name, message: part.message(in: method),
                    hint: part.hint(in: method)))
        }
    }
}
