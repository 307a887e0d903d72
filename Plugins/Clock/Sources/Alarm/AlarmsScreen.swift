// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// The root of the tab Alarm: all alarms with their switches. Edit turns each into a way to its screen, with a sign that
/// takes it away.
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
            if alarms.isEmpty {
                Explanation(
                    words("No alarms"), icon: "alarm", why: words("An alarm wakes you, or reminds you of something."),
                    id: "none"
                )
                .button(words("Add alarm"), id: "add") {
                    try await self.tab.push(
                        AlarmScreen(self.nextID, self.keeper, self.piece), id: "alarm.\(self.nextID)")
                }
            } else {
                List(id: "alarms") {
                    Section(id: "alarms") { alarms.map { isEditing ? editing($0, words) : row($0, words) } }
                    Section(id: "more") { addRow(words) }
                }
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
        Row(words.time(of: alarm), id: alarm.id, subtitle: subtitle(alarm, words)).toggle(alarm.isOn || isPutOff(alarm))
        {
            isOn in
            self.keeper.edit { $0.turn(alarm.id, on: isOn, now: self.keeper.now) }
        }
    }

    private func editing(_ alarm: Alarm, _ words: Words) -> Row {
        Row(words.time(of: alarm), id: "open.\(alarm.id)", subtitle: subtitle(alarm, words))
            .opens("alarm.\(alarm.id)", title: words("Edit alarm")) { [keeper, piece] in
                AlarmScreen(alarm.id, keeper, piece)
            }
            .removable(words("Delete {time}", ["time": words.time(of: alarm)]), id: "delete.\(alarm.id)") {
                self.delete(alarm.id)
            }
    }

    private func isPutOff(_ alarm: Alarm) -> Bool {
        keeper.book.snoozes.contains { $0.alarm.id == alarm.id }
    }

    private func subtitle(_ alarm: Alarm, _ words: Words) -> String {
        let again = keeper.book.snoozes.first { $0.alarm.id == alarm.id }.map {
            words("rings again at {time}", ["time": piece.timeOfDay(at: $0.time)])
        }
        return [alarm.label.isEmpty ? nil : alarm.label, again ?? words.days(alarm.days)].compactMap { $0 }
            .joined(separator: " · ")
    }

    private func delete(_ id: String) {
        keeper.edit { $0.remove(id) }
        if keeper.book.alarms.isEmpty { isEditing = false }
    }

    /// The id of the alarm to come: a shell that opens its screen again after a restart gets the same one.
    private var nextID: String { keeper.book.draft(now: keeper.now, in: keeper.zone).id }

    private func addRow(_ words: Words) -> Row {
        let id = nextID
        return Row(words("Add alarm"), id: "add", icon: "plus")
            .opens("alarm.\(id)", title: words("New alarm")) { [keeper, piece] in AlarmScreen(id, keeper, piece) }
    }
}
