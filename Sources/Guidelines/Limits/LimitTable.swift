// SPDX-License-Identifier: Apache-2.0

/// Every limit, one group a file. A new limit is one value in its group.
package enum LimitTable {
    package static let all: [Limit] =
        SurfaceLimits.all + NavigationLimits.all + MotionLimits.all + BarLimits.all + TabLimits.all + NetworkLimits.all

    private static let byKey: [String: [Limit]] = {
        var found: [String: [Limit]] = [:]
        for limit in all {
            found[limit.key, default: []].append(limit)
            for suffix in [".compact", ".regular"] where limit.key.hasSuffix(suffix) {
                found[String(limit.key.dropLast(suffix.count)), default: []].append(limit)
            }
        }
        return found
    }()

    /// The limits a key of the file sets: one, or two for a key given without `.compact` and `.regular`; empty for an
    /// unknown key.
    package static func limits(for key: String) -> [Limit] {
        byKey[key] ?? []
    }

    /// Every key a file may use, the short forms too.
    package static var keys: [String] { byKey.keys.sorted() }
}
