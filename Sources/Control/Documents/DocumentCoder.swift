// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

/// The JSON documents of `--json` and of the bus: sorted keys, so that two of them can be compared line by line.
package enum DocumentCoder {
    package static func text(_ document: some Encodable, isIndented: Bool = false) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting =
            isIndented
            ? [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
            : [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(document), as: UTF8.self)
    }

    package static func read<Document: Decodable>(_ text: String, as type: Document.Type = Document.self) throws
        -> Document
    {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }
}
