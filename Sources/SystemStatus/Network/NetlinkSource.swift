// SPDX-License-Identifier: Apache-2.0

// The kernel's own word on the way to the network, where no service has one: whether there is a default route, over which
// interface, with which addresses. It knows neither names of radio networks nor what lies behind the router.

import BarModel
import GioKit
import Glibc

@MainActor
package final class NetlinkSource: StatusSource {
    package private(set) var value = NetworkFacts(.unavailable)
    package var onChange: (@MainActor () -> Void)?

    private var table = LinkTable()
    private var descriptor: Int32 = -1
    private var watch: LoopSource?
    /// What is still to be asked; one question at a time.
    private var questions: [UInt16] = []
    private var buffer = [UInt8](repeating: 0, count: 65_536)

    private enum Ask {
        static let links: UInt16 = 18
        static let addresses: UInt16 = 22
        static let routes: UInt16 = 26
    }

    package init() {
        descriptor = Self.open()
        guard descriptor >= 0 else {
            Log("network").warning("the kernel cannot be asked", ["reason": String(cString: strerror(errno))])
            return
        }
        watch = MainLoop.watch(descriptor: descriptor, for: .read) { [weak self] _ in self?.read() }
        askForAll()
    }

    isolated deinit {
        watch?.cancel()
        if descriptor >= 0 { close(descriptor) }
    }

    /// A socket that hears of interfaces, addresses and routes, of both families.
    private static func open() -> Int32 {
        let (link, address4, route4, address6, route6) = (0x1, 0x10, 0x40, 0x100, 0x400)
        let kind = Int32(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        let made = socket(AF_NETLINK, kind, 0)
        guard made >= 0 else { return -1 }
        // struct sockaddr_nl: family, padding, port, groups.
        var place = [UInt32](repeating: 0, count: 3)
        place[0] = UInt32(AF_NETLINK)
        place[2] = UInt32(link | address4 | route4 | address6 | route6)
        let isBound = place.withUnsafeBytes { bytes in
            bytes.bindMemory(to: sockaddr.self).baseAddress.map { bind(made, $0, 12) } == 0
        }
        guard isBound else {
            close(made)
            return -1
        }
        return made
    }

    private func askForAll() {
        table.clear()
        questions = [Ask.links, Ask.addresses, Ask.routes]
        askNext()
    }

    private func askNext() {
        guard let kind = questions.first else { return publish() }
        // struct nlmsghdr and struct rtgenmsg, padded to a whole message.
        let (request, dump) = (UInt16(0x1), UInt16(0x300))
        var message = [UInt8](repeating: 0, count: 32)
        message[0] = UInt8(message.count)
        message[4] = UInt8(truncatingIfNeeded: kind)
        message[6] = UInt8(truncatingIfNeeded: request | dump)
        message[7] = UInt8((request | dump) >> 8)
        if send(descriptor, message, message.count, 0) < 0 { questions = [] }
    }

    private func read() {
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0x20 /* MSG_TRUNC: the whole length */)
            if count < 0 {
                // Messages were lost: everything is asked anew.
                if errno == ENOBUFS { askForAll() }
                if errno == EINTR { continue }
                break
            }
            guard count > 0 else { break }
            guard count <= buffer.count else {
                askForAll()
                break
            }
            take(Bytes(buffer[..<count]))
        }
        if questions.isEmpty { publish() }
    }

    private func take(_ messages: Bytes) {
        var offset = 0
        while let length = messages.uint32(offset), let kind = messages.uint16(offset + 4), length >= 16,
            let body = messages.slice(offset + 16, Int(length) - 16)
        {
            switch kind {
            case LinkTable.Kind.done, LinkTable.Kind.error:
                if !questions.isEmpty { questions.removeFirst() }
                if !questions.isEmpty { askNext() }
            default:
                table.take(kind: kind, body: body, isWireless: Self.isWireless)
            }
            offset += (Int(length) + 3) & ~3
        }
    }

    private static func isWireless(_ name: String) -> Bool {
        !name.contains("/") && access("/sys/class/net/\(name)/wireless", F_OK) == 0
    }

    private func publish() {
        let now = table.facts
        guard now != value else { return }
        value = now
        onChange?()
    }
}
