// SPDX-License-Identifier: Apache-2.0

import BarModel

// The examples of the guideline, each a plugin of its name; tests hold it instead of the engine.
extension Rule {
    static let exPhotos = Rule(
        "EX-PHOTOS", "Full-screen photos hide all bars; one tap brings them back.", from: "S0-11, S4-13, S4-18",
        kind: .shell, moment: .run, severity: .none,
        examples: [
            "a tap on a photo hides every bar, another brings them back, and so does going back while they are hidden"
        ])

    static let exNotes = Rule(
        "EX-NOTES", "A note has no bar title because its first line says enough.", from: "S0-18", kind: .shell,
        severity: .none, examples: ["a note shows no title and speaks its first line"])

    static let exPhoneLarge = Rule(
        "EX-PHONE-LARGE", "Large titles tell the active tab and the top of the list.", from: "S0-22", kind: .shell,
        moment: .run, severity: .none, examples: ["large titles that name their tabs pass"])

    static let exMusicLarge = Rule(
        "EX-MUSIC-LARGE", "Large titles tell albums, artists, playlists and radio apart.", from: "S0-23", kind: .shell,
        moment: .load, severity: .none, examples: ["four distinct large titles pass, two alike are warned about"])

    static let exClockNoLarge = Rule(
        "EX-CLOCK-NO-LARGE", "Tabs with unmistakable layouts need no large titles.", from: "S0-26", kind: .shell,
        severity: .none, examples: ["three tabs without large titles give no decision"])

    static let exMyMusicEmpty = Rule(
        "EX-MYMUSIC-EMPTY", "Without songs the tab explains how to get some.", from: "S2-24", kind: .shell,
        moment: .load, severity: .none, examples: ["an empty library explains how to fill it"])

    static let exClockTabs = Rule(
        "EX-CLOCK-TABS", "Alarm, stopwatch and timer are tabs, and a running stopwatch keeps running.", from: "S2-31",
        kind: .shell, moment: .run, severity: .none,
        examples: ["a running stopwatch runs on while another tab is shown"])

    static let exToolbarActions = Rule(
        "EX-TOOLBAR-ACTIONS", "Creating, deleting, annotating and taking a photo are toolbar actions.", from: "S2-32",
        kind: .shell, severity: .none, examples: ["four actions stand in the toolbar of a photo"])

    static let exEditDone = Rule(
        "EX-EDIT-DONE", "Edit and done swap in the one trailing control.", from: "S0-4", kind: .shell, moment: .run,
        severity: .none, examples: ["Edit and Done swap without a second control"])
}
