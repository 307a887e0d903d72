// SPDX-License-Identifier: Apache-2.0

// `[permissions]`: what a plugin in a sandbox asks for.

import PluginProtocol
import Toml

extension ManifestReader {
    private static let permissionKeys: Set<String> = ["network", "read", "write", "bus-names", "devices"]

    mutating func permissions() -> Manifest.Permissions {
        var permissions = Manifest.Permissions()
        guard let table = table("permissions") else { return permissions }
        for entry in table.entries where !Self.permissionKeys.contains(entry.key) {
            unknown(entry, path: "permissions.\(entry.key)")
        }
        permissions.network = flag("network", in: table, path: "permissions.network") ?? false
        permissions.read = texts("read", in: table, PermittedPath.file) { .notAPermittedPath(found: $0) }
        permissions.write = texts("write", in: table, PermittedPath.file) { .notAPermittedPath(found: $0) }
        permissions.busNames = texts("bus-names", in: table, busName) { .notABusName(found: $0) }
        permissions.devices = texts("devices", in: table, PermittedPath.device) { .notADevice(found: $0) }
        return permissions
    }

    /// - Parameter permitted: A text as it is kept; `nil` if it cannot be permitted.
    private mutating func texts(
        _ key: String, in table: TomlTable, _ permitted: (String) -> String?, fault: (String) -> ManifestFault
    ) -> [String] {
        guard let entry = table[key] else { return [] }
        let path = "permissions.\(key)"
        guard let items = entry.value.array, items.allSatisfy({ $0.string != nil }) else {
            add(.wrongType(expected: .listOfTexts, found: entry.value.kind), path, entry.value.start)
            return []
        }
        return items.compactMap { item in
            guard let text = item.string else { return nil }
            let kept = permitted(text)
            if kept == nil { add(fault(text), path, item.start) }
            return kept
        }
    }
}

/// As the bus specification has well-known names; the last part may be `*`.
private func busName(_ name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let isGood =
        name.utf8.count <= 255 && parts.count >= 2
        && parts.enumerated().allSatisfy { index, part in
            if part == "*" { return index == parts.count - 1 && index >= 2 }
            return part.first?.isNumber == false
                && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
        }
    return isGood ? name : nil
}
