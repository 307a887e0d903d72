// SPDX-License-Identifier: Apache-2.0
// An icon of ours: outlines in a box of 24 x 24, stroked in whatever colour and width the place asks for. They are drawn
// from their path data, because a renderer for the whole of SVG costs start-up time and memory.
import GtkKit

package final class StockIcon {
    struct Part {
        var outline: VectorPath
        var isFilled: Bool
        var opacity: Double
    }

    static let box = 24.0
    private let parts: [Part]

    init(parts: [Part]) {
        self.parts = parts
    }

    /// Reads the `path` elements of one of our SVG files.
    ///
    /// - Returns: Nil if there is none, or one that is not understood.
    package convenience init?(svg: String) {
        var parts: [Part] = []
        for element in StockIcon.elements(named: "path", in: svg) {
            guard let data = StockIcon.attribute("d", of: element), let steps = PathReader.read(data) else {
                return nil
            }
            let fill = StockIcon.attribute("fill", of: element) ?? "none"
            let opacity =
                StockIcon.attribute("stroke-opacity", of: element) ?? StockIcon.attribute("fill-opacity", of: element)
            parts.append(
                Part(
                    outline: VectorPath(steps), isFilled: fill != "none",
                    opacity: opacity.flatMap(Double.init) ?? 1))
        }
        guard !parts.isEmpty else { return nil }
        self.init(parts: parts)
    }

    /// - Parameters:
    ///   - x, y: The box's top left corner.
    ///   - size: The side of the box, in logical pixels.
    ///   - lineWidth: In logical pixels.
    package func draw(_ painter: Painter, x: Double, y: Double, size: Double, lineWidth: Double, _ colour: RGBA) {
        painter.saved {
            painter.translate(x: x, y: y)
            painter.scale(x: size / StockIcon.box, y: size / StockIcon.box)
            for part in parts {
                let ink = colour.faded(part.opacity)
                if part.isFilled {
                    painter.fill(part.outline, ink)
                } else {
                    painter.stroke(part.outline, width: lineWidth * StockIcon.box / size, ink)
                }
            }
        }
    }

    private static func elements(named name: String, in svg: String) -> [Substring] {
        var found: [Substring] = []
        var rest = svg[...]
        while let open = rest.firstIndex(of: "<") {
            rest = rest[rest.index(after: open)...]
            guard let close = rest.firstIndex(of: ">") else { break }
            if rest.hasPrefix(name + " ") || rest.hasPrefix(name + "\n") { found.append(rest[..<close]) }
            rest = rest[close...]
        }
        return found
    }

    private static func attribute(_ name: String, of element: Substring) -> String? {
        var rest = element
        while let equals = rest.firstIndex(of: "=") {
            let key = rest[..<equals].split { $0 == " " || $0 == "\n" || $0 == "\t" }.last
            let value = rest[rest.index(after: equals)...]
            guard let quote = value.first, quote == "\"" || quote == "'",
                let end = value.dropFirst().firstIndex(of: quote)
            else { return nil }
            if key == name[...] { return String(value[value.index(after: value.startIndex)..<end]) }
            rest = value[value.index(after: end)...]
        }
        return nil
    }
}
