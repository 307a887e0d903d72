// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit

/// What the status bar draws under its items. While pages move from one style to another it keeps the old one on a strip of
/// its own; once they rest the strip fades to the new ground, and the items turn in the frame in which the other style is
/// easier to read: they can be read in every frame (STAT-READABLE).
final class StatusGround {
    /// Seconds.
    static let fadeTime = 0.2

    /// Looks different now.
    var onChange: () -> Void = {}
    private let context: ShellContext
    private var scene: StatusScene?
    /// Covers what lies behind.
    private(set) var strip: RGBA?
    private var fade: (from: Colour, to: StatusScene, began: Int64?)?

    init(context: ShellContext) {
        self.context = context
    }

    var ink: RGBA {
        if fade != nil, let strip { return RGBA(strip.opaque.foreground) }
        return scene?.ink ?? (context.theme.scheme == .dark ? Palette.dark.text : Palette.light.text)
    }

    /// The tint over the blurred page; nil without a blur.
    var blur: RGBA? {
        guard strip == nil, case .blur(let tint)? = scene?.backing else { return nil }
        return tint
    }

    /// - Returns: Whether it looks different now.
    func show(_ new: StatusScene, isMoving: Bool, clock: Widget) -> Bool {
        let before = (scene, strip)
        take(new, isMoving: isMoving, clock: clock)
        return before != (scene, strip)
    }

    private func take(_ new: StatusScene, isMoving: Bool, clock: Widget) {
        guard let old = scene, old.style != new.style || strip != nil else {
            // Of one style: whatever lies behind, it can be read.
            if fade == nil { scene = new }
            return
        }
        if isMoving {
            if fade == nil, strip == nil { strip = RGBA(old.ground) }
            return
        }
        guard let strip, !context.theme.reducedMotion else {
            (scene, strip, fade) = (new, nil, nil)
            return
        }
        if let running = fade {
            fade?.to = new
            if running.to.style == new.style { return }
            fade = (strip.opaque, new, nil)
            return
        }
        fade = (strip.opaque, new, nil)
        clock.onFrame { [weak self] now in self?.step(now) ?? false }
    }

    private func step(_ now: Int64) -> Bool {
        guard let running = fade else { return false }
        let began = running.began ?? now
        fade?.began = began
        let share = min(1, Double(now - began) / 1_000_000 / StatusGround.fadeTime)
        if share >= 1 {
            (scene, strip, fade) = (running.to, nil, nil)
        } else {
            strip = RGBA(running.to.ground.over(running.from, alpha: share))
        }
        onChange()
        return fade != nil
    }

    func draw(_ snapshot: Snapshot) {
        if let strip { return snapshot.fill(snapshot.bounds, strip) }
        guard let scene else { return }
        switch scene.backing {
        case .none: break
        case .flat(let colour): snapshot.fill(snapshot.bounds, colour)
        case .blur(let tint): snapshot.fill(snapshot.bounds, tint)
        case .picture(let picture):
            snapshot.cairo(snapshot.bounds) { $0.image(picture.surface, x: 0, y: 0) }
        case .gradient(let upper, let lower):
            let rows = max(1, snapshot.height)
            for row in 0..<Int(rows) {
                let share = (Double(row) + 0.5) / rows
                let alpha = upper.alpha + (lower.alpha - upper.alpha) * share
                snapshot.fill(
                    Rect(x: 0, y: Double(row), width: snapshot.width, height: 1), upper.opaqueInk.faded(alpha))
            }
        }
        if let scrim = scene.scrim { snapshot.fill(snapshot.bounds, scrim) }
    }
}

extension RGBA {
    /// The same colour, covering.
    fileprivate var opaqueInk: RGBA { RGBA(opaque) }
}
