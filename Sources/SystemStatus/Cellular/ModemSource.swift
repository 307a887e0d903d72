// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit

/// The mobile network from ModemManager: carrier, technology, strength, roaming, and what a locked card waits for.
@MainActor
package final class ModemSource: StatusSource {
    private static let service = "org.freedesktop.ModemManager1"

    package var value: Reading<CellularFacts> { keeper.reading }
    package var onChange: (@MainActor () -> Void)? {
        get { keeper.onChange }
        set { keeper.onChange = newValue }
    }

    private let keeper: ReadingKeeper<CellularFacts>
    private var tree: RemoteTree?

    package init(_ bus: Bus, countdown: any Countdown = LoopCountdown()) {
        keeper = ReadingKeeper(countdown)
        tree = RemoteTree(bus, service: Self.service, root: "/org/freedesktop/ModemManager1") { [weak self] in
            self?.publish()
        }
    }

    package func check() -> Bool {
        guard let tree, value.value != nil else { return false }
        tree.refresh()
        return true
    }

    private func publish() {
        guard let tree, tree.isLoaded else { return keeper.lose() }
        keeper.take(CellularReading.reading(tree.objects))
    }
}
