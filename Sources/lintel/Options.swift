// SPDX-License-Identifier: Apache-2.0

import GioKit

/// The command line of `lintel`.
struct Options {
    var configuration: String?
    var overrides: [String]
    var isKiosk: Bool
    var isSafeMode: Bool
    /// Folder of the one plugin to run, instead of all that are installed.
    var plugin: String?
    /// Logical px of the window; not used in kiosk mode.
    var size: (width: Int, height: Int)

    private static var parser: OptionParser {
        OptionParser(
            summary: "Shows the Lintel shell: a status bar, a navigation bar and a tab bar around what plugins offer.",
            options: [
                CommandOption("config", .value("FILE"), summary: "Settings file, instead of the usual places"),
                CommandOption("set", .value("KEY=VALUE"), summary: "Set one key over every file; may be repeated"),
                CommandOption("kiosk", summary: "Take the whole screen; no way out but the operator's"),
                CommandOption("safe-mode", summary: "Run no plugin from outside the system folder"),
                CommandOption("plugin", .value("FOLDER"), summary: "Run this plugin alone"),
                CommandOption("size", .value("WxH"), summary: "Size of the window, 480x800 if not given"),
                CommandOption("version", summary: "Show the version and end"),
            ])
    }

    /// What to do instead of showing the shell.
    enum Other: Error {
        case help(String)
        case version
        case mistake(String)
    }

    init(_ arguments: [String]) throws(Other) {
        let parser = Self.parser
        let parsed: ParsedOptions
        do {
            parsed = try parser.parse(arguments)
        } catch {
            throw .mistake(error.message)
        }
        if parsed.has("help") { throw .help(parser.help) }
        if parsed.has("version") { throw .version }
        if let extra = parsed.arguments.first { throw .mistake("lintel takes no argument, but was given “\(extra)”") }
        configuration = parsed.last("config")
        overrides = parsed.values["set"] ?? []
        isKiosk = parsed.has("kiosk")
        isSafeMode = parsed.has("safe-mode")
        plugin = parsed.last("plugin")
        size = (480, 800)
        if let text = parsed.last("size") {
            let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
            guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
                (100...16_384).contains(width), (100...16_384).contains(height)
            else { throw .mistake("--size wants two numbers such as 480x800, each from 100 to 16384, not “\(text)”") }
            size = (width, height)
        }
    }
}
