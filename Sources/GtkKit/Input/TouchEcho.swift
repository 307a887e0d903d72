// SPDX-License-Identifier: Apache-2.0

/// Tells a pointer's press that some drivers send after a touch from one of its own.
package struct TouchEcho: Equatable {
    /// Milliseconds after a touch in which a pointer's press is its echo.
    static let span: UInt32 = 100
    private var lastTouch: UInt32?

    package init() {}

    /// A finger was lifted.
    ///
    /// - Parameter time: Milliseconds of the display's clock, which wraps.
    package mutating func touched(until time: UInt32) { lastTouch = time }

    /// Whether a pointer's press at this time repeats the last touch.
    package func isEcho(at time: UInt32) -> Bool {
        lastTouch.map { time &- $0 <= TouchEcho.span } ?? false
    }
}
