// SPDX-License-Identifier: Apache-2.0
// A list of any length: only the rows in view, and some on either side, have a widget. What leaves is set aside and shown
// again as another row, so scrolling makes nothing new after the first screenful.

import BarModel
import GtkKit
import PluginProtocol

final class ListNode: NodeView, WidgetDelegate {
    private static let kind = WidgetKind("ContentList", role: .list)

    let widget: DrawnWidget
    let host: ContentHost
    private(set) var list = ListContent(id: "", sections: [])
    private(set) var plan = ListPlan()
    private var busy: Set<String> = []
    /// Rows whose value has changed while somebody looked.
    var changing: Set<String> = []
    private var planKey: PlanKey?
    private var margins = NodeMargins()

    var rows: [ListPlan.Item: RowView] = [:]
    var captions: [ListPlan.Item: CaptionView] = [:]
    var spareRows: [RowKind: [RowView]] = [:]
    var spareCaptions: [Bool: [CaptionView]] = [:]
    var range = 0..<0
    /// Made over the rows of the list itself, for the list of More.
    var makeModel: ((Int, Int) -> RowModel)?
    var local = LocalValues()
    /// The list stands beside others, where its buttons look like buttons with their titles in the middle.
    var centresButtons = false

    private struct PlanKey: Equatable {
        var revision: Int
        var width: Int
        var margins: NodeMargins
        var isFirst: Bool
        var metrics: ContentMetrics
    }
    private var revision = 0

    init(_ host: ContentHost) {
        self.host = host
        widget = DrawnWidget(ListNode.kind)
        widget.delegate = self
        local.onSettle = { [weak self] in self?.refresh() }
    }

    // MARK: NodeView

    func update(_ content: Content, busy: Set<String>) -> Bool {
        guard case .list(let list) = content else { return false }
        if list != self.list {
            self.list = list
            let header = list.sections.first?.header ?? ""
            widget.setAccessible(label: list.sections.count == 1 && !header.isEmpty ? header : host.name)
            revision += 1
            local.contentChanged()
            followRows()
        }
        self.busy = busy
        if let key = planKey {
            _ = height(width: key.width, margins: key.margins, isFirst: key.isFirst)
            refresh()
        }
        return true
    }

    func restyle() {
        for row in rows.values { row.restyle() }
        for row in spareRows.values.joined() { row.restyle() }
        for caption in captions.values { caption.restyle() }
        for caption in spareCaptions.values.joined() { caption.restyle() }
    }

    func height(width: Int, margins: NodeMargins, isFirst: Bool) -> Int {
        let key = PlanKey(
            revision: revision, width: width, margins: margins, isFirst: isFirst, metrics: host.metrics)
        if key == planKey { return plan.height }
        planKey = key
        self.margins = margins
        let groupWidth = max(0, width - margins.leading - margins.trailing)
        let facts = list.sections.map { section in
            ListPlan.SectionFacts(
                hasHeader: section.header?.isEmpty == false,
                tallRows: section.rows.map { $0.subtitle?.isEmpty == false }, firstRow: section.first ?? 0,
                count: section.count ?? (section.first ?? 0) + section.rows.count,
                footerHeight: section.footer.flatMap { $0.isEmpty ? nil : $0 }
                    .map { CaptionView.footerHeight($0, width: groupWidth, host) })
        }
        plan = ListPlan(facts, metrics: host.metrics, isFirst: isFirst)
        return plan.height
    }

    func prepare(from low: Int, to high: Int) {
        range = max(0, low)..<max(max(0, low), high)
        refresh()
        askForRows()
    }

    var targets: [ContentTarget] {
        rows.values.flatMap(\.targets)
    }

    /// What a row shows: the plugin's value, or what the person has just made of it.
    func model(_ item: ListPlan.Item) -> RowModel? {
        guard case .row(let section, let index) = item, list.sections.indices.contains(section) else { return nil }
        if let makeModel { return makeModel(section, index) }
        guard let row = list.sections[section].row(at: index) else { return .unknown(index) }
        var model = local.applied(to: RowModel(row, busy: busy.contains(row.id)))
        model.valueChanges = changing.contains(model.id)
        model.isCentred = centresButtons && model.control == .button && model.icon == nil && model.value == nil
        return model
    }

    /// The rows in view, or soon to be, that are not there yet.
    private func askForRows() {
        for (index, section) in list.sections.enumerated() where (section.count ?? 0) > section.rows.count {
            guard plan.sections.indices.contains(index) else { continue }
            let seen = plan.sections[index].rows.indices(
                from: range.lowerBound - plan.sections[index].rowsTop,
                to: range.upperBound - plan.sections[index].rowsTop)
            guard let range = RowDemand(seen, of: plan.sections[index].rows.count).missing(in: section) else {
                continue
            }
            host.needRows(section: section.id, first: range.lowerBound, count: range.count)
        }
    }

    // MARK: WidgetDelegate

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(plan.height) : Measure(minimum: 0, natural: 0)
    }

    func allocate(width: Int, height: Int) {
        let start = widget.isRightToLeft ? margins.trailing : margins.leading
        let groupWidth = max(0, width - margins.leading - margins.trailing)
        for (item, row) in rows {
            row.frame = plan.frame(of: item) ?? row.frame
            widget.allocate(row.widget, x: start, y: row.frame.top, width: groupWidth, height: row.frame.height)
        }
        for (item, caption) in captions {
            caption.frame = plan.frame(of: item) ?? caption.frame
            widget.allocate(
                caption.widget, x: start, y: caption.frame.top, width: groupWidth, height: caption.frame.height)
        }
        host.onLayout()
    }

    func snapshot(_ snapshot: Snapshot) {
        for caption in captions.values { snapshot.child(caption.widget) }
        for row in rows.values { snapshot.child(row.widget) }
    }

    // MARK: For the page

    /// The rows that have a widget, for tests and for what is measured.
    var liveRows: [RowView] { Array(rows.values) }

    /// The first row that ends below a height, and how far its top lies above it.
    func anchor(at y: Int) -> (section: String, row: String, distance: Int)? {
        for (item, frame) in plan.items(from: y, to: y + 200) {
            guard case .row(let section, _) = item, let model = model(item), model.isKnown else { continue }
            return (list.sections[section].id, model.id, frame.top - y)
        }
        return nil
    }

    /// Where a row lies now; nil if it is gone.
    func top(ofRow row: String, in section: String) -> Int? {
        guard let index = list.sections.firstIndex(where: { $0.id == section }),
            let place = list.sections[index].rows.firstIndex(where: { $0.id == row })
        else { return nil }
        return plan.frame(of: .row(section: index, row: place + (list.sections[index].first ?? 0)))?.top
    }

    func save(into state: inout SavedContent) {
        for (id, text) in local.texts { state.texts[id] = text }
    }

    func restore(_ state: SavedContent) {
        local.restore(state.texts)
        refresh()
    }
}
