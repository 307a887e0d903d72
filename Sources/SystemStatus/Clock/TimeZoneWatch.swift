// SPDX-License-Identifier: Apache-2.0

import GioKit

/// Hears that the machine's time zone has changed: from the time service, and from the link it maintains, which a person
/// may also change by hand.
@MainActor
package final class TimeZoneWatch {
    private let onChange: @MainActor (String) -> Void
    private var service: RemoteObject?
    private var link: FileWatch?

    /// - Parameter onChange: The zone's name, at each change of either; the receiver ignores what it knows already.
    package init(_ bus: Bus, link path: String = "/etc/localtime", onChange: @escaping @MainActor (String) -> Void) {
        self.onChange = onChange
        service = RemoteObject(
            bus, service: "org.freedesktop.timedate1", path: "/org/freedesktop/timedate1",
            interface: "org.freedesktop.timedate1"
        ) { [weak self] in
            guard let self, let zone = service?["Timezone"]?.string, !zone.isEmpty else { return }
            self.onChange(zone)
        }
        link = FileWatch(path) { [weak self] in
            if let zone = TimeZone.identifier(ofLink: path) { self?.onChange(zone) }
        }
    }
}
