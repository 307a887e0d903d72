// SPDX-License-Identifier: Apache-2.0

import Control
import FoundationEssentials
import GioKit
import ShellCore
import Testing

extension ControlTests {
    /// The real `lintelctl`, as somebody types it.
    @Suite("lintelctl")
    @MainActor
    struct ProgramTests {
        private struct Ended {
            var code: Int32?
            var output = ""
            var errors = ""
        }

        private let folder: TemporaryFolder

        init() throws {
            folder = try TemporaryFolder()
        }

        private func run(_ arguments: String..., bus: String = "unix:path=/no/bus") throws -> Ended {
            let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
            let environment = [
                "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "DBUS_SESSION_BUS_ADDRESS": bus,
                "PATH": "/usr/bin",
                "LD_LIBRARY_PATH": ProcessLocale.variable("LD_LIBRARY_PATH") ?? "",
            ]
            let process = try SpawnedProcess(
                SpawnRequest(
                    ["\(root)/.build/debug/lintelctl"] + arguments, environment: environment, directory: folder.path))
            var ended = Ended()
            var open = 2
            func reader(_ descriptor: Int32, _ take: @escaping (String) -> Void) -> LineReader {
                LineReader(takingOver: descriptor, limit: 1 << 20) { piece in
                    if case .line(let bytes) = piece { take(String(decoding: bytes, as: UTF8.self) + "\n") }
                } onEnd: {
                    open -= 1
                }
            }
            let readers = [
                reader(process.takeOutput()) { ended.output += $0 },
                reader(process.takeErrors()) { ended.errors += $0 },
            ]
            try wait("lintelctl ends") { open == 0 && process.exit != nil }
            readers.forEach { $0.stop() }
            if case .status(let code) = process.exit { ended.code = code }
            return ended
        }

        @Test("a wrong command line is exit code 2 and a word on standard error")
        func wrong() throws {
            for arguments in ["", "frobnicate", "--no-such-option"] {
                let ended = try arguments.isEmpty ? run() : run(arguments)
                #expect(ended.code == 2)
                #expect(ended.output.isEmpty)
                #expect(ended.errors.contains(arguments))
            }
            #expect(try run("select").code == 2)
            #expect(try run("tabs", "extra").code == 2)
            #expect(try run("check", "--sloppy").errors.contains("--sloppy"))
        }

        @Test("the help names every command, and each has its own")
        func help() throws {
            let ended = try run("--help")
            #expect(ended.code == 0)
            let names = [
                "check", "rules", "status", "tabs", "select", "back", "reload", "screenshot", "quit", "plugin list",
                "plugin release",
            ]
            for name in names {
                #expect(ended.output.contains("  \(name) "), "\(name)")
            }
            let own = try run("plugin", "release", "--help")
            #expect(own.code == 0)
            #expect(own.output.contains("--json"))
        }

        @Test("a group of commands has a help of its own")
        func groupHelp() throws {
            for (group, command) in [("plugin", "plugin release"), ("config", "config show")] {
                for option in ["--help", "-h"] {
                    let ended = try run(group, option)
                    #expect(ended.code == 0, "\(group) \(option)")
                    #expect(ended.output.contains("  \(command) "))
                    #expect(!ended.output.contains("  reload "))
                }
                let alone = try run(group)
                #expect(alone.code == 2)
                #expect(alone.errors.contains("  \(command) "))
            }
        }

        @Test("the manual page names every command")
        func manual() throws {
            let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
            let page = try #require(FileManager.default.contents(atPath: root + "/data/man/lintelctl.1"))
            let text = String(decoding: page, as: UTF8.self)
            let lines = try run("--help").output.split(separator: "\n").filter { $0.hasPrefix("  ") }
            #expect(lines.count > 20)
            for line in lines {
                let name = line.dropFirst(2).prefix(while: { $0 != " " })
                let words = line.dropFirst(2).split(separator: " ").prefix(["plugin", "config"].contains(name) ? 2 : 1)
                let item = ".It Ic " + words.joined(separator: " ")
                let isThere = text.split(separator: "\n").contains { $0 == item || $0.hasPrefix(item + " ") }
                #expect(isThere, "\(item)")
            }
        }

        @Test("no shell is exit code 3, with --json too")
        func noShell() throws {
            let privateBus = try PrivateBus()
            for bus in ["unix:path=/no/bus", privateBus.address] {
                for command in ["status", "tabs", "back", "reload", "quit"] {
                    let ended = try run(command, "--json", bus: bus)
                    #expect(ended.code == 3, "\(command)")
                    #expect(ended.output.isEmpty)
                    #expect(!ended.errors.isEmpty)
                }
            }
        }

        @Test("the rules are printed as their document, one rule by its id")
        func rules() throws {
            let all = try run("rules", "--json")
            #expect(all.code == 0)
            let document: RulesDocument = try DocumentCoder.read(all.output)
            #expect(document == RulesDocument())
            let told = try run("rules", "nav-controls-max").output
            for part in ["judged: ", "to satisfy it: ", "example: "] { #expect(told.contains("  \(part)"), "\(part)") }
            #expect(told.contains("nav.controls.max.compact = 1 count, 1 … 3"))
            let unknown = try run("rules", "NAV-BACK-LABLE")
            #expect(unknown.code == 2)
            #expect(unknown.errors.contains("NAV-BACK-LABEL"))
            #expect(try run("rules", "NO-SUCH-RULE").code == 2)
        }

        @Test("check tells mistakes by its exit code and its document, warnings only with --strict")
        func check() throws {
            #expect(try run("check").code == 0)
            try folder.write("[status]\nhours = \"13h\"\n", to: "bad.toml")
            let bad = try run("check", "bad.toml", "--json")
            #expect(bad.code == 1)
            let document: CheckDocument = try DocumentCoder.read(bad.output)
            #expect(document.problems.map(\.line) == [2])
            #expect(document.problems.map(\.key) == ["status.hours"])
            try folder.write("[status]\nhour = \"24h\"\n", to: "odd.toml")
            #expect(try run("check", "odd.toml").code == 0)
            #expect(try run("check", "odd.toml", "--strict").code == 1)
            #expect(try run("check", "none.toml").code == 2)
        }

        @Test("a running shell is asked and driven, and its refusals are exit code 2 and its own words")
        func shell() throws {
            let privateBus = try PrivateBus()
            let handler = BusControlTests.Handler()
            var server: ControlServer? = ControlServer(try privateBus.connect(), handler: handler)
            try wait("the name") { server?.isReachable == true }
            let bus = privateBus.address
            let status = try run("status", "--json", bus: bus)
            #expect(status.code == 0)
            #expect(try DocumentCoder.read(status.output) == handler.statusDocument)
            #expect(try run("status", bus: bus).output.contains("Alarm › 07:00"))
            let tabs = try run("tabs", "--json", bus: bus)
            #expect(try DocumentCoder.read(tabs.output) == handler.tabsDocument)
            #expect(try run("select", "alarm", bus: bus).code == 0)
            #expect(try run("back", bus: bus).code == 0)
            handler.isAtRoot = true
            #expect(try run("back", bus: bus).code == 1)
            #expect(try run("reload", bus: bus).code == 1)
            #expect(try run("screenshot", "here.png", bus: bus).code == 0)
            #expect(try run("plugin", "release", "org.lintel.clock", bus: bus).code == 0)
            handler.refusal = ControlRefusal(.unknownTab, "There is no such tab.")
            let refused = try run("select", "x", bus: bus)
            #expect(refused.code == 2)
            #expect(refused.errors.contains("There is no such tab."))
            handler.onQuit = { server = nil }
            #expect(try run("quit", bus: bus).code == 0)
            #expect(
                handler.asked == [
                    "select alarm", "back", "back", "reload", "screenshot \(folder.path)/here.png",
                    "release org.lintel.clock", "select x", "quit",
                ])
        }
    }
}
