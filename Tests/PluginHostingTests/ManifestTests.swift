// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import PluginHosting
import PluginProtocol
import Testing

@Suite("Plugins that are found")
struct ManifestTests {
    let folder: String

    init() throws {
        folder = try Fixtures.makeFolder()
    }

    /// A plugin folder with a manifest, and an executable `main.sh`.
    func make(_ name: String, _ manifest: String, in place: String = "plugins") throws {
        let path = "\(folder)/\(place)/\(name)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try Data(manifest.utf8).write(to: URL(filePath: path + "/plugin.toml"))
        try Data("#!/bin/sh\n".utf8).write(to: URL(filePath: path + "/main.sh"))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path + "/main.sh")
    }

    func read(_ origin: SearchPath.Origin = .user) -> PluginCatalogue {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        return PluginCatalogue.read(
            SearchPath(folders: [(folder + "/plugins", origin), (folder + "/more", .system)]),
            environment: ["PATH": "/usr/bin:/bin"])
    }

    static let head = """
        id = "org.example.lights"
        name = "Lights"
        version = "1.2"
        protocol = "1.0"

        """
    static let sound = head + "command = [\"./main.sh\", \"-x\"]\n"

    @Test("a whole manifest is read into its values")
    func whole() throws {
        try make(
            "lights",
            Self.sound + """
                autostart = true
                status-style = "dark"
                [permissions]
                network = true
                [rules]
                [back-indicator]
                image = "back.png"
                mask = "./mask.png"
                [[tab]]
                id = "lamps"
                title = "Lamps"
                icon = "./bulb.svg"
                order = 3
                essential = false
                [tab.titles]
                de = "Lampen"
                [[tab]]
                id = "rooms"
                title = "Rooms"
                icon = "home"
                [[status]]
                id = "on"
                title = "Lamps that are on"
                """, in: "more")
        let catalogue = read()
        #expect(catalogue.problems.isEmpty)
        let plugin = try #require(catalogue.plugins.first)
        #expect(plugin.origin == .system)
        #expect(plugin.rejection == nil)
        var permissions = Manifest.Permissions()
        permissions.network = true
        #expect(plugin.manifest.statusStyle == .dark)
        var expected = plugin.manifest
        expected.statusStyle = .inherit
        #expect(
            expected
                == Manifest(
                    id: "org.example.lights", name: "Lights", version: "1.2", protocol: .current,
                    program: .command(["./main.sh", "-x"]), autostart: true,
                    tabs: [
                        .init(
                            id: "lamps", title: "Lamps", titles: ["de": "Lampen"], icon: "./bulb.svg", order: 3,
                            essential: false),
                        .init(id: "rooms", title: "Rooms", icon: "home"),
                    ], status: [.init(id: "on", title: "Lamps that are on")], permissions: permissions,
                    backIndicatorImage: "back.png",
                    backIndicatorMask: "./mask.png"))
    }

    @Test(
        "API-STATUSSTYLE a plugin sets the style of its screens in its manifest, and one that is none counts as inherited",
        arguments: [
            ("\"light\"", StatusStyle.light, ""), ("\"auto\"", .auto, ""), ("\"purple\"", .inherit, "warning"),
            ("\"inherit\"", .inherit, "warning"), ("7", .inherit, "warning"),
        ])
    func statusStyle(_ text: String, _ style: StatusStyle, _ severity: String) throws {
        try make("lights", Self.sound + "status-style = \(text)\n[[tab]]\nid = \"t\"\ntitle = \"T\"\nicon = \"home\"\n")
        let catalogue = read()
        let plugin = try #require(catalogue.plugins.first)
        #expect(plugin.manifest.statusStyle == style)
        #expect(plugin.rejection == nil)
        #expect(catalogue.problems.map(\.severity.rawValue) == (severity.isEmpty ? [] : [severity]))
        #expect(catalogue.problems.allSatisfy { $0.key == "status-style" && !$0.message.isEmpty })
    }

    @Test("every fault of a manifest is found at once, each with its place")
    func faults() throws {
        try make(
            "bad",
            """
            id = "lights"
            name = 7
            protocol = "one"
            command = ["../run.sh"]
            autostart = "yes"
            colour = "red"
            [[tab]]
            id = "a b"
            title = "Lamps"
            [[tab]]
            id = "rooms"
            title = ""
            icon = "/etc/passwd"
            order = "first"
            [[tab]]
            id = "rooms"
            title = "Again"
            [[status]]
            id = "on"
            title = "On"
            """)
        let catalogue = read()
        let found = catalogue.problems.map { "\($0.line):\($0.column) \($0.severity.rawValue) \($0.key)" }
        #expect(
            Set(found) == [
                "6:1 warning colour", "1:6 error id", "2:8 error name", "0:0 error version", "3:12 error protocol",
                "4:11 error command", "5:13 error autostart", "8:6 error tab[0].id", "12:9 warning tab[1].title",
                "13:8 warning tab[1].icon", "14:9 error tab[1].order", "16:6 error tab[2].id", "18:3 warning status",
            ])
        #expect(catalogue.problems.allSatisfy { !$0.message.isEmpty })
        let plugin = try #require(catalogue.plugins.first)
        #expect(plugin.manifest.id == "bad")
        #expect(plugin.manifest.tabs.map(\.id) == ["rooms"])
        #expect(plugin.rejection != nil)
    }

    @Test("permissions and settings are read into their values, and what is wrong with them is found at its place")
    func permissionsAndSettings() throws {
        try make(
            "lights",
            Self.sound + """
                [permissions]
                network = true
                read = ["~/Pictures", "/srv/data", "../up", "/"]
                write = ["/srv/out/.."]
                bus-names = ["org.example.A", "org.example.b.*", "*", "nodots"]
                devices = ["/dev/ttyUSB0", "/etc/passwd"]
                camera = true
                [[setting]]
                key = "city"
                title = "City"
                type = "text"
                default = "Oslo"
                [[setting]]
                key = "days"
                title = "Days"
                type = "number"
                minimum = 1
                maximum = 7.5
                default = 3
                [[setting]]
                key = "unit"
                title = "Unit"
                hint = "Of temperature"
                type = "choice"
                options = ["c", { id = "f", label = "Fahrenheit" }]
                default = "f"
                [[setting]]
                key = "days"
                title = "Again"
                type = "switch"
                [[setting]]
                key = "wrong"
                title = "Wrong"
                type = "colour"
                [[setting]]
                key = "empty"
                title = "Empty"
                type = "number"
                minimum = 3
                maximum = 3
                """)
        let catalogue = read()
        let manifest = try #require(catalogue.plugins.first).manifest
        #expect(manifest.permissions.read == ["~/Pictures", "/srv/data"])
        #expect(manifest.permissions.write.isEmpty)
        #expect(manifest.permissions.busNames == ["org.example.A", "org.example.b.*"])
        #expect(manifest.permissions.devices == ["/dev/ttyUSB0"])
        #expect(
            manifest.settings == [
                .init(key: "city", title: "City", kind: .text(usual: "Oslo")),
                .init(key: "days", title: "Days", kind: .number(usual: 3, minimum: 1, maximum: 7.5, step: 1)),
                .init(
                    key: "unit", title: "Unit", hint: "Of temperature",
                    kind: .choice(
                        usual: "f", options: [.init(id: "c", label: "c"), .init(id: "f", label: "Fahrenheit")])),
            ])
        #expect(
            Set(catalogue.problems.map(\.key)) == [
                "permissions.read", "permissions.write", "permissions.bus-names", "permissions.devices",
                "permissions.camera", "setting[3].key", "setting[4].type", "setting[5].maximum",
            ])
        #expect(catalogue.problems.allSatisfy { !$0.message.isEmpty })
    }

    @Test("a file that is no TOML is reported with its line, and the folder is listed under its name")
    func syntax() throws {
        try make("broken", "id = \"org.example.a\"\nname = \n")
        let catalogue = read()
        #expect(catalogue.problems.map(\.line) == [2])
        #expect(catalogue.problems.first?.sourceLine == "name = ")
        #expect(catalogue.plugins.map(\.manifest.id) == ["broken"])
    }

    @Test("a manifest that is no TOML for a moment changes nothing of what was found, and one that is gone is gone")
    func halfSaved() throws {
        try make("lights", Self.sound)
        let path = SearchPath(folders: [(folder + "/plugins", .user)])
        let before = PluginCatalogue.read(path)
        #expect(before.plugins.map(\.manifest.id) == ["org.example.lights"])
        try make("lights", "id = ")
        let broken = PluginCatalogue.read(path, known: before.plugins)
        #expect(broken.plugins == before.plugins)
        #expect(broken.problems.map(\.line) == [1])
        try make("lights", Self.head)
        #expect(PluginCatalogue.read(path, known: before.plugins).plugins.first?.rejection != nil)
        try FileManager.default.removeItem(atPath: folder)
        #expect(PluginCatalogue.read(path, known: before.plugins).plugins.isEmpty)
    }

    @Test("P-02 of two equal ids the first in byte order stays, the second is named with both files")
    func twice() throws {
        try make("20-lights", Self.sound.replacing("1.2", with: "2"))
        try make("10-lights", Self.sound.replacing("1.2", with: "1"))
        let catalogue = read()
        #expect(catalogue.plugins.map(\.manifest.version) == ["1"])
        #expect(catalogue.problems.count == 1)
        let problem = try #require(catalogue.problems.first)
        #expect(problem.file.hasSuffix("20-lights/plugin.toml"))
        #expect(problem.message.contains("10-lights/plugin.toml"))
        #expect(problem.message.contains("org.example.lights"))
    }

    @Test(
        "P-07 another protocol is refused before anything runs, with both versions", arguments: ["0.9", "1.1", "2.0"])
    func version(_ declared: String) throws {
        try make("lights", Self.sound.replacing("protocol = \"1.0\"", with: "protocol = \"\(declared)\""))
        let catalogue = read()
        #expect(catalogue.problems.count == 1)
        let reason = try #require(catalogue.plugins.first?.rejection)
        #expect(reason.contains(declared) && reason.contains("1.0"))
    }

    @Test("P-07 a manifest without a protocol says none")
    func noVersion() throws {
        try make("lights", Self.sound.replacing("protocol = \"1.0\"\n", with: ""))
        #expect(read().plugins.first?.rejection?.contains("none") == true)
    }

    @Test("keys that are always refused are ignored and name their rule")
    func refusedKeys() throws {
        try make(
            "lights", "status-bar = \"hidden\"\n" + Self.sound + "[[tab]]\nid = \"a\"\ntitle = \"A\"\naction = \"x\"\n")
        let catalogue = read()
        #expect(catalogue.plugins.first?.rejection == nil)
        #expect(catalogue.plugins.first?.manifest.refusedKeys == ["status-bar", "tab.action"])
        #expect(catalogue.problems.map(\.severity) == [.warning, .warning])
        #expect(catalogue.problems.first?.message.contains("STAT-HIDE-PERMANENT") == true)
    }

    @Test("a program that is not there, not executable or outside is refused with its reason")
    func programs() throws {
        try make("a", Self.head.replacing("lights", with: "a") + "command = [\"./nothing\"]")
        try make("b", Self.head.replacing("lights", with: "b") + "command = [\"./plugin.toml\"]")
        try make("c", Self.head.replacing("lights", with: "c") + "command = [\"lintel-no-such-program\"]")
        try make("d", Self.head.replacing("lights", with: "d") + "command = [\"./link\"]")
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/plugins/d/link", withDestinationPath: "/bin/sh")
        try make("e", Self.head.replacing("lights", with: "e") + "command = [\"sh\"]")
        try make("f", Self.head.replacing("lights", with: "f") + "module = \"a.so\"\ncommand = [\"sh\"]")
        try make("g", Self.head.replacing("lights", with: "g"))
        let reasons = read().plugins.map { $0.rejection ?? "sound" }
        #expect(
            reasons == [
                "command: There is no file ./nothing.", "command: ./plugin.toml is not executable.",
                "command: lintel-no-such-program is not found in PATH.",
                "command: ./link lies outside the plugin's folder.", "sound",
                "command: It has a module and a command; one of them is to go.",
                "It has neither a module nor a command.",
            ])
    }

    @Test("P-01 a module that is no library, or one for another machine, is refused; the others are not touched")
    func modules() throws {
        let own = Array(try Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped).prefix(64))
        var other = own
        other[18] = own[18] == 183 ? 62 : 183
        other[16] = 3
        for (name, bytes) in [("a", Array("no library".utf8)), ("b", other)] {
            try make(name, Self.head.replacing("lights", with: name) + "module = \"lib.so\"")
            try Data(bytes).write(to: URL(filePath: folder + "/plugins/\(name)/lib.so"))
        }
        try make("c", Self.sound)
        let catalogue = read()
        #expect(catalogue.plugins[0].rejection == "module: lib.so is no shared library.")
        #expect(catalogue.plugins[1].rejection?.hasPrefix("module: lib.so is for") == true)
        #expect(catalogue.plugins[2].rejection == nil)
    }

    @Test("a manifest that is a pipe or a folder does not hold anybody up")
    func strangeFiles() throws {
        for name in ["a", "b"] {
            try FileManager.default.createDirectory(
                atPath: "\(folder)/plugins/\(name)", withIntermediateDirectories: true)
        }
        try FileManager.default.createDirectory(
            atPath: folder + "/plugins/a/plugin.toml", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder + "/plugins/b/plugin.toml", withDestinationPath: "/dev/zero")
        let catalogue = read()
        #expect(catalogue.plugins.map(\.manifest.id) == ["a", "b"])
        #expect(catalogue.plugins.allSatisfy { $0.rejection == "The manifest cannot be read." })
    }

    @Test("folders without a manifest are no plugins, but one that the configuration names is missed")
    func emptyFolders() throws {
        try FileManager.default.createDirectory(atPath: folder + "/plugins/x", withIntermediateDirectories: true)
        let catalogue = read()
        #expect(catalogue.plugins.isEmpty && catalogue.problems.isEmpty)
        let named = PluginCatalogue.read(SearchPath(pluginFolders: [folder + "/nowhere"], folders: []))
        #expect(named.problems.count == 1)
    }

    @Test("the search path names its places in their order")
    func searchPath() {
        let path = SearchPath(
            pluginFolders: ["/opt/one"],
            environment: ["LINTEL_PLUGIN_PATH": "/a::relative:/b", "XDG_DATA_HOME": "/data", "HOME": "/home/x"],
            program: "/usr/local/bin/lintel")
        #expect(
            path
                == SearchPath(
                    pluginFolders: ["/opt/one"],
                    folders: [
                        ("/a", .user), ("/b", .user), ("/data/lintel/plugins", .user),
                        ("/usr/local/lib/lintel/plugins", .system),
                    ]))
    }

    @Test("the examples of this tree are sound")
    func examples() {
        let catalogue = PluginCatalogue.read(
            SearchPath(folders: [(Fixtures.root + "/Plugins/examples", .user)]), environment: ["PATH": "/usr/bin:/bin"])
        // The C examples are compiled where they are installed.
        #expect(catalogue.plugins.map(\.manifest.name) == ["Canvas C", "Hello C", "Hello module", "Hello Python"])
        #expect(catalogue.problems.allSatisfy { $0.key == "module" })
    }
}
