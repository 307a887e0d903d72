// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// The one place where findings become sentences, and problems become text for a terminal or a log.
package struct DiagnosticRenderer: Sendable {
    let translate: Phrasing
    /// Values stand in a file, where quotes mean something. `false`: they were typed on a command line.
    let quotesStandInFile: Bool

    package init(translate: Translate = .identity, quotesStandInFile: Bool = true) {
        self.translate = Phrasing(plain: translate)
        self.quotesStandInFile = quotesStandInFile
    }

    package func problem(_ finding: FileFinding) -> Problem {
        var message = message(finding.fault)
        if let fallback = finding.fallback { message += " " + sentence(fallback) }
        if finding.keepsLock {
            message += " " + translate("It seems to ask for a kiosk, so the shell is locked all the same.")
        }
        return Problem(
            file: finding.file, line: finding.position?.line ?? 0, column: finding.position?.column ?? 0,
            key: finding.key, severity: finding.severity, message: message.unsteered,
            hint: hint(finding.fault).unsteered, sourceLine: finding.sourceLine)
    }

    /// `file:line:column: error: key: message`, the line with a caret, and the hint; no line end at the end.
    package func text(_ problem: Problem) -> String {
        let severity = problem.severity == .error ? translate("error") : translate("warning")
        let key = problem.key.isEmpty ? "" : "\(problem.key): "
        var lines = ["\(place(problem))\(severity): \(key)\(problem.message)"]
        if problem.column > 0, !problem.sourceLine.isEmpty {
            lines += SourceExcerpt(line: problem.sourceLine, column: problem.column).lines(number: problem.line)
        }
        if !problem.hint.isEmpty {
            lines.append(translate("hint: {hint}", ["hint": problem.hint]))
        }
        return lines.joined(separator: "\n").unsteered
    }

    private func place(_ problem: Problem) -> String {
        // A name may hold a line end, which would begin a line that looks like another problem.
        let file = problem.file.replacing("\n", with: " ")
        return switch (file.isEmpty, problem.line) {
        case (true, _): ""
        case (false, 0): "\(file): "
        case (false, _): "\(file):\(problem.line):\(problem.column): "
        }
    }

    private func sentence(_ fallback: FileFinding.Fallback) -> String {
        switch fallback {
        case .presentSettings: translate("The settings in force stay.")
        case .lastGoodCopy(let path): translate("The last good copy is used: {path}", ["path": path])
        case .defaults: translate("The defaults are used.")
        case .withoutFile: translate("The other files are used without it.")
        }
    }
}
