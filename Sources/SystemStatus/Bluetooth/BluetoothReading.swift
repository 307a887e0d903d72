// SPDX-License-Identifier: Apache-2.0

// From BlueZ's objects to one fact.

import BarModel
import GioKit

enum BluetoothReading {
    private static let adapter = "org.bluez.Adapter1"
    private static let device = "org.bluez.Device1"

    /// Absent without a radio; a blocked one is there, and off.
    static func reading(_ objects: [String: RemoteTree.Interfaces]) -> Reading<BluetoothFacts> {
        let adapters = objects.values.compactMap { $0[adapter] }
        guard !adapters.isEmpty else { return .absent }
        let isPowered = adapters.contains { $0["Powered"]?.bool == true }
        let connected = objects.sorted { $0.key < $1.key }.compactMap { $0.value[device] }
            .filter { $0["Connected"]?.bool == true }
        let names = connected.map { $0["Alias"]?.shownText ?? $0["Name"]?.shownText ?? "" }
        return .known(BluetoothFacts(isPowered: isPowered, devices: isPowered ? names : []))
    }
}
