// SPDX-License-Identifier: Apache-2.0

/// The radios of a machine that has any, taken together.
public struct BluetoothFacts: Hashable, Sendable {
    public var isPowered: Bool
    /// Names of what is connected, in byte order of their objects.
    public var devices: [String]

    public init(isPowered: Bool, devices: [String] = []) {
        self.isPowered = isPowered
        self.devices = devices
    }
}
