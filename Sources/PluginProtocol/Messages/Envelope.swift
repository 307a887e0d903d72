// SPDX-License-Identifier: Apache-2.0

/// A request's number, unique in its direction and connection.
public typealias MessageID = Int

/// One line from the shell to a plugin.
public enum ShellMessage: Hashable, Sendable {
    case request(MessageID, ShellRequest)
    case notification(ShellNotification)
    /// Answer to the plugin's request of this number.
    case result(MessageID, ShellResult)
    /// `nil` where the request's number could not be read.
    case error(MessageID?, MessageError)
}

/// One line from a plugin to the shell.
public enum PluginMessage: Hashable, Sendable {
    case request(MessageID, PluginRequest)
    case log(LogMessage)
    /// Answer to the shell's request of this number.
    case result(MessageID, PluginResult)
    case error(MessageID, MessageError)
}
