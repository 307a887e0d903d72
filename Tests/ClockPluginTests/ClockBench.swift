// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import PluginKit
import PluginProtocol
import PluginTesting
import Testing

@testable import ClockPlugin

/// The plugin in a folder of the test's own, at 2026-11-30 06:40 in London.
@MainActor
struct ClockBench {
    static let start = Date(timeIntervalSince1970: 1_796_020_800)
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    func tester(date: Date = start, bootID: String = "first", offset: Int64 = 0) async throws -> PluginTester {
        try await PluginTester(dataFolder: folder.path, date: date) {
            TimePieces(zone: LocalZone { _ in offset }, bootID: bootID, watchesZone: false)
        }
    }
}
