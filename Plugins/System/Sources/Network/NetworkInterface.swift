// SPDX-License-Identifier: Apache-2.0

/// One network interface as the kernel shows it in `/sys/class/net`.
struct NetworkInterface: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case wireless, wired, loopback, bridge, tunnel, virtual
    }

    enum State: Equatable, Sendable {
        case connected
        /// Up, but nothing at the other end of the cable or the air.
        case noCarrier
        case off
        case waiting
    }

    var name: String
    var index: UInt32
    var kind: Kind
    var state: State
    /// Hardware address, for example `52:54:00:12:34:56`.
    var hardwareAddress: String?
    /// Longest packet, bytes.
    var longestPacket: Int64?
    /// Mbit/s.
    var speed: Int64?
    /// Bytes since it came up.
    var received: Int64
    var sent: Int64
    /// Packets that were lost or damaged, both ways.
    var errors: Int64

    /// - Throws: `missing` where there is no such interface.
    init(_ name: String, _ roots: Roots) throws(ReadFailure) {
        let folder = roots.sys + "/class/net/" + name
        guard roots.exists(folder) else { throw .missing(folder) }
        self.name = name
        index = roots.number(folder + "/ifindex").flatMap { UInt32(exactly: $0) } ?? 0
        kind = Self.kind(folder, roots)
        state = Self.state(folder, roots, kind)
        hardwareAddress = roots.line(folder + "/address").flatMap { $0 == "00:00:00:00:00:00" ? nil : $0 }
        longestPacket = roots.number(folder + "/mtu")
        speed = roots.number(folder + "/speed").flatMap { $0 > 0 ? $0 : nil }
        received = roots.number(folder + "/statistics/rx_bytes") ?? 0
        sent = roots.number(folder + "/statistics/tx_bytes") ?? 0
        errors = ["rx_errors", "tx_errors", "rx_dropped", "tx_dropped"].reduce(0) {
            $0.plusClamped(roots.number(folder + "/statistics/" + $1) ?? 0)
        }
    }

    private static func kind(_ folder: String, _ roots: Roots) -> Kind {
        // The numbers are the kernel's ARPHRD_LOOPBACK and ARPHRD_ETHER.
        let type = roots.number(folder + "/type")
        if type == 772 { return .loopback }
        if roots.exists(folder + "/phy80211") || roots.exists(folder + "/wireless") { return .wireless }
        if roots.exists(folder + "/bridge") { return .bridge }
        if roots.exists(folder + "/tun_flags") { return .tunnel }
        if roots.exists(folder + "/device") { return .wired }
        // In a container the other end of the cable is virtual, and this one is still what people call wired.
        return type == 1 && name(of: folder).hasPrefix("e") ? .wired : .virtual
    }

    private static func name(of folder: String) -> Substring {
        folder.split(separator: "/").last ?? ""
    }

    private static func state(_ folder: String, _ roots: Roots, _ kind: Kind) -> State {
        let flags = roots.line(folder + "/flags").flatMap { Int64($0.dropFirst(2), radix: 16) } ?? 0
        guard flags & 1 != 0 else { return .off }
        switch roots.line(folder + "/operstate") {
        case "up": return .connected
        case "down", "lowerlayerdown", "notpresent": return .noCarrier
        case "dormant", "testing": return .waiting
        // Loopback and many virtual ones never say more than "unknown".
        default: return kind == .loopback || roots.number(folder + "/carrier") != 0 ? .connected : .noCarrier
        }
    }
}
