// SPDX-License-Identifier: Apache-2.0

/// One picture in the width of the page.
public struct PictureContent: Codable, Hashable, Sendable {
    public enum Fit: String, Codable, Sendable {
        /// All of it is seen.
        case contain
        /// It fills its place; what is too much is cut off evenly.
        case cover
    }

    public var id: String
    /// A PNG, JPEG or SVG in the plugin's folder or data folder.
    public var path: String
    /// Spoken.
    public var description: String
    /// px, 44 to 2000; from the picture's own shape if left out.
    public var height: Double?
    /// `contain` if left out.
    public var fit: Fit?

    public init(id: String, path: String, description: String, height: Double? = nil, fit: Fit? = nil) {
        self.id = id
        self.path = path
        self.description = description
        self.height = height
        self.fit = fit
    }
}
