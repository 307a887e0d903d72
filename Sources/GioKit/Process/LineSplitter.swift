// SPDX-License-Identifier: Apache-2.0

/// Cuts a stream of bytes into lines. A value without a thread of its own: use it wherever the bytes are read.
///
/// A line above the limit is reported once and skipped up to its end, so that no sender can make us keep more than the
/// limit. CR LF ends a line as LF does.
package struct LineSplitter: Sendable {
    package enum Piece: Equatable, Sendable {
        case line([UInt8])
        case tooLong
    }

    package let limit: Int
    private var rest: [UInt8] = []
    private var isSkipping = false

    /// - Parameter limit: The longest line in bytes, its end not counted.
    package init(limit: Int) {
        self.limit = max(0, limit)
    }

    package mutating func add(_ bytes: some Sequence<UInt8> & Collection, _ take: (Piece) -> Void) {
        for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            if part.offset > 0 { end(take) }
            append(part.element, take)
        }
    }

    /// What stands after the last line end when the stream is over.
    package mutating func finish(_ take: (Piece) -> Void) {
        if !rest.isEmpty { end(take) }
        isSkipping = false
    }

    private mutating func append(_ part: some Collection<UInt8>, _ take: (Piece) -> Void) {
        guard !isSkipping, !part.isEmpty else { return }
        // One byte more, because a CR may still turn out to belong to the end.
        guard rest.count + part.count <= limit + 1 else {
            isSkipping = true
            rest = []
            take(.tooLong)
            return
        }
        rest.append(contentsOf: part)
    }

    private mutating func end(_ take: (Piece) -> Void) {
        defer { (rest, isSkipping) = ([], false) }
        guard !isSkipping else { return }
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        take(rest.count > limit ? .tooLong : .line(rest))
    }
}
