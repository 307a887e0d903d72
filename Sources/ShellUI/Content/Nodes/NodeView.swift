// SPDX-License-Identifier: Apache-2.0
// One node of the content tree on screen. A view lives as long as its node's id and type stay, so whatever a person did
// to it survives an update.

import GtkKit
import PluginProtocol

/// How much room a node keeps from the sides of what it is in.
struct NodeMargins: Equatable {
    var leading = 16
    var trailing = 16

    /// Of a page: lines and rows no wider than can be read, in the middle of what is there.
    static func page(width: Int, _ theme: Theme) -> NodeMargins {
        let side = Int(theme.contentMargin(width: Double(width)))
        return NodeMargins(leading: side, trailing: side)
    }
}

protocol NodeView: AnyObject {
    var widget: DrawnWidget { get }

    /// Takes another value of the same node. False if it is not of this view's type.
    func update(_ content: Content, busy: Set<String>) -> Bool

    /// The theme has changed.
    func restyle()

    /// Whole logical pixels at a width, with the space above it; `isFirst` says nothing stands above.
    func height(width: Int, margins: NodeMargins, isFirst: Bool) -> Int

    /// Makes what will be seen, before it is laid out: rows in view, in the node's own coordinates. Never called while
    /// widgets are being laid out.
    func prepare(from low: Int, to high: Int)

    /// What in it can be pressed and is on screen, or soon will be.
    var targets: [ContentTarget] { get }

    /// Whether it would rather stand in the middle of the page than at its top.
    var wantsMiddle: Bool { get }

    /// What the person did to it, by node id, kept while the node is gone.
    func save(into state: inout SavedContent)
    func restore(_ state: SavedContent)
}

extension NodeView {
    func prepare(from low: Int, to high: Int) {}
    var targets: [ContentTarget] { [] }
    var wantsMiddle: Bool { false }
    func save(into state: inout SavedContent) {}
    func restore(_ state: SavedContent) {}
}

/// What survives a restart of the plugin, by node id.
struct SavedContent: Equatable {
    var offset = 0.0
    /// Typed, by row.
    var texts: [String: String] = [:]
}

/// Something in the content that can be pressed.
struct ContentTarget {
    /// The node that a press names.
    var id: String
    var widget: Widget
    /// Inside a paragraph, where nothing can be larger than the words around it.
    var isInlineLink = false
}

enum NodeViews {
    /// Nil for what this version does not know: it is left out.
    static func make(_ content: Content, _ host: ContentHost) -> (any NodeView)? {
        switch content {
        case .list: ListNode(host)
        case .text: TextNode(host)
        case .explanation: ExplanationNode(host)
        case .progress: ProgressNode(host)
        case .buttons: ButtonsNode(host)
        case .picker: PickerNode(host)
        case .grid: GridNode(host)
        case .picture: PictureNode(host)
        case .media: MediaNode(host)
        case .canvas: CanvasNode(host)
        case .column: StackNode(host, axis: .vertical)
        case .row: StackNode(host, axis: .horizontal)
        // A split is no view: the shell shows two stacks instead of it.
        case .split, .unknown: nil
        }
    }

    static func id(of content: Content) -> String { content.id }
}
