// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Standard output and standard error of the program. Any thread.
package enum StandardStream: Sendable {
    case output
    case error

    /// Writes the whole text; what a reader that has gone does not take is lost.
    package func write(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            // One call wherever possible, so that lines of several threads do not mix.
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    private var descriptor: Int32 {
        switch self {
        case .output: STDOUT_FILENO
        case .error: STDERR_FILENO
        }
    }
}
