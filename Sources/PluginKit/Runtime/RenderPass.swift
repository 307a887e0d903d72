// SPDX-License-Identifier: Apache-2.0

// Turns a page into the values of the protocol: gives ids and collects what the ids stand for.

/// A page as it is sent, and what its nodes do.
struct RenderedPage {
    var description: ScreenDescription
    var actions: [String: ActionBody]
    /// Screens that rows and buttons lead to, by id.
    var targets: [String: @MainActor () -> ScreenController]
    /// Sections that are given on demand, by id.
    var ranges: [String: RowRange]
    /// What swipes offer, by row and id.
    var swipes: [String: [String: @MainActor () async throws -> Void]]
    /// Ids that are taken, for rows that come later.
    var pass: RenderPass
}

struct RenderPass {
    var actions: [String: ActionBody] = [:]
    var targets: [String: @MainActor () -> ScreenController] = [:]
    var ranges: [String: RowRange] = [:]
    var swipes: [String: [String: @MainActor () async throws -> Void]] = [:]
    private var actionIDs = Set<String>()
    private var nodeIDs = Set<String>()
    private var sectionIDs = Set<String>()

    /// Id of something that can be acted upon: what was given, or made from the label; distinct in the screen.
    mutating func actionID(_ given: String, label: String) -> String {
        distinct(given.isEmpty ? slug(label, or: "row") : identifier(given), in: &actionIDs)
    }

    mutating func nodeID(_ given: String, kind: String) -> String {
        distinct(given.isEmpty ? kind : identifier(given), in: &nodeIDs)
    }

    mutating func sectionID(_ given: String, header: String) -> String {
        distinct(given.isEmpty ? slug(header, or: "section") : identifier(given), in: &sectionIDs)
    }

    private func distinct(_ id: String, in taken: inout Set<String>) -> String {
        if taken.insert(id).inserted { return id }
        var number = 2
        while true {
            let candidate = String(id.prefix(64 - "-\(number)".count)) + "-\(number)"
            if taken.insert(candidate).inserted { return candidate }
            number += 1
        }
    }
}

extension Page {
    @MainActor
    func rendered(id: String) -> RenderedPage {
        var pass = RenderPass()
        var screen = screen
        screen.id = id
        screen.leading = leadingButtons.map { $0.render(&pass) }
        screen.trailing = trailingButtons.map { $0.render(&pass) }
        screen.toolbar = toolbarButtons.map { $0.render(&pass) }
        if var segmented = screen.segmented {
            for index in segmented.segments.indices {
                let given = segmented.segments[index].id
                let id = pass.actionID(given, label: segmented.segments[index].label)
                if segmented.selected == given { segmented.selected = id }
                segmented.segments[index].id = id
                if let segmentAction { pass.actions[id] = { _ in try await segmentAction(given) } }
            }
            screen.segmented = segmented
        }
        var content: Content?
        if nodes.count == 1 {
            content = nodes[0].render(&pass)
        } else if !nodes.isEmpty {
            content = .column(
                StackContent(id: pass.nodeID("content", kind: "column"), children: nodes.map { $0.render(&pass) }))
        }
        return RenderedPage(
            description: ScreenDescription(screen: screen, content: content), actions: pass.actions,
            targets: pass.targets, ranges: pass.ranges, swipes: pass.swipes, pass: pass)
    }
}

extension BarButton {
    @MainActor
    fileprivate func render(_ pass: inout RenderPass) -> Item {
        var item = item
        item.id = pass.actionID(item.id, label: item.kind == .space ? "space" : item.label)
        if let action { pass.actions[item.id] = action }
        if let target, let opens = item.opens { pass.targets[opens.screen] = target }
        return item
    }
}

/// The text with every character that an id must not have replaced by "-", cut to 64.
func identifier(_ text: String) -> String {
    let bytes = text.utf8.prefix(64).map { byte -> UInt8 in
        isValidIdentifier(String(UnicodeScalar(byte))) ? byte : UInt8(ascii: "-")
    }
    return bytes.isEmpty ? "-" : String(decoding: bytes, as: UTF8.self)
}

/// An id from a text for people: small letters and digits, everything between them one "-".
func slug(_ text: String, or fallback: String) -> String {
    var id = ""
    var isSeparated = false
    for byte in text.utf8 where id.utf8.count < 48 {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            if isSeparated && !id.isEmpty { id += "-" }
            isSeparated = false
            id.unicodeScalars.append(UnicodeScalar(byte < 0x60 && byte > 0x39 ? byte | 0x20 : byte))
        default: isSeparated = true
        }
    }
    return id.isEmpty ? fallback : id
}
