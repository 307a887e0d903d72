// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import Testing

@testable import SystemStatus

extension SystemStatusTests {
    @Suite("Network without its service")
    @MainActor
    struct NetworkSourceTests {
        private static let name = "org.freedesktop.NetworkManager"

        private let kernelFacts = NetworkFacts(.wired(name: "eth0", connectivity: .full), interface: "eth0")

        @Test("asks the kernel at once where the service never was")
        func neverThere() throws {
            let privateBus = try PrivateBus()
            let countdown = HandCountdown()
            let source = NetworkSource(
                try privateBus.connect(), countdown: countdown, kernel: { FakeSource(kernelFacts) })
            try wait("the kernel's word", atMost: .seconds(1)) { source.value == kernelFacts }
            let service = try MockService(privateBus, template: "networkmanager", name: Self.name)
            try wait("the service's word", atMost: .seconds(1)) { source.value.link == .disconnected }
            withExtendedLifetime(service) {}
        }

        @Test("STAT-CONTENT is unavailable for a minute after the service has gone, then asks the kernel, never goes")
        func gone() throws {
            let privateBus = try PrivateBus()
            let countdown = HandCountdown()
            let source = NetworkSource(
                try privateBus.connect(), countdown: countdown, kernel: { FakeSource(kernelFacts) })
            let service = try MockService(privateBus, template: "networkmanager", name: Self.name)
            try wait("the service's word") { source.value.link == .disconnected }
            try service.stop()
            try wait("unavailable", atMost: .seconds(1)) { source.value.link == .unavailable }
            try wait("the minute begins") { countdown.time == .seconds(60) }
            countdown.runOut()
            #expect(source.value == kernelFacts)
            let again = try MockService(privateBus, template: "networkmanager", name: Self.name)
            try wait("the service's word again", atMost: .seconds(1)) { source.value.link == .disconnected }
            withExtendedLifetime(again) {}
        }

        @Test("asks the kernel where there is no bus at all")
        func noBus() throws {
            let source = NetworkSource(
                Bus(address: nil), countdown: HandCountdown(), kernel: { FakeSource(kernelFacts) })
            try wait("the kernel's word", atMost: .seconds(1)) { source.value == kernelFacts }
        }

        // MARK: The kernel's messages

        private func number(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 0xFF) } }

        private func attribute(_ kind: UInt8, _ value: [UInt8]) -> [UInt8] {
            [UInt8(4 + value.count), 0, kind, 0] + value + [UInt8](repeating: 0, count: (4 - value.count % 4) % 4)
        }

        /// An interface; `up`, `carrier` as the kernel's flags.
        private func link(_ index: UInt32, _ name: String, isUp: Bool = true, hasCarrier: Bool = true) -> Bytes {
            let flags: UInt32 = (isUp ? 0x1 : 0) | (hasCarrier ? 0x1_0040 : 0)
            return Bytes(
                ([0, 0, 1, 0] + number(index) + number(flags) + number(0) + attribute(3, Array(name.utf8) + [0]))[...])
        }

        private func route(_ index: UInt32, metric: UInt32, gateway: [UInt8] = [192, 0, 2, 1]) -> Bytes {
            Bytes(
                ([2, 0, 0, 0, 254, 3, 0, 1] + number(0) + attribute(4, number(index)) + attribute(5, gateway)
                    + attribute(6, number(metric)))[...])
        }

        private func address(_ index: UInt32, _ bytes: [UInt8], prefix: UInt8, scope: UInt8 = 0) -> Bytes {
            Bytes(([bytes.count == 4 ? 2 : 10, prefix, 0, scope] + number(index) + attribute(1, bytes))[...])
        }

        @Test("takes the default route of the least metric over an interface that carries")
        func table() {
            var table = LinkTable()
            func take(_ kind: UInt16, _ body: Bytes) { table.take(kind: kind, body: body) { $0 == "wlan0" } }
            #expect(table.facts.link == .disconnected)
            take(LinkTable.Kind.newLink, link(2, "eth0"))
            take(LinkTable.Kind.newLink, link(3, "wlan0"))
            take(LinkTable.Kind.newRoute, route(3, metric: 600))
            #expect(table.facts.link == .plain(interface: "wlan0"))
            take(LinkTable.Kind.newRoute, route(2, metric: 100))
            take(LinkTable.Kind.newAddress, address(2, [192, 0, 2, 17], prefix: 24))
            take(
                LinkTable.Kind.newAddress,
                address(2, [0xFE, 0x80] + [UInt8](repeating: 0, count: 14), prefix: 64, scope: 253))
            #expect(
                table.facts
                    == NetworkFacts(
                        .wired(name: "eth0", connectivity: .full), interface: "eth0", addresses: ["192.0.2.17/24"],
                        gateway: "192.0.2.1"))
            // The cable is pulled, then put back: the route stays.
            take(LinkTable.Kind.newLink, link(2, "eth0", hasCarrier: false))
            #expect(table.facts.link == .plain(interface: "wlan0"))
            take(LinkTable.Kind.newLink, link(2, "eth0"))
            #expect(table.facts.interface == "eth0")
            // Switched off it takes its route along, without a word of it.
            take(LinkTable.Kind.newLink, link(2, "eth0", isUp: false, hasCarrier: false))
            take(LinkTable.Kind.newLink, link(2, "eth0"))
            #expect(table.facts.link == .plain(interface: "wlan0"))
            take(LinkTable.Kind.oldRoute, route(3, metric: 600))
            #expect(table.facts.link == .disconnected)
        }

        @Test("leaves out messages that are cut short or lie about their length")
        func cutShort() {
            var table = LinkTable()
            let whole = link(2, "eth0").array
            for count in 0..<whole.count {
                table.take(kind: LinkTable.Kind.newLink, body: Bytes(whole[..<count])) { _ in false }
            }
            var lying = route(2, metric: 1).array
            lying[12] = 255
            table.take(kind: LinkTable.Kind.newRoute, body: Bytes(lying[...])) { _ in false }
            #expect(table.routes.isEmpty)
        }

        @Test(
            "writes addresses of both families in their usual form",
            arguments: [
                ([192, 0, 2, 17], "192.0.2.17"), ([UInt8](repeating: 0, count: 16), "::"),
                ([0x20, 0x01, 0x0D, 0xB8] + [UInt8](repeating: 0, count: 11) + [1], "2001:db8::1"),
                ([UInt8](repeating: 0, count: 15) + [1], "::1"), ([1, 2, 3], nil),
            ])
        func texts(_ bytes: [UInt8], _ text: String?) {
            #expect(AddressText.text(bytes) == text)
        }

        @Test("hears from this machine's kernel without waiting for it")
        func kernel() throws {
            let source = NetlinkSource()
            try wait("an answer", atMost: .seconds(1)) { source.value.link != .unavailable }
        }
    }
}
