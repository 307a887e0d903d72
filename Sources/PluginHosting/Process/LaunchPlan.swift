// SPDX-License-Identifier: Apache-2.0

import PluginProtocol

/// What is run for a start: arguments and environment, as values.
struct LaunchPlan: Equatable {
    var arguments: [String]
    var environment: [String: String]
    var directory: String

    /// What a plugin inherits of the shell's environment. Everything else stays behind: a plugin behaves the same whoever
    /// starts the shell.
    static let inherited: Set<String> = [
        "PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TZDIR", "TMPDIR", "XDG_RUNTIME_DIR",
        "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_DIRS",
        "DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS", "LINTEL_LOG", "SWIFT_BACKTRACE",
    ]

    /// - Parameter environment: The shell's own.
    init(_ start: PluginStart, layout: HostLayout, environment: [String: String]) {
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
        if start.isolation == .sandbox { confine(start, layout) }
    }

    /// Puts bubblewrap in front: the system read-only, the plugin's folder read-only, its data folder writable, and no
    /// network, devices, buses or other processes.
    private mutating func confine(_ start: PluginStart, _ layout: HostLayout) {
        var wrapper = [
            "bwrap", "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL", "--proc", "/proc",
            "--dev", "/dev", "--tmpfs", "/tmp",
        ]
        for folder in ["/usr", "/lib", "/lib64", "/bin", "/etc/localtime", "/etc/fonts", "/etc/ld.so.cache"] {
            wrapper += ["--ro-bind-try", folder, folder]
        }
        for path in [layout.runtime, layout.host].compactMap({ $0 }) { wrapper += ["--ro-bind-try", path, path] }
        wrapper += ["--ro-bind", start.folder, start.folder, "--bind", start.dataFolder, start.dataFolder]
        wrapper += ["--chdir", start.folder, "--clearenv"]
        let hidden: Set<String> = ["DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS", "XDG_RUNTIME_DIR", "TMPDIR"]
        for (key, value) in environment.sorted(by: { $0.key < $1.key }) where !hidden.contains(key) {
            wrapper += ["--setenv", key, value]
        }
        arguments = wrapper + ["--"] + arguments
    }
}

/// A path of a manifest without a leading `./`.
func relative(_ path: String) -> String {
    path.hasPrefix("./") ? String(path.dropFirst(2)) : path
}
