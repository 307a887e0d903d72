// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// The sheet that lists what is wrong with the configuration, as `lintelctl check` does.
extension Shell {
    /// More would make the sheet long and tell nothing that `lintelctl check` does not.
    private static let mostProblems = 40
    /// Of the text in the widest sheet, px, and of one letter of a line of code.
    private static let widestText = 608.0
    private static let letter = 10.3

    func presentedProblemList() -> PresentedSheet? {
        guard isProblemListShown, !problems.isEmpty else { return nil }
        let title = translate("Problems")
        let shown = listedProblems
        var nodes = shown.enumerated().map { number, problem in text(of: problem, number: number) }
        let rest = problems.count - shown.count
        if rest > 0 {
            nodes.append(
                note("rest", translate("And {count} more; `lintelctl check` names all.", ["count": "\(rest)"])))
        } else if isKiosk {
            nodes.append(note("more", translate("`lintelctl check` tells what is wrong there.")))
        }
        if isKiosk, usesLastGood {
            nodes.append(note("kept", translate("In place of a refused file its last good settings are used.")))
        }
        let content = PresentedContent.content(.column(StackContent(id: "problems", children: nodes)), busy: [])
        let bar = NavigationBar(
            title: title, accessibleTitle: title,
            trailing: [Item(id: "done", role: .done, label: translate("Done"))])
        var hasher = Hasher()
        hasher.combine(problems)
        hasher.combine(environment.width)
        hasher.combine(environment.textScale)
        return PresentedSheet(
            page: PresentedPage(
                id: problemPage, address: nil, bars: ScreenBars(navigation: bar), content: content,
                revision: hasher.finalize()))
    }

    /// As many as there is room for, in their order; mistakes before warnings where there is not room for all.
    private var listedProblems: [Problem] {
        guard problems.count > Shell.mostProblems else { return problems }
        let places = problems.indices.sorted {
            (problems[$0].severity == .error ? 0 : 1, $0) < (problems[$1].severity == .error ? 0 : 1, $1)
        }
        return places.prefix(Shell.mostProblems).sorted().map { problems[$0] }
    }

    private func note(_ id: String, _ text: String) -> Content {
        .text(TextContent(id: id, runs: [.init(text)], role: .secondary))
    }

    /// How bad and where, what is wrong, the line with a caret, and what to do. On a kiosk nothing that a file says.
    private func text(of problem: Problem, number: Int) -> Content {
        var heading = TextContent.Run(line(heading(of: problem)), style: .strong)
        heading.tone = problem.severity == .error ? .error : .warning
        var runs = [heading]
        if !problem.file.isEmpty { runs.append(.init("\n" + line(unmirrored(place(of: problem))))) }
        // What has no file is the shell's own.
        if !isKiosk || problem.file.isEmpty {
            runs.append(.init("\n" + line(problem.message.unsteered)))
            if problem.column > 0, !problem.sourceLine.isEmpty {
                let excerpt = SourceExcerpt(
                    line: problem.sourceLine, column: problem.column, widest: lettersOfLine(problem.line))
                runs.append(.init("\n" + code(excerpt.lines(number: problem.line)), style: .code))
            }
            if !problem.hint.isEmpty { runs.append(.init("\n" + line(problem.hint.unsteered), style: .emphasis)) }
        }
        return .text(TextContent(id: "problem-\(number)", runs: runs))
    }

    private func heading(of problem: Problem) -> String {
        let isError = problem.severity == .error
        guard !problem.key.isEmpty else {
            guard !problem.file.isEmpty else { return isError ? translate("Error") : translate("Warning") }
            return isError ? translate("Error: this file is not in order") : translate("Warning about this file")
        }
        guard !isKiosk else {
            return isError ? translate("Error in a setting") : translate("Warning about a setting")
        }
        let key = ["key": unmirrored(problem.key.unsteered)]
        return isError ? translate("Error: {key}", key) : translate("Warning: {key}", key)
    }

    private var isRightToLeft: Bool { environment.direction == .rtl }

    /// A line in the direction of the language, whatever it begins with.
    private func line(_ text: String) -> String {
        isRightToLeft ? "\u{200F}\(text)" : text
    }

    /// How much of a line of a file has room beside its number, so that it does not wrap and its caret stays under it.
    private func lettersOfLine(_ number: Int) -> Int {
        let text = min(environment.width - 32, Shell.widestText)
        let letters = Int(max(0, text / (Shell.letter * max(0.5, environment.textScale))))
        return max(12, letters - "\(number)".count - " | ".count - "… …".count)
    }

    /// What a file says keeps its own direction within it.
    private func unmirrored(_ text: String) -> String {
        isRightToLeft ? "\u{2066}\(text)\u{2069}" : text
    }

    /// Lines of one width, so that the caret stands under its column at either side.
    private func code(_ lines: [String]) -> String {
        guard isRightToLeft else { return lines.joined(separator: "\n") }
        let width = lines.map(\.count).max() ?? 0
        return lines.map { text in
            let padded = text + String(repeating: " ", count: width - text.count)
            return line(unmirrored(padded.replacing(" ", with: "\u{A0}")))
        }.joined(separator: "\n")
    }

    private func place(of problem: Problem) -> String {
        let file = problem.file.unsteered
        return problem.line > 0 ? "\(file):\(problem.line):\(problem.column)" : file
    }
}
