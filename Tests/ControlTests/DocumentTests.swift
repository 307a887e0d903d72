// SPDX-License-Identifier: Apache-2.0

import BarModel
import Control
import Guidelines
import Testing

@testable import ShellCore

extension ControlTests {
    @Suite("Documents")
    struct DocumentTests {
        static let clock = TabID(plugin: "org.lintel.clock", tab: "alarm")
        static let system = TabID(plugin: "org.lintel.system", tab: "system")

        static let summary = ShellSummary(
            tabs: [
                ShellSummary.Tab(
                    id: clock, title: "Alarm", badge: .attention, isSelected: true, isVisible: true, state: .ready,
                    depth: 1),
                ShellSummary.Tab(
                    id: system, title: "System", badge: .none, isSelected: false, isVisible: true, state: .idle,
                    depth: 0),
            ],
            shownTab: clock,
            stack: [
                ShellSummary.Level(id: "root", title: "Alarm", backLabel: nil),
                ShellSummary.Level(id: "edit", title: "07:00", backLabel: "Alarm"),
            ],
            plugins: [
                ShellSummary.Plugin(
                    id: "org.lintel.clock", name: "Clock", version: "1.0", folder: "/p", state: .ready,
                    isolation: "process", pid: 42, restarts: 1, reason: ""),
                ShellSummary.Plugin(
                    id: "org.lintel.system", name: "System", version: "1.0", folder: "/q", state: .idle,
                    isolation: "none", pid: nil, restarts: 0, reason: ""),
            ],
            problems: [
                Problem(
                    file: "/etc/lintel/lintel.toml", line: 3, column: 9, key: "status.hours", message: "No such value.",
                    hint: "12h", sourceLine: "hours = \"secret\"")
            ], hasTabBar: true, hasToolbar: false, areBarsHidden: false, isNavigationHidden: false,
            isKeyboardUp: false)

        static let program = StatusDocument.Program(
            version: "0.1.0", mode: .kiosk, renderer: .cairo, gtk: "4.8.3",
            frames: StatusDocument.Frames(painted: 10, late: 0, tapToFrame: 2, turns: 12))

        @Test("the tabs document has every key, and a badge is null, a number or an exclamation mark")
        func tabs() throws {
            let document = TabsDocument(Self.summary)
            let text = try DocumentCoder.text(document)
            #expect(
                text == """
                    [{"badge":"!","depth":1,"id":"org.lintel.clock/alarm","plugin":"org.lintel.clock","selected":true,\
                    "state":"ready","title":"Alarm","visible":true},{"badge":null,"depth":0,"id":"org.lintel.system/system",\
                    "plugin":"org.lintel.system","selected":false,"state":"idle","title":"System","visible":true}]
                    """)
            #expect(try DocumentCoder.read(text) == document)
            #expect(try DocumentCoder.text(TabsDocument.BadgeValue.count(7)) == "7")
        }

        @Test("the status document has every key, also those without a value, and no contents of files")
        func status() throws {
            let document = StatusDocument(Self.summary, program: Self.program)
            let text = try DocumentCoder.text(document)
            #expect(
                text == """
                    {"bars":{"navigation":"shown","status":"shown","tabs":"shown","toolbar":"absent"},\
                    "frames":{"late":0,"painted":10,"tapToFrame":2,"turns":12},"gtk":"4.8.3","keyboard":"none",\
                    "mode":"kiosk","plugins":[{"id":"org.lintel.clock","isolation":"process","pid":42,"reason":"","restarts":1,\
                    "state":"ready"},{"id":"org.lintel.system","isolation":"none","pid":null,"reason":"","restarts":0,\
                    "state":"idle"}],"problems":[{"column":9,"file":"/etc/lintel/lintel.toml","hint":"12h",\
                    "key":"status.hours","line":3,"message":"No such value.","severity":"error"}],"renderer":"cairo",\
                    "stack":[{"backLabel":null,"id":"root","title":"Alarm"},{"backLabel":"Alarm","id":"edit",\
                    "title":"07:00"}],"tab":"org.lintel.clock/alarm","version":"0.1.0"}
                    """)
            #expect(try DocumentCoder.read(text) == document)
            #expect(!text.contains("secret"))
        }

        @Test("hidden bars are told as hidden, bars that are not there as absent")
        func bars() {
            var summary = Self.summary
            summary.areBarsHidden = true
            summary.hasTabBar = false
            summary.shownTab = nil
            let document = StatusDocument(summary, program: Self.program)
            #expect(
                document.bars
                    == StatusDocument.Bars(status: .hidden, navigation: .hidden, tabs: .absent, toolbar: .absent))
            #expect(document.tab.value == nil)
        }

        @Test("the rules document lists the whole catalogue, each enforced rule with its tests")
        func rules() throws {
            let document = RulesDocument()
            #expect(document.rules.map(\.id) == Catalogue.all.map(\.id))
            for entry in document.rules where Catalogue.rule(entry.id)?.checks.isEmpty == false {
                #expect(!entry.tests.isEmpty, "\(entry.id)")
            }
            let text = try DocumentCoder.text(document)
            #expect(try DocumentCoder.read(text) == document)
            #expect(text.hasPrefix(#"[{"id":""#))
        }

        @Test("a problem comes back from its entry without the source line")
        func check() throws {
            let text = try DocumentCoder.text(CheckDocument(Self.summary.problems))
            let read: CheckDocument = try DocumentCoder.read(text)
            var expected = Self.summary.problems
            expected[0].sourceLine = ""
            #expect(read.problems.map(\.problem) == expected)
        }

        @Test("a tab is found by its full name and by a short one that is unique")
        func names() throws {
            let twin = TabID(plugin: "org.example.other", tab: "alarm")
            #expect(try TabName.find("system", among: [Self.clock, Self.system]) == Self.system)
            #expect(try TabName.find("org.lintel.clock/alarm", among: [twin, Self.clock]) == Self.clock)
            let ambiguous = #expect(throws: ControlRefusal.self) {
                try TabName.find("alarm", among: [Self.clock, twin])
            }
            #expect(ambiguous?.kind == .ambiguousTab)
            #expect(ambiguous?.message.contains("org.example.other/alarm, org.lintel.clock/alarm") == true)
            let unknown = #expect(throws: ControlRefusal.self) { try TabName.find("none", among: [Self.clock]) }
            #expect(unknown?.kind == .unknownTab)
        }
    }
}

@Suite("The name on the bus")
struct BusNameTests {
    @Test("is the usual one, or one below it that the environment names")
    func name() {
        #expect(ControlInterface.name(of: [:]) == "org.lintel.Shell")
        #expect(ControlInterface.name(of: ["LINTEL_BUS_NAME": "org.lintel.Shell.Run12"]) == "org.lintel.Shell.Run12")
        for bad in ["org.lintel.Shell.", "org.lintel.Shell.a b", "org.gnome.Shell", "", "org.lintel.Shell.x.y"] {
            let name = ControlInterface.name(of: ["LINTEL_BUS_NAME": bad])
            #expect(name == "org.lintel.Shell", "\(bad)")
        }
    }
}
