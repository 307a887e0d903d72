// SPDX-License-Identifier: Apache-2.0

/// What was measured on a custom back chevron and its mask, in left-to-right terms (NAV-BACK-MASK, -SIZE).
public struct IndicatorFacts: Sendable, Equatable {
    public struct Size: Sendable, Equatable {
        public var width: Int
        public var height: Int

        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }
    }

    /// One row of the image that has ink.
    public struct Row: Sendable, Equatable {
        /// Highest alpha of the mask before the row's first ink pixel; 0 where nothing lies before it.
        public var maskBeforeInk: Double
        /// Lowest alpha of the mask after the row's last ink pixel; 1 where nothing lies after it.
        public var maskAfterInk: Double

        public init(maskBeforeInk: Double, maskAfterInk: Double) {
            self.maskBeforeInk = maskBeforeInk
            self.maskAfterInk = maskAfterInk
        }
    }

    /// The pair at one scale factor; `nil` for what is missing or unreadable.
    public struct Scale: Sendable, Equatable {
        public var scale: Int
        public var image: Size?
        public var mask: Size?
        /// All pixels of the mask have the same alpha.
        public var maskIsConstant: Bool
        public var rows: [Row]
        /// Measured at this scale; `nil` where the image was not looked at.
        public var shape: Shape?

        public init(
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
    public struct Shape: Sendable, Equatable {
        /// px at scale 1
        public var inkWidth: Double
        public var inkHeight: Double
        /// Height of the leading-most ink, 0 the top and 1 the bottom of the ink.
        public var tip: Double
        /// The trailing-most ink touches the upper and the lower third.
        public var touchesBothThirds: Bool
        public var isFullColour: Bool

        public init(
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
    public enum Owner: Sendable, Equatable {
        /// `[theme]` of the configuration.
        case shell
        /// A plugin; taken only where the shell has none of its own, allows it, and this plugin has no other one.
        case plugin(shellHasOne: Bool, isAllowed: Bool, isFirst: Bool)
    }

    public var scales: [Scale]
    /// `navigation.deriveMask`: a missing mask is computed from the image.
    public var derivesMask: Bool
    public var owner: Owner
    /// `theme`, or the plugin's id.
    public var path: String

    public init(scales: [Scale], derivesMask: Bool = false, owner: Owner = .shell, path: String = "theme") {
        self.scales = scales
        self.derivesMask = derivesMask
        self.owner = owner
        self.path = path
    }
}
