// SPDX-License-Identifier: Apache-2.0

extension PluginMessage: IncomingMessage, OutgoingMessage {
    public init(message decoder: any Decoder) throws {
        let message = try IncomingEnvelope(decoder)
        switch message.kind {
        case .call("log", let id):
            guard id == nil else {
                throw MessageFault.notMessage(id: id, reason: "\"log\" takes no \"id\"", isAnswer: false)
            }
            do {
                self = .log(try message.params())
            } catch {
                throw MessageFault(error, part: .notification, method: "log")
            }
        case .call(let method, let id):
            self = .request(try Self.number(id, method), try Self.request(method, id, message))
        case .result(let method, let id):
            do {
                self = .result(id, try PluginResult(of: method, message))
            } catch {
                throw MessageFault(error, part: .answer(id), method: method)
            }
        case .error(nil):
            throw MessageFault.notMessage(id: nil, reason: "an error needs an \"id\"", isAnswer: true)
        case .error(let id?):
            do {
                self = .error(id, try message.error())
            } catch {
                throw MessageFault(error, part: .answer(id), method: "error")
            }
        }
    }

    private static func request(
        _ method: String, _ id: MessageID?, _ message: IncomingEnvelope
    ) throws -> PluginRequest {
        do {
            guard let request = try PluginRequest(method: method, message) else {
                throw MessageFault.unknownMethod(id: id, method: method)
            }
            return request
        } catch {
            throw MessageFault(error, part: id.map { .request($0) } ?? .notification, method: method)
        }
    }

    private static func number(_ id: MessageID?, _ method: String) throws(MessageFault) -> MessageID {
        guard let id else {
            throw .notMessage(id: nil, reason: "\"\(method)\" needs an \"id\": it is answered", isAnswer: false)
        }
        return id
    }

    public func encodeMessage(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: EnvelopeKey.self)
        switch self {
        case .request(let id, let request):
            try values.encodeCall(request.method, id: id)
            try request.encodeParams(to: values.superEncoder(forKey: .params))
        case .log(let log):
            try values.encodeCall("log", id: nil)
            try values.encode(log, forKey: .params)
        case .result(let id, let result):
            try values.encodeAnswer(id)
            try result.encodeResult(to: values.superEncoder(forKey: .result))
        case .error(let id, let error):
            try values.encodeAnswer(id)
            try values.encode(error, forKey: .error)
        }
    }
}

private struct VersionField: Codable {
    var `protocol`: ProtocolVersion
}

private struct RowsField: Codable {
    var rows: [Row]
}

extension PluginResult {
    init(of method: String, _ message: IncomingEnvelope) throws {
        switch method {
        case "initialize": self = .initialized(try message.result(VersionField.self).protocol)
        case "screen.open":
            self = .screen(try message.result(ScreenDescription.self).checked(at: "/result"))
        case "rows":
            let rows = try message.result(RowsField.self).rows
            var known = Set<String>()
            try checkRows(rows, at: "/result/rows", known: &known)
            self = .rows(rows)
        default: self = .done
        }
    }

    func encodeResult(to encoder: any Encoder) throws {
        switch self {
        case .initialized(let version): try VersionField(protocol: version).encode(to: encoder)
        case .screen(let screen): try screen.encode(to: encoder)
        case .rows(let rows): try RowsField(rows: rows).encode(to: encoder)
        case .done: try NoFields().encode(to: encoder)
        }
    }
}
