// SPDX-License-Identifier: Apache-2.0

// The time of day. It wakes at the boundary of the minute by an absolute timer on the wall clock, so it is neither late
// nor does it drift, and a suspend or a change of the clock is noticed by the kernel, whatever else is told or not.

import BarModel
import GioKit

@MainActor
package final class SystemClockSource: StatusSource {
    package private(set) var value = ClockFacts(text: "")
    package var onChange: (@MainActor () -> Void)?
    /// The alarm rang, once a minute at least; the text may be the same.
    package var onRing: (@MainActor () -> Void)?

    private let now: @MainActor () -> Duration
    private let locale: TimeLocale
    private var format: ClockFormat
    private var zone: TimeZone
    private var alarm: (any ClockAlarm)?

    /// - Parameters:
    ///   - zone: A name of the zone database; nil takes the machine's.
    ///   - now: The wall clock, since the beginning of 1970.
    ///   - alarm: Makes the alarm that is armed for the next change.
    package init(
        settings: ShellSettings.StatusSection, locale: TimeLocale, zone: String?,
        now: @escaping @MainActor () -> Duration = { SystemClock.wall() },
        alarm: @MainActor (_ onRing: @escaping @MainActor () -> Void) -> (any ClockAlarm)? = WallClockAlarm.ringing
    ) {
        self.now = now
        self.locale = locale
        format = ClockFormat(settings, locale: locale)
        self.zone = (zone ?? TimeZone.localIdentifier()).flatMap { TimeZone($0) } ?? .universal
        self.alarm = alarm { [weak self] in
            self?.refresh()
            self?.onRing?()
        }
        refresh()
    }

    /// Takes new settings.
    package func apply(_ settings: ShellSettings.StatusSection) {
        format = ClockFormat(settings, locale: locale)
        refresh()
    }

    /// Moves to another time zone; one that is not known changes nothing.
    package func move(toZone identifier: String) {
        guard identifier != zone.identifier else { return }
        guard let zone = TimeZone(identifier) else {
            Log("clock").warning("the time zone is not known", ["zone": identifier])
            return
        }
        self.zone = zone
        refresh()
    }

    /// Reads the clock again: at every change of the text, after a suspend, when the clock was set.
    package func refresh() {
        let seconds = now().components.seconds
        alarm?.set(to: format.nextChange(after: seconds))
        let text = format.text(zone.civil(seconds))
        guard text != value.text else { return }
        value = ClockFacts(text: text)
        onChange?()
    }
}

/// What wakes the clock. It rings at the instant it is set to, after a suspend at once when that has passed, and when
/// the wall clock is set.
@MainActor
package protocol ClockAlarm: AnyObject {
    func set(to seconds: Int64)
}

extension WallClockAlarm: ClockAlarm {
    package static func ringing(_ onRing: @escaping @MainActor () -> Void) -> (any ClockAlarm)? {
        WallClockAlarm { _ in onRing() }
    }
}
