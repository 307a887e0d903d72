// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import GioKit
import Guidelines
import Pictures
import PluginHosting
import PluginProtocol
import ShellCore

/// The shell with its plugins and without a screen: what happens in it is what would happen on a device, and every
/// decision is kept.
@MainActor
final class LintSession {
    private(set) var shell: Shell
    private(set) var decisions: [Decision] = []
    /// Why a plugin could not be looked at to its end.
    private(set) var failures: [String] = []
    private let text: HostingText
    private let starts: [String: PluginStart]
    private let lines = LineStore()
    private let schemas: MessageSchemas
    private var host: PluginHost?
    private var deadline: LoopSource?
    private var asked: [String: [MessageID: Asked]] = [:]
    private var probes = 1_000_000
    private var answeredProbes: Set<MessageID> = []

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
        handle(.icons(pictures.icons, stock: stockIcons(in: prefix + "/share/lintel/icons")))
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

    /// Serves the main loop until something holds; false after `limit`.
    func wait(_ limit: Duration = .seconds(6), until isDone: () -> Bool) -> Bool {
        MainLoop.run(until: { isDone() || !failures.isEmpty }, atMost: limit) && failures.isEmpty
    }

    /// Lets a plugin come to rest: whatever it says before it answers has been taken in.
    func settle(_ plugin: String) {
        probes += 1
        let probe = probes
        host?.send(plugin, .request(probe, .ping))
        _ = wait(.seconds(2)) { answeredProbes.contains(probe) }
        takeLines()
    }

    func end() {
        handle(.control(.quit))
        MainLoop.run(until: { host?.running.isEmpty != false }, atMost: .milliseconds(2_500))
        takeLines()
    }

    private func carryOut(_ effect: Effect) {
        switch effect {
        case .start(let id): if let start = starts[id] { host?.start(start) }
        case .end(let id, let gently): host?.end(id, gently: gently)
        case .send(let id, let message):
            note(message, to: id)
            host?.send(id, message)
        case .report(let decision): decisions.append(decision)
        case .measureIcon(let tab, let path, let folder):
            handle(.icons([tab: IconFacts(measuring: path, in: folder)], stock: []))
        case .save, .saveSettings, .log, .alarm, .scrollToTop, .quit: break
        }
    }

    private func take(_ event: PluginHostEvent, of id: String) {
        takeLines()
        switch event {
        case .started(let pid): handle(.plugin(id: id, .started(pid: Int(pid))))
        case .message(.result(let number, _)) where number > 1_000_000: answeredProbes.insert(number)
        case .message(.error(let number, _)) where number > 1_000_000: answeredProbes.insert(number)
        case .message(let message): handle(.plugin(id: id, .message(message)))
        case .fault(let fault):
            decisions.append(
                LintRule.protocolFault.decision(
                    path: "\(id)#", before: "", message: fault.error.message,
                    hint: "The messages are described by the schemas in share/lintel/schema."))
            handle(.plugin(id: id, .fault(fault.error, answers: fault.brokenAnswer)))
        case .blocked: handle(.plugin(id: id, .blocked))
        case .ended(let end):
            if shell.isRunning(id) { failures.append("\(id): \(sentence(end))") }
            handle(.plugin(id: id, .ended(.pipeClosed)))
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

    // MARK: Fields that nobody knows

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
                let place = [params["tab"]?.text, params["screen"]?.text ?? params["screen"]?["id"]?.text]
                report(
                    schemas.unknownFields(inCall: method, params: params),
                    path: ([plugin] + place.compactMap { $0 }).joined(separator: "/"), of: method)
            } else if let number = message["id"]?.whole, let result = message["result"],
                let request = asked[plugin]?.removeValue(forKey: number)
            {
                report(
                    schemas.unknownFields(inAnswerTo: request.method, result: result), path: request.path,
                    of: request.method)
            }
        }
    }

    private func report(_ pointers: [String], path: String, of method: String) {
        for pointer in pointers {
            let name = pointer.split(separator: "/").last.map(String.init) ?? pointer
            let decision = LintRule.unknownField.decision(
                path: "\(path)#\(pointer)", before: name, message: "\(method) has no field \(name); it is ignored.",
                hint: "See the schema \(method).json for the fields there are.")
            if !decisions.contains(decision) { decisions.append(decision) }
        }
    }
}

/// What is wrong with a plugin without a rule of the guideline being broken.
enum LintRule: String, CaseIterable {
    case manifest = "LINT-MANIFEST"
    case unknownField = "LINT-UNKNOWN-FIELD"
    case protocolFault = "LINT-PROTOCOL"

    var summary: String {
        switch self {
        case .manifest: "The manifest says what it means, in keys that there are."
        case .unknownField: "A message has no field that nobody reads."
        case .protocolFault: "Every line is a message that can be understood."
        }
    }

    var severity: Decision.Severity { self == .protocolFault ? .error : .warning }

    func decision(
        path: String, before: String, message: String, hint: String, severity: Decision.Severity? = nil
    ) -> Decision {
        Decision(
            rule: rawValue, verdict: .warned, severity: severity ?? self.severity, path: path, before: before,
            after: before, message: message, hint: hint)
    }
}
