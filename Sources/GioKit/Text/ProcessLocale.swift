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
    package static func adopt() -> [Missing] {
        var missing: [Missing] = []
        for category in categories where setlocale(category.number, "") == nil {
            let value = wanted(category.name)
            if !missing.contains(where: { $0.value == value }) {
                missing.append(Missing(category: category.name, value: value))
            }
            setlocale(category.number, "C.UTF-8")
        }
        if String(cString: nl_langinfo(Int32(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
        setlocale(LC_NUMERIC, "C")
        return missing
    }

    /// The value the environment gives a category: LC_ALL before its own name before LANG.
    package static func wanted(_ category: String) -> String {
        for name in ["LC_ALL", category, "LANG"] {
            if let value = getenv(name), value.pointee != 0 { return String(cString: value) }
        }
        return "C"
    }
}
