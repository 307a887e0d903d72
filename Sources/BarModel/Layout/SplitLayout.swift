// SPDX-License-Identifier: Apache-2.0

/// Where the two panes of a split stand on regular width (NAV-SPLIT-PANE). Spans are px from the left edge, already
/// mirrored for right-to-left; one device pixel between them is drawn by the trailing pane's side.
public struct SplitLayout: Hashable, Sendable {
    public static let leadingShare = 0.36
    public static let leadingLeast = 260.0
    public static let leadingMost = 400.0

    public var leading: Span
    public var trailing: Span

    /// - Parameter width: Of the whole surface; anything that is not a positive number gives empty panes.
    public init(width: Double, direction: TextDirection = .ltr) {
        let width = width.length
        let share = (width * SplitLayout.leadingShare).bounded(SplitLayout.leadingLeast, SplitLayout.leadingMost)
        let first = Swift.min(width, share.rounded())
        leading = Span(start: 0, width: first)
        trailing = Span(start: first, width: width - first)
        if direction == .rtl {
            leading = leading.mirrored(in: width)
            trailing = trailing.mirrored(in: width)
        }
    }
}
