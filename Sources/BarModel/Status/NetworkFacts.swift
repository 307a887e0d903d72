// SPDX-License-Identifier: Apache-2.0

/// The way to the network: what kind it is, and what lies behind it.
public struct NetworkFacts: Hashable, Sendable {
    public enum Connectivity: Hashable, Sendable {
        case full
        /// A sign-in page stands between us and the network.
        case portal
        case limited
        case none
    }

    public enum Link: Hashable, Sendable {
        /// No source answers, or none ever did.
        case unavailable
        /// Networking is switched off.
        case off
        case disconnected
        case connecting(name: String)
        case wired(name: String, connectivity: Connectivity)
        /// `strength` in percent, 0 to 100; nil where it is not known.
        case wifi(name: String, strength: Int?, connectivity: Connectivity)
        case mobile(name: String, strength: Int?, connectivity: Connectivity)
        /// Of a type that is neither of these, or that is not told.
        case other(name: String, connectivity: Connectivity)
        /// There is a way over this interface, and nobody who knows more of it.
        case plain(interface: String)
    }

    public var link: Link
    /// Names of the private networks that are up, in the service's order.
    public var privateNetworks: [String]
    /// For example `wlan0`; empty where nothing is known, like the following.
    public var interface: String
    /// With their prefix lengths, for example `192.0.2.17/24`.
    public var addresses: [String]
    public var gateway: String

    public init(
        _ link: Link, privateNetworks: [String] = [], interface: String = "", addresses: [String] = [],
        gateway: String = ""
    ) {
        self.link = link
        self.privateNetworks = privateNetworks
        self.interface = interface
        self.addresses = addresses
        self.gateway = gateway
    }

    /// Bars from a strength in percent: 80 and up 4, 55 and up 3, 30 and up 2, 5 and up 1, else 0.
    public static func bars(strength: Int) -> Int {
        switch strength {
        case 80...: 4
        case 55...: 3
        case 30...: 2
        case 5...: 1
        default: 0
        }
    }
}
