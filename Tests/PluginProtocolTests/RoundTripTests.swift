// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import PluginProtocol
import Testing

@Suite("Messages on the wire")
struct RoundTripTests {
    let pending = PendingRequests()

    func read<Message: IncomingMessage & OutgoingMessage>(_ message: Message) throws -> Message {
        let line = try message.line()
        #expect(!line.contains(UInt8(ascii: "\n")))
        return try MessageReader<Message>(pending: pending).read(line)
    }

    @Test("every request of a plugin comes back as it was", arguments: Samples.pluginRequests)
    func pluginRequest(_ request: PluginRequest) throws {
        let message = PluginMessage.request(4, request)
        #expect(try read(message) == message)
    }

    @Test("every request of the shell comes back as it was", arguments: Samples.shellRequests)
    func shellRequest(_ request: ShellRequest) throws {
        let message = ShellMessage.request(4, request)
        #expect(try read(message) == message)
    }

    @Test("every notification of the shell comes back as it was", arguments: Samples.notifications)
    func notification(_ notification: ShellNotification) throws {
        let message = ShellMessage.notification(notification)
        #expect(try read(message) == message)
    }

    @Test("an answer of a plugin is read as its request says")
    func pluginResults() throws {
        for (number, sample) in Samples.pluginResults.enumerated() {
            pending.add(number, method: sample.method)
            let message = PluginMessage.result(number, sample.result)
            #expect(try read(message) == message)
        }
        #expect(pending.count == 0)
    }

    @Test("an answer of the shell is read as its request says")
    func shellResults() throws {
        for (number, sample) in Samples.shellResults.enumerated() {
            pending.add(number, method: sample.method)
            let message = ShellMessage.result(number, sample.result)
            #expect(try read(message) == message)
        }
    }

    @Test("errors and the log come back as they were")
    func errors() throws {
        pending.add(1, method: "badge")
        let refused = ShellMessage.error(1, Samples.refusal)
        #expect(try read(refused) == refused)
        let general = ShellMessage.error(nil, MessageError(code: MessageError.parseError, message: "no"))
        #expect(try read(general) == general)
        pending.add(2, method: "screen.open")
        let failed = PluginMessage.error(2, MessageError(code: MessageError.internalError, message: "no disk"))
        #expect(try read(failed) == failed)
        let log = PluginMessage.log(LogMessage(level: .warning, text: "careful"))
        #expect(try read(log) == log)
    }

    @Test("fields that are not known are ignored, and fields with a default may be missing")
    func lenient() throws {
        let line = #"""
            {"jsonrpc":"2.0","id":1,"method":"navigation.push","later":[1],"params":{"tab":"t","x":{},"screen":{"id":"a"}}}
            """#
        let message = try MessageReader<PluginMessage>(pending: pending).read(Data(line.utf8))
        #expect(message == .request(1, .push(tab: "t", screen: .init(screen: Screen(id: "a"), content: nil))))
    }

    @Test("a number that JSON cannot hold is refused when writing, with its place")
    func notANumber() {
        let message = ShellMessage.request(
            1, .action(.init(tab: "t", screen: "s", node: "n", event: .change, value: .number(.nan))))
        #expect(throws: UnwritableMessage(path: "/params/value")) { try message.line() }
    }
}
