// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

/// The least a module with FoundationEssentials does: one document in, one number out.
@c(bench_entry)
public func entry() -> Int32 {
    let document = Data(#"{"value": 42}"#.utf8)
    return (try? JSONDecoder().decode([String: Int32].self, from: document)["value"]) ?? -1
}
