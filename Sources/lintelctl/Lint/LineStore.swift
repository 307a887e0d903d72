// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Lines that came in on other threads, until the main thread takes them.
final class LineStore: Sendable {
    private let lines = Mutex<[(String, [UInt8])]>([])

    func add(_ line: [UInt8], of plugin: String) {
        lines.withLock { $0.append((plugin, line)) }
    }

    func take() -> [(String, [UInt8])] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}
