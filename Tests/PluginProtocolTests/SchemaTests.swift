// SPDX-License-Identifier: Apache-2.0

// Tests run a program of their own, which only the full Foundation can start without pointers.
import Foundation
import PluginProtocol
import Testing

@Suite("Schemas of the messages")
struct SchemaTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// A sample as the checking script reads it.
    func sample(_ schema: String, _ message: some OutgoingMessage, isResult: Bool = false) throws -> String {
        let line = String(decoding: try message.line(), as: UTF8.self)
        let value =
            isResult
            ? String(
                decoding: try JSONSerialization.data(
                    withJSONObject: try #require(
                        (JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["result"])),
                as: UTF8.self) : line
        return #"{"schema":"\#(schema)","part":"\#(isResult ? "result" : "message")","value":\#(value)}"#
    }

    func samples() throws -> [String] {
        var samples: [String] = []
        for request in Samples.pluginRequests {
            samples.append(try sample(request.method, PluginMessage.request(1, request)))
        }
        for request in Samples.shellRequests {
            samples.append(try sample(request.method, ShellMessage.request(1, request)))
        }
        for notification in Samples.notifications {
            samples.append(try sample(notification.method, ShellMessage.notification(notification)))
        }
        for (method, result) in Samples.pluginResults {
            samples.append(try sample(method, PluginMessage.result(1, result), isResult: true))
        }
        for (method, result) in Samples.shellResults {
            samples.append(try sample(method, ShellMessage.result(1, result), isResult: true))
        }
        samples.append(try sample("error", ShellMessage.error(1, Samples.refusal)))
        samples.append(try sample("error", ShellMessage.error(nil, MessageError(code: -32700, message: ""))))
        samples.append(try sample("log", PluginMessage.log(LogMessage(level: .debug, text: "x"))))
        return samples
    }

    func check(_ samples: [String], against folder: URL) throws -> (status: Int32, output: String) {
        let input = Pipe()
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = ["-W", "ignore", Self.root.path + "/Tests/Fixtures/schema/check.py", folder.path]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(samples.joined(separator: "\n").utf8))
        try input.fileHandleForWriting.close()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }

    @Test("every message the types write is valid, and every field of a schema is one of the types")
    func schemasAndTypesAgree() throws {
        let result = try check(try samples(), against: Self.root.appending(path: "data/schema/messages"))
        #expect(result.output.isEmpty)
        #expect(result.status == 0)
    }

    @Test("every method has a schema and every schema a method")
    func complete() throws {
        let folder = Self.root.appending(path: "data/schema/messages").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).map { String($0.dropLast(5)) }
        let methods =
            Samples.pluginRequests.map(\.method) + Samples.shellRequests.map(\.method)
            + Samples.notifications.map(\.method)
        #expect(Set(files) == Set(methods + ["log", "error", "values"]))
    }

    @Test("a field that only one side knows is found")
    func disagreement() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "schemas-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: Self.root.appending(path: "data/schema/messages"), to: folder)
        let file = folder.appending(path: "alert.json")
        let text = try String(contentsOf: file, encoding: .utf8).replacing("\"sound\"", with: "\"noise\"")
        try Data(text.utf8).write(to: file)
        let result = try check(try samples(), against: folder)
        #expect(result.status == 1)
        #expect(result.output.contains("'sound' was unexpected"))
        #expect(result.output.contains("noise: no sample has it"))
    }
}
