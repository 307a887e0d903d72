// SPDX-License-Identifier: Apache-2.0

import PluginProtocol

/// The sandbox of one plugin as arguments of bubblewrap: the system read-only, its own folder read-only, its data folder
/// writable, and beside that what its permissions name. The command to run follows.
struct Confinement: Equatable {
    private(set) var arguments: [String]
    /// To be made before the start.
    private(set) var folders: [String] = []
    /// The command of a proxy that lets the permitted names of the session bus through; empty: no bus.
    private(set) var proxy: [String] = []

    private static let system = ["/usr", "/lib", "/lib64", "/bin", "/etc/localtime", "/etc/fonts", "/etc/ld.so.cache"]
    /// What reaching a host by its name needs.
    private static let names = [
        "/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/ssl", "/etc/ca-certificates",
    ]
    /// Processes and threads a plugin may have at once.
    private static let processes = 256
    private static let hidden: Set<String> = [
        "DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS", "XDG_RUNTIME_DIR", "TMPDIR",
    ]

    /// - Parameter environment: The plugin's.
    init(_ start: PluginStart, _ layout: HostLayout, environment: [String: String]) {
        let permissions = start.permissions
        arguments = [
            "bwrap", "--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL", "--proc", "/proc",
            "--dev", "/dev",
        ]
        // Files there lie in memory, and count by nobody's limit but this one.
        for folder in ["/tmp", "/dev/shm"] { arguments += ["--size", "\(start.limits.memory)", "--tmpfs", folder] }
        func bind(_ kind: String, _ paths: [String]) {
            for path in paths { arguments += [kind, path, path] }
        }
        if permissions.network { arguments.append("--share-net") }
        bind("--ro-bind-try", Self.system + (permissions.network ? Self.names : []))
        bind("--ro-bind-try", [layout.runtime, layout.host].compactMap { $0 })
        // What lies below a folder it may write is there with that. Bound by itself it would follow links, and the plugin
        // could have put one there.
        let writable = [start.dataFolder] + permissions.write
        func isBound(_ path: String) -> Bool { writable.contains { path.hasPrefix($0 + "/") } }
        bind("--ro-bind-try", permissions.read.filter { !isBound($0) })
        bind("--bind-try", permissions.write.filter { !isBound($0) })
        bind("--dev-bind-try", permissions.devices)
        bind("--ro-bind", [start.folder])
        bind("--bind", [start.dataFolder])
        var kept = environment.filter { !Self.hidden.contains($0.key) }
        if let runtime = environment["XDG_RUNTIME_DIR"] {
            let folder = runtimeFolder(of: start.id, in: runtime)
            folders.append(folder)
            bind("--bind", [folder])
            kept["XDG_RUNTIME_DIR"] = folder
            if !permissions.busNames.isEmpty, let address = environment["DBUS_SESSION_BUS_ADDRESS"] {
                proxy =
                    ["xdg-dbus-proxy", address, "\(folder)/bus", "--filter"]
                    + permissions.busNames.map { "--talk=\($0)" }
                kept["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(folder)/bus"
            }
        }
        arguments += ["--chdir", start.folder, "--clearenv"]
        for (key, value) in kept.sorted(by: { $0.key < $1.key }) { arguments += ["--setenv", key, value] }
        // Counted within the sandbox; outside of it the kernel would count all that the person runs.
        arguments += ["--", "/usr/bin/prlimit", "--nproc=\(Self.processes)"]
    }
}
