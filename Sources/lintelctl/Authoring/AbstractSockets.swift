// SPDX-License-Identifier: Apache-2.0

import GioKit

/// Sockets that belong to the network and to no folder: whoever may use the network may connect to them.
enum AbstractSockets {
    /// Those that wait for connections now; the X servers' first, at most four.
    static var listening: [String] {
        let table = (try? AtomicFile.read("/proc/net/unix")) ?? []
        return listening(in: String(decoding: table, as: UTF8.self))
    }

    /// - Parameter table: As `/proc/net/unix`: number, references, protocol, flags, type, state, inode, path.
    static func listening(in table: String) -> [String] {
        let names = table.split(separator: "\n").compactMap { line -> String? in
            let fields = line.split(separator: " ", maxSplits: 7)
            guard fields.count == 8, fields[3] == "00010000", fields[7].hasPrefix("@") else { return nil }
            return String(fields[7])
        }
        let sorted = Set(names).sorted()
        return Array((sorted.filter(isX) + sorted.filter { !isX($0) }).prefix(4))
    }

    private static func isX(_ name: String) -> Bool { name.hasPrefix("@/tmp/.X11-unix/") }
}
