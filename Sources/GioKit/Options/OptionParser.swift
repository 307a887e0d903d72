// SPDX-License-Identifier: Apache-2.0

import CGio

/// One option of a command line.
package struct CommandOption: Sendable {
    package enum Kind: Sendable {
        /// Present or not.
        case flag
        /// With a value; given again, the values add up. The name stands for the value in the help.
        case value(String)
    }

    package var name: String
    package var short: Character?
    package var kind: Kind
    package var summary: String

    package init(_ name: String, short: Character? = nil, _ kind: Kind = .flag, summary: String) {
        self.name = name
        self.short = short
        self.kind = kind
        self.summary = summary
    }
}

/// What a command line said.
package struct ParsedOptions: Equatable, Sendable {
    package var flags: Set<String> = []
    package var values: [String: [String]] = [:]
    /// What is not an option, in order.
    package var arguments: [String] = []

    package func has(_ flag: String) -> Bool { flags.contains(flag) }
    package func last(_ option: String) -> String? { values[option]?.last }
}

package struct OptionError: Error, Equatable, Sendable {
    /// GLib's sentence, for example "Unknown option --hurry".
    package var message: String
}

/// The command line, read by GLib's option parser: `--name=value`, `--name value`, `-n`, `--` ends the options.
@MainActor
package struct OptionParser {
    private let usage: String
    private let summary: String
    private let options: [CommandOption]

    /// - Parameters:
    ///   - usage: What follows the program's name and `[OPTION…]`, for example `[FILE]`.
    ///   - summary: One or two sentences above the options in the help.
    package init(usage: String = "", summary: String, options: [CommandOption]) {
        self.usage = usage
        self.summary = summary
        self.options = options + [CommandOption("help", short: "h", summary: "Show this help and end")]
    }

    /// - Parameter arguments: With the program's name first.
    package func parse(_ arguments: [String]) throws(OptionError) -> ParsedOptions {
        let outcome: Result<ParsedOptions, OptionError> = withContext { context, storage in
            var vector = withStringVector(arguments) {
                g_strdupv(
                    UnsafeMutablePointer(
                        mutating: UnsafeRawPointer($0)?.assumingMemoryBound(to: UnsafeMutablePointer<gchar>?.self)))
            }
            defer { g_strfreev(vector) }
            var error: UnsafeMutablePointer<GError>?
            guard g_option_context_parse_strv(context, &vector, &error) != 0 else {
                defer { g_clear_error(&error) }
                return .failure(OptionError(message: error.map { String(cString: $0.pointee.message) } ?? ""))
            }
            var parsed = ParsedOptions()
            parsed.arguments = Array(strings(in: vector).dropFirst())
            // GLib leaves the mark that ends the options in place.
            if let end = parsed.arguments.firstIndex(of: "--") { parsed.arguments.remove(at: end) }
            for (index, option) in options.enumerated() {
                switch option.kind {
                case .flag: if storage.flags[index] != 0 { parsed.flags.insert(option.name) }
                case .value:
                    let values = strings(in: storage.lists[index])
                    if !values.isEmpty { parsed.values[option.name] = values }
                }
            }
            return .success(parsed)
        }
        return try outcome.get()
    }

    package var help: String {
        withContext { context, _ in
            guard let text = g_option_context_get_help(context, 1, nil) else { return "" }
            defer { g_free(text) }
            return String(cString: text)
        }
    }

    /// Where GLib writes what it finds, one place an option.
    private struct Storage {
        let flags: UnsafeMutablePointer<gboolean>
        let lists: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>?>
    }

    private func withContext<Outcome>(_ body: (OpaquePointer?, Storage) -> Outcome) -> Outcome {
        let count = options.count
        let flags = UnsafeMutablePointer<gboolean>.allocate(capacity: count)
        flags.initialize(repeating: 0, count: count)
        let lists = UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>?>.allocate(capacity: count)
        lists.initialize(repeating: nil, count: count)
        var texts: [UnsafeMutablePointer<gchar>?] = []
        func text(_ string: String) -> UnsafePointer<gchar>? {
            texts.append(g_strdup(string))
            return texts.last.flatMap { $0 }.map { UnsafePointer($0) }
        }
        defer {
            texts.forEach { g_free($0) }
            for index in 0..<count { g_strfreev(lists[index]) }
            flags.deallocate()
            lists.deallocate()
        }
        var entries: [GOptionEntry] = options.enumerated().map { index, option in
            var entry = GOptionEntry()
            entry.long_name = text(option.name)
            entry.short_name = gchar(option.short?.asciiValue ?? 0)
            entry.description = text(option.summary)
            switch option.kind {
            case .flag:
                entry.arg = G_OPTION_ARG_NONE
                entry.arg_data = gpointer(flags + index)
            case .value(let name):
                entry.arg = G_OPTION_ARG_STRING_ARRAY
                entry.arg_data = gpointer(lists + index)
                entry.arg_description = text(name)
            }
            return entry
        }
        entries.append(GOptionEntry())
        let context = g_option_context_new(usage)
        defer { g_option_context_free(context) }
        g_option_context_set_help_enabled(context, 0)
        g_option_context_set_summary(context, summary)
        g_option_context_add_main_entries(context, entries, nil)
        return body(context, Storage(flags: flags, lists: lists))
    }

    private func strings(in vector: UnsafeMutablePointer<UnsafeMutablePointer<gchar>?>?) -> [String] {
        guard var next = vector else { return [] }
        var strings: [String] = []
        while let string = next.pointee {
            strings.append(String(cString: string))
            next += 1
        }
        return strings
    }
}
