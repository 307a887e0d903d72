// SPDX-License-Identifier: Apache-2.0
// The `d` attribute of an SVG path, as far as our own icons use it: all commands but T.
import Glibc
import GtkKit

/// Reads path data into absolute steps. Arcs become curves.
struct PathReader {
    private var text: Substring.UTF8View
    private var steps: [PathStep] = []
    private var current = Point(x: 0, y: 0)
    private var start = Point(x: 0, y: 0)
    /// The second control point of the curve before, for the smooth form.
    private var control: Point?

    /// - Returns: Nil if the data is not well formed or uses a command that is not known here.
    static func read(_ data: String) -> [PathStep]? {
        var reader = PathReader(text: data[...].utf8)
        return reader.run() ? reader.steps : nil
    }

    private init(text: Substring.UTF8View) {
        self.text = text
    }

    private mutating func run() -> Bool {
        var command: UInt8?
        while true {
            skipSeparators()
            guard let next = text.first else { return true }
            if isLetter(next) {
                text.removeFirst()
                command = next
            } else if command == UInt8(ascii: "M") {
                command = UInt8(ascii: "L")
            } else if command == UInt8(ascii: "m") {
                command = UInt8(ascii: "l")
            } else if command == nil || command == UInt8(ascii: "Z") || command == UInt8(ascii: "z") {
                return false
            }
            guard let command, step(command) else { return false }
        }
    }

    private mutating func step(_ command: UInt8) -> Bool {
        let relative = command >= UInt8(ascii: "a")
        let before = control
        control = nil
        switch Character(Unicode.Scalar(command)).uppercased() {
        case "M":
            guard let to = point(relative) else { return false }
            steps.append(.move(to))
            current = to
            start = to
        case "L":
            guard let to = point(relative) else { return false }
            line(to)
        case "H":
            guard let x = number() else { return false }
            line(Point(x: relative ? current.x + x : x, y: current.y))
        case "V":
            guard let y = number() else { return false }
            line(Point(x: current.x, y: relative ? current.y + y : y))
        case "C":
            guard let first = point(relative), let second = point(relative), let to = point(relative) else {
                return false
            }
            curve(first, second, to)
        case "S":
            guard let second = point(relative), let to = point(relative) else { return false }
            let first = before.map { Point(x: 2 * current.x - $0.x, y: 2 * current.y - $0.y) } ?? current
            curve(first, second, to)
        case "Q":
            guard let middle = point(relative), let to = point(relative) else { return false }
            let from = current
            curve(
                Point(x: from.x + (middle.x - from.x) * 2 / 3, y: from.y + (middle.y - from.y) * 2 / 3),
                Point(x: to.x + (middle.x - to.x) * 2 / 3, y: to.y + (middle.y - to.y) * 2 / 3), to)
            control = nil
        case "A":
            guard let rx = number(), let ry = number(), let rotation = number(), let large = flag(), let sweep = flag(),
                let to = point(relative)
            else { return false }
            arc(rx: abs(rx), ry: abs(ry), rotation: rotation, large: large, sweep: sweep, to: to)
        case "Z":
            steps.append(.close)
            current = start
        default:
            return false
        }
        return true
    }

    private mutating func line(_ to: Point) {
        steps.append(.line(to))
        current = to
    }

    private mutating func curve(_ first: Point, _ second: Point, _ to: Point) {
        steps.append(.curve(first, second, to))
        current = to
        control = second
    }

    /// From the two ends to the centre, then one curve for each quarter at most (SVG 2, appendix B.2.4).
    private mutating func arc(rx: Double, ry: Double, rotation: Double, large: Bool, sweep: Bool, to: Point) {
        let from = current
        guard rx > 0, ry > 0, from != to else { return line(to) }
        let angle = rotation * Double.pi / 180
        let cosine = cos(angle)
        let sine = sin(angle)
        let halfX = (from.x - to.x) / 2
        let halfY = (from.y - to.y) / 2
        let x1 = cosine * halfX + sine * halfY
        let y1 = cosine * halfY - sine * halfX
        let growth = max(1, ((x1 * x1) / (rx * rx) + (y1 * y1) / (ry * ry)).squareRoot())
        let rx = rx * growth
        let ry = ry * growth
        let over = max(0, rx * rx * ry * ry - rx * rx * y1 * y1 - ry * ry * x1 * x1)
        let under = rx * rx * y1 * y1 + ry * ry * x1 * x1
        let factor = (large == sweep ? -1 : 1) * (under > 0 ? (over / under).squareRoot() : 0)
        let cx1 = factor * rx * y1 / ry
        let cy1 = -factor * ry * x1 / rx
        let centreX = cosine * cx1 - sine * cy1 + (from.x + to.x) / 2
        let centreY = sine * cx1 + cosine * cy1 + (from.y + to.y) / 2
        let begin = atan2((y1 - cy1) / ry, (x1 - cx1) / rx)
        var turn = atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - begin
        if sweep, turn < 0 { turn += 2 * Double.pi }
        if !sweep, turn > 0 { turn -= 2 * Double.pi }
        let parts = max(1, Int((abs(turn) / (Double.pi / 2)).rounded(.up)))
        let share = turn / Double(parts)
        let handle = 4 / 3 * tan(share / 4)
        func place(_ x: Double, _ y: Double) -> Point {
            Point(x: centreX + cosine * rx * x - sine * ry * y, y: centreY + sine * rx * x + cosine * ry * y)
        }
        for part in 0..<parts {
            let a = begin + Double(part) * share
            let b = a + share
            let end = part == parts - 1 ? to : place(cos(b), sin(b))
            curve(
                place(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
                place(cos(b) + handle * sin(b), sin(b) - handle * cos(b)), end)
        }
        control = nil
    }

    // MARK: Tokens

    private mutating func point(_ relative: Bool) -> Point? {
        guard let x = number(), let y = number() else { return nil }
        return relative ? Point(x: current.x + x, y: current.y + y) : Point(x: x, y: y)
    }

    /// A flag of an arc is one digit and needs no separator after it.
    private mutating func flag() -> Bool? {
        skipSeparators()
        guard let digit = text.first, digit == UInt8(ascii: "0") || digit == UInt8(ascii: "1") else { return nil }
        text.removeFirst()
        return digit == UInt8(ascii: "1")
    }

    private mutating func number() -> Double? {
        skipSeparators()
        var characters: [UInt8] = []
        var hasDot = false
        var hasExponent = false
        while let next = text.first {
            switch next {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                let afterExponent = characters.last == UInt8(ascii: "e") || characters.last == UInt8(ascii: "E")
                guard characters.isEmpty || afterExponent else { return value(characters) }
            case UInt8(ascii: "."):
                guard !hasDot, !hasExponent else { return value(characters) }
                hasDot = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                guard !hasExponent, !characters.isEmpty else { return value(characters) }
                hasExponent = true
            default:
                return value(characters)
            }
            characters.append(next)
            text.removeFirst()
        }
        return value(characters)
    }

    private func value(_ characters: [UInt8]) -> Double? {
        guard let number = Double(String(decoding: characters, as: UTF8.self)), number.isFinite else { return nil }
        return number
    }

    private mutating func skipSeparators() {
        while let next = text.first, next == 0x20 || next == 0x2C || next == 0x0A || next == 0x0D || next == 0x09 {
            text.removeFirst()
        }
    }

    private func isLetter(_ byte: UInt8) -> Bool {
        (byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z"))
            || (byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z"))
    }
}
