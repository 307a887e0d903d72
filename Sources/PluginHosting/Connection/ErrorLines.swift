// SPDX-License-Identifier: Apache-2.0

import GioKit

/// Standard error of a plugin: its lines for the log, and the last of them for the record of its end.
struct ErrorLines {
    static let lineLimit = 4096
    static let tailCount = 20

    private var splitter = LineSplitter(limit: lineLimit)
    private var bucket = TokenBucket(rate: 100, burst: 400)
    /// Also of bytes that never become a line.
    private var bytes = TokenBucket(rate: 256 * 1024, burst: 1024 * 1024)
    private var leftOut = 0
    private(set) var tail: [String] = []

    /// Takes bytes in; `log` gets the lines that are to be logged. Answers whether the plugin writes faster than is logged.
    mutating func add(_ bytes: ArraySlice<UInt8>, at now: Duration, log: (String) -> Void) -> Bool {
        var lines: [String] = []
        splitter.add(bytes) { lines.append(Self.text($0)) }
        let isFast = !self.bytes.take(Double(bytes.count), at: now)
        return add(lines, at: now, log: log) || isFast
    }

    mutating func finish(at now: Duration, log: (String) -> Void) {
        var lines: [String] = []
        splitter.finish { lines.append(Self.text($0)) }
        _ = add(lines, at: now, log: log)
        report(log)
    }

    private mutating func add(_ lines: [String], at now: Duration, log: (String) -> Void) -> Bool {
        for line in lines where !line.isEmpty {
            tail.append(line)
            if tail.count > Self.tailCount { tail.removeFirst() }
            guard bucket.take(at: now) else {
                leftOut += 1
                continue
            }
            report(log)
            log(line)
        }
        return leftOut > 0
    }

    private mutating func report(_ log: (String) -> Void) {
        guard leftOut > 0 else { return }
        log("(\(leftOut) lines left out)")
        leftOut = 0
    }

    private static func text(_ piece: LineSplitter.Piece) -> String {
        guard case .line(let bytes) = piece else { return "(a line above \(lineLimit) bytes left out)" }
        return String(decoding: bytes, as: UTF8.self)
    }
}
