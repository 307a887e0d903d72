// SPDX-License-Identifier: Apache-2.0

import BarModel
import Configuration
import FoundationEssentials

/// A file of 10 000 lines read and checked: one without a mistake, one with a mistake in every line.
func settings() throws -> [Figure] {
    let head = "[[plugin]]\nid = \"org.lintel.bench\"\n[plugin.settings]\n"
    let good = head + (3..<10_000).map { "key-\($0) = \"value \($0)\"" }.joined(separator: "\n")
    let bad = "[theme]\n" + (1..<10_000).map { "scheme-\($0) = \"dark\"" }.joined(separator: "\n")
    return [
        Figure("settings.check-10000-lines", try milliseconds(good, isFaulty: false), "ms", limit: 100),
        Figure("settings.check-10000-mistakes", try milliseconds(bad, isFaulty: true), "ms", limit: 100),
    ]
}

private func milliseconds(_ text: String, isFaulty: Bool) throws -> Double {
    let folder = FileManager.default.temporaryDirectory.path + "/lintel-bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/lintel.toml"))
    let loader = ConfigurationLoader(paths: ConfigurationPaths(folders: [folder], stateFolder: nil))
    guard loader.load().problems.isEmpty != isFaulty else { throw Unfit() }
    return microseconds(of: 20) { use(loader.load()) } / 1000
}
