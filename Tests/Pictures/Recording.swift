// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import PluginKit
import PluginProtocol
import PluginTesting
import Testing

/// What a plugin says, kept for the golden pictures: they show these screens, and a test holds them to the plugin.
struct Recording: Codable, Equatable {
    var screens: [String: ScreenDescription] = [:]
    var alerts: [String: PluginRequest.Alert] = [:]

    @MainActor
    mutating func keep(_ tester: PluginTester, as name: String) {
        screens[name] = tester.screen
    }

    /// Compares with what is kept, or keeps it where `LINTEL_RECORD` is set.
    ///
    /// - Parameter name: Of the file in `Tests/Pictures/recorded`.
    func check(_ name: String, source: String = #filePath) throws {
        // This file is reached by a link in the folder of each test target.
        let tests = source.split(separator: "/").dropLast(2).reduce(into: "") { $0 += "/" + $1 }
        let file = URL(filePath: "\(tests)/Pictures/recorded/\(name).json")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        if ProcessInfo.processInfo.environment["LINTEL_RECORD"] != nil {
            try (encoder.encode(self) + Data("\n".utf8)).write(to: file)
        }
        let kept = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
        for (name, screen) in screens { #expect(kept.screens[name] == screen, "\(name)") }
        #expect(kept == self)
    }
}
