// SPDX-License-Identifier: Apache-2.0
// The pages of the drawings, and others that ask for more.

import PluginProtocol
import ShellCore

enum Pages {
    static let root = list([
        ListSection(
            id: "about",
            rows: [
                Row(
                    id: "machine", title: "About this machine", icon: "laptop", value: "Debian 12",
                    accessory: .disclosure)
            ]),
        ListSection(
            id: "hardware", header: "Hardware",
            rows: [
                Row(id: "network", title: "Network", icon: "network", value: "Office", accessory: .disclosure),
                Row(id: "power", title: "Power", icon: "battery", value: "80 %", accessory: .disclosure),
                Row(id: "storage", title: "Storage", icon: "storage", value: "41 GB free", accessory: .disclosure),
            ]),
        ListSection(
            id: "software", header: "Software",
            rows: [Row(id: "processes", title: "Processes", icon: "processes", value: "214", accessory: .disclosure)]),
    ])

    static let detail = list([
        ListSection(
            id: "interfaces", header: "Interfaces",
            rows: [
                Row(
                    id: "office", title: "Office", subtitle: "Wi-Fi, 5 GHz, secured", value: "Connected",
                    accessory: .disclosure),
                Row(id: "wired", title: "Wired", value: "Not plugged in", accessory: .disclosure),
            ]),
        ListSection(
            id: "connection", header: "This connection",
            rows: [
                Row(id: "address", title: "IPv4 address", value: "192.0.2.17"),
                Row(id: "router", title: "Router", value: "192.0.2.1"),
                Row(id: "sent", title: "Sent today", value: "1.2 GB"),
                Row(id: "received", title: "Received today", value: "8.6 GB"),
            ]),
    ])

    static let failed = PresentedContent.explanation(
        PresentedExplanation(
            icon: "warning", heading: "Stopwatch stopped working",
            lines: [
                "It ended without being asked to (signal 9).",
                "It starts again in 2 s. Your other tabs are not affected.",
            ],
            button: .retry(label: "Retry")))

    /// A time to be set, with what is done about it, and rows that can be taken away.
    static var time: PresentedContent {
        func numbers(_ count: Int) -> [Accessory.Option] {
            (0..<count).map { .init(id: "\($0)", label: $0 < 10 ? "0\($0)" : "\($0)") }
        }
        let picker = PickerContent(
            id: "time",
            wheels: [
                .init(id: "hour", label: "Hour", options: numbers(24), selected: "7", wraps: true),
                .init(id: "minute", label: "Minute", options: numbers(60), selected: "59", wraps: true),
                .init(
                    id: "half", label: "Half", options: [.init(id: "am", label: "AM"), .init(id: "pm", label: "PM")],
                    selected: "am"),
            ], separator: ":")
        let lengths = PickerContent(
            id: "length",
            wheels: [
                .init(id: "minutes", label: "Minutes", unit: "min", options: numbers(60), selected: "5"),
                .init(id: "seconds", label: "Seconds", unit: "s", options: numbers(60), selected: "0"),
            ])
        let buttons = ButtonsContent(
            id: "buttons",
            buttons: [
                .init(id: "lap", label: "Lap", enabled: false),
                .init(id: "stop", label: "Stop", prominent: true, destructive: true),
            ])
        let others = ButtonsContent(
            id: "others",
            buttons: [
                .init(id: "cancel", label: "Cancel", destructive: true),
                .init(id: "start", label: "Start", prominent: true),
            ])
        let rows = [
            Row(
                id: "a1", title: "07:00", subtitle: "Early, Mon, Wed", accessory: .disclosure,
                removal: .init(id: "delete.a1", label: "Delete 07:00")),
            Row(
                id: "a2", title: "09:30", icon: "alarm", accessory: .disclosure,
                removal: .init(id: "delete.a2", label: "Delete 09:30")),
        ]
        return .content(
            .column(
                StackContent(
                    id: "column",
                    children: [
                        .picker(picker), .buttons(buttons), .buttons(others), .picker(lengths),
                        .list(ListContent(id: "list", sections: [ListSection(id: "alarms", rows: rows)])),
                    ])), busy: [])
    }

    static func controls(on: Bool = true) -> PresentedContent {
        list([
            ListSection(
                id: "switches", header: "Controls",
                footer: "A footer says in a sentence or two what the group is for, and wraps.",
                rows: [
                    Row(id: "wifi", title: "Wi-Fi", icon: "network", accessory: .toggle(on: on)),
                    Row(id: "flight", title: "Flight mode", icon: "globe", accessory: .toggle(on: false)),
                    Row(
                        id: "snooze", title: "Snooze", value: nil,
                        accessory: .stepper(value: 9, minimum: 1, maximum: 15, step: 1)),
                    Row(id: "volume", title: "Volume", accessory: .slider(value: 0.4, minimum: 0, maximum: 1)),
                    Row(id: "name", title: "Name", accessory: .textField(text: "Kitchen", placeholder: "Name")),
                    Row(id: "search", title: "", accessory: .textField(text: "", placeholder: "Search")),
                    Row(
                        id: "tone", title: "Sound",
                        accessory: .choice(
                            options: [.init(id: "bell", label: "Bell"), .init(id: "wave", label: "Wave")],
                            selected: "wave")),
                ]),
            ListSection(
                id: "more", header: "Repeat",
                rows: [
                    Row(id: "monday", title: "Monday", accessory: .check(on: true)),
                    Row(id: "tuesday", title: "Tuesday", accessory: .check(on: false)),
                    Row(id: "copy", title: "Copying", accessory: .progress(fraction: 0.6)),
                    Row(id: "wait", title: "Looking for devices", accessory: .progress(fraction: nil)),
                    Row(id: "messages", title: "Messages", icon: "messages", accessory: .badge("12")),
                    Row(id: "add", title: "Add an alarm", accessory: .button),
                    Row(id: "delete", title: "Delete alarm", accessory: .button, destructive: true),
                ]),
        ])
    }

    static let stopwatch = stopwatch(time: "00:12.34")

    static func stopwatch(time: String) -> PresentedContent {
        .content(
            .column(
                StackContent(
                    id: "page",
                    children: [
                        .text(TextContent(id: "time", runs: [.init(time)], role: .display)),
                        .row(
                            StackContent(
                                id: "buttons",
                                children: [
                                    .list(button("lap", "Lap")), .list(button("stop", "Stop")),
                                ])),
                        .list(
                            ListContent(
                                id: "laps",
                                sections: [
                                    ListSection(
                                        id: "laps", header: "Laps",
                                        rows: (1...3).map {
                                            Row(id: "lap\($0)", title: "Lap \($0)", value: "00:04.1\($0)")
                                        }
                                    )
                                ])),
                        .text(
                            TextContent(
                                id: "note",
                                runs: [
                                    .init("Times are "), .init("exact", style: .strong), .init(" to a "),
                                    .init("hundredth", style: .emphasis), .init(" of a second, see "),
                                    .init("clock_gettime", style: .code), .init("."),
                                ], role: .secondary)),
                        .progress(ProgressContent(id: "sync", fraction: 0.3, label: "Saving laps")),
                    ])), busy: [])
    }

    static let long = list([
        ListSection(
            id: "long",
            header: "Bildschirmhelligkeit und Energiesparfunktionen des angeschlossenen Gerätes im Überblick",
            rows: [
                Row(
                    id: "a", title: "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente", icon: "settings",
                    value: "Nicht eingerichtet", accessory: .disclosure),
                Row(
                    id: "b", title: "Automatische Bildschirmabschaltung",
                    subtitle: "Schaltet den Bildschirm nach einer Weile ohne Eingabe vollständig aus",
                    icon: "power", accessory: .toggle(on: true)),
                Row(id: "c", title: "Kurz", value: "Ein außerordentlich langer Wert, der nicht ganz hineinpasst"),
                Row(
                    id: "d", title: "Benachrichtigungstöne und Vibration", value: "Wellen am Nordseestrand",
                    accessory: .disclosure),
            ])
    ])

    static let arabic = list([
        ListSection(
            id: "one", header: "الأجهزة",
            rows: [
                Row(id: "a", title: "الشبكة", icon: "network", value: "المكتب", accessory: .disclosure),
                Row(
                    id: "b", title: "الطاقة", subtitle: "يعمل على البطارية", icon: "battery", value: "80%",
                    accessory: .disclosure),
                Row(id: "c", title: "Wi-Fi", icon: "wifi-4", accessory: .toggle(on: true)),
                Row(id: "d", title: "الصوت", accessory: .slider(value: 0.3, minimum: 0, maximum: 1)),
                Row(id: "e", title: "الغفوة", accessory: .stepper(value: 9, minimum: 1, maximum: 15, step: 1)),
            ])
    ])

    static func many(_ count: Int, given: Int? = nil) -> PresentedContent {
        list([
            ListSection(
                id: "many", header: "Many",
                rows: (0..<(given ?? count)).map {
                    Row(id: "row\($0)", title: "Row \($0)", icon: "files", value: "\($0)", accessory: .disclosure)
                }, count: count)
        ])
    }

    static func list(_ sections: [ListSection], id: String = "list", busy: Set<String> = []) -> PresentedContent {
        .content(.list(ListContent(id: id, sections: sections)), busy: busy)
    }

    private static func button(_ id: String, _ title: String) -> ListContent {
        ListContent(
            id: "list-\(id)", sections: [ListSection(id: id, rows: [Row(id: id, title: title, accessory: .button)])])
    }
}
