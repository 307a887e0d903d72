// SPDX-License-Identifier: Apache-2.0

/// What fills a screen between its bars: a tree of nodes that the shell draws.
///
/// In JSON a node is an object with `type`, `id` and the fields of its type. A type this version does not know decodes as
/// `unknown`, so that a newer plugin loses one node and not its screen.
public indirect enum Content: Hashable, Sendable {
    case list(ListContent)
    case text(TextContent)
    case explanation(ExplanationContent)
    case progress(ProgressContent)
    case buttons(ButtonsContent)
    case picker(PickerContent)
    case grid(GridContent)
    case picture(PictureContent)
    case media(MediaContent)
    case split(SplitContent)
    case canvas(CanvasContent)
    case column(StackContent)
    case row(StackContent)
    case unknown(type: String, id: String)
}

extension Content: Codable {
    private enum Key: String, CodingKey {
        case type, id
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let type = try values.decode(String.self, forKey: .type)
        switch type {
        case "list": self = .list(try ListContent(from: decoder))
        case "text": self = .text(try TextContent(from: decoder))
        case "explanation": self = .explanation(try ExplanationContent(from: decoder))
        case "progress": self = .progress(try ProgressContent(from: decoder))
        case "buttons": self = .buttons(try ButtonsContent(from: decoder))
        case "picker": self = .picker(try PickerContent(from: decoder))
        case "grid": self = .grid(try GridContent(from: decoder))
        case "picture": self = .picture(try PictureContent(from: decoder))
        case "media": self = .media(try MediaContent(from: decoder))
        case "split": self = .split(try SplitContent(from: decoder))
        case "canvas": self = .canvas(try CanvasContent(from: decoder))
        case "column": self = .column(try StackContent(from: decoder))
        case "row": self = .row(try StackContent(from: decoder))
        default: self = .unknown(type: type, id: try values.decodeIfPresent(String.self, forKey: .id) ?? "")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(type, forKey: .type)
        switch self {
        case .list(let node): try node.encode(to: encoder)
        case .text(let node): try node.encode(to: encoder)
        case .explanation(let node): try node.encode(to: encoder)
        case .progress(let node): try node.encode(to: encoder)
        case .buttons(let node): try node.encode(to: encoder)
        case .picker(let node): try node.encode(to: encoder)
        case .grid(let node): try node.encode(to: encoder)
        case .picture(let node): try node.encode(to: encoder)
        case .media(let node): try node.encode(to: encoder)
        case .split(let node): try node.encode(to: encoder)
        case .canvas(let node): try node.encode(to: encoder)
        case .column(let node), .row(let node): try node.encode(to: encoder)
        case .unknown(_, let id): try values.encode(id, forKey: .id)
        }
    }

    /// The name of the node's type in JSON.
    public var type: String {
        switch self {
        case .list: "list"
        case .text: "text"
        case .explanation: "explanation"
        case .progress: "progress"
        case .buttons: "buttons"
        case .picker: "picker"
        case .grid: "grid"
        case .picture: "picture"
        case .media: "media"
        case .split: "split"
        case .canvas: "canvas"
        case .column: "column"
        case .row: "row"
        case .unknown(let type, _): type
        }
    }

    public var id: String {
        switch self {
        case .list(let node): node.id
        case .text(let node): node.id
        case .explanation(let node): node.id
        case .progress(let node): node.id
        case .buttons(let node): node.id
        case .picker(let node): node.id
        case .grid(let node): node.id
        case .picture(let node): node.id
        case .media(let node): node.id
        case .split(let node): node.id
        case .canvas(let node): node.id
        case .column(let node), .row(let node): node.id
        case .unknown(_, let id): id
        }
    }
}

/// Nodes above each other (`column`) or side by side (`row`). A row whose parts would be narrower than a finger goes on in
/// another line.
public struct StackContent: Codable, Hashable, Sendable {
    public var id: String
    public var children: [Content]

    public init(id: String, children: [Content]) {
        self.id = id
        self.children = children
    }
}

/// A passage of text, in runs of one style each.
public struct TextContent: Codable, Hashable, Sendable {
    public enum Role: String, Codable, Sendable {
        /// 17 px.
        case body
        /// 22 px semibold.
        case heading
        /// 15 px, dim.
        case secondary
        /// 13 px, dim.
        case caption
        /// 64 px with tabular figures, for one number that is the point of the screen.
        case display
    }

    public enum Alignment: String, Codable, Sendable {
        case leading, centre, trailing
    }

    public struct Run: Codable, Hashable, Sendable {
        public enum Style: String, Codable, Sendable {
            case plain, strong, emphasis, code
        }

        public var text: String
        public var style: Style?
        /// The node of the `action` that a press on this run sends.
        public var link: String?
        /// A sign and a colour of the shell's own texts; no message can ask for it.
        package var tone: Tone?

        package enum Tone: Hashable, Sendable {
            case error, warning
        }

        private enum CodingKeys: String, CodingKey {
            case text, style, link
        }

        public init(_ text: String, style: Style? = nil, link: String? = nil) {
            self.text = text
            self.style = style
            self.link = link
        }
    }

    public var id: String
    public var runs: [Run]
    public var role: Role?
    public var alignment: Alignment?

    public init(id: String, runs: [Run], role: Role? = nil, alignment: Alignment? = nil) {
        self.id = id
        self.runs = runs
        self.role = role
        self.alignment = alignment
    }
}

/// A full page that says what is missing, why, and what to do (TAB-EXPLAIN).
public struct ExplanationContent: Codable, Hashable, Sendable {
    public struct Button: Codable, Hashable, Sendable {
        /// The node of the `action` its press sends.
        public var id: String
        public var label: String

        public init(id: String, label: String) {
            self.id = id
            self.label = label
        }
    }

    public var id: String
    public var icon: String?
    public var heading: String
    /// Why it is so; line breaks are kept.
    public var why: String?
    /// What the person can do.
    public var remedy: String?
    public var button: Button?

    public init(
        id: String, icon: String? = nil, heading: String, why: String? = nil, remedy: String? = nil,
        button: Button? = nil
    ) {
        self.id = id
        self.icon = icon
        self.heading = heading
        self.why = why
        self.remedy = remedy
        self.button = button
    }
}

/// Work under way.
public struct ProgressContent: Codable, Hashable, Sendable {
    public var id: String
    /// 0 to 1; absent while the amount is unknown.
    public var fraction: Double?
    public var label: String?

    public init(id: String, fraction: Double? = nil, label: String? = nil) {
        self.id = id
        self.fraction = fraction
        self.label = label
    }
}
