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
        let time = TimeText.timeOfDay(hour: ring.alarm.hour, minute: ring.alarm.minute)
        let isMissed = ring.isMissed || now.subtractingClamped(ring.time) > AlarmBook.stillRings
        let label = ring.alarm.label
        let title = isMissed ? words("Missed alarm") : label.isEmpty ? words("Alarm") : label
        let text = isMissed && !label.isEmpty ? "\(time), \(label)" : time
        showBadge()
        Task { [weak self, piece] in
            do {
                try await piece.shell.alertAndWait(title, text: text, tab: "alarm", sound: !isMissed)
                self?.answered(ring)
            } catch is CancellationError {
                // The plugin ends; what was not answered is told again at its next start.
            } catch {
                piece.shell.log(.error, "An alarm could not be shown: \(error)")
                self?.answered(ring)
            }
        }
    }

    private func answered(_ ring: AlarmBook.Ring) {
        book.answer(ring)
        piece.write(book, to: file)
        showBadge()
    }

    private func showBadge() {
        piece.shell.tab("alarm").badge = book.unanswered.isEmpty || isSeen ? .none : .raw("!")
    }
}
