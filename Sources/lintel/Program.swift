// SPDX-License-Identifier: Apache-2.0

import BarModel
import CGio
import Configuration
import FoundationEssentials
import GioKit
import Glibc
import GtkKit
import ShellCore

/// From the command line to a running session and its exit code: 0 good, 1 no display, 2 a mistake in the command line.
enum Program {
    static func run(_ arguments: [String]) -> Int32 {
        let options: Options
        do {
            options = try Options(arguments)
        } catch {
            return answer(error)
        }
        let files = InstalledFiles()
        adoptLocale()
        Gettext.bind(domain: "lintel", directory: files.locale)
        let translate = Translate(Gettext.translator(domain: "lintel"))
        let loader = ConfigurationLoader(
            paths: ConfigurationPaths(
                explicit: options.configuration, environment: ProcessInfo.processInfo.environment),
            overrides: options.overrides, translate: translate)
        var configuration = loader.load()
        if let language = configuration.settings.shell.language {
            ProcessLocale.choose(language)
            adoptLocale()
            configuration = loader.load()
        }
        Display.choose(RendererChoice.renderer(for: configuration.settings.shell.renderer))
        do {
            try Display.open()
        } catch {
            complain(
                "lintel: there is no display to show the shell on; set WAYLAND_DISPLAY or DISPLAY, or start a compositor"
            )
            return 1
        }
        let session = Session(
            options: options, files: files, folders: UserFolders(), loader: loader, configuration: configuration,
            translate: translate)
        session.run()
        return 0
    }

    private static func adoptLocale() {
        for missing in ProcessLocale.adopt() {
            Log("locale").warning(
                "the locale is not installed", ["category": missing.category, "value": missing.value])
        }
    }

    private static func answer(_ other: Options.Other) -> Int32 {
        switch other {
        case .help(let text):
            write(text, to: STDOUT_FILENO)
            return 0
        case .version:
            write("lintel \(Product.version)\n", to: STDOUT_FILENO)
            return 0
        case .mistake(let sentence):
            complain("lintel: \(sentence); see lintel --help")
            return 2
        }
    }

    private static func write(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        _ = Glibc.write(descriptor, bytes, bytes.count)
    }

    private static func complain(_ line: String) {
        write(SafeText.clean(line) + "\n", to: STDERR_FILENO)
    }
}
