// SPDX-License-Identifier: Apache-2.0

/// The rules of all bars, of the examples and of the named interfaces.
package enum BarRules {
    package static let all: [Rule] = [
        .barsTargetMin,
        .barsContrast,
    ]
}
