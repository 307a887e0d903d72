// SPDX-License-Identifier: Apache-2.0

import PluginProtocol

/// What is run for a start: arguments and environment, as values.
struct LaunchPlan: Equatable {
    /// Of the guard, and of what it guards.
    var arguments: [String]
    var environment: [String: String]
    var directory: String
    /// Folders to be made before, for this person alone.
    var folders: [String] = []

    /// What a plugin inherits of the shell's environment. Everything else stays behind: a plugin behaves the same whoever
    /// starts the shell.
    static let inherited: Set<String> = [
        "PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TZDIR", "TMPDIR", "XDG_RUNTIME_DIR",
        "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_DIRS",
        "DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS", "LINTEL_LOG", "SWIFT_BACKTRACE",
    ]

    /// - Parameters:
    ///   - environment: The shell's own.
    ///   - group: The control group that limits it; without one the kernel's limits of a process do.
    init(_ start: PluginStart, layout: HostLayout, environment: [String: String], group: String? = nil) {
        self.environment = environment.filter { Self.inherited.contains($0.key) || $0.key.hasPrefix("LC_") }
        if self.environment["PATH"] == nil { self.environment["PATH"] = "/usr/local/bin:/usr/bin:/bin" }
        directory = start.folder
        switch start.program {
        case .module(let module):
            arguments = [layout.host, start.folder + "/" + relative(module)]
            if let runtime = layout.runtime { self.environment["LD_LIBRARY_PATH"] = runtime }
        case .command(let command):
            arguments = command
            if let program = command.first, program.contains("/") {
                arguments[0] = start.folder + "/" + relative(program)
            }
        }
        var proxy: [String] = []
        if start.isolation == .sandbox {
            let confinement = Confinement(start, layout, environment: self.environment)
            arguments = confinement.arguments + arguments
            folders = confinement.folders
            proxy = confinement.proxy
        }
        arguments = guardArguments(start, layout, group) + proxy.flatMap { ["-b", $0] } + ["--"] + arguments
    }

    private func guardArguments(_ start: PluginStart, _ layout: HostLayout, _ group: String?) -> [String] {
        var words = [layout.guardProgram, "-n", "\(start.limits.openFiles)"]
        if let group { return words + ["-g", group] }
        // Without a control group the share of the processors cannot be held; the screen comes first all the same.
        let nice = start.limits.processors >= 1 ? 5 : min(19, 5 + Int((1 - start.limits.processors) * 14))
        words += ["-m", "\(start.limits.memory)", "-N", "\(nice)"]
        return words
    }
}

/// A path of a manifest without a leading `./`.
func relative(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
}
