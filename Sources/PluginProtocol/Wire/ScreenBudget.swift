// SPDX-License-Identifier: Apache-2.0

// How much one screen may hold, so that laying it out never holds up the shell: whoever has more shows it in rows, of which
// only those in view cost anything, or on further screens.

/// Limits of what a plugin may put on screen.
public enum ContentLimits {
    /// Unicode scalars of one title, label, value or other text of a line; of the texts of an alert.
    public static let line = 4096
    /// Unicode scalars of all texts of one screen's content together, those of rows and cards left out. How long a title may
    /// be is a matter of the rules, which shorten it.
    public static let text = 40_000
    /// What a line break counts, in the same: a line costs as much as its place, however short it is.
    public static let lineBreak = 40
    /// Nodes, sections, runs, buttons and wheels of one screen together.
    public static let parts = 1000
    /// Options of one choice or wheel.
    public static let options = 1000
    /// Items at one place of a bar, and segments of a control.
    public static let items = 100
}

/// Counts what a screen holds while it is checked.
struct ScreenBudget {
    private var text = 0
    private var parts = 0

    /// A text of its own screen part, which counts together with the others.
    mutating func add(_ text: String?, at path: @autoclosure () -> String) throws(ContentProblem) {
        guard let text else { return }
        for scalar in text.unicodeScalars { self.text += lineBreaks.contains(scalar) ? ContentLimits.lineBreak : 1 }
        guard self.text <= ContentLimits.text else {
            throw ContentProblem(
                path: path(), expected: "expected at most \(ContentLimits.text) characters on one screen")
        }
    }

    mutating func addLine(_ text: String?, at path: @autoclosure () -> String) throws(ContentProblem) {
        try checkLine(text, at: path())
        try add(text, at: path())
    }

    mutating func addParts(_ count: Int = 1, at path: @autoclosure () -> String) throws(ContentProblem) {
        parts += count
        guard parts <= ContentLimits.parts else {
            throw ContentProblem(path: path(), expected: "expected at most \(ContentLimits.parts) parts on one screen")
        }
    }
}

/// Those that begin a new line or paragraph.
private let lineBreaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"]

func checkLine(_ text: String?, at path: @autoclosure () -> String) throws(ContentProblem) {
    // Bytes are counted at once, and are never fewer.
    guard let text, text.utf8.count > ContentLimits.line, text.unicodeScalars.count > ContentLimits.line else { return }
    throw ContentProblem(path: path(), expected: "expected at most \(ContentLimits.line) characters")
}

func checkCount(_ count: Int, atMost most: Int, at path: @autoclosure () -> String) throws(ContentProblem) {
    guard count <= most else { throw ContentProblem(path: path(), expected: "expected at most \(most) entries") }
}
