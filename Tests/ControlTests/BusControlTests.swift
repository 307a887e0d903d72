// SPDX-License-Identifier: Apache-2.0

import BarModel
import Control
import GioKit
import Glibc
import ShellCore
import Testing

extension ControlTests {
    @Suite("Both ends")
    @MainActor
    struct BusControlTests {
        /// A shell that remembers what it was asked.
        @MainActor
        final class Handler: ControlHandler {
            var asked: [String] = []
            var refusal: ControlRefusal?
            var isAtRoot = false

            var statusDocument: StatusDocument {
                StatusDocument(DocumentTests.summary, program: DocumentTests.program)
            }
            var tabsDocument: TabsDocument { TabsDocument(DocumentTests.summary) }

            func select(_ tab: String) throws(ControlRefusal) {
                asked.append("select \(tab)")
                if let refusal { throw refusal }
            }

            func goBack() -> Bool {
                asked.append("back")
                return !isAtRoot
            }

            func reloadSettings() -> CheckDocument {
                asked.append("reload")
                return CheckDocument(DocumentTests.summary.problems)
            }

            func takeScreenshot(_ path: String, then: @escaping @MainActor (ControlRefusal?) -> Void) {
                asked.append("screenshot \(path)")
                let refusal = refusal
                MainLoop.post { then(refusal) }
            }

            func release(plugin: String) throws(ControlRefusal) {
                asked.append("release \(plugin)")
                if let refusal { throw refusal }
            }

            func restart(plugin: String) throws(ControlRefusal) {
                asked.append("restart \(plugin)")
                if let refusal { throw refusal }
            }

            var onQuit: () -> Void = {}
            func quit() {
                asked.append("quit")
                onQuit()
            }
        }

        private let privateBus: PrivateBus
        private let handler = Handler()

        init() throws {
            privateBus = try PrivateBus()
        }

        private func serve() throws -> ControlServer {
            let server = ControlServer(try privateBus.connect(), handler: handler)
            try wait("the name") { server.isReachable }
            return server
        }

        private func client() throws -> ControlClient {
            ControlClient(try privateBus.connect())
        }

        @Test("every method reaches the shell and its answer comes back")
        func methods() throws {
            let server = try serve()
            let client = try client()
            #expect(try client.status() == handler.statusDocument)
            #expect(try client.tabs() == handler.tabsDocument)
            try client.select("alarm")
            #expect(try client.back())
            handler.isAtRoot = true
            #expect(try !client.back())
            #expect(try client.reload().problems.count == 1)
            try client.screenshot("/tmp/x.png")
            try client.release("org.lintel.clock")
            #expect(
                handler.asked == [
                    "select alarm", "back", "back", "reload", "screenshot /tmp/x.png", "release org.lintel.clock",
                ])
            withExtendedLifetime(server) {}
        }

        @Test("a refusal arrives with its kind and sentence")
        func refusals() throws {
            let server = try serve()
            let client = try client()
            for kind in ControlRefusal.Kind.allCases {
                let refusal = ControlRefusal(kind, "No “\(kind)” today.")
                handler.refusal = refusal
                #expect(throws: ControlFailure.refused(refusal)) { try client.select("x") }
                #expect(throws: ControlFailure.refused(refusal)) { try client.screenshot("/x") }
            }
            handler.asked = []
            let relative = #expect(throws: ControlFailure.self) { try client.screenshot("x.png") }
            guard case .refused(let refusal) = relative else {
                Issue.record("\(String(describing: relative))")
                return
            }
            #expect(refusal.kind == .badPath)
            #expect(handler.asked.isEmpty)
            withExtendedLifetime(server) {}
        }

        @Test("says that no shell runs, with and without a bus")
        func noShell() throws {
            let client = try client()
            #expect(throws: ControlFailure.noShell) { try client.status() }
            let without = ControlClient(Bus(address: nil, reconnects: false))
            #expect(throws: ControlFailure.noShell) { try without.back() }
        }

        @Test("asking starts no shell, though the bus knows how to start one")
        func startsNothing() throws {
            let folder = try TemporaryFolder()
            let started = folder.path("started")
            let privateBus = try PrivateBus(services: [ControlInterface.service: "/usr/bin/touch \(started)"])
            let client = ControlClient(try privateBus.connect())
            #expect(throws: ControlFailure.noShell) { try client.status() }
            #expect(access(started, F_OK) != 0)
        }

        @Test("quit is answered first, and returns when the shell has left the bus")
        func quit() throws {
            var server: ControlServer? = try serve()
            handler.onQuit = { server = nil }
            try client().quit()
            #expect(handler.asked == ["quit"])
            #expect(server == nil)
        }

        @Test("a second shell hears that the name is taken and does not answer for the first")
        func taken() throws {
            let first = try serve()
            let other = Handler()
            var isTaken = false
            let second = ControlServer(try privateBus.connect(), handler: other) { isTaken = true }
            try wait("taken") { isTaken }
            #expect(!second.isReachable)
            try client().select("alarm")
            #expect(handler.asked == ["select alarm"])
            #expect(other.asked.isEmpty)
            withExtendedLifetime(first) {}
        }

        @Test("the installed introspection document says the same as the one in the program")
        func document() throws {
            let url = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
            let file = try AtomicFile.read("/\(url)/data/dbus/org.lintel.Shell1.xml")
            #expect(Self.plain(String(decoding: file, as: UTF8.self)) == Self.plain(ControlInterface.xml))
            for method in ControlInterface.Method.allCases {
                #expect(ControlInterface.xml.contains("<method name=\"\(method.rawValue)\""))
            }
        }

        /// Methods and arguments without comments, names of the node and white space.
        private static func plain(_ xml: String) -> String {
            xml.replacing(#/<!--.*?-->/#.dotMatchesNewlines(), with: "").replacing(#/<!DOCTYPE[^>]*>/#, with: "")
                .replacing(#/<node[^>]*>/#, with: "<node>").filter { !$0.isWhitespace }
        }
    }
}
