// SPDX-License-Identifier: Apache-2.0
// Two pages on their way. Each is drawn once into a picture, and the pictures are painted at whole pixels: nothing is
// laid out, made or shaped while it moves.
import BarModel
import GtkKit

final class StackTransition {
    let lower: PageView
    let upper: PageView
    var clock: TransitionClock
    /// A finger sets the progress; nil when the clock does.
    var dragged: Double? { didSet { if dragged != nil { followsFinger = true } } }
    /// A finger began it.
    private(set) var followsFinger = false
    private var lowerPicture: ImageSurface?
    private var upperPicture: ImageSurface?
    /// Pages whose picture is older than they are.
    private var isStale: (lower: Bool, upper: Bool) = (true, true)

    init(lower: PageView, upper: PageView, clock: TransitionClock) {
        self.lower = lower
        self.upper = upper
        self.clock = clock
    }

    func progress(at now: Double) -> Double { dragged ?? clock.progress(at: now) }

    /// The page it goes to.
    var target: PageView { clock.target >= 0.5 ? upper : lower }

    func markStale(_ page: PageView) {
        if page === lower { isStale.lower = true }
        if page === upper { isStale.upper = true }
    }

    /// Draws what is stale. A page that is not on screen any more keeps its picture.
    func capture(scale: Int) {
        if isStale.lower || lowerPicture?.scale != scale {
            lowerPicture = picture(of: lower, scale: scale) ?? lowerPicture
            isStale.lower = false
        }
        if isStale.upper || upperPicture?.scale != scale {
            upperPicture = picture(of: upper, scale: scale) ?? upperPicture
            isStale.upper = false
        }
    }

    var isCaptured: Bool { lowerPicture != nil && upperPicture != nil }

    private func picture(of page: PageView, scale: Int) -> ImageSurface? {
        guard page.widget.isMapped,
            let surface = try? ImageSurface(
                width: page.widget.width, height: page.widget.height, scale: scale, format: .opaque)
        else { return nil }
        page.widget.draw(into: surface)
        return surface
    }

    /// - Parameters:
    ///   - size: Of the stack.
    ///   - frame: Where the pages are, at whole device pixels.
    ///   - ground: What the pages stand on.
    func paint(_ painter: Painter, size: Size, frame: TransitionMotion.Frame, mirrored: Bool, ground: RGBA) {
        let upperX = frame.upperPage.offset
        let lowerX = frame.lowerPage.offset
        // What the upper page covers is not painted twice.
        let seen =
            frame.upperPage.alpha < 1
            ? Rect(x: 0, y: 0, width: size.width, height: size.height)
            : mirrored
                ? Rect(x: upperX + size.width, y: 0, width: -upperX, height: size.height)
                : Rect(x: 0, y: 0, width: upperX, height: size.height)
        if let lowerPicture, !seen.isEmpty {
            painter.saved {
                painter.clip(seen)
                painter.set(lowerPicture, x: lowerX, y: 0)
                painter.paint()
                if frame.dim > 0 { painter.fill(seen, RGBA(red: 0, green: 0, blue: 0, alpha: frame.dim)) }
            }
        }
        if let upperPicture {
            painter.saved {
                painter.clip(Rect(x: upperX, y: 0, width: size.width, height: size.height))
                painter.set(upperPicture, x: upperX, y: 0)
                painter.paint(alpha: frame.upperPage.alpha)
            }
        }
        guard frame.upperPage.alpha >= 1 else { return }
        paintShadow(painter, edge: mirrored ? upperX + size.width : upperX, size: size, mirrored: mirrored, ground)
    }

    /// A faint shadow at the upper page's edge sets it off (F6b). On dark ground the same share of black would not be
    /// seen: it darkens by as many levels as it would on white, as far as there are any.
    private func paintShadow(_ painter: Painter, edge: Double, size: Size, mirrored: Bool, _ ground: RGBA) {
        let level = max(0.04, ground.red, ground.green, ground.blue)
        var near = 0.0
        for (width, share) in [(4.0, 0.02), (4.0, 0.012), (8.0, 0.006)] {
            let x = mirrored ? edge + near : edge - near - width
            let alpha = min(0.6, share / level)
            painter.fill(
                Rect(x: x, y: 0, width: width, height: size.height), RGBA(red: 0, green: 0, blue: 0, alpha: alpha))
            near += width
        }
    }
}
