// SPDX-License-Identifier: Apache-2.0
// How what lies over the shell comes and goes: a sheet rises from the lower edge and sinks again on the curve of a push,
// a dialog or a choice fades. With reduced motion nothing travels, and the fade takes what the guideline leaves to it. What
// goes is drawn once into a picture, so that it is out of reach at once and still seen to leave.
import BarModel
import GtkKit
import Guidelines

final class OverlayMotion {
    enum Part: Hashable { case sheet, panel }

    struct Way {
        var clock: TransitionClock
        /// What leaves, and where it stood; nil while it comes.
        var leaving: (picture: ImageSurface, place: Rect)?
        var share: Double
    }

    private let widget: DrawnWidget
    private let context: ShellContext
    private(set) var ways: [Part: Way] = [:]
    private var isTicking = false

    init(widget: DrawnWidget, context: ShellContext) {
        self.widget = widget
        self.context = context
    }

    private var isStill: Bool { context.theme.reducedMotion }

    /// A part has come up.
    func opens(_ part: Part) {
        ways[part] = Way(clock: clock(from: 0, to: 1), share: 0)
        tick()
    }

    /// A part is about to be taken away. Called while it is still drawn.
    func closes(_ part: Part, _ view: DrawnWidget, place: Rect) {
        ways[part] = nil
        guard view.isMapped, let picture = view.picture() else { return }
        ways[part] = Way(clock: clock(from: 1, to: 0), leaving: (picture, place), share: 1)
        tick()
    }

    private func clock(from: Double, to: Double) -> TransitionClock {
        TransitionClock(
            curve: .push(limits: context.theme.limits, reducedMotion: isStill), from: from, to: to)
    }

    private func tick() {
        guard !isTicking else { return }
        isTicking = true
        widget.onFrame { [weak self] time in self?.frame(Double(time) / 1_000_000) ?? false }
    }

    private func frame(_ time: Double) -> Bool {
        for (part, way) in ways {
            var way = way
            // The first frame shows that something moves already.
            if !way.clock.isRunning { way.clock.start(at: time - 1.0 / 60) }
            way.share = way.clock.progress(at: time)
            ways[part] = way.clock.isFinished(at: time) ? nil : way
        }
        widget.queueDraw()
        isTicking = !ways.isEmpty
        return isTicking
    }

    // MARK: Drawing

    /// Draws a part that is open, as far as it has come.
    func draw(_ part: Part, _ view: DrawnWidget, scrim: RGBA, _ snapshot: Snapshot) {
        let share = ways[part].map { $0.leaving == nil ? $0.share : 1 } ?? 1
        snapshot.fill(snapshot.bounds, scrim.faded(share))
        guard share < 1 else { return snapshot.child(view) }
        guard part == .sheet, !isStill else { return snapshot.faded(share) { snapshot.child(view) } }
        snapshot.translated(x: 0, y: ((1 - share) * snapshot.height).rounded()) { snapshot.child(view) }
    }

    /// Draws what is on its way out.
    func drawLeaving(_ part: Part, isOpen: Bool, scrim: RGBA, _ snapshot: Snapshot) {
        guard let way = ways[part], let leaving = way.leaving else { return }
        if !isOpen { snapshot.fill(snapshot.bounds, scrim.faded(way.share)) }
        let travels = part == .sheet && !isStill
        let y = travels ? leaving.place.y + ((1 - way.share) * snapshot.height).rounded() : leaving.place.y
        snapshot.cairo(snapshot.bounds) { painter in
            painter.layer(alpha: travels ? 1 : way.share) {
                painter.image(leaving.picture, x: leaving.place.x, y: y)
            }
        }
    }
}
