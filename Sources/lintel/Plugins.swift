// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import GioKit
import PluginHosting
import PluginProtocol
import ShellCore

/// What is installed, and the processes of what runs: `PluginHosting` in the words of `ShellCore`.
final class Plugins {
    var onEvent: (String, PluginEvent) -> Void = { _, _ in }
    /// What the folders hold.
    private(set) var catalogue = PluginCatalogue()
    /// Of what was found.
    var pluginFolders: [String] { catalogue.plugins.map(\.folder) }

    private let program: String
    private let userFolders: UserFolders
    private let isSafeMode: Bool
    private let only: String?
    private let text: HostingText
    private let translate: Translate
    private var starts: [String: PluginStart] = [:]
    private let ends: EndRecords
    /// Plugins the shell ends, each with the reason where it has failed.
    private var ending: [String: String?] = [:]
    private lazy var host = makeHost()
    /// Until the first frame is on screen no plugin takes time from it.
    private var isHeld = true
    private var held: [String] = []

    /// - Parameter only: Folder of the one plugin to run.
    init(files: InstalledFiles, folders: UserFolders, isSafeMode: Bool, only: String?, translate: Translate) {
        program = files.prefix + "/bin/lintel"
        userFolders = folders
        self.isSafeMode = isSafeMode
        self.only = only
        self.translate = translate
        text = HostingText(translate: translate)
        ends = EndRecords(folders)
    }

    private func makeHost() -> PluginHost {
        PluginHost(layout: HostLayout(program: program)) { [weak self] id, event in
            guard let self else { return }
            if case .ended(let end) = event {
                ends.add(end, ending: ending.removeValue(forKey: id), of: id, text: text)
            }
            onEvent(id, translated(event))
        }
    }

    /// Where plugins are looked for.
    func searchPath(_ settings: ShellSettings) -> SearchPath {
        if let only { return SearchPath(pluginFolders: [only], folders: []) }
        var path = SearchPath(
            pluginFolders: settings.plugins.compactMap(\.path), environment: ProcessInfo.processInfo.environment,
            program: program)
        if isSafeMode {
            path.pluginFolders = []
            path.folders.removeAll { $0.origin != .system }
        }
        return path
    }

    /// Reads what is installed; nothing of it is run.
    func load(_ settings: ShellSettings, state: StateFiles) -> [InstalledPlugin] {
        catalogue = PluginCatalogue.read(searchPath(settings), known: catalogue.plugins, translate: translate)
        starts = [:]
        let home = ProcessInfo.processInfo.environment["HOME"]
        return catalogue.plugins.map { plugin in
            let id = plugin.manifest.id
            let section = settings.plugins.first { $0.id == id }
            let isolation = section?.isolation ?? .process
            let start = PluginStart(
                id: id, folder: plugin.folder, program: plugin.manifest.program,
                isolation: self.isolation(isolation), dataFolder: userFolders.pluginData(id),
                permissions: GrantedPermissions(
                    asked: plugin.manifest.permissions, allowed: section?.permissions ?? PluginPermissions(),
                    home: home),
                limits: section?.limits ?? PluginLimits())
            starts[id] = start
            return InstalledPlugin(
                manifest: plugin.manifest, folder: plugin.folder, origin: plugin.origin == .system ? .system : .user,
                dataFolder: userFolders.pluginData(id), rejection: plugin.rejection, settings: state.settings(of: id),
                isolation: isolation, stamp: "\(plugin.stamp) \(start.manner)")
        }
    }

    func start(_ id: String) {
        if isHeld { return held.append(id) }
        guard let start = starts[id] else { return }
        host.start(start)
    }

    /// - Parameter reason: A sentence where the plugin has failed.
    func end(_ id: String, gently: Bool, because reason: String? = nil) {
        held.removeAll { $0 == id }
        // What made it end at first stays the reason, however it is hurried.
        if host.running.contains(id), ending[id] == nil { ending[id] = .some(reason) }
        host.end(id, gently: gently)
    }

    /// The first frame is on screen, or will not come: what was held back until then starts.
    func release() {
        isHeld = false
        let waiting = held
        held = []
        for id in waiting { start(id) }
    }

    func send(_ message: ShellMessage, to id: String) {
        host.send(id, message)
    }

    /// Whether any plugin still runs or is ending.
    var isAnyRunning: Bool { !host.running.isEmpty }

    private func isolation(_ setting: ShellSettings.PluginSection.Isolation) -> PluginStart.Isolation {
        switch setting {
        case .process: .process
        case .sandbox: .sandbox
        case .none: .none
        }
    }

    private func translated(_ event: PluginHostEvent) -> PluginEvent {
        switch event {
        case .started(let pid): .started(pid: Int(pid))
        case .message(let message): .message(message)
        case .fault(let fault): .fault(fault.error, answers: fault.brokenAnswer)
        case .blocked: .blocked
        case .ended(let end): .ended(reason(end.reason))
        }
    }

    private func reason(_ reason: PluginEnd.Reason) -> EndReason {
        switch reason {
        case .exited(let code): .exited(code: Int(code))
        case .signal(let number): .signal(Int(number))
        case .pipeClosed: .pipeClosed
        case .couldNotStart(let failure): .couldNotStart(text.sentence(failure))
        }
    }
}
