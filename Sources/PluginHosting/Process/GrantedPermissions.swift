// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// What a plugin in a sandbox may reach: what its manifest asks for, or what the operator said in its place.
package struct GrantedPermissions: Equatable, Sendable {
    package var network = false
    /// Absolute.
    package var read: [String] = []
    package var write: [String] = []
    package var busNames: [String] = []
    package var devices: [String] = []

    package init() {}

    /// - Parameter home: Takes the place of `~`; without it what lies there is not granted.
    package init(asked: Manifest.Permissions, allowed: PluginPermissions, home: String?) {
        func absolute(_ paths: [String]) -> [String] {
            paths.compactMap { path in
                guard path.hasPrefix("~/") else { return path }
                return home.map { $0 + path.dropFirst(1) }
            }
        }
        network = allowed.network ?? asked.network
        read = absolute(allowed.read ?? asked.read)
        write = absolute(allowed.write ?? asked.write)
        busNames = allowed.busNames ?? asked.busNames
        devices = allowed.devices ?? asked.devices
    }
}
