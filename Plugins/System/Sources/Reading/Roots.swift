// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Glibc

/// Why something could not be read.
enum ReadFailure: Error, Equatable, Sendable {
    /// It is not there, or not any more.
    case missing(String)
    /// It belongs to somebody else.
    case denied(String)
    /// It is there and says something else than expected.
    case broken(String)
    /// The kernel's error number.
    case failed(String, Int32)

    var path: String {
        switch self {
        case .missing(let path), .denied(let path), .broken(let path), .failed(let path, _): path
        }
    }
}

/// The folders in which the kernel and the system tell of themselves. Tests hand in their own.
struct Roots: Sendable {
    var proc = "/proc"
    var sys = "/sys"
    var etc = "/etc"

    /// The kernel's pseudo files have no size, so they are read to their end, at most so far.
    private static let longest = 1 << 20

    func bytes(_ path: String) throws(ReadFailure) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Self.failure(path, errno) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while bytes.count < Self.longest {
            let count = read(file, &buffer, buffer.count)
            if count == 0 { break }
            if count < 0 {
                if errno == EINTR { continue }
                throw Self.failure(path, errno)
            }
            bytes += buffer[..<count]
        }
        return bytes
    }

    func text(_ path: String) throws(ReadFailure) -> String {
        String(decoding: try bytes(path), as: UTF8.self)
    }

    /// The first line without white space at its end; nothing if it cannot be read or is empty.
    func line(_ path: String) -> String? {
        guard let text = try? text(path), let first = text.split(separator: "\n").first else { return nil }
        let line = first.trimmed
        return line.isEmpty ? nil : line
    }

    func number(_ path: String) -> Int64? {
        line(path).flatMap { Int64($0) }
    }

    /// Names in a folder, in byte order.
    func names(in path: String) throws(ReadFailure) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        } catch {
            throw Self.failure(path, access(path, R_OK) == 0 ? ENOENT : errno)
        }
    }

    func exists(_ path: String) -> Bool {
        access(path, F_OK) == 0
    }

    func link(_ path: String) -> String? {
        try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    }

    private static func failure(_ path: String, _ number: Int32) -> ReadFailure {
        switch number {
        // A process that ends between its listing and its reading answers with ESRCH.
        case ENOENT, ENOTDIR, ESRCH, ENODEV: .missing(path)
        case EACCES, EPERM: .denied(path)
        default: .failed(path, number)
        }
    }
}

extension StringProtocol {
    /// Without white space at both ends.
    var trimmed: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}

extension Int64 {
    /// Sums and products of what the kernel says never trap; they stop at the end of the range.
    func timesClamped(_ other: Int64) -> Int64 {
        let (value, overflow) = multipliedReportingOverflow(by: other)
        return overflow ? ((self < 0) == (other < 0) ? .max : .min) : value
    }

    func plusClamped(_ other: Int64) -> Int64 {
        let (value, overflow) = addingReportingOverflow(other)
        return overflow ? (other < 0 ? .min : .max) : value
    }
}
