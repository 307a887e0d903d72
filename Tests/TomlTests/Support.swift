// SPDX-License-Identifier: Apache-2.0

import Toml

/// The refusal of a text, or `nil` if it was accepted.
func refusal(_ text: String) -> TomlError? {
    refusal(bytes: Array(text.utf8))
}

func refusal(bytes: [UInt8]) -> TomlError? {
    do {
        _ = try TomlDocument(bytes: bytes)
        return nil
    } catch {
        return error
    }
}
