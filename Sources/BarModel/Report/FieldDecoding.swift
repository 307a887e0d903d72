// SPDX-License-Identifier: Apache-2.0

// A number out of its type's range and a text that is no Unicode are errors of the parser, which know no place. Read
// through these, every field of a message and of a state file says where it stands and what was expected there.

extension KeyedDecodingContainer {
    package func decode(_ type: String.Type, forKey key: Key) throws -> String { try placed(type, key) }
    package func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try placed(type, key) }
    package func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try placed(type, key) }

    package func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try placedIfPresent(type, key)
    }
    package func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try placedIfPresent(type, key) }
    package func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try placedIfPresent(type, key)
    }

    private func placedIfPresent<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
        guard contains(key), try !decodeNil(forKey: key) else { return nil }
        return try placed(type, key)
    }

    private func placed<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
        do {
            return try decode(type, forKey: key)
        } catch let error as DecodingError {
            throw error
        } catch {
            throw DecodingError.typeMismatch(
                type, DecodingError.Context(codingPath: codingPath + [key], debugDescription: ""))
        }
    }
}
