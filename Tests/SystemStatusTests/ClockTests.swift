// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import SystemStatus
import Testing

extension SystemStatusTests {
    @Suite("Clock")
    @MainActor
    struct ClockTests {
        /// A wall clock moved by hand, with an alarm that rings as the kernel's does.
        final class Wall {
            var now: Duration
            var due: Int64?
            var ring: (@MainActor () -> Void)?

            init(_ seconds: Int64, milliseconds: Int = 0) {
                now = .seconds(seconds) + .milliseconds(milliseconds)
            }

            /// Awake time passes; the alarm rings when it is due.
            @MainActor
            func pass(until end: Duration, handlerTakes: Duration = .zero) {
                while let due, .seconds(due) <= end {
                    now = max(now, .seconds(due))
                    self.due = nil
                    ring?()
                    now += handlerTakes
                }
                now = max(now, end)
            }

            /// The machine sleeps: the wall clock goes on, nothing rings meanwhile.
            func sleep(until end: Duration) {
                now = end
            }
        }

        @MainActor
        final class HandAlarm: ClockAlarm {
            private let wall: Wall

            init(_ wall: Wall, _ ring: @escaping @MainActor () -> Void) {
                self.wall = wall
                wall.ring = ring
            }

            func set(to seconds: Int64) {
                wall.due = seconds
            }
        }

        nonisolated static let german = TimeLocale(pattern: "%T", morning: "", afternoon: "")
        nonisolated static let american = TimeLocale(pattern: "%r", morning: "AM", afternoon: "PM")

        private func settings(
            _ hours: ShellSettings.StatusSection.Hours = .twentyFour, format: String? = nil
        ) -> ShellSettings.StatusSection {
            var settings = ShellSettings.StatusSection()
            settings.hours = hours
            settings.format = format
            return settings
        }

        private func clock(_ wall: Wall, zone: String? = "UTC", format: String? = nil) -> SystemClockSource {
            SystemClockSource(
                settings: settings(format: format), locale: Self.german, zone: zone, now: { wall.now },
                alarm: { HandAlarm(wall, $0) })
        }

        /// Seconds since 1970 of a time on 2026-11-30, UTC.
        private func at(_ hour: Int64, _ minute: Int64, _ second: Int64 = 0) -> Int64 {
            1_795_996_800 + hour * 3600 + minute * 60 + second
        }

        @Test("S-16 shows the right time after a suspend, with and without a wake signal", arguments: [true, false])
        func suspend(_ isTold: Bool) {
            let wall = Wall(at(8, 20, 15))
            let clock = clock(wall)
            #expect(clock.value.text == "08:20")
            wall.sleep(until: .seconds(at(9, 41, 33)))
            // An absolute alarm that was due in the sleep rings as soon as the machine is awake.
            if isTold { clock.refresh() } else { wall.pass(until: .seconds(at(9, 41, 33))) }
            #expect(clock.value.text == "09:41")
            wall.pass(until: .seconds(at(9, 41, 59)))
            #expect(clock.value.text == "09:41")
            wall.pass(until: .seconds(at(9, 42)))
            #expect(clock.value.text == "09:42")
        }

        @Test("S-16 hears from the login service that the machine goes to sleep and wakes")
        func wakes() throws {
            let privateBus = try PrivateBus()
            let service = try MockService(privateBus, template: "logind", name: "org.freedesktop.login1")
            var heard: [Bool] = []
            let bus = try privateBus.connect()
            let watch = SleepWatch(bus) { heard.append($0) }
            for isGoingToSleep in [true, false] {
                try service.mock(
                    "/org/freedesktop/login1", "EmitSignal",
                    [
                        .string("org.freedesktop.login1.Manager"), .string("PrepareForSleep"), .string("b"),
                        .array(of: "v", [.variant(.bool(isGoingToSleep))]),
                    ])
                try wait("\(isGoingToSleep)", atMost: .seconds(1)) { heard.last == isGoingToSleep }
            }
            #expect(heard == [true, false])
            withExtendedLifetime(watch) {}
        }

        @Test("a clock that jumps by a day, either way, is right at once and on the minute from then on")
        func jump() {
            for jump in [86_400, -86_400] as [Int64] {
                let wall = Wall(at(10, 0, 37))
                let clock = clock(wall, format: "%d %H:%M")
                wall.now = .seconds(at(10, 0, 37) + jump)
                // The kernel rings when the clock is set.
                wall.ring?()
                #expect(clock.value.text == (jump > 0 ? "01 10:00" : "29 10:00"))
                #expect(wall.due == at(10, 1) + jump)
            }
        }

        @Test("S-17 follows the time zone")
        func zone() throws {
            let wall = Wall(at(14, 5))
            let clock = clock(wall, zone: "Europe/Berlin")
            #expect(clock.value.text == "15:05")
            clock.move(toZone: "America/New_York")
            #expect(clock.value.text == "09:05")
            clock.move(toZone: "No/Where")
            #expect(clock.value.text == "09:05")
            clock.move(toZone: "Asia/Kathmandu")
            #expect(clock.value.text == "19:50")
        }

        @Test("S-17 hears of a new time zone from the time service and from the link")
        func zoneNews() throws {
            let privateBus = try PrivateBus()
            let service = try MockService(
                privateBus, template: "timedated", name: "org.freedesktop.timedate1",
                parameters: #"{"Timezone": "Europe/Berlin"}"#)
            let wall = Wall(at(14, 5))
            let clock = clock(wall)
            let folder = try TemporaryFolder()
            let bus = try privateBus.connect()
            let watch = TimeZoneWatch(bus, link: folder.path("localtime")) { clock.move(toZone: $0) }
            try wait("Berlin") { clock.value.text == "15:05" }
            let path = "/org/freedesktop/timedate1"
            try service.set(path, "org.freedesktop.timedate1", "Timezone", .string("America/New_York"))
            try wait("New York", atMost: .seconds(1)) { clock.value.text == "09:05" }
            try folder.link("localtime", to: "/usr/share/zoneinfo/Asia/Kathmandu")
            try wait("Kathmandu", atMost: .seconds(1)) { clock.value.text == "19:50" }
            withExtendedLifetime(watch) {}
        }

        @Test("S-20 changes at the minute and does not drift under load")
        func minute() {
            let wall = Wall(at(10, 0, 37), milliseconds: 400)
            let clock = clock(wall)
            var changes: [(text: String, at: Duration)] = []
            clock.onChange = { changes.append((clock.value.text, wall.now)) }
            wall.pass(until: .seconds(at(11, 3)), handlerTakes: .milliseconds(120))
            #expect(changes.prefix(3).map(\.text) == ["10:01", "10:02", "10:03"])
            #expect(changes.count == 63)
            for (index, change) in changes.enumerated() {
                let minute = Duration.seconds(at(10, 1 + Int64(index)))
                #expect(change.at >= minute && change.at < minute + .seconds(1))
            }
        }

        @Test("ticks every second only where the pattern shows seconds")
        func seconds() {
            let wall = Wall(at(10, 0, 37), milliseconds: 400)
            let clock = clock(wall, format: "%H:%M:%S")
            #expect(clock.value.text == "10:00:37")
            #expect(wall.due == at(10, 0, 38))
            clock.apply(settings(format: "%a %H:%M"))
            #expect(wall.due == at(10, 1))
            #expect(clock.value.text == "Mon 10:00")
        }

        @Test(
            "A-12 writes 12 and 24 hours without mixing them",
            arguments: [
                // Setting, locale, and the texts of 00:05, 12:00 and 13:05.
                (.twentyFour, american, ["00:05", "12:00", "13:05"]),
                (.twentyFour, german, ["00:05", "12:00", "13:05"]),
                (.twelve, american, ["12:05 AM", "12:00 PM", "1:05 PM"]),
                (.twelve, german, ["12:05 AM", "12:00 PM", "1:05 PM"]),
                (.auto, american, ["12:05 AM", "12:00 PM", "1:05 PM"]), (.auto, german, ["00:05", "12:00", "13:05"]),
                (
                    .auto, TimeLocale(pattern: "%H時%M分%S秒", morning: "午前", afternoon: "午後"),
                    ["00:05", "12:00", "13:05"]
                ),
                (
                    .auto, TimeLocale(pattern: "%-I:%M:%S %P", morning: "AM", afternoon: "PM"),
                    ["12:05 AM", "12:00 PM", "1:05 PM"]
                ),
            ] as [(ShellSettings.StatusSection.Hours, TimeLocale, [String])])
        func hours(_ hours: ShellSettings.StatusSection.Hours, _ locale: TimeLocale, _ texts: [String]) {
            let format = ClockFormat(settings(hours), locale: locale)
            let times = [at(0, 5), at(12, 0), at(13, 5)].map { CivilTime(seconds: $0) }
            #expect(times.map { format.text($0) } == texts)
        }

        @Test("falls back to 24 hours where a pattern yields nothing", arguments: ["%p%%%", " ", "%n"])
        func emptyPattern(_ pattern: String) {
            let format = ClockFormat(settings(format: pattern), locale: Self.german)
            let text = format.text(CivilTime(seconds: at(13, 5)))
            #expect(text.contains { !$0.isWhitespace })
        }

        @Test("hears from the login service that the machine sleeps and wakes")
        func sleepNews() throws {
            let privateBus = try PrivateBus()
            let service = try MockService(privateBus, template: "logind", name: "org.freedesktop.login1")
            let bus = try privateBus.connect()
            var heard: [Bool] = []
            let watch = SleepWatch(bus) { heard.append($0) }
            for isGoingToSleep in [true, false] {
                try service.mock(
                    "/org/freedesktop/login1", "EmitSignal",
                    [
                        .string("org.freedesktop.login1.Manager"), .string("PrepareForSleep"), .string("b"),
                        .array(of: "v", [.variant(.bool(isGoingToSleep))]),
                    ])
            }
            try wait("both") { heard.count == 2 }
            #expect(heard == [true, false])
            withExtendedLifetime(watch) {}
        }
    }
}
