// SPDX-License-Identifier: Apache-2.0

import BarModel

/// Cards in as many equal columns as fit.
public struct GridContent: Codable, Hashable, Sendable {
    public struct Item: Codable, Hashable, Sendable {
        /// The node of the `action` its press sends; 1 to 64 of `[A-Za-z0-9._-]`, unique in its grid.
        public var id: String
        /// Below the picture, and spoken.
        public var title: String
        public var subtitle: String?
        /// A PNG, JPEG or SVG in the plugin's folder or data folder.
        public var picture: String?
        /// A stock icon's name, where there is no picture.
        public var icon: String?
        /// False where the picture says it: the title is spoken only.
        public var showsTitle: Bool?
        /// A press sends `activate`.
        public var activates: Bool?
        /// A press leads there instead.
        public var opens: Opens?

        public init(
            id: String, title: String, subtitle: String? = nil, picture: String? = nil, icon: String? = nil,
            showsTitle: Bool? = nil, activates: Bool? = nil, opens: Opens? = nil
        ) {
            self.id = id
            self.title = title
            self.subtitle = subtitle
            self.picture = picture
            self.icon = icon
            self.showsTitle = showsTitle
            self.activates = activates
            self.opens = opens
        }
    }

    public var id: String
    public var items: [Item]
    /// Least width of a card in px, 44 to 480; 140 if left out.
    public var width: Double?
    /// Width of a picture by its height, 0.25 to 4; 1 if left out.
    public var aspect: Double?

    public init(id: String, items: [Item], width: Double? = nil, aspect: Double? = nil) {
        self.id = id
        self.items = items
        self.width = width
        self.aspect = aspect
    }
}
