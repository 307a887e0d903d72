// SPDX-License-Identifier: Apache-2.0

/// What the operator lets a plugin in a sandbox reach. What is `nil` is as its manifest asks; anything else takes the place
/// of that, be it more or less.
public struct PluginPermissions: Equatable, Sendable {
    public var network: Bool?
    /// Absolute paths of files and folders, each with everything below it.
    public var read: [String]?
    /// As `read`; what may be written may be read.
    public var write: [String]?
    /// Names on the session bus it may talk to; a last part `*` stands for everything below.
    public var busNames: [String]?
    /// Absolute paths below `/dev`.
    public var devices: [String]?

    public init() {}
}

/// What a plugin's processes may use together.
public struct PluginLimits: Equatable, Sendable {
    /// Bytes.
    public var memory: Int64 = 256 << 20
    /// Processors' time: 0.5 is half of one processor, 2 all of two.
    public var processors = 1.0
    /// Open files of one process.
    public var openFiles = 256

    public init() {}
}
