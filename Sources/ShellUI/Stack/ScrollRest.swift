// SPDX-License-Identifier: Apache-2.0
// Notices when scrolling has come to rest, and glides to where it should rest instead. A finger stops a glide where it is.
import Glibc
import GtkKit

final class ScrollRest {
    var onRest: () -> Void = {}
    /// Whether a glide takes its time; otherwise it jumps.
    var animates: () -> Bool = { true }

    private static let quiet: Int64 = 100_000
    private var isPressed = false
    private var lastScroll: Int64?
    private var isWaiting = false
    private var glide: Glide?

    private struct Glide {
        var scroll: ScrolledWindow
        var from: Double
        var to: Double
        var time: Double
        /// Where it put the content last.
        var last: Double
        var began: Int64?
    }

    /// The page moved; from now on rest is awaited. What moves it apart from a glide, a wheel for example, ends the glide.
    func scrolled(to offset: Double, _ clock: Widget) {
        if let glide {
            guard abs(offset - glide.last) > 1 else { return }
            self.glide = nil
        }
        lastScroll = nil
        guard !isWaiting else { return }
        isWaiting = true
        clock.onFrame { [weak self] now in self?.wait(now) ?? false }
    }

    func touched() {
        isPressed = true
        glide = nil
    }

    func released() { isPressed = false }

    func stop() {
        glide = nil
        isWaiting = false
    }

    private func wait(_ now: Int64) -> Bool {
        guard isWaiting else { return false }
        let since = lastScroll ?? now
        lastScroll = since
        if isPressed {
            lastScroll = now
            return true
        }
        guard now - since >= ScrollRest.quiet else { return true }
        isWaiting = false
        onRest()
        return false
    }

    /// - Parameters:
    ///   - offset: Where the content shall rest.
    ///   - time: Seconds.
    func glide(_ scroll: ScrolledWindow, to offset: Double, in time: Double, clock: Widget) {
        scroll.stopKinetic()
        guard animates(), time > 0 else {
            scroll.offset = offset
            return
        }
        let isRunning = glide != nil
        glide = Glide(scroll: scroll, from: scroll.offset, to: offset, time: time, last: scroll.offset)
        guard !isRunning else { return }
        clock.onFrame { [weak self] now in self?.step(now) ?? false }
    }

    private func step(_ now: Int64) -> Bool {
        guard var moving = glide else { return false }
        let began = moving.began ?? now
        moving.began = began
        let share = min(1, Double(now - began) / 1_000_000 / moving.time)
        let eased = 1 - pow(1 - share, 3)
        moving.last = (moving.from + (moving.to - moving.from) * eased).rounded()
        glide = moving
        moving.scroll.offset = moving.last
        guard share < 1 else {
            glide = nil
            return false
        }
        return true
    }
}
