// SPDX-License-Identifier: Apache-2.0

/// Sound or film, with the shell's own controls. Only where the operator allows media for the plugin.
public struct MediaContent: Codable, Hashable, Sendable {
    public var id: String
    /// A file in the plugin's folder or data folder.
    public var path: String
    /// Shown for a sound, and spoken.
    public var description: String
    /// It has pictures, for which there is a place in the shape of 16 to 9.
    public var film: Bool?
    /// Begins again at its end.
    public var loops: Bool?

    public init(id: String, path: String, description: String, film: Bool? = nil, loops: Bool? = nil) {
        self.id = id
        self.path = path
        self.description = description
        self.film = film
        self.loops = loops
    }
}
