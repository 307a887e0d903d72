// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// One alarm, new or known. Nothing counts until it is saved.
final class AlarmScreen: ScreenController {
    private let alarmID: String
    private let keeper: AlarmKeeper
    private let piece: TimePiece
    /// As it is in the book; nothing for a new one.
    private let saved: Alarm?
    private let beginning: Alarm
    private var draft: Alarm

    init(_ alarmID: String, _ keeper: AlarmKeeper, _ piece: TimePiece) {
        self.alarmID = alarmID
        self.keeper = keeper
        self.piece = piece
        saved = keeper.book[alarmID]
        beginning = saved ?? keeper.book.draft(now: keeper.now, in: keeper.zone)
        draft = beginning
        super.init()
    }

    /// Neither in the book nor the next one to come: it was deleted.
    private var isGone: Bool { beginning.id != alarmID }

    override var page: Page {
        let words = piece.words
        guard !isGone else {
            return Page(words("Edit alarm")) {
                Explanation(words("This alarm is gone"), icon: "alarm", why: words("It was deleted."))
            }
            .largeTitle(.never)
        }
        return Page(words(saved == nil ? "New alarm" : "Edit alarm")) {
            timePicker(words)
            List(id: "alarm") {
                Section(id: "about") {
                    Row(words("Label"), id: "label").textField(draft.label, placeholder: words("Alarm")) {
                        self.draft.label = String($0.prefix(80))
                    }
                }
                daySection(words)
                if saved != nil {
                    Section(id: "end") {
                        Row(words("Delete alarm"), id: "delete").button { try await self.delete() }.destructive()
                    }
                }
            }
        }
        .largeTitle(.never)
        .trailing {
            BarButton(words("Save"), id: "save", role: .done) { try await self.save() }
        }
        .confirmsLeaving(draft == beginning ? nil : leaving(words))
    }

    /// Wheels for the time of day; counted to twelve, the half of the day has one of its own.
    private func timePicker(_ words: Words) -> Picker {
        let minute = Wheel(
            words("Minute"), id: "minute", numbers: 0...59, digits: 2, selected: draft.minute, wraps: true
        ) { self.draft.minute = $0 }
        guard words.hourCycle == .h12 else {
            return Picker(id: "time", separator: ":") {
                Wheel(words("Hour"), id: "hour", numbers: 0...23, digits: 2, selected: draft.hour, wraps: true) {
                    self.draft.hour = $0
                }
                minute
            }
        }
        let isMorning = draft.hour < 12
        let hours = (0..<12).map { Accessory.Option(id: "\($0)", label: "\($0 == 0 ? 12 : $0)") }
        let halves = [true, false].map { Accessory.Option(id: $0 ? "am" : "pm", label: words.half(isMorning: $0)) }
        return Picker(id: "time", separator: ":") {
            Wheel(words("Hour"), id: "hour", options: hours, selected: "\(draft.hour % 12)", wraps: true) {
                guard let hour = Int($0), (0..<12).contains(hour) else { return }
                self.draft.hour = hour + (self.draft.hour < 12 ? 0 : 12)
            }
            minute
            Wheel(words("Half of the day"), id: "half", options: halves, selected: isMorning ? "am" : "pm") {
                self.draft.hour = self.draft.hour % 12 + ($0 == "pm" ? 12 : 0)
            }
        }
    }

    private func daySection(_ words: Words) -> Section {
        Section(words("Repeat"), id: "repeat", footer: words("Rings once unless a day is chosen.")) {
            Weekday.allCases.map { day in
                Row(words.name(of: day), id: "day.\(day.rawValue)").check(draft.days.contains(day)) {
                    self.draft.days.formSymmetricDifference([day])
                }
            }
        }
    }

    private func leaving(_ words: Words) -> LeaveConfirmation {
        LeaveConfirmation(
            title: words("Leave without saving?"), text: words("What you changed here is lost."),
            leave: words("Leave"), stay: words("Stay"))
    }

    private func save() async throws {
        keeper.edit { $0.put(draft, now: keeper.now) }
        try await tab.pop()
    }

    private func delete() async throws {
        keeper.edit { $0.remove(alarmID) }
        try await tab.pop()
    }
}
