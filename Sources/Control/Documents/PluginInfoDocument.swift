// SPDX-License-Identifier: Apache-2.0

/// One plugin: `lintelctl plugin info --json`.
package struct PluginInfoDocument: Codable, Equatable, Sendable {
    package struct Usage: Codable, Equatable, Sendable {
        /// Bytes.
        package var memory: Int64
        /// Seconds of processors' time so far.
        package var processors: Double
        package var openFiles: Int
        package var processes: Int

        package init(memory: Int64, processors: Double, openFiles: Int, processes: Int) {
            self.memory = memory
            self.processors = processors
            self.openFiles = openFiles
            self.processes = processes
        }
    }

    package struct Limits: Codable, Equatable, Sendable {
        package var memory: Int64
        package var processors: Double
        package var openFiles: Int

        package init(memory: Int64, processors: Double, openFiles: Int) {
            self.memory = memory
            self.processors = processors
            self.openFiles = openFiles
        }
    }

    /// What it is granted; of effect in a sandbox only.
    package struct Permissions: Codable, Equatable, Sendable {
        package var network: Bool
        package var read: [String]
        package var write: [String]
        package var busNames: [String]
        package var devices: [String]

        package init(network: Bool, read: [String], write: [String], busNames: [String], devices: [String]) {
            self.network = network
            self.read = read
            self.write = write
            self.busNames = busNames
            self.devices = devices
        }
    }

    package var plugin: PluginsDocument.Entry
    package var isolation: String
    package var pid: Nullable<Int>
    package var restarts: Int
    /// `null` while it does not run.
    package var usage: Nullable<Usage>
    package var limits: Limits
    package var permissions: Permissions
    /// The newest last.
    package var ends: [PluginEndDocument]

    package init(
        plugin: PluginsDocument.Entry, isolation: String, pid: Int?, restarts: Int, usage: Usage?, limits: Limits,
        permissions: Permissions, ends: [PluginEndDocument]
    ) {
        self.plugin = plugin
        self.isolation = isolation
        self.pid = Nullable(pid)
        self.restarts = restarts
        self.usage = Nullable(usage)
        self.limits = limits
        self.permissions = permissions
        self.ends = ends
    }
}
