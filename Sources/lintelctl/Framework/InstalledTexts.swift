// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import Glibc

/// The message catalogues, which lie beside the program: `../share/locale` from its own real path.
enum InstalledTexts {
    /// The program's own real path.
    static var program: String {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count - 1)
        return String(decoding: buffer.prefix(max(0, length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    static var folder: String {
        let prefix = program.split(separator: "/").dropLast(2).joined(separator: "/")
        return "/\(prefix)/share/lintel/locale"
    }

    static func translate() -> Translate {
        Gettext.bind(domain: "lintel", directory: folder)
        return Translate(Gettext.translator(domain: "lintel"))
    }
}
