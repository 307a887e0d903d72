// SPDX-License-Identifier: Apache-2.0

/// Pixels of the plugin's own, in memory that it shares with the shell (`canvas.open`, `canvas.show`).
public struct CanvasContent: Codable, Hashable, Sendable {
    public var id: String
    /// px, 1 to 4096; the width is that of the page.
    public var height: Double
    /// Spoken.
    public var description: String

    public init(id: String, height: Double, description: String) {
        self.id = id
        self.height = height
        self.description = description
    }
}
