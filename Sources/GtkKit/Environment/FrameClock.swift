// SPDX-License-Identifier: Apache-2.0
import CGtk
import GioKit

/// When a window draws. The clock also turns for what changes no pixel, a style that is computed for one.
package final class FrameClock {
    private let clock: Ref<OpaquePointer>

    init(_ clock: Ref<OpaquePointer>) {
        self.clock = clock
    }

    /// Microseconds of the monotonic clock, now. A frame's own time is when it is expected on screen and may lie a whole
    /// interval ahead; what is asked of a painted frame is when that was.
    package static var now: Int64 { Int64(g_get_monotonic_time()) }

    /// Turns since the window was shown, painted or not: however often the screen changes in between, one paints it once.
    package var turns: Int { Int(gdk_frame_clock_get_frame_counter(clock.pointer)) }

    /// Runs `body` after each frame that was painted.
    @discardableResult
    package func onPainted<Target: AnyObject>(
        _ target: Target, _ body: @escaping @MainActor (Target) -> Void
    ) -> SignalToken {
        let turn = Turn()
        Signal.connect(clock.pointer, "paint", to: target) { _ in turn.paints = true }
        return Signal.connect(clock.pointer, "after-paint", to: target) { target in
            guard turn.paints else { return }
            turn.paints = false
            body(target)
        }
    }
}

/// What is counted of a window's frames for `status` and the bench.
package struct FrameCounts: Equatable, Sendable {
    /// Frames painted since the start.
    package var painted = 0
    /// Turns of the frame clock since the start, painted or not.
    package var turns = 0
    /// Frames that came more than 25 ms after the one before, both while something moved.
    package var late = 0
    /// Frames from the last tap to the first one that shows its effect.
    package var tapToFrame = 0
}

/// Counts the frames of one window. Pure but for the clock that is handed in.
package final class FrameCounter {
    package private(set) var counts = FrameCounts()
    /// Something moves: frames are due one after the other.
    package var isAnimating = false {
        didSet { if !isAnimating { lastAnimated = nil } }
    }

    private var lastAnimated: Int64?
    private var framesSinceTap: Int?
    private var changePending = false
    private static let lateAfter: Int64 = 25_000

    package init() {}

    /// A tap arrived.
    package func tapped() {
        framesSinceTap = 0
        changePending = false
    }

    /// What is on screen was changed; the next frame shows it.
    package func changed() { changePending = true }

    /// - Parameter time: Microseconds of the monotonic clock.
    package func painted(at time: Int64) {
        counts.painted += 1
        if isAnimating {
            if let lastAnimated, time - lastAnimated > Self.lateAfter { counts.late += 1 }
            lastAnimated = time
        }
        if let frames = framesSinceTap {
            framesSinceTap = frames + 1
            if changePending {
                counts.tapToFrame = frames + 1
                framesSinceTap = nil
            }
        }
        changePending = false
    }
}

/// One turn of the clock.
private final class Turn {
    /// It came to the phase in which surfaces paint.
    var paints = false
}
