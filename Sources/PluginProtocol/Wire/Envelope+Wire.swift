// SPDX-License-Identifier: Apache-2.0

// The JSON-RPC 2.0 object around every message. It is read from the same container as what it holds, so that a line is
// parsed once.

enum EnvelopeKey: String, CodingKey {
    case jsonrpc, id, method, params, result, error
}

extension CodingUserInfoKey {
    /// `PendingRequests` of the side that reads.
    static var pendingRequests: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "pendingRequests") }
}

/// The outer object of a line, with its fields not read yet.
struct IncomingEnvelope {
    enum Kind {
        /// `nil`: a notification.
        case call(method: String, id: MessageID?)
        /// Of the method that was asked for.
        case result(method: String, id: MessageID)
        /// `nil`: about a line whose number could not be read.
        case error(id: MessageID?)
    }

    let values: KeyedDecodingContainer<EnvelopeKey>
    let kind: Kind

    init(_ decoder: any Decoder) throws {
        guard let values = try? decoder.container(keyedBy: EnvelopeKey.self) else {
            throw MessageFault.notMessage(id: nil, reason: "expected an object", isAnswer: false)
        }
        self.values = values
        let isAnswer = values.contains(.result) || values.contains(.error)
        func refused(_ reason: String, id: MessageID? = nil) -> MessageFault {
            .notMessage(id: id, reason: reason, isAnswer: isAnswer)
        }
        var id: MessageID?
        if values.contains(.id), (try? values.decodeNil(forKey: .id)) != true {
            // A number with a fraction is no id either: JSON-RPC discourages it, and no answer could repeat it exactly.
            guard let number = try? values.decode(MessageID.self, forKey: .id) else {
                throw refused("\"id\" must be a whole number")
            }
            id = number
        }
        guard let version = try? values.decode(String.self, forKey: .jsonrpc), version == "2.0" else {
            throw refused("\"jsonrpc\" must be \"2.0\"", id: id)
        }
        if values.contains(.method) {
            guard !isAnswer, let method = try? values.decode(String.self, forKey: .method) else {
                throw refused("\"method\" must be a text, and stand alone", id: id)
            }
            kind = .call(method: method, id: id)
        } else if values.contains(.error) {
            kind = .error(id: id)
        } else if values.contains(.result) {
            guard let id else { throw refused("an answer needs an \"id\"") }
            kind = .result(method: try Self.askedMethod(id, decoder), id: id)
        } else {
            throw refused("\"method\", \"result\" or \"error\" is missing", id: id)
        }
        if case .error(let id?) = kind {
            _ = try Self.askedMethod(id, decoder)
        }
    }

    private static func askedMethod(_ id: MessageID, _ decoder: any Decoder) throws -> String {
        let pending = CodingUserInfoKey.pendingRequests.flatMap { decoder.userInfo[$0] as? PendingRequests }
        guard let method = pending?.take(id) else { throw MessageFault.unknownAnswer(id) }
        return method
    }

    /// The parameters; a message without `params` is as good as one with an empty object.
    func params<Params: Decodable>(_: Params.Type = Params.self) throws -> Params {
        try Params(from: try values.superDecoder(forKey: .params))
    }

    func result<Result: Decodable>(_: Result.Type = Result.self) throws -> Result {
        try values.decode(Result.self, forKey: .result)
    }

    /// The error object; `data` of a shape that is not ours is left out.
    func error() throws -> MessageError {
        let fields = try values.nestedContainer(keyedBy: ErrorKey.self, forKey: .error)
        return MessageError(
            code: try fields.decode(Int.self, forKey: .code),
            message: try fields.decodeIfPresent(String.self, forKey: .message) ?? "",
            data: try? fields.decodeIfPresent(MessageError.Refusal.self, forKey: .data))
    }

    private enum ErrorKey: String, CodingKey {
        case code, message, data
    }
}

/// An object without fields.
struct NoFields: Codable {}

extension KeyedEncodingContainer<EnvelopeKey> {
    mutating func encodeCall(_ method: String, id: MessageID?) throws {
        try encode("2.0", forKey: .jsonrpc)
        try encodeIfPresent(id, forKey: .id)
        try encode(method, forKey: .method)
    }

    mutating func encodeAnswer(_ id: MessageID?) throws {
        try encode("2.0", forKey: .jsonrpc)
        if let id { try encode(id, forKey: .id) } else { try encodeNil(forKey: .id) }
    }
}
