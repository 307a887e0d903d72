// SPDX-License-Identifier: Apache-2.0

import Glibc

/// How much an event matters; LINTEL_LOG names the least that is written.
package enum LogLevel: Int, Comparable, Sendable, CaseIterable {
    case debug
    case info
    case warning
    case error

    package init?(name: String) {
        switch name {
        case "debug": self = .debug
        case "info": self = .info
        case "warning": self = .warning
        case "error": self = .error
        default: return nil
        }
    }

    package var name: String {
        switch self {
        case .debug: "debug"
        case .info: "info"
        case .warning: "warning"
        case .error: "error"
        }
    }

    package static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}

/// Writes events to standard error, one line each. Any thread.
package struct Log: Sendable {
    /// What writes; a test hands in its own.
    package typealias Sink = @Sendable (String) -> Void

    private let category: String
    private let least: LogLevel
    private let sink: Sink

    /// - Parameter category: What speaks: `network`, `plugin`, a plugin's id.
    package init(_ category: String) {
        self.init(category, least: Self.leastOfEnvironment, sink: Self.writeToStandardError)
    }

    package init(_ category: String, least: LogLevel, sink: @escaping Sink) {
        self.category = category
        self.least = least
        self.sink = sink
    }

    package func debug(_ text: @autoclosure () -> String, _ facts: KeyValuePairs<String, String> = [:]) {
        write(.debug, text, facts)
    }

    package func info(_ text: @autoclosure () -> String, _ facts: KeyValuePairs<String, String> = [:]) {
        write(.info, text, facts)
    }

    package func warning(_ text: @autoclosure () -> String, _ facts: KeyValuePairs<String, String> = [:]) {
        write(.warning, text, facts)
    }

    package func error(_ text: @autoclosure () -> String, _ facts: KeyValuePairs<String, String> = [:]) {
        write(.error, text, facts)
    }

    package func write(_ level: LogLevel, _ text: () -> String, _ facts: KeyValuePairs<String, String>) {
        guard level >= least else { return }
        sink(LogLine.format(level, category, text(), facts, at: SystemClock.wall()))
    }

    private static let leastOfEnvironment =
        getenv("LINTEL_LOG").flatMap { LogLevel(name: String(cString: $0)) } ?? .info

    private static let writeToStandardError: Sink = { StandardStream.error.write($0 + "\n") }
}
