// SPDX-License-Identifier: Apache-2.0

import BarModel
import Control

/// Why a command did not do what it is for.
enum CommandFailure: Error, Equatable {
    case control(ControlFailure)
    case failed(String)

    var exitCode: ExitCode {
        switch self {
        case .control(.noShell): .noShell
        case .failed, .control: .usage
        }
    }

    func sentence(_ translate: Translate) -> String {
        switch self {
        case .failed(let text): text
        case .control(.refused(let refusal)): refusal.message
        case .control(.noShell): translate("No shell is running in this session.")
        case .control(.notResponding): translate("The shell does not answer.")
        case .control(.badAnswer(let method)):
            translate(
                "The shell's answer to {method} is not understood; it may be of another version.", ["method": method])
        case .control(.other(let error)):
            translate("The shell could not be asked: {reason}", ["reason": "\(error)"])
        }
    }
}
