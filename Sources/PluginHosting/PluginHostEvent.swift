// SPDX-License-Identifier: Apache-2.0

import PluginProtocol

/// What happens to a plugin that was started.
package enum PluginHostEvent: Equatable, Sendable {
    /// `pid` is that of the shell itself for a module that was loaded into it.
    case started(pid: Int32)
    case message(PluginMessage)
    /// A line that could not be understood. It is answered already, and reported seldom where a plugin sends many.
    case fault(MessageFault)
    /// It does not read what it is sent; what does not fit is lost.
    case blocked
    /// The last event of a start.
    case ended(PluginEnd)
}

/// How a run of a plugin ended.
package struct PluginEnd: Equatable, Sendable {
    package enum Reason: Equatable, Sendable {
        case exited(code: Int32)
        case signal(Int32)
        /// It closed standard output or input and went on running; it was ended.
        case pipeClosed
        case couldNotStart(StartFailure)
    }

    package var reason: Reason
    /// The last lines of its standard error, oldest first.
    package var errorLines: [String]
    /// What was said last, oldest first: `<` before what came from the plugin, `>` before what went to it. Cut to be short.
    package var lastMessages: [String]

    package init(reason: Reason, errorLines: [String] = [], lastMessages: [String] = []) {
        self.reason = reason
        self.errorLines = errorLines
        self.lastMessages = lastMessages
    }
}

/// Why a plugin could not be started. Facts; `HostingText` makes the sentence.
package enum StartFailure: Error, Equatable, Sendable {
    case notFound(program: String)
    case notPermitted(program: String)
    /// Neither a program of this machine nor a script with a first line that names one.
    case wrongFormat(program: String)
    /// `detail` in the loader's words.
    case moduleNotLoaded(detail: String)
    case noEntry(module: String)
    /// The module's entry returned nothing.
    case refused(lastLine: String)
    case noSandbox
    /// The program that lets permitted names of the session bus through is missing or failed.
    case noBusProxy
    /// Only a module can be loaded into the shell.
    case notAModule
    case noDataFolder(path: String)
    /// In the system's words.
    case system(String)
}
