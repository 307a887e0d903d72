// SPDX-License-Identifier: Apache-2.0

import BarModel
import Configuration
import Control
import FoundationEssentials
import PluginHosting
import PluginProtocol

extension Command {
    static let pluginInfo = Command(
        name: "plugin info", usage: "ID", arguments: 1...1,
        summary: "Print one plugin: what it takes, what it may take and reach, and how its runs ended"
    ) { call in
        let installed = InstalledPlugins(call)
        let id = call.arguments[0]
        guard let found = installed.catalogue.plugins.first(where: { $0.manifest.id == id }) else {
            throw CommandFailure.failed(call.translate("No plugin is called {id}.", ["id": id]))
        }
        let document = document(of: found, installed)
        if call.wantsJSON { try call.output.say(document: document) } else { say(document, call) }
        return .good
    }

    private static func document(of found: FoundPlugin, _ installed: InstalledPlugins) -> PluginInfoDocument {
        let id = found.manifest.id
        let section = installed.settings.plugins.first { $0.id == id } ?? ShellSettings.PluginSection(id: id)
        let running = installed.running.first { $0.id == id }
        let environment = ProcessInfo.processInfo.environment
        let permissions = GrantedPermissions(
            asked: found.manifest.permissions, allowed: section.permissions, home: environment["HOME"])
        let usage = running?.pid.value.map { ProcessUsage(pid: Int32(truncatingIfNeeded: $0)) }
        let state = environment["XDG_STATE_HOME"] ?? (environment["HOME"] ?? "") + "/.local/state"
        let ends = try? Data(contentsOf: URL(filePath: "\(state)/lintel/ends/\(id).json"))
        return PluginInfoDocument(
            plugin: installed.entry(found), isolation: running?.isolation ?? section.isolation.rawValue,
            pid: running?.pid.value, restarts: running?.restarts ?? 0,
            usage: usage.map {
                PluginInfoDocument.Usage(
                    memory: $0.memory, processors: $0.processors, openFiles: $0.openFiles, processes: $0.processes)
            },
            limits: PluginInfoDocument.Limits(
                memory: section.limits.memory, processors: section.limits.processors,
                openFiles: section.limits.openFiles),
            permissions: PluginInfoDocument.Permissions(
                network: permissions.network, read: permissions.read, write: permissions.write,
                busNames: permissions.busNames, devices: permissions.devices),
            ends: ends.flatMap { try? JSONDecoder().decode([PluginEndDocument].self, from: $0) } ?? [])
    }

    /// Who has the network has the session's abstract sockets too, an X server's above all: it hands out keys and screen.
    private static func network(_ call: Call) -> String {
        let sockets = AbstractSockets.listening
        guard !sockets.isEmpty else { return call.translate("yes") }
        return call.translate(
            "yes, and with it {sockets} of this session", ["sockets": sockets.joined(separator: ", ")])
    }

    private static func say(_ document: PluginInfoDocument, _ call: Call) {
        let plugin = document.plugin
        let translate = call.translate
        func list(_ values: [String]) -> String { values.isEmpty ? translate("none") : values.joined(separator: ", ") }
        func megabytes(_ bytes: Int64) -> String {
            "\(bytes / 1024 * 10 / 1024 / 10).\(bytes / 1024 * 10 / 1024 % 10) MiB"
        }
        let limits = document.limits
        var rows = [
            [translate("Plugin"), "\(plugin.name) \(plugin.version) (\(plugin.id))"],
            [translate("Folder"), plugin.folder],
            [translate("State"), plugin.reason.isEmpty ? plugin.state : "\(plugin.state): \(plugin.reason)"],
            [translate("Isolation"), document.isolation],
        ]
        if let usage = document.usage.value {
            let seconds = Int(usage.processors * 100)
            rows += [
                [translate("Memory"), "\(megabytes(usage.memory)) / \(megabytes(limits.memory))"],
                [
                    translate("Processors"),
                    "\(seconds / 100).\(seconds / 10 % 10)\(seconds % 10) s / \(limits.processors)",
                ],
                [translate("Open files"), "\(usage.openFiles) / \(limits.openFiles)"],
                [translate("Processes"), "\(usage.processes)"],
            ]
        } else {
            rows.append([
                translate("Limits"),
                "\(megabytes(limits.memory)), \(limits.processors), \(limits.openFiles)",
            ])
        }
        let permissions = document.permissions
        rows += [
            [translate("Network"), permissions.network ? network(call) : translate("no")],
            [translate("Reads"), list(permissions.read)], [translate("Writes"), list(permissions.write)],
            [translate("Bus names"), list(permissions.busNames)], [translate("Devices"), list(permissions.devices)],
        ]
        call.output.say(table: rows)
        for end in document.ends.suffix(5) {
            let number = end.number.value.map { " \($0)" } ?? ""
            call.output.say("\(end.time) \(end.kind.rawValue)\(number) \(end.reason)")
            for line in end.messages + end.errors { call.output.say("    \(line)") }
        }
    }
}
