// SPDX-License-Identifier: Apache-2.0

import Toml

/// `--set KEY=VALUE`: a layer over all files. The value is TOML where it is, else text. What was typed is quoted nowhere: it
/// may hold a secret, and whoever typed it has it before them.
enum Override {
    static let name = "--set"

    /// `nil` if the argument has no key that a file could have.
    static func layer(_ argument: String, context: ReadContext) -> Layer? {
        guard !argument.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }), let equals = firstEquals(argument),
            let document = parse(argument, equals), !document.root.entries.isEmpty
        else { return nil }
        return Layer(name: name, root: document.root, context: context, line: { _ in "" })
    }

    private static func parse(_ argument: String, _ equals: String.Index) -> TomlDocument? {
        if let document = try? TomlDocument(argument) { return document }
        let value = argument[argument.index(after: equals)...]
        return try? TomlDocument(argument[...equals] + quoted(String(value)))
    }

    /// The first `=` outside of quotes.
    private static func firstEquals(_ argument: String) -> String.Index? {
        var quote: Character?
        for index in argument.indices {
            let character = argument[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "=" {
                return index
            }
        }
        return nil
    }
}
