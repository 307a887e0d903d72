// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

/// Values that the shell keeps for the plugin, by key. What the operator has set wins over what is written here.
@MainActor
public final class Settings {
    weak var shell: Shell?

    init() {}

    /// The value, `.null` if there is none or the shell does not answer.
    public subscript(key: String) -> SettingValue {
        get async {
            guard case .setting(let value)? = try? await shell?.request(.getSetting(key: key)) else { return .null }
            return value
        }
    }

    /// - Throws: `MessageError`, for example because the operator has locked it.
    public func set(_ key: String, to value: SettingValue) async throws {
        _ = try await shell?.request(.setSetting(key: key, value: value))
    }

    /// A value of the plugin's own type; `nil` if there is none or it cannot be read.
    public func value<Value: Decodable>(_ key: String, as type: Value.Type = Value.self) async -> Value? {
        guard case .text(let text) = await self[key] else { return nil }
        return try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }

    /// Keeps a value of the plugin's own type, as JSON in a text.
    public func store(_ value: some Encodable, for key: String) async throws {
        let bytes = try JSONEncoder().encode(value)
        try await set(key, to: .text(String(decoding: bytes, as: UTF8.self)))
    }
}
