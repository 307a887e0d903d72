// SPDX-License-Identifier: Apache-2.0

import GioKit

/// The on-screen keyboard of the session, which Squeekboard and its successors offer as `sm.puri.OSK0`.
///
/// The interface says whether it is visible and nothing of its place: such keyboards are docked, and the compositor makes
/// room for them.
@MainActor
package final class KeyboardSource: StatusSource {
    private static let name = "sm.puri.OSK0"
    private static let path = "/sm/puri/OSK0"

    package private(set) var value = KeyboardFacts()
    package var onChange: (@MainActor () -> Void)?

    private var keyboard: RemoteObject?

    package init(_ bus: Bus) {
        keyboard = RemoteObject(bus, service: Self.name, path: Self.path, interface: Self.name) { [weak self] in
            self?.publish()
        }
    }

    private func publish() {
        guard let keyboard else { return }
        let now = KeyboardFacts(
            isAvailable: keyboard.isLoaded, isVisible: keyboard.isLoaded && keyboard["Visible"]?.bool == true)
        guard now != value else { return }
        value = now
        onChange?()
    }
}
