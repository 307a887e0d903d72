// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import Glibc
import PluginHosting
import Testing

@Suite("Files of canvases")
struct CanvasFileTests {
    let runtime: String

    init() throws {
        runtime = try Fixtures.makeFolder()
    }

    func size(_ path: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
    }

    @Test("lie in the plugin's own folder, hold two buffers, and are gone with the canvas")
    func life() throws {
        defer { try? FileManager.default.removeItem(atPath: runtime) }
        let files = CanvasFiles<String>(runtime: runtime)
        let file = try #require(files.open("a", of: "org.x", size: 800))
        #expect(file.path.hasPrefix(runtime + "/lintel/org.x/canvas-"))
        #expect(size(file.path) == 800)
        let again = try #require(files.open("a", of: "org.x", size: 80))
        #expect(size(file.path) == nil)
        #expect(size(again.path) == 80)
        files.closeAll()
        #expect(size(again.path) == nil)
        #expect(!FileManager.default.fileExists(atPath: runtime + "/lintel"))
    }

    @Test("what a shell that was killed has left is removed, what another one has open stays")
    func orphans() throws {
        defer { try? FileManager.default.removeItem(atPath: runtime) }
        let folder = runtime + "/lintel/org.x"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let kept = ["canvas-\(getpid())-9", "canvas-1-1", "notes"]
        for name in kept + ["canvas-4194999-1"] { try Data().write(to: URL(filePath: "\(folder)/\(name)")) }
        let files = CanvasFiles<Int>(runtime: runtime)
        _ = try #require(files.open(1, of: "org.x", size: 8))
        files.closeAll()
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == kept.sorted())
    }

    @Test("without a runtime folder, or where a file stands in its place, there is none")
    func none() throws {
        defer { try? FileManager.default.removeItem(atPath: runtime) }
        #expect(CanvasFiles<Int>(runtime: nil).open(1, of: "x", size: 8) == nil)
        try Data().write(to: URL(filePath: runtime + "/lintel"))
        #expect(CanvasFiles<Int>(runtime: runtime).open(1, of: "x", size: 8) == nil)
    }
}
