// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Runs `body` with the strings as a NULL-terminated vector, or with NULL for nil.
func withStringVector<Result>(
    _ strings: [String]?, _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
) -> Result {
    guard let strings else { return body(nil) }
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    let vector = copies.map { $0.map { UnsafePointer<CChar>($0) } } + [nil]
    return vector.withUnsafeBufferPointer { body($0.baseAddress) }
}
