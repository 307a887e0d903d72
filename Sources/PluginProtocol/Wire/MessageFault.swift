// SPDX-License-Identifier: Apache-2.0

// What can be wrong with a line from the other side, as facts; and the error that answers it.

/// A line that is not a message, or not a good one.
public enum MessageFault: Error, Hashable, Sendable {
    /// The other side's request, or its answer to ours.
    public enum Part: Hashable, Sendable {
        case request(MessageID)
        case notification
        case answer(MessageID)
    }

    /// Not JSON, or not UTF-8.
    case notJSON(reason: String)
    /// JSON, and no JSON-RPC 2.0 message: `reason` says what was expected. Never answered where the line is an answer
    /// itself, so that two programs do not send each other errors without end.
    case notMessage(id: MessageID?, reason: String, isAnswer: Bool)
    case unknownMethod(id: MessageID?, method: String)
    /// A field is missing or of the wrong type. `path` is a JSON pointer into the message.
    case badField(part: Part, method: String, path: String, expected: String)
    /// An answer to a request that nobody made, or that was answered before.
    case unknownAnswer(MessageID)
    /// Longer than `limit` bytes.
    case tooLong(limit: Int)
    /// Objects and lists nested deeper than `limit`. `part` is `nil` where the line does not say what it is.
    case tooDeep(part: Part?, limit: Int)
    /// More than `limit` messages a second for longer than a moment.
    case tooFast(limit: Int)

    /// The number of the request this line answers badly: whoever waits for it waits in vain.
    public var brokenAnswer: MessageID? {
        switch self {
        case .badField(.answer(let id), _, _, _), .tooDeep(.answer(let id)?, _): id
        default: nil
        }
    }

    /// The number and the error to send back; `nil` where the fault must not be answered. The number is `nil` where the
    /// line had none or is no request.
    public var answer: (id: MessageID?, error: MessageError)? {
        switch self {
        case .notMessage(_, _, isAnswer: true), .unknownAnswer: nil
        case .notMessage(let id, _, _), .unknownMethod(let id, _): (id, error)
        case .badField(.request(let id), _, _, _), .tooDeep(.request(let id)?, _): (id, error)
        default: (nil, error)
        }
    }

    /// The fault as a JSON-RPC error object.
    public var error: MessageError {
        let code =
            switch self {
            case .notJSON: MessageError.parseError
            case .notMessage, .unknownAnswer, .tooDeep: MessageError.invalidRequest
            case .unknownMethod: MessageError.methodNotFound
            case .badField: MessageError.invalidParams
            case .tooLong: MessageError.tooLong
            case .tooFast: MessageError.tooFast
            }
        return MessageError(code: code, message: sentence)
    }

    private var sentence: String {
        switch self {
        case .notJSON(let reason): "The line is not JSON: \(reason)"
        case .notMessage(_, let reason, _): "The line is not a message: \(reason)"
        case .unknownMethod(_, let method): "There is no method \"\(method)\""
        case .badField(.answer(let id), let method, let path, let expected):
            "The answer \(id) to \(method) cannot be read: \(place(path))\(expected)"
        case .badField(_, let method, let path, let expected): "\(method): \(place(path))\(expected)"
        case .unknownAnswer(let id): "Nothing was asked with the id \(id)"
        case .tooLong(let limit): "The line is longer than \(limit) bytes; it was skipped"
        case .tooDeep(_, let limit): "Objects and lists are nested deeper than \(limit)"
        case .tooFast(let limit): "More than \(limit) messages a second; the plugin is slowed down"
        }
    }
}

/// A pointer before what is said about its place; nothing for the whole message.
private func place(_ pointer: String) -> String { pointer.isEmpty ? "" : pointer + ": " }

extension MessageFault {
    /// A decoding error at a known place of a known message.
    init(_ error: any Error, part: Part, method: String) {
        switch error {
        case let fault as MessageFault: self = fault
        case let error as DecodingError:
            self = .badField(part: part, method: method, path: error.pointer, expected: error.expected)
        case let problem as ContentProblem:
            self = .badField(part: part, method: method, path: problem.path, expected: problem.expected)
        // The parser's own, of a value that no field of ours has read.
        default:
            self = .badField(
                part: part, method: method, path: "", expected: "expected numbers in range and texts in Unicode")
        }
    }
}

extension DecodingError {
    /// Where in a document, and what was expected there.
    package var sentence: String { place(pointer) + expected }

    /// JSON pointer of the offending field; empty for the whole message.
    var pointer: String {
        switch self {
        case .keyNotFound(let key, let context): jsonPointer(context.codingPath + [key])
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            jsonPointer(context.codingPath)
        @unknown default: ""
        }
    }

    /// What was expected, in a few words.
    var expected: String {
        switch self {
        case .keyNotFound: "is missing"
        case .typeMismatch(let type, _), .valueNotFound(let type, _): "expected \(words(for: type))"
        case .dataCorrupted(let context): context.debugDescription
        @unknown default: "cannot be read"
        }
    }

    private func words(for type: Any.Type) -> String {
        switch "\(type)" {
        case "String": "a text"
        case "Bool": "true or false"
        case "Int", "Int64", "UInt": "a whole number"
        case "Double": "a number"
        case let name where name.hasPrefix("Array"): "a list"
        default: "an object"
        }
    }
}

/// A coding path as a JSON pointer (RFC 6901).
func jsonPointer(_ path: [any CodingKey]) -> String {
    path.map { key in
        guard key.intValue == nil else { return "/\(key.intValue ?? 0)" }
        return "/"
            + key.stringValue.split(separator: "~", omittingEmptySubsequences: false).joined(separator: "~0")
            .split(separator: "/", omittingEmptySubsequences: false).joined(separator: "~1")
    }.joined()
}
