// SPDX-License-Identifier: Apache-2.0

import GioKit
import Glibc
import Testing

extension GioKitTests {
    @Suite("Time")
    @MainActor
    struct TimeTests {
        /// 2026-11-30 14:05 UTC.
        private static let instant: Int64 = 1_796_047_500

        @Test(
            "tells the wall time of a zone",
            arguments: [
                ("Europe/Berlin", 15, 5, 3600), ("America/New_York", 9, 5, -18000), ("Asia/Kathmandu", 19, 50, 20700),
                ("UTC", 14, 5, 0),
            ])
        func zones(_ name: String, _ hour: Int, _ minute: Int, _ offset: Int) throws {
            let time = try #require(TimeZone(name)).civil(Self.instant)
            #expect([time.year, time.month, time.day, time.weekday, time.dayOfYear] == [2026, 11, 30, 1, 333])
            #expect([time.hour, time.minute, time.second, time.offset] == [hour, minute, 0, offset])
        }

        @Test("knows that summer time has ended")
        func summer() throws {
            let zone = try #require(TimeZone("Europe/Berlin"))
            #expect(zone.civil(1_792_889_999).hour == 2)
            #expect(zone.civil(1_792_890_000).hour == 2)
            #expect(zone.civil(1_792_889_999).abbreviation == "CEST")
            #expect(zone.civil(1_792_890_000).abbreviation == "CET")
        }

        @Test("knows no zone that is not there, and finds the name behind a link")
        func names() throws {
            #expect(TimeZone("Nowhere/Land") == nil)
            let folder = try TemporaryFolder()
            try #require(symlink("/usr/share/zoneinfo/Asia/Tokyo", folder.path("localtime")) == 0)
            #expect(TimeZone.identifier(ofLink: folder.path("localtime")) == "Asia/Tokyo")
            #expect(TimeZone.identifier(ofLink: folder.path("none")) == nil)
        }

        @Test("writes any pattern, and nothing for nothing")
        func patterns() throws {
            let time = try #require(TimeZone("Europe/Berlin")).civil(Self.instant)
            #expect(time.formatted("%Y-%m-%d %H:%M:%S %z %Z %j") == "2026-11-30 15:05:00 +0100 CET 334")
            #expect(time.formatted("") == nil)
            #expect(time.formatted(String(repeating: "%H:%M ", count: 100)) == nil)
        }

        @Test(
            "A-10 a locale that is not installed costs a warning and nothing else",
            arguments: [
                (["LC_TIME": "xx_YY.UTF-8"], ["xx_YY.UTF-8"]), (["LANG": "en_XX.utf8"], ["en_XX.utf8"]), ([:], []),
                (["LANG": "C"], []),
            ])
        func missingLocale(_ environment: [String: String], _ missing: [String]) {
            defer { setlocale(LC_ALL, "C") }
            let found = ProcessLocale.adopt { environment[$0] }
            #expect(found.map(\.value) == missing)
            #expect(String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8")
            #expect(TimeLocale.current().pattern == "%H:%M:%S")
        }
    }
}
