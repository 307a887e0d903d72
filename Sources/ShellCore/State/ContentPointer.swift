// SPDX-License-Identifier: Apache-2.0

import PluginProtocol

extension Content {
    /// JSON pointer, in this node, to what has an id: a node, or something in one that can be pressed.
    package func pointer(to id: String) -> String? {
        func place<Part>(_ parts: [Part], _ field: String, _ identifier: (Part) -> String?) -> String? {
            parts.firstIndex { identifier($0) == id }.map { "/\(field)/\($0)" }
        }
        if self.id == id { return "" }
        switch self {
        case .list(let list):
            for (index, section) in list.sections.enumerated() {
                if let row = place(section.rows, "rows", \.id) { return "/sections/\(index)\(row)" }
            }
            return nil
        case .grid(let grid): return place(grid.items, "items", \.id)
        case .buttons(let node): return place(node.buttons, "buttons", \.id)
        case .picker(let node): return place(node.wheels, "wheels", \.id)
        case .text(let text): return place(text.runs, "runs", \.link)
        case .explanation(let node): return node.button?.id == id ? "/button" : nil
        case .column(let stack), .row(let stack):
            for (index, child) in stack.children.enumerated() {
                if let inner = child.pointer(to: id) { return "/children/\(index)\(inner)" }
            }
            return nil
        default: return nil
        }
    }
}
