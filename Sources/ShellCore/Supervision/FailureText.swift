// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// The sentences about plugins that failed, in one place.
struct FailureText {
    let translate: Translate

    /// What happened.
    func sentence(_ failure: Failure) -> String {
        switch failure {
        case .ended(.exited(let code)):
            translate("It ended without being asked to (exit code {code}).", ["code": "\(code)"])
        case .ended(.signal(let number)):
            translate("It ended without being asked to (signal {number}).", ["number": "\(number)"])
        case .ended(.pipeClosed): translate("It closed its connection to the shell.")
        case .ended(.couldNotStart(let reason)): translate("It could not be started: {reason}", ["reason": reason])
        case .notResponding(let seconds):
            translate("It gave no answer for {seconds} s and was ended.", ["seconds": "\(seconds)"])
        case .refusedToStart(let reason):
            translate("It could not get ready: {reason}", ["reason": reason])
        case .otherProtocol(let version):
            translate(
                "It speaks version {theirs} of the plugin protocol; this shell speaks {ours}.",
                ["theirs": version.description, "ours": ProtocolVersion.current.description])
        }
    }
}
