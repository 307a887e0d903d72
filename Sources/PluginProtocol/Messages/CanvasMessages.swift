// SPDX-License-Identifier: Apache-2.0

/// Asks for the memory of a canvas; asked again, for another size.
public struct CanvasOpening: Codable, Hashable, Sendable {
    public var tab: String
    public var screen: String
    public var node: String
    /// Logical px.
    public var width: Double
    public var height: Double
    /// Pixels of the memory a logical px, 1 to 4.
    public var scale: Int

    public init(tab: String, screen: String, node: String, width: Double, height: Double, scale: Int) {
        self.tab = tab
        self.screen = screen
        self.node = node
        self.width = width
        self.height = height
        self.scale = scale
    }

    /// Pixels that the open canvases of one plugin may have together: a screen of 3840 by 2160 and little more.
    public static let mostPixels = 1 << 23

    /// Pixels of the memory; `nil` where there is none of that size.
    public var pixels: (width: Int, height: Int)? {
        guard (1...4).contains(scale), (1...4096).contains(width), (1...4096).contains(height) else { return nil }
        let wide = Int((width * Double(scale)).rounded(.up))
        let high = Int((height * Double(scale)).rounded(.up))
        return wide * high <= Self.mostPixels ? (wide, high) : nil
    }
}

/// Shows what a plugin has drawn into one of the two buffers.
public struct CanvasShowing: Codable, Hashable, Sendable {
    /// In pixels of the memory.
    public struct Rect: Codable, Hashable, Sendable {
        public var x: Int
        public var y: Int
        public var width: Int
        public var height: Int

        public init(x: Int, y: Int, width: Int, height: Int) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    public var tab: String
    public var screen: String
    public var node: String
    /// 0 or 1.
    public var buffer: Int
    /// What has changed; all of it if left out.
    public var rect: Rect?

    public init(tab: String, screen: String, node: String, buffer: Int, rect: Rect? = nil) {
        self.tab = tab
        self.screen = screen
        self.node = node
        self.buffer = buffer
        self.rect = rect
    }
}
