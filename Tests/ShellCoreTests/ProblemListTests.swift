// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol
import Testing

@testable import ShellCore

@Suite("The sheet of problems")
struct ProblemListTests {
    private func texts(
        _ problems: [Problem], isKiosk: Bool = false, usesLastGood: Bool = false, width: Double = 480, scale: Double = 1
    ) -> [String] {
        var environment = Environment()
        environment.width = width
        environment.textScale = scale
        var shell = Shell(environment: environment, searchedFolders: [], isKiosk: isKiosk)
        _ = shell.handle(.settings(ShellSettings(), problems: problems, usesLastGood: usesLastGood), at: 0)
        _ = shell.handle(.user(.showProblems), at: 0)
        guard case .content(.column(let column), _)? = shell.presented().sheet?.page.content else { return [] }
        return column.children.map { child in
            guard case .text(let text) = child else { return "" }
            return text.runs.map(\.text).joined()
        }
    }

    private func problem(_ line: Int, _ severity: Problem.Severity = .error) -> Problem {
        Problem(
            file: "/etc/lintel/lintel.toml", line: line, column: 1, key: "theme.scheme", severity: severity,
            message: "Number \(line).", hint: "Mend it.")
    }

    @Test("problems stand in their order; where there are too many, mistakes are kept before warnings")
    func order() {
        #expect(texts([problem(1, .warning), problem(2)]).map { $0.contains("Number 1.") } == [true, false])
        let many = texts((1...60).map { problem($0, $0 > 50 ? .error : .warning) })
        #expect(many.count == 41)
        #expect(many[0].contains("Number 1."))
        #expect(many[29].contains("Number 30."))
        #expect(many[30].contains("Number 51."))
        #expect(many[40].contains("20"))
    }

    @Test("a mistake and a warning differ by sign and colour, not by a word alone")
    func tones() {
        var shell = Shell(environment: Environment(), searchedFolders: [], isKiosk: false)
        _ = shell.handle(.settings(ShellSettings(), problems: [problem(1), problem(2, .warning)]), at: 0)
        _ = shell.handle(.user(.showProblems), at: 0)
        guard case .content(.column(let column), _)? = shell.presented().sheet?.page.content else {
            Issue.record("no list")
            return
        }
        let tones = column.children.map { child in
            guard case .text(let text) = child else { return nil as TextContent.Run.Tone? }
            return text.runs.first?.tone
        }
        #expect(tones == [.error, .warning])
    }

    @Test("a kiosk shows nothing of the files, and that the last good settings are used")
    func kiosk() {
        let plain = texts([problem(1)], isKiosk: true)
        #expect(plain.count == 2)
        #expect(plain[0] == "Error in a setting\n/etc/lintel/lintel.toml:1:1")
        let refused = Problem(file: "/etc/lintel/lintel.toml", severity: .error, message: "It is not TOML.")
        #expect(texts([refused], isKiosk: true)[0] == "Error: this file is not in order\n/etc/lintel/lintel.toml")
        let own = Problem(file: "", severity: .warning, message: "Safe mode.", hint: "Start again.")
        #expect(texts([own], isKiosk: true)[0] == "Warning\nSafe mode.\nStart again.")
        let kept = texts([problem(1)], isKiosk: true, usesLastGood: true)
        #expect(kept.last == "In place of a refused file its last good settings are used.")
    }

    @Test("what turns the direction of text, or steers a terminal, is shown by a sign")
    func steering() {
        let bad = Problem(
            file: "/a\u{202E}b", line: 1, column: 1, key: "k\u{2066}", message: "m\u{1B}", hint: "h\u{9B}")
        #expect(texts([bad]) == ["Error: k\u{FFFD}\n/a\u{FFFD}b:1:1\nm\u{FFFD}\nh\u{FFFD}"])
    }

    @Test("a line of a file is cut so that it does not wrap, whatever the width and the size of text")
    func excerpt() {
        var long = problem(123)
        long.column = 60
        long.sourceLine = String(repeating: "a", count: 59) + "X" + String(repeating: "b", count: 90)
        for (width, scale, letters) in [(320.0, 1.0, 27), (480, 1, 43), (1280, 1, 59), (480, 2, 21)] {
            let lines = texts([long], width: width, scale: scale)[0].split(separator: "\n").map(Array.init)
            let code = lines.filter { $0.contains("|") }
            #expect(code.count == 2 && code.allSatisfy { $0.count <= letters })
            #expect(code[1].firstIndex(of: "^").map { code[0][$0] } == "X")
        }
    }
}
