// SPDX-License-Identifier: Apache-2.0
import GtkKit

/// The stock icons of one folder, each read when it is first drawn and kept.
package final class StockIcons {
    private let folder: String
    private var known: [String: StockIcon?] = [:]

    /// - Parameter folder: Holds `<name>.svg`.
    package init(folder: String) {
        self.folder = folder
    }

    /// Nil if there is no icon of this name; then the place for it stays empty.
    package subscript(name: String) -> StockIcon? {
        if let known = known[name] { return known }
        let icon = StockIcons.isName(name) ? TextFile.read("\(folder)/\(name).svg").flatMap { StockIcon(svg: $0) } : nil
        known[name] = .some(icon)
        return icon
    }

    /// A name never leads out of the folder.
    private static func isName(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy {
                ($0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z"))
                    || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9"))
                    || $0 == UInt8(ascii: "-")
            }
    }
}
