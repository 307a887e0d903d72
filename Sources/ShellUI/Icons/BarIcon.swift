// SPDX-License-Identifier: Apache-2.0
// An icon as bars name it, drawn in one colour: a stock icon, a plugin's picture, or a letter in a frame.
import BarModel
import GtkKit

package struct BarIcon {
    let context: ShellContext
    let icon: TabIcon
    /// What a picture is multiplied with to weigh as much as the others (TAB-ICON-BALANCED).
    let balance: Double

    package init(_ icon: TabIcon, context: ShellContext, balance: Double = 1) {
        self.icon = icon
        self.context = context
        self.balance = balance
    }

    /// The stock icons' circles have 20 px in a box of 25: pictures that fill theirs are drawn as large.
    static let stockShare = 0.8

    /// A name without slash and dot is a stock icon; anything else is a file.
    package init(named name: String, context: ShellContext) {
        self.init(name.contains("/") || name.contains(".") ? .file(name) : .stock(name), context: context)
    }

    /// - Parameters:
    ///   - rect: The icon's box.
    ///   - lineWidth: Of a stock icon, in logical pixels.
    ///   - scale: Device pixels a logical pixel.
    ///   - ready: A picture has come later and can be drawn now.
    package func draw(
        _ painter: Painter, in rect: Rect, lineWidth: Double, _ colour: RGBA, scale: Int,
        ready: @escaping @MainActor @Sendable () -> Void
    ) {
        switch icon {
        case .stock(let name):
            context.icons[name]?.draw(
                painter, x: rect.x, y: rect.y, size: rect.width, lineWidth: lineWidth, colour)
        case .file(let path):
            let size = rect.width * BarIcon.stockShare * balance
            let pixels = Int((size * Double(scale)).rounded(.up))
            guard let stencil = context.pictures.stencil(path, pixels: pixels, ready: ready) else { return }
            let picture = stencil.picture
            let box = Rect(x: rect.midX - size / 2, y: rect.midY - size / 2, width: size, height: size)
            var place = box.fitting(width: picture.width, height: picture.height)
            // The ink stands in the middle, wherever it lies in the picture.
            place.x -= stencil.offset.x * place.width
            place.y -= stencil.offset.y * place.height
            painter.stencil(picture, in: place, colour)
        case .letter(let letter):
            let frame = rect.inset(by: rect.width * 0.1)
            painter.stroke(frame, radius: frame.width * 0.25, width: lineWidth, colour)
            let text = TextLayout(
                letter, TextStyle(family: context.theme.type.family, size: rect.width * 0.52, weight: 600))
            let baseline = rect.midY + rect.width * 0.52 * Baseline.capitalShare / 2
            text.draw(painter, x: rect.midX - text.width / 2, baseline: baseline, colour)
        }
    }
}

extension Rect {
    /// The largest place inside this one, centred, with the proportions of a picture.
    func fitting(width: Int, height: Int) -> Rect {
        guard width > 0, height > 0 else { return self }
        let scale = min(self.width / Double(width), self.height / Double(height))
        let size = Size(width: Double(width) * scale, height: Double(height) * scale)
        return Rect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }
}

/// Where text stands so that its capitals look centred.
package enum Baseline {
    /// Height of a capital in the interface fonts, as a share of their size.
    static let capitalShare = 0.727

    /// - Returns: A whole pixel, so that text is as sharp in every bar.
    package static func centred(in height: Double, size: Double) -> Double {
        (height / 2 + size * capitalShare / 2).rounded()
    }
}
