// SPDX-License-Identifier: Apache-2.0

// From BlueZ's objects to one fact.

import BarModel
import GioKit

enum BluetoothReading {
    private static let adapter = "org.bluez.Adapter1"
    private static let device = "org.bluez.Device1"

    /// Absent without a radio; a blocked one is there, and off. Unavailable where none is known to be on and one does not
    /// say whether it is.
    static func reading(_ objects: [String: RemoteTree.Interfaces]) -> Reading<BluetoothFacts> {
        let adapters = objects.compactMapValues { $0[adapter]?.flag("Powered") }
        guard !adapters.isEmpty else { return .absent }
        let powered = adapters.filter { $0.value == .proper(true) }.map(\.key)
        guard !powered.isEmpty else {
            let areOff = adapters.values.allSatisfy { $0 == .proper(false) }
            return areOff ? .known(BluetoothFacts(isPowered: false)) : .unavailable
        }
        // A radio that is off may still list what it was connected to.
        let connected = objects.sorted { $0.key < $1.key }.compactMap { path, interfaces in
            interfaces[device].map { (adapter(of: path, $0), $0) }
        }.filter { powered.contains($0.0) && $0.1["Connected"]?.bool == true }
        let names = connected.map { $0.1["Alias"]?.shownText ?? $0.1["Name"]?.shownText ?? "" }
        return .known(BluetoothFacts(isPowered: true, devices: names))
    }

    /// As the device says, or by its place below its adapter.
    private static func adapter(of path: String, _ device: [String: Variant]) -> String {
        device["Adapter"]?.objectPath ?? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
}
