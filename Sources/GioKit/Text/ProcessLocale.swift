// SPDX-License-Identifier: Apache-2.0

// The locale of the process, from the environment. A name the system lacks costs that category only, and text stays
// UTF-8 in any case.

import Glibc

package enum ProcessLocale {
    /// A locale the environment asks for and the system does not have.
    package struct Missing: Equatable, Sendable {
        /// `LC_TIME`, `LC_MESSAGES` …
        package let category: String
        package let value: String
    }

    private static let categories: [(name: String, number: Int32)] = [
        ("LC_CTYPE", LC_CTYPE), ("LC_MESSAGES", LC_MESSAGES), ("LC_TIME", LC_TIME), ("LC_COLLATE", LC_COLLATE),
        ("LC_MONETARY", LC_MONETARY),
    ]

    /// Takes the locale of the environment; answers what is missing, each value once. At the start, before any thread.
    ///
    /// Numbers stay in the C locale: what we read and write with a decimal point is not for people.
    package static func adopt(from environment: (String) -> String? = variable) -> [Missing] {
        var missing: [Missing] = []
        for category in categories {
            let value = wanted(category.name, from: environment)
            guard setlocale(category.number, value) == nil else { continue }
            if !missing.contains(where: { $0.value == value }) {
                missing.append(Missing(category: category.name, value: value))
            }
            // Up to glibc 2.36 the catalogues need no locale: without this the texts would be English and the titles not.
            if category.number == LC_MESSAGES { setenv("LANGUAGE", String(value.prefix { $0 != "." }), 0) }
            setlocale(category.number, "C.UTF-8")
        }
        if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
        setlocale(LC_NUMERIC, "C")
        return missing
    }

    /// The value an environment gives a category: LC_ALL before its own name before LANG.
    package static func wanted(_ category: String, from environment: (String) -> String? = variable) -> String {
        for name in ["LC_ALL", category, "LANG"] {
            if let value = environment(name), !value.isEmpty { return value }
        }
        return "C"
    }

    /// Makes a language the process's own, over what the environment says; before `adopt`.
    package static func choose(_ language: String) {
        setenv("LANGUAGE", language, 1)
        setenv("LC_ALL", language.contains(".") ? language : language + ".UTF-8", 1)
    }

    /// Whether the system has the locale that `choose` would take for a language. Any thread.
    package static func isInstalled(_ language: String) -> Bool {
        let name = language.contains(".") ? language : language + ".UTF-8"
        guard let locale = newlocale(1 << LC_TIME, name, nil) else { return false }
        freelocale(locale)
        return true
    }

    /// The language of texts, in gettext's order: LANGUAGE before the locale, which alone counts where it is plain C. One
    /// answer for the shell, the titles of manifests and the plugins.
    package static func language(from environment: (String) -> String? = variable) -> String {
        let locale = wanted("LC_MESSAGES", from: environment)
        guard locale != "C", locale != "POSIX" else { return "C" }
        return environment("LANGUAGE")?.split(separator: ":").first.map(String.init) ?? locale
    }

    /// Whether a language is written from right to left.
    package static func isRightToLeft(_ language: String) -> Bool {
        let code = language.prefix { $0 != "_" && $0 != "." && $0 != "@" }
        return ["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"].contains(code)
    }

    package static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
