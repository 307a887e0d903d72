// SPDX-License-Identifier: Apache-2.0

/// The ids in a screen's content by which nodes are told apart, and those that an action names.
struct NodeIDs {
    struct Place {
        var pointer: String
        /// The list or grid it is in: what is shared there keeps the whole screen from coming, and is told with that.
        var owner: String
    }

    /// Two places with one id.
    struct Shared {
        var id: String
        var first: Place
        var second: Place
    }

    private(set) var shared: [Shared] = []
    private var nodes: [String: Place] = [:]
    private var parts: [String: Place] = [:]

    /// - Parameter pointer: Of the content in its message.
    init(content: JSONTree, at pointer: String) {
        addNode(content, Place(pointer: pointer, owner: pointer))
    }

    private mutating func addNode(_ node: JSONTree, _ place: Place) {
        NodeIDs.note(node, place, in: &nodes, &shared)
        let pointer = place.pointer
        for (index, child) in (node["children"]?.items ?? []).enumerated() {
            let place = "\(pointer)/children/\(index)"
            addNode(child, Place(pointer: place, owner: place))
        }
        for (index, section) in (node["sections"]?.items ?? []).enumerated() {
            addParts(section["rows"], "\(pointer)/sections/\(index)/rows", owner: pointer)
        }
        addParts(node["items"], "\(pointer)/items", owner: pointer)
        // Buttons and wheels are not looked at by whoever takes the screen in: each is an owner of its own.
        for field in ["buttons", "wheels"] { addParts(node[field], "\(pointer)/\(field)", owner: nil) }
        if let button = node["button"] {
            let place = pointer + "/button"
            NodeIDs.note(button, Place(pointer: place, owner: place), in: &parts, &shared)
        }
    }

    private mutating func addParts(_ list: JSONTree?, _ pointer: String, owner: String?) {
        for (index, part) in (list?.items ?? []).enumerated() {
            let place = "\(pointer)/\(index)"
            NodeIDs.note(part, Place(pointer: place, owner: owner ?? place), in: &parts, &shared)
        }
    }

    private static func note(
        _ part: JSONTree, _ place: Place, in known: inout [String: Place], _ shared: inout [Shared]
    ) {
        guard let id = part["id"]?.text else { return }
        guard let first = known[id] else { return known[id] = place }
        shared.append(Shared(id: id, first: first, second: place))
    }
}
