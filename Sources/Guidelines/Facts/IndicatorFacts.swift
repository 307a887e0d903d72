// SPDX-License-Identifier: Apache-2.0

import BarModel

extension IndicatorFacts {
    var given: IndicatorChoice {
        scales.contains { $0.image != nil || $0.mask != nil } ? .custom : .standard
    }
}

/// Which chevron and mask are drawn.
package enum IndicatorChoice: String, Sendable {
    /// The shell's own pair.
    case standard
    /// Image and mask as given.
    case custom
    /// The image with a mask computed from it: in each row transparent up to the last ink pixel, opaque after it.
    case derivedMask
}
