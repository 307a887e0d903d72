// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

/// Limits of a line, the same for both sides.
public enum MessageLimits {
    /// Bytes of a line, its end not counted.
    public static let length = 4 * 1024 * 1024
    /// Objects and lists inside each other.
    public static let depth = 64
}

/// Reads the lines of one direction of a connection. Not shared between threads.
public struct MessageReader<Message: IncomingMessage> {
    private let decoder = JSONDecoder()

    /// - Parameter pending: The requests of the side that reads; an answered one is taken away.
    public init(pending: PendingRequests) {
        if let key = CodingUserInfoKey.pendingRequests { decoder.userInfo[key] = pending }
    }

    /// The message of one line, given without its line end.
    ///
    /// - Throws: What is wrong with it. Unknown fields are not wrong.
    public func read(_ line: Data) throws(MessageFault) -> Message {
        guard line.count <= MessageLimits.length else { throw .tooLong(limit: MessageLimits.length) }
        guard nestingDepth(of: line.span, atMost: MessageLimits.depth) else {
            throw .tooDeep(part: part(of: line), limit: MessageLimits.depth)
        }
        do {
            return try decoder.decode(Decoded<Message>.self, from: line).message
        } catch let fault as MessageFault {
            throw fault
        } catch let error as DecodingError {
            throw .notJSON(reason: error.syntaxReason)
        } catch {
            throw .notJSON(reason: "it cannot be read")
        }
    }

    /// Whose turn a line is that must not be decoded: without it somebody waits for its answer until a deadline.
    private func part(of line: Data) -> MessageFault.Part? {
        let outline = MessageOutline(line.span)
        guard let id = outline.id else { return nil }
        guard outline.isAnswer else { return outline.isCall ? .request(id) : nil }
        let pending = CodingUserInfoKey.pendingRequests.flatMap { decoder.userInfo[$0] as? PendingRequests }
        return pending?.take(id) == nil ? nil : .answer(id)
    }

    public func read(_ line: some Collection<UInt8>) throws(MessageFault) -> Message {
        try read(Data(line))
    }
}

/// What a line can be read as: `PluginMessage` by the shell, `ShellMessage` by a plugin.
public protocol IncomingMessage: Sendable {
    init(message decoder: any Decoder) throws
}

/// A message that can be written as a line.
public protocol OutgoingMessage: Sendable {
    func encodeMessage(to encoder: any Encoder) throws
}

/// A value that JSON cannot hold: a number that is infinite or none.
public struct UnwritableMessage: Error, Hashable, Sendable {
    /// JSON pointer of the value.
    public let path: String

    public init(path: String) {
        self.path = path
    }
}

extension OutgoingMessage {
    /// The message as JSON on one line, without a line end.
    public func line() throws(UnwritableMessage) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        do {
            return try encoder.encode(Encoded(message: self))
        } catch EncodingError.invalidValue(_, let context) {
            throw UnwritableMessage(path: jsonPointer(context.codingPath))
        } catch {
            throw UnwritableMessage(path: "")
        }
    }
}

private struct Decoded<Message: IncomingMessage>: Decodable {
    let message: Message

    init(from decoder: any Decoder) throws {
        message = try Message(message: decoder)
    }
}

private struct Encoded<Message: OutgoingMessage>: Encodable {
    let message: Message

    func encode(to encoder: any Encoder) throws {
        try message.encodeMessage(to: encoder)
    }
}

extension DecodingError {
    /// The parser's reason, without the bytes of the line.
    fileprivate var syntaxReason: String {
        guard case .dataCorrupted(let context) = self else { return "it cannot be read" }
        return context.debugDescription
    }
}

/// Whether brackets outside of texts are nested at most so deep. A scan of the bytes, before anything recursive sees them.
func nestingDepth(of bytes: Swift.Span<UInt8>, atMost limit: Int) -> Bool {
    var depth = 0
    var isInText = false
    var isEscaped = false
    for index in bytes.indices {
        let byte = bytes[index]
        if isInText {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInText = false
            }
            continue
        }
        switch byte {
        case UInt8(ascii: "\""): isInText = true
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            depth += 1
            if depth > limit { return false }
        case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
        default: break
        }
    }
    return true
}
