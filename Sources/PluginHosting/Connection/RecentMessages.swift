// SPDX-License-Identifier: Apache-2.0

/// The last messages of a connection in both directions, cut short, for the record of its end.
struct RecentMessages {
    static let count = 8
    /// Bytes kept of each.
    static let length = 240

    private var kept: [(direction: String, bytes: ArraySlice<UInt8>, isCut: Bool)] = []

    mutating func add(_ direction: String, _ line: some Collection<UInt8>) {
        if kept.count == Self.count { kept.removeFirst() }
        kept.append((direction, Array(line.prefix(Self.length))[...], line.count > Self.length))
    }

    /// What people type and set is left out: among it are secrets, and the record outlives them.
    var texts: [String] {
        kept.map { message in
            let text = String(decoding: BlankedValues.blanked(message.bytes), as: UTF8.self)
            return "\(message.direction) \(text)\(message.isCut ? " …" : "")"
        }
    }
}
