// SPDX-License-Identifier: Apache-2.0

/// Which target may use what. This is the module map of the project as data; the tests hold every source to it.
enum Layout {
    /// What each target may import of ours.
    static let imports: [String: Set<String>] = [
        "BarModel": [],
        "Guidelines": ["BarModel"],
        "PluginProtocol": ["BarModel"],
        "ShellCore": ["BarModel", "Guidelines", "PluginProtocol"],
        "Toml": ["CToml"],
        "Configuration": ["Toml", "BarModel", "Guidelines"],
        "GioKit": ["CGio"],
        "Pictures": ["CPixbuf", "BarModel"],
        "PluginHosting": ["Toml", "Pictures", "PluginProtocol", "BarModel", "CLintelPlugin", "GioKit"],
        "SystemStatus": ["BarModel", "GioKit", "CPulse"],
        "Control": ["BarModel", "Guidelines", "PluginProtocol", "ShellCore", "GioKit"],
        "GtkKit": ["GioKit", "CGtk"],
        "ShellUI": ["GtkKit", "GioKit", "Pictures", "Guidelines", "ShellCore", "BarModel", "PluginProtocol"],
        "PluginKit": ["PluginProtocol", "CLintelPlugin"],
        "PluginTesting": ["PluginKit", "PluginProtocol", "BarModel"],
        "lintel": headless.union(["CGtk", "GtkKit", "ShellUI"]),
        "lintelctl": headless,
        "lintel-plugin-host": ["CLintelPlugin"],
        "lintel-plugin-guard": [],
        plugin: ["PluginKit"],
        "CGio": [], "CGtk": [], "CPixbuf": [], "CPulse": [], "CToml": [], "CLintelPlugin": [],
    ]

    private static let headless: Set<String> = [
        "CGio", "CPixbuf", "CPulse", "CToml", "CLintelPlugin", "BarModel", "Guidelines", "PluginProtocol", "ShellCore",
        "Toml", "Configuration", "GioKit", "Pictures", "PluginHosting", "SystemStatus", "Control",
    ]

    /// The name under which every folder of `Plugins` is looked up.
    static let plugin = "plugin"

    /// What everybody may import.
    static let common: Set<String> = ["Swift", "Synchronization", "Glibc", "FoundationEssentials"]

    /// Targets that may import Dispatch as well.
    static let dispatch: Set<String> = [
        "PluginHosting", "PluginKit", "lintel", "lintelctl", "lintel-plugin-host", plugin,
    ]

    /// The only targets that count references of GObject and connect its signals.
    static let objects: Set<String> = ["GioKit", "GtkKit"]
    /// Releases what it decoded, and depends on neither of them.
    static let releases: Set<String> = ["Pictures"]

    /// Where pointers live, and where the compiler may be told that something is safe: whole targets, and of others single
    /// files or folders by the beginning of their names.
    static let pointers: Set<String> = ["GioKit", "GtkKit", "Pictures", "Toml", "lintel-plugin-host"]
    static let pointerFiles: [String: [String]] = [
        "PluginHosting": ["InProcess"],
        "SystemStatus": ["Sound", "Netlink"],
        "PluginKit": ["Entry", "Canvas"],
    ]

    /// The one file of a program that writes to its standard output.
    static let printFiles: [String: [String]] = ["lintelctl": ["Output"], "lintel": ["Output"]]

    /// Targets on whose thread the screen is drawn, or whose time comes from outside.
    static let sleepless: Set<String> = [
        "BarModel", "Guidelines", "PluginProtocol", "ShellCore", "Configuration", "GtkKit", "ShellUI", "lintel",
    ]

    static let longestFile = 400
    /// Tables may be as long as what they list.
    static let tables: Set<String> = []
}
