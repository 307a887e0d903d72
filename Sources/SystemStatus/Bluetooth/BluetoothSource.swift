// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit

/// Bluetooth from BlueZ: whether it is on, and what is connected. Absent on a machine without a radio.
@MainActor
package final class BluetoothSource: StatusSource {
    package var value: Reading<BluetoothFacts> { keeper.reading }
    package var onChange: (@MainActor () -> Void)? {
        get { keeper.onChange }
        set { keeper.onChange = newValue }
    }

    private let keeper: ReadingKeeper<BluetoothFacts>
    private var tree: RemoteTree?

    package init(_ bus: Bus, countdown: any Countdown = LoopCountdown()) {
        keeper = ReadingKeeper(countdown)
        tree = RemoteTree(bus, service: "org.bluez", root: "/") { [weak self] in self?.publish() }
    }

    package func check() -> Bool {
        guard let tree, value.value != nil else { return false }
        tree.refresh()
        return true
    }

    private func publish() {
        guard let tree, tree.isLoaded else { return keeper.lose() }
        keeper.take(BluetoothReading.reading(tree.objects))
    }
}
