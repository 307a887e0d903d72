// SPDX-License-Identifier: Apache-2.0

import BarModel

/// What was measured on a custom back chevron and its mask, in left-to-right terms (NAV-BACK-MASK, -SIZE).
package struct IndicatorFacts: Sendable, Equatable {
    package struct Size: Sendable, Equatable {
        package var width: Int
        package var height: Int

        package init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// One row of the image that has ink.
    package struct Row: Sendable, Equatable {
        /// Highest alpha of the mask before the row's first ink pixel; 0 where nothing lies before it.
        package var maskBeforeInk: Double
        /// Lowest alpha of the mask after the row's last ink pixel; 1 where nothing lies after it.
        package var maskAfterInk: Double

        package init(maskBeforeInk: Double, maskAfterInk: Double) {
            self.maskBeforeInk = maskBeforeInk
            self.maskAfterInk = maskAfterInk
        }
    }

    /// The pair at one scale factor; `nil` for what is missing or unreadable.
    package struct Scale: Sendable, Equatable {
        package var scale: Int
        package var image: Size?
        package var mask: Size?
        /// All pixels of the mask have the same alpha.
        package var maskIsConstant: Bool
        package var rows: [Row]

        package init(scale: Int = 1, image: Size?, mask: Size?, maskIsConstant: Bool = false, rows: [Row] = []) {
            self.scale = scale
            self.image = image
            self.mask = mask
            self.maskIsConstant = maskIsConstant
            self.rows = rows
        }
    }

    package var scales: [Scale]
    /// `navigation.deriveMask`: a missing mask is computed from the image.
    package var derivesMask: Bool
    /// `theme`, or the plugin's id.
    package var path: String

    package init(scales: [Scale], derivesMask: Bool = false, path: String = "theme") {
        self.scales = scales
        self.derivesMask = derivesMask
        self.path = path
    }

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
