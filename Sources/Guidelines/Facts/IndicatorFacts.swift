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
        /// Measured at this scale; `nil` where the image was not looked at.
        package var shape: Shape?

        package init(
            scale: Int = 1, image: Size?, mask: Size?, maskIsConstant: Bool = false, rows: [Row] = [],
            shape: Shape? = nil
        ) {
            self.scale = scale
            self.image = image
            self.mask = mask
            self.maskIsConstant = maskIsConstant
            self.rows = rows
            self.shape = shape
        }
    }

    /// The form of the image's ink, in left-to-right terms.
    package struct Shape: Sendable, Equatable {
        /// px at scale 1
        package var inkWidth: Double
        package var inkHeight: Double
        /// Height of the leading-most ink, 0 the top and 1 the bottom of the ink.
        package var tip: Double
        /// The trailing-most ink touches the upper and the lower third.
        package var touchesBothThirds: Bool
        package var isFullColour: Bool

        package init(
            inkWidth: Double, inkHeight: Double, tip: Double, touchesBothThirds: Bool, isFullColour: Bool = false
        ) {
            self.inkWidth = inkWidth
            self.inkHeight = inkHeight
            self.tip = tip
            self.touchesBothThirds = touchesBothThirds
            self.isFullColour = isFullColour
        }
    }

    /// Who else has a say (NAV-BACK-CUSTOM-CONSISTENT).
    package enum Owner: Sendable, Equatable {
        /// `[theme]` of the configuration.
        case shell
        /// A plugin; taken only where the shell has none of its own, allows it, and this plugin has no other one.
        case plugin(shellHasOne: Bool, isAllowed: Bool, isFirst: Bool)
    }

    package var scales: [Scale]
    /// `navigation.deriveMask`: a missing mask is computed from the image.
    package var derivesMask: Bool
    package var owner: Owner
    /// `theme`, or the plugin's id.
    package var path: String

    package init(scales: [Scale], derivesMask: Bool = false, owner: Owner = .shell, path: String = "theme") {
        self.scales = scales
        self.derivesMask = derivesMask
        self.owner = owner
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
