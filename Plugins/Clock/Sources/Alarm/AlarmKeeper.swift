// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import PluginKit

/// Keeps the alarms on disk, rings when one is due, and marks the tab until that was answered.
@MainActor
final class AlarmKeeper {
    private(set) var book = AlarmBook()
    private let piece: TimePiece
    private let file: StateFile<AlarmBook>
    private var timer: TimerToken?
    private var zoneWatch: ZoneWatch?
    private let watchesZone: Bool
    /// The person sees the alarms, so that nothing there is news.
    var isSeen = false {
        didSet { showBadge() }
    }
    /// Called when the book has changed by itself.
    var onChange: @MainActor () -> Void = {}

    /// - Parameter watchesZone: Whether the machine's zone can change while this runs.
    init(_ piece: TimePiece, watchesZone: Bool) {
        self.piece = piece
        self.watchesZone = watchesZone
        file = piece.file("alarms.json")
    }

    func start() {
        if let kept = piece.read(file) { book = kept }
        for ring in book.unanswered { tell(ring) }
        ringDue()
    }

    func edit(_ change: (inout AlarmBook) -> Void) {
        change(&book)
        piece.write(book, to: file)
        arm()
        onChange()
    }

    var zone: LocalZone { piece.zone }
    var now: Int64 { piece.now.wallSeconds }

    /// Rings what is due, and waits for what is next.
    func ringDue() {
        let rings = book.takeDue(now: now, in: zone)
        if !rings.isEmpty {
            piece.write(book, to: file)
            rings.forEach(tell)
            onChange()
        }
        arm()
    }

    private func arm() {
        let next = book.nextRing(in: zone)
        // The timer follows the wall clock, through suspend and settings of it.
        timer = next.map { instant in
            piece.shell.at(Date(timeIntervalSince1970: Double(instant))) { [weak self] in self?.ringDue() }
        }
        if next == nil || !watchesZone {
            zoneWatch = nil
        } else if zoneWatch == nil {
            zoneWatch = ZoneWatch { [weak self] in self?.ringDue() }
        }
    }

    private func tell(_ ring: AlarmBook.Ring) {
        let words = piece.words
        let isMissed = ring.isMissed || now.subtractingClamped(ring.time) > AlarmBook.stillRings
        let time = ["time": words.time(of: ring.alarm)]
        let title = words(isMissed ? "Missed alarm of {time}" : "Alarm, {time}", time)
        let snooze = words("Snooze for {count} minutes", ["count": "\(AlarmBook.snoozeLength / 60)"])
        let buttons: [PluginRequest.Alert.Button] =
            isMissed ? [] : [.init(id: "stop", label: words("Stop")), .init(id: "snooze", label: snooze)]
        showBadge()
        Task { [weak self, piece] in
            do {
                let answer = try await piece.shell.ask(
                    title, text: ring.alarm.label, tab: "alarm", sound: !isMissed, buttons: buttons)
                self?.answered(ring, snooze: answer == "snooze")
            } catch is CancellationError {
                // The plugin ends; what was not answered is told again at its next start.
            } catch {
                piece.shell.log(.error, "An alarm could not be shown: \(error)")
                self?.answered(ring, snooze: false)
            }
        }
    }

    private func answered(_ ring: AlarmBook.Ring, snooze: Bool) {
        if snooze { book.snooze(ring, now: now) } else { book.answer(ring) }
        piece.write(book, to: file)
        showBadge()
        guard snooze else { return }
        arm()
        onChange()
    }

    private func showBadge() {
        piece.shell.tab("alarm").badge = book.unanswered.isEmpty || isSeen ? .none : .raw("!")
    }
}
