// SPDX-License-Identifier: Apache-2.0

// `plugin run`: a shell of its own with one plugin, which is built and started anew whenever a file of it is saved.

import BarModel
import Control
import FoundationEssentials
import GioKit
import Glibc
import PluginHosting
import PluginProtocol

@MainActor
final class DevelopmentRun {
    enum Failure: Error {
        case noManifest(String)
        case notBuilt
        case notStarted(program: String, reason: String)
    }

    private let folder: String
    private let output: Output
    private let translate: Translate
    private let shellProgram: String
    private let shellOptions: [String]
    private var stamp: SourceStamp
    private var watches: [String: FileWatch] = [:]
    private var signals: [LoopSource] = []
    private var hasChanged = false
    private var isEnding = false
    private var shell: ChildProgram?
    private var builder: ChildProgram?

    /// - Parameter options: Handed to the shell.
    init(folder: String, shell: String, options: [String], output: Output, translate: Translate) {
        self.folder = URL(filePath: folder).standardizedFileURL.path.trimmedSlash
        self.output = output
        self.translate = translate
        shellProgram = shell
        shellOptions = options
        stamp = SourceStamp(of: self.folder)
    }

    /// Returns when the shell has ended; true if it ended well.
    func run() throws(Failure) -> Bool {
        guard FileManager.default.fileExists(atPath: folder + "/plugin.toml") else { throw .noManifest(folder) }
        signals = [SIGINT, SIGTERM, SIGHUP].map { number in
            MainLoop.onSignal(number) { [weak self] in self?.end() }
        }
        guard build() else { throw .notBuilt }
        let id = pluginID
        let shell = try startShell(id)
        self.shell = shell
        watch()
        while shell.exit == nil {
            MainLoop.serve(until: { hasChanged || shell.exit != nil })
            hasChanged = false
            if shell.exit == nil, !isEnding { rebuild() }
        }
        return shell.exit == .status(0) || isEnding
    }

    /// All that was started ends too, a build that hangs at once.
    private func end() {
        isEnding = true
        builder?.send(signal: SIGKILL)
        shell?.send(signal: SIGTERM)
    }

    /// A save while it is built makes that build worthless.
    private func changed() {
        hasChanged = true
        if let builder, SourceStamp(of: folder) != stamp { builder.send(signal: SIGKILL) }
    }

    // MARK: Building

    private func build() -> Bool {
        guard FileManager.default.fileExists(atPath: folder + "/Makefile") else { return true }
        let environment = ProcessInfo.processInfo.environment
        do {
            let builder = try ChildProgram(
                ["make", "--silent"], environment: environment, directory: folder, output: output)
            self.builder = builder
            defer { self.builder = nil }
            return builder.wait()
        } catch {
            output.complain("make: \(error.detail)")
            return false
        }
    }

    private func rebuild() {
        let now = SourceStamp(of: folder)
        guard now != stamp else { return }
        stamp = now
        watch()
        guard build() else {
            guard !isEnding, SourceStamp(of: folder) == stamp else { return }
            return output.complain(translate("Not built; what ran before runs on."))
        }
        // A manifest that is broken, perhaps for the moment of a save, replaces nothing either.
        guard isManifestGood else { return output.complain(translate("Not built; what ran before runs on.")) }
        do {
            try ControlClient().restart(pluginID)
            output.say(translate("Started anew."))
        } catch {
            output.complain(CommandFailure.control(error).sentence(translate))
        }
    }

    private var plugin: FoundPlugin? {
        PluginCatalogue.read(SearchPath(pluginFolders: [folder], folders: [])).plugins.first
    }

    private var pluginID: String { plugin?.manifest.id ?? "" }

    private var isManifestGood: Bool { plugin.map { $0.rejection == nil } ?? false }

    private func watch() {
        watches = stamp.folders.reduce(into: [:]) { watches, path in
            watches[path] = self.watches[path] ?? FileWatch(path) { [weak self] in self?.changed() }
        }
    }

    // MARK: The shell

    private func startShell(_ id: String) throws(Failure) -> ChildProgram {
        var environment = ProcessInfo.processInfo.environment
        let name = "org.lintel.Shell.Run\(getpid())"
        environment[ControlInterface.nameVariable] = name
        setenv(ControlInterface.nameVariable, name, 1)
        // State and data of a development run lie apart from those of the real shell.
        let cache = environment["XDG_CACHE_HOME"] ?? (environment["HOME"] ?? "/tmp") + "/.cache"
        let place = "\(cache)/lintel/run/\(id)"
        for (variable, part) in [("XDG_STATE_HOME", "state"), ("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config")]
        {
            environment[variable] = "\(place)/\(part)"
        }
        output.say(translate("The shell is on the bus as {name}; end it with Ctrl-C.", ["name": name]))
        do {
            return try ChildProgram(
                [shellProgram, "--plugin", folder] + shellOptions, environment: environment, directory: folder,
                output: output)
        } catch {
            throw .notStarted(program: shellProgram, reason: error.detail)
        }
    }
}

extension String {
    fileprivate var trimmedSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
