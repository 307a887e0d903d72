// SPDX-License-Identifier: Apache-2.0

import BarModel

/// What is known of the on-screen keyboard. A hardware keyboard is none.
package struct KeyboardFacts: Equatable, Sendable {
    /// One runs.
    package var isAvailable: Bool
    package var isVisible: Bool
    /// It stands at the lower edge; a floating one takes nobody's place.
    package var isDocked: Bool
    /// Logical px of the window's lower edge that it lies over; 0 where the compositor makes room for it.
    package var height: Double

    package init(
        isAvailable: Bool = false, isVisible: Bool = false, isDocked: Bool = true, height: Double = 0
    ) {
        self.isAvailable = isAvailable
        self.isVisible = isVisible
        self.isDocked = isDocked
        self.height = height
    }

    /// Whether it can be seen at all: compositors put a full-screen window over it.
    package func canShow(isFullScreen: Bool) -> Bool { isAvailable && !isFullScreen }

    /// The environment with what is known here put in (TAB-KEYBOARD-HIDE).
    package func applied(to environment: Environment, isFullScreen: Bool) -> Environment {
        var environment = environment
        let takesRoom = canShow(isFullScreen: isFullScreen) && isVisible && isDocked
        environment.onScreenKeyboard = takesRoom
        environment.keyboardHeight = takesRoom && height.isFinite ? max(0, height) : 0
        return environment
    }
}
