// SPDX-License-Identifier: Apache-2.0

import GioKit
import Synchronization
import Testing

extension GioKitTests {
    @Suite("Log")
    struct LogTests {
        @Test("writes one line an event, whatever the text contains")
        func lines() throws {
            let lines = Mutex<[String]>([])
            let log = Log("network", least: .info) { line in lines.withLock { $0.append(line) } }
            log.debug("not written")
            log.warning("bad\nname \u{1b}[31m", ["ssid": "R&D lab", "empty": "", "strength": "33"])
            let line = try #require(lines.withLock { $0.count == 1 ? $0.first : nil })
            #expect(line.hasSuffix(#" warning network: bad\nname \u{1b}[31m ssid="R&D lab" empty="" strength=33"#))
            #expect(line.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z .*/#) != nil)
        }

        @Test("knows its levels by name")
        func levels() {
            for level in LogLevel.allCases { #expect(LogLevel(name: level.name) == level) }
            #expect(LogLevel(name: "loud") == nil)
            #expect(LogLevel.debug < .error)
        }
    }
}
