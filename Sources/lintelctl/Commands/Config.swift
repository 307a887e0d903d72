// SPDX-License-Identifier: Apache-2.0

import BarModel
import Configuration
import GioKit
import Toml

extension Command {
    private static let file = CommandOption(
        "config", .value("FILE"), summary: "Read this file instead of the usual ones")

    static let configShow = Command(
        name: "config show", summary: "Show every setting with its value",
        options: [CommandOption("origin", summary: "Say for each value where it comes from"), file]
    ) { call in
        let loaded = load(call)
        let entries = SettingsListing(loaded.settings).entries
        if call.wantsJSON {
            call.output.say(.array(entries.map { json($0, loaded, withOrigin: call.options.has("origin")) }))
        } else {
            for entry in entries {
                let origin = call.options.has("origin") ? "  # \(origin(of: entry, loaded, call.translate))" : ""
                call.output.say("\(entry.key) = \(entry.value)\(origin)")
            }
        }
        return .good
    }

    static let configGet = Command(
        name: "config get", usage: "KEY", arguments: 1...1,
        summary: "Print the value of one setting, or of each of a table",
        options: [file]
    ) { call in
        let loaded = load(call)
        let key = call.arguments[0]
        let listing = SettingsListing(loaded.settings)
        let entries = listing.entries(of: key)
        guard let first = entries.first else {
            guard !SettingsListing.knows(key) else {
                call.output.complain(call.translate("{key} is not set.", ["key": key.shortenedInMiddle()]))
                return .problems
            }
            call.output.complain(call.translate("There is no setting {key}.", ["key": key.shortenedInMiddle()]))
            if let near = listing.nearestKey(to: key) {
                call.output.complain(call.translate("Did you mean {name}?", ["name": near]))
            }
            return .usage
        }
        let isTable = entries.count > 1
        if call.wantsJSON {
            let documents = entries.map { json($0, loaded, withOrigin: true) }
            call.output.say(isTable ? .array(documents) : documents[0])
        } else if isTable {
            for entry in entries { call.output.say("\(entry.key) = \(entry.value)") }
        } else {
            call.output.say(first.value)
        }
        return .good
    }

    static let configDefault = Command(
        name: "config default", summary: "Print the commented default file",
        options: [
            CommandOption(
                "format", .value("FORMAT"), summary: "toml, or man or markdown for the same as a page to read")
        ]
    ) { call in
        guard let text = defaultText(call.options.last("format") ?? "toml") else {
            call.output.complain(call.translate("The format is one of toml, man and markdown."))
            return .usage
        }
        if call.wantsJSON {
            call.output.say(.array(SettingsListing(ShellSettings()).entries.map { json($0, nil, withOrigin: false) }))
        } else {
            call.output.say(exactly: text)
        }
        return .good
    }

    private static func defaultText(_ format: String) -> String? {
        switch format {
        case "toml": DefaultFile.text
        case "man": ManualPage.text
        case "markdown": ReferencePage.text
        default: nil
        }
    }

    private static func load(_ call: Call) -> LoadedConfiguration {
        let loaded = ConfigurationLoader.ofCommandLine(file: call.options.last("config"), translate: call.translate)
            .load()
        let renderer = DiagnosticRenderer(translate: call.translate)
        for problem in loaded.problems {
            call.output.complain(renderer.text(problem))
        }
        return loaded
    }

    private static func json(
        _ entry: SettingsListing.Entry, _ loaded: LoadedConfiguration?, withOrigin: Bool
    ) -> JSONText {
        var members: [(key: String, value: JSONText)] = [
            ("key", .string(entry.key)), ("value", JSONText(toml: entry.value)),
        ]
        if withOrigin {
            let origin = loaded?.origins[entry.key]
            members.append(("file", origin.map { .string($0.layer) } ?? .null))
            members.append(("line", origin.map { .integer(Int64($0.position.line)) } ?? .null))
        }
        return .object(members)
    }

    private static func origin(
        of entry: SettingsListing.Entry, _ loaded: LoadedConfiguration, _ translate: Translate
    ) -> String {
        guard let origin = loaded.origins[entry.key] else { return translate("default") }
        return "\(origin.layer):\(origin.position.line)"
    }
}

extension Output {
    func say(_ document: JSONText) {
        say(document.text())
    }
}
