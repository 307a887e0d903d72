// SPDX-License-Identifier: Apache-2.0

import GioKit
import Testing

extension GioKitTests {
    @Suite("Bus")
    @MainActor
    struct BusTests {
        static let xml = """
            <node>
              <interface name="org.lintel.Test1">
                <method name="Echo"><arg name="text" type="s" direction="in"/><arg type="s" direction="out"/></method>
                <method name="Refuse"/>
                <method name="Drop"/>
                <method name="Later"><arg type="u" direction="out"/></method>
              </interface>
            </node>
            """

        /// A service that answers at once, refuses, forgets, or answers later.
        @MainActor
        final class Service {
            var waiting: [BusRequest] = []
            var heard: [String] = []
            private var object: ExportedObject?
            private var name: OwnedName?

            init(_ bus: Bus, name: String = "org.lintel.Test") throws {
                object = ExportedObject(bus, path: "/test", xml: xml, interface: "org.lintel.Test1") { [weak self] in
                    self?.handle($0)
                }
                try #require(object != nil)
                var state = OwnedName.State.waiting
                self.name = OwnedName(bus, name) { state = $0 }
                try wait("the name") { state == .owned }
            }

            private func handle(_ request: BusRequest) {
                heard.append(request.method)
                switch request.method {
                case "Echo": request.answer([.string(request.arguments.first?.string ?? "")])
                case "Refuse": request.fail(name: "org.lintel.Error.Refused", message: "not today")
                case "Later": waiting.append(request)
                default: break
                }
            }
        }

        private let privateBus: PrivateBus

        init() throws {
            privateBus = try PrivateBus()
        }

        private func call(
            _ bus: Bus, _ method: String, _ arguments: [Variant] = [], timeout: Duration = .seconds(5),
            service: String = "org.lintel.Test"
        ) throws -> Result<[Variant], DBusError> {
            var answer: Result<[Variant], DBusError>?
            let call = BusCall(service, "/test", "org.lintel.Test1", method, arguments, timeout: timeout)
            bus.call(call) { answer = $0 }
            #expect(answer == nil, "an answer in the same turn")
            try wait("an answer") { answer != nil }
            return try #require(answer)
        }

        @Test("answers calls, and says what kind of failure it was")
        func calls() throws {
            let before = settledClosures()
            do {
                let service = try Service(privateBus.connect())
                let client = try privateBus.connect()
                #expect(try call(client, "Echo", [.string("Zürich")]) == .success([.string("Zürich")]))
                #expect(
                    try call(client, "Refuse")
                        == .failure(.remote(name: "org.lintel.Error.Refused", message: "not today")))
                #expect(try call(client, "Nothing") == .failure(.noSuchMethod))
                #expect(try call(client, "Echo", service: "org.lintel.Nobody") == .failure(.noSuchService))
                #expect(try call(client, "Later", timeout: .milliseconds(50)) == .failure(.timedOut))
                guard case .failure(.remote(_, let message)) = try call(client, "Drop") else {
                    Issue.record("a dropped request was not answered")
                    return
                }
                #expect(message == "Drop was not answered")
                #expect(service.heard == ["Echo", "Refuse", "Later", "Drop"])
            }
            try waitForRelease(downTo: before)
        }

        @Test("answers a call in a later turn")
        func later() throws {
            let service = try Service(privateBus.connect())
            let client = try privateBus.connect()
            var answer: Result<[Variant], DBusError>?
            client.call(BusCall("org.lintel.Test", "/test", "org.lintel.Test1", "Later")) { answer = $0 }
            try wait("the request") { service.waiting.count == 1 }
            #expect(answer == nil)
            service.waiting.removeFirst().answer([.uint32(7)])
            try wait("the answer") { answer != nil }
            #expect(answer == .success([.uint32(7)]))
        }

        @Test("gives a name to one only, and tells who comes and goes")
        func names() throws {
            let client = try privateBus.connect()
            var owners: [String?] = []
            let watch = NameWatch(client, "org.lintel.Test") { owners.append($0) }
            try wait("nobody") { watch.isKnown }
            #expect(owners == [nil])
            let first = try privateBus.connect()
            var name: OwnedName? = OwnedName(first, "org.lintel.Test") { _ in }
            try wait("an owner") { watch.owner == first.uniqueName && owners.count == 2 }
            let second = try privateBus.connect()
            let other = OwnedName(second, "org.lintel.Test") { _ in }
            try wait("refused") { other.state == .taken }
            #expect(name?.state == .owned)
            name = nil
            try wait("gone") { owners.count == 3 }
            #expect(watch.owner == nil)
        }

        @Test("knows that there is no bus, and finds one that comes later")
        func noBus() throws {
            let absent = Bus(address: nil)
            var owners: [String?] = []
            let watch = NameWatch(absent, "org.lintel.Test") { owners.append($0) }
            #expect(try call(absent, "Echo") == .failure(.notConnected))
            try wait("certainty") { watch.isKnown }
            #expect(absent.state == .unavailable)
            #expect(owners == [nil])

            let folder = try TemporaryFolder()
            let address = "unix:path=\(folder.path("bus"))"
            let late = Bus(address: address)
            var names: [String?] = []
            let lateWatch = NameWatch(late, "org.lintel.Test") { names.append($0) }
            try wait("no connection") { lateWatch.isKnown }
            #expect(late.state == .unavailable)
            let other = try PrivateBus(listen: address)
            let service = try Service(other.connect())
            try wait("the connection and the name") { lateWatch.owner != nil }
            #expect(names.count == 2)
            #expect(try call(late, "Echo", [.string("here")]) == .success([.string("here")]))
            #expect(service.heard == ["Echo"])
        }

        @Test("loses a bus without losing the program")
        func lostBus() throws {
            let client = try privateBus.connect()
            let service = try Service(privateBus.connect())
            var owners: [String?] = []
            let watch = NameWatch(client, "org.lintel.Test") { owners.append($0) }
            try wait("the owner") { watch.owner != nil }
            try privateBus.stop()
            try wait("the loss") { owners.last == .some(nil) }
            #expect(client.state == .unavailable)
            #expect(try call(client, "Echo") == .failure(.notConnected))
            #expect(service.heard.isEmpty)
        }

        @Test("hears the signals it asked for and no others")
        func signals() throws {
            let client = try privateBus.connect()
            let sender = try privateBus.connect()
            var heard: [BusSignal] = []
            let filter = BusSignalFilter(path: "/test", interface: "org.lintel.Test1", member: "Changed")
            var subscription: SignalSubscription? = SignalSubscription(client, filter) { heard.append($0) }
            // A call's answer tells that the bus has the subscription.
            _ = try call(client, "Echo", service: "org.freedesktop.DBus")
            sender.emit(path: "/test", interface: "org.lintel.Test1", signal: "Other", [])
            sender.emit(path: "/test", interface: "org.lintel.Test1", signal: "Changed", [.int32(1)])
            try wait("the signal") { !heard.isEmpty }
            #expect(heard.map(\.arguments) == [[.int32(1)]])
            #expect(subscription != nil)
            subscription = nil
            sender.emit(path: "/test", interface: "org.lintel.Test1", signal: "Changed", [.int32(2)])
            _ = try call(client, "Echo", service: "org.freedesktop.DBus")
            #expect(heard.count == 1)
        }
    }
}
