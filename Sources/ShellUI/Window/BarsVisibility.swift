// SPDX-License-Identifier: Apache-2.0
// The bars leave and return together (BARS-HIDE-TOGETHER): one value between hidden and shown, moved by one clock. While
// they are hidden a strip at the top edge always takes a tap for them (NAV-HIDE-RESTORE).
import BarModel
import GtkKit

final class BarsVisibility {
    /// 1 shown, 0 hidden.
    private(set) var share = 1.0
    /// The share has changed.
    var onChange: () -> Void = {}
    /// Invisible; over everything but dialogs, at the top edge.
    let strip = PressArea(PressArea.button)
    private var target = 1.0
    private var from = 1.0
    private var began: Int64?
    private var isTicking = false
    /// Seconds.
    private var time = 0.2

    init() {
        strip.widget.isFocusable = false
        strip.widget.isVisible = false
    }

    var isHidden: Bool { target == 0 }

    /// - Parameters:
    ///   - time: Seconds the change takes; 0 with reduced motion.
    ///   - clock: A widget that is on screen.
    func set(hidden: Bool, in time: Double, clock: Widget) {
        let wanted = hidden ? 0.0 : 1.0
        guard wanted != target else { return }
        target = wanted
        from = share
        began = nil
        self.time = time
        strip.widget.isVisible = hidden
        guard time > 0 else {
            share = wanted
            return onChange()
        }
        guard !isTicking else { return }
        isTicking = true
        clock.onFrame { [weak self] now in self?.step(now) ?? false }
    }

    private func step(_ now: Int64) -> Bool {
        // The first frame shows that something changes already.
        let start = began ?? now - 16_667
        began = start
        let passed = min(1, Double(now - start) / 1_000_000 / time)
        share = from + (target - from) * passed
        onChange()
        isTicking = passed < 1
        return isTicking
    }
}
