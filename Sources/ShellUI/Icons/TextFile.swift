// SPDX-License-Identifier: Apache-2.0
import FoundationEssentials

/// Small files of the installation: icons and style sheets.
enum TextFile {
    /// Nil if it cannot be read or is not UTF-8.
    static func read(_ path: String) -> String? {
        try? String(contentsOfFile: path, encoding: .utf8)
    }
}
