// SPDX-License-Identifier: Apache-2.0

/// Something that has to be set up anew on each connection. Whoever made it keeps it; dropping it ends it.
@MainActor
package class BusAttachment {
    package let bus: Bus

    init(bus: Bus) {
        self.bus = bus
    }

    func connected() {}
    func disconnected() {}
}
