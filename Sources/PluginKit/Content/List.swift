// SPDX-License-Identifier: Apache-2.0

// Grouped rows, given whole or on demand.

/// Sections of rows.
public struct List: ContentNode, Sendable {
    private let id: String
    private let sections: [Section]

    public init(id: String = "list", @SectionBuilder sections: () -> [Section]) {
        self.id = id
        self.sections = sections()
    }

    public var node: Node {
        Node { pass in
            let id = pass.nodeID(id, kind: "list")
            return .list(ListContent(id: id, sections: sections.map { $0.render(&pass) }))
        }
    }
}

/// Rows that belong together.
public struct Section: Sendable {
    private enum Rows: Sendable {
        case all([Row])
        case onDemand(count: Int, row: @MainActor (Int) -> Row)
    }

    /// Rows of a long section that are sent with the screen; the others when they come into view.
    static let firstRows = 60

    private let id: String?
    private let header: String?
    private let footer: String?
    private let rows: Rows

    /// - Parameter id: Derived from the header if left out.
    public init(_ header: String? = nil, id: String? = nil, footer: String? = nil, @RowBuilder rows: () -> [Row]) {
        self.id = id
        self.header = header
        self.footer = footer
        self.rows = .all(rows())
    }

    /// A long section: `row` is asked only for rows that come into view. Give each row an id.
    public init(
        _ header: String? = nil, id: String? = nil, footer: String? = nil, count: Int,
        row: @escaping @MainActor (Int) -> Row
    ) {
        self.id = id
        self.header = header
        self.footer = footer
        rows = .onDemand(count: max(0, count), row: row)
    }

    @MainActor
    func render(_ pass: inout RenderPass) -> ListSection {
        let id = pass.sectionID(id ?? "", header: header ?? "")
        switch rows {
        case .all(let rows):
            return ListSection(id: id, header: header, footer: footer, rows: rows.map { $0.render(&pass) })
        case .onDemand(let count, let row):
            pass.ranges[id] = RowRange(count: count, row: row)
            let first = (0..<min(count, Self.firstRows)).map { row($0).render(&pass) }
            return ListSection(id: id, header: header, footer: footer, rows: first, count: count)
        }
    }
}

/// Rows that are made when they are asked for.
struct RowRange: Sendable {
    let count: Int
    let row: @MainActor (Int) -> Row
}

@resultBuilder
public enum SectionBuilder {
    public static func buildBlock(_ parts: [Section]...) -> [Section] { parts.flatMap { $0 } }
    public static func buildExpression(_ section: Section) -> [Section] { [section] }
    public static func buildExpression(_ sections: [Section]) -> [Section] { sections }
    public static func buildOptional(_ part: [Section]?) -> [Section] { part ?? [] }
    public static func buildEither(first part: [Section]) -> [Section] { part }
    public static func buildEither(second part: [Section]) -> [Section] { part }
    public static func buildArray(_ parts: [[Section]]) -> [Section] { parts.flatMap { $0 } }
}

@resultBuilder
public enum RowBuilder {
    public static func buildBlock(_ parts: [Row]...) -> [Row] { parts.flatMap { $0 } }
    public static func buildExpression(_ row: Row) -> [Row] { [row] }
    public static func buildExpression(_ rows: [Row]) -> [Row] { rows }
    public static func buildOptional(_ part: [Row]?) -> [Row] { part ?? [] }
    public static func buildEither(first part: [Row]) -> [Row] { part }
    public static func buildEither(second part: [Row]) -> [Row] { part }
    public static func buildArray(_ parts: [[Row]]) -> [Row] { parts.flatMap { $0 } }
}
