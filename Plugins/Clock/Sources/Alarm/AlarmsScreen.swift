// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// The root of the tab Alarm: all alarms with their switches. Edit turns each into a way to its screen and a way to lose it.
final class AlarmsScreen: ScreenController {
    private let keeper: AlarmKeeper
    private let piece: TimePiece
    private var isEditing = false

    init(_ keeper: AlarmKeeper, _ piece: TimePiece) {
        self.keeper = keeper
        self.piece = piece
        super.init()
    }

    override func appear() {
        keeper.isSeen = true
        keeper.onChange = { [weak self] in self?.update() }
        update()
    }

    override func disappear() {
        keeper.isSeen = false
    }

    override var page: Page {
        let words = piece.words
        let alarms = keeper.book.sorted
        return Page(words("Alarm")) {
            List(id: "alarms") {
                if isEditing {
                    alarms.map { editing($0, words) }
                } else if !alarms.isEmpty {
                    Section(id: "alarms") { alarms.map { row($0, words) } }
                }
                Section(id: "more") { addRow(words) }
            }
        }
        .largeTitle(.never)
        .trailing {
            if isEditing {
                BarButton(words("Done"), id: "edit", role: .done) { self.isEditing = false }
            } else if !alarms.isEmpty {
                BarButton(words("Edit"), id: "edit") { self.isEditing = true }
            }
        }
    }

    private func row(_ alarm: Alarm, _ words: Words) -> Row {
        Row(TimeText.of(alarm), id: alarm.id, subtitle: subtitle(alarm, words)).toggle(alarm.isOn) { isOn in
            self.keeper.edit { $0.turn(alarm.id, on: isOn, now: self.keeper.now) }
        }
    }

    private func subtitle(_ alarm: Alarm, _ words: Words) -> String {
        let days = words.days(alarm.days)
        return alarm.label.isEmpty ? days : alarm.label + words(", ") + days
    }

    private func editing(_ alarm: Alarm, _ words: Words) -> Section {
        Section(id: "edit.\(alarm.id)") {
            Row(TimeText.of(alarm), id: "open.\(alarm.id)", subtitle: subtitle(alarm, words))
                .opens("alarm.\(alarm.id)", title: words("Edit alarm")) { [keeper, piece] in
                    AlarmScreen(alarm.id, keeper, piece)
                }
            Row(words("Delete {time}", ["time": TimeText.of(alarm)]), id: "delete.\(alarm.id)")
                .button { self.delete(alarm.id) }
                .destructive()
        }
    }

    private func delete(_ id: String) {
        keeper.edit { $0.remove(id) }
        if keeper.book.alarms.isEmpty { isEditing = false }
    }

    private func addRow(_ words: Words) -> Row {
        // The id of the alarm to come: a shell that opens the screen again after a restart gets the same one.
        let id = keeper.book.draft(now: keeper.now, in: keeper.zone).id
        return Row(words("Add alarm"), id: "add", icon: "plus")
            .opens("alarm.\(id)", title: words("New alarm")) { [keeper, piece] in AlarmScreen(id, keeper, piece) }
    }
}

extension TimeText {
    static func of(_ alarm: Alarm) -> String {
        timeOfDay(hour: alarm.hour, minute: alarm.minute)
    }
}
