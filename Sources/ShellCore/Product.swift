// SPDX-License-Identifier: Apache-2.0

/// What this is.
package enum Product {
    package static let version = "0.1.0"
}
