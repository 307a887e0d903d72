// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SystemPlugin

@Suite struct NetworkTests {
    private func network() throws -> Network {
        let fixture = try Fixture.laptop()
        defer { fixture.keep() }
        return try Network(fixture.roots, addresses: Kernel.addresses)
    }

    @Test func `the interface that leads out is first, loopback last`() throws {
        let network = try network()
        #expect(network.interfaces.map(\.name) == ["enp3s0", "wlp2s0", "lo"])
        #expect(network.active == "enp3s0")
        #expect(network.router == "192.0.2.1")
    }

    @Test func `an interface tells what it is and how it is`() throws {
        let network = try network()
        let wired = try #require(network["enp3s0"])
        #expect(wired.kind == .wired)
        #expect(wired.state == .connected)
        #expect(wired.hardwareAddress == "52:54:00:12:34:56")
        #expect(wired.speed == 1000)
        #expect(wired.errors == 7)
        #expect(network["wlp2s0"]?.kind == .wireless)
        #expect(network["wlp2s0"]?.state == .noCarrier)
        #expect(network["wlp2s0"]?.speed == nil)
        #expect(network["lo"]?.kind == .loopback)
        #expect(network["lo"]?.state == .connected)
        #expect(network["lo"]?.hardwareAddress == nil)
    }

    @Test func `an interface has its addresses, IPv4 first`() throws {
        let network = try network()
        let addresses = network.addresses(of: try #require(network["enp3s0"]))
        #expect(addresses.map(\.text) == ["192.0.2.17", "fe80::5054:ff:fe12:3456"])
        #expect(addresses.first?.mask == "255.255.255.0")
        #expect(addresses.first?.isPermanent == false)
        #expect(addresses.first?.label == "enp3s0")
        #expect(addresses.last?.scope == .link)
        #expect(addresses.last?.isPermanent == true)
    }

    @Test func `without a connection nothing leads out`() throws {
        let fixture = try Fixture.laptop()
        try fixture.write("sys/class/net/enp3s0/operstate", "down\n")
        let network = try Network(fixture.roots, addresses: Kernel.addresses)
        #expect(network.active == nil)
        #expect(network.router == nil)
        try fixture.write("sys/class/net/enp3s0/flags", "0x1002\n")
        #expect(try Network(fixture.roots, addresses: [])["enp3s0"]?.state == .off)
    }

    @Test func `a machine with IPv6 alone is connected`() throws {
        let fixture = try Fixture.laptop()
        try fixture.write("proc/net/route", "Iface\tDestination\n")
        let answer =
            Kernel.address(
                family: 10, prefix: 64, flags: 0, scope: 0, interface: 2, [1: [0x20, 1, 0xd, 0xb8] + [UInt8](1...12)])
            + Kernel.done
        #expect(try Network(fixture.roots, addresses: answer).active == "enp3s0")
    }

    @Test func `a machine without the kernel's folder says so`() throws {
        let fixture = try Fixture()
        let roots = fixture.roots
        #expect(throws: ReadFailure.missing(roots.sys + "/class/net")) { try Network(roots, addresses: []) }
        fixture.keep()
    }

    @Test(arguments: [
        ([127, 0, 0, 1], "127.0.0.1"), ([UInt8](repeating: 0, count: 16), "::"),
        ([UInt8](repeating: 0, count: 15) + [1], "::1"),
        ([0x20, 1, 0xd, 0xb8, 0, 0, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1], "2001:db8:0:1:1:1:1:1"),
        ([0x20, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1], "2001:0:0:1::1"),
        ([0xfe, 0x80] + [UInt8](repeating: 0, count: 14), "fe80::"),
        ([0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0xab, 0xcd], "1:2:3:4:5:6:7:abcd"),
    ])
    func `addresses are written as people write them`(bytes: [UInt8], text: String) {
        #expect(NetworkAddress.text(bytes) == text)
    }

    @Test(arguments: [(0, "0.0.0.0"), (8, "255.0.0.0"), (25, "255.255.255.128"), (32, "255.255.255.255")])
    func `a prefix is a mask`(prefix: Int, mask: String) {
        let address = NetworkAddress(
            family: .v4, bytes: [1, 2, 3, 4], prefix: prefix, scope: .global, interface: 1, flags: 0)
        #expect(address.mask == mask)
    }

    @Test func `an answer is complete with its last message only`() {
        #expect(!AddressMessages.isComplete([]))
        #expect(!AddressMessages.isComplete(Array(Kernel.addresses.dropLast(Kernel.done.count))))
        #expect(AddressMessages.isComplete(Kernel.addresses))
        #expect(AddressMessages.isComplete(Kernel.message(type: 2, Kernel.word(0))))
    }

    @Test func `an answer that is cut or changed anywhere is read as far as it makes sense`() {
        for count in 0..<Kernel.addresses.count {
            #expect(AddressMessages.addresses(Array(Kernel.addresses.prefix(count))).count <= 3)
        }
        for index in Kernel.addresses.indices {
            for byte in [UInt8](arrayLiteral: 0, 1, 0x7f, 0xff) {
                var bytes = Kernel.addresses
                bytes[index] = byte
                #expect(AddressMessages.addresses(bytes).count <= 3)
            }
        }
    }
}
