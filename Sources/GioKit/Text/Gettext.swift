// SPDX-License-Identifier: Apache-2.0

import CGio
import FoundationEssentials

/// The message catalogues of one domain.
package enum Gettext {
    /// Tells where a domain's catalogues lie: `<directory>/<language>/LC_MESSAGES/<domain>.mo`.
    package static func bind(domain: String, directory: String) {
        bindtextdomain(domain, directory)
        bind_textdomain_codeset(domain, "UTF-8")
    }

    /// The languages that a domain has texts in, besides those of the source.
    package static func languages(domain: String, directory: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return names.filter { FileManager.default.fileExists(atPath: "\(directory)/\($0)/LC_MESSAGES/\(domain).mo") }
    }

    /// A function from the English text of the source to the person's language; English where there is no translation.
    package static func translator(domain: String) -> @Sendable (String) -> String {
        { text in
            // The empty text would be answered with the catalogue's header. Without a translation the answer is the
            // very pointer that was handed in, so it must still be alive when it is read.
            text.isEmpty ? "" : text.withCString { String(cString: g_dgettext(domain, $0)) }
        }
    }
}
