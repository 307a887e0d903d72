// SPDX-License-Identifier: Apache-2.0
// The rows and captions of a list that have a widget: taken when they come into view, set aside when they leave it, and
// followed when they move.

import GtkKit
import PluginProtocol

extension ListNode {
    /// Rows that have a widget keep it when they move in the list, and with it the focus and a press that is going on.
    func followRows() {
        var places: [String: [String: ListPlan.Item]] = [:]
        func place(_ row: RowView, _ item: ListPlan.Item) -> ListPlan.Item? {
            if let model = model(item), model.id == row.model.id, sectionID(item) == row.section { return item }
            guard let index = list.sections.firstIndex(where: { $0.id == row.section }) else { return nil }
            let known =
                places[row.section]
                ?? Dictionary(
                    list.sections[index].rows.enumerated()
                        .map { ($1.id, .row(section: index, row: $0 + (list.sections[index].first ?? 0))) },
                    uniquingKeysWith: { first, _ in first })
            places[row.section] = known
            return known[row.model.id]
        }
        var moved: [ListPlan.Item: RowView] = [:]
        for (item, row) in rows {
            if row.model.isKnown, let new = place(row, item), moved[new] == nil {
                moved[new] = row
            } else {
                putAway(row)
            }
        }
        rows = moved
    }

    private func sectionID(_ item: ListPlan.Item) -> String {
        guard case .row(let section, _) = item, list.sections.indices.contains(section) else { return "" }
        return list.sections[section].id
    }

    /// Puts the right widgets into the stretch that is shown.
    func refresh() {
        let items = plan.items(from: range.lowerBound, to: range.upperBound)
        let wanted = Set(items.map(\.item))
        setAside(except: wanted)
        var changed = false
        for (item, frame) in items {
            switch item {
            case .row(let section, let row): changed = show(row, of: section, item, frame) || changed
            case .header(let section): changed = show(list.sections[section].header ?? "", item, frame) || changed
            case .footer(let section): changed = show(list.sections[section].footer ?? "", item, frame) || changed
            }
        }
        if changed { widget.queueAllocate() }
    }

    private func setAside(except wanted: Set<ListPlan.Item>) {
        for (item, row) in rows where !wanted.contains(item) {
            // Focus, and a text that is typed, stay with their row wherever it is scrolled to.
            if row.widget.containsFocus, plan.frame(of: item) != nil, row.model.id == model(item)?.id {
                row.frame = plan.frame(of: item) ?? row.frame
                continue
            }
            rows[item] = nil
            putAway(row)
        }
        for (item, caption) in captions where !wanted.contains(item) {
            captions[item] = nil
            caption.isShown = false
            caption.widget.isChildVisible = false
            spareCaptions[caption.isHeader, default: []].append(caption)
        }
    }

    private func putAway(_ row: RowView) {
        row.isShown = false
        row.widget.isChildVisible = false
        row.spinner.spin(false)
        row.press?.cancel()
        spareRows[row.kind, default: []].append(row)
    }

    private func show(_ index: Int, of section: Int, _ item: ListPlan.Item, _ frame: ListPlan.Frame) -> Bool {
        guard var model = model(item) else { return false }
        let kind = RowKind(model)
        var view = rows[item]
        if let before = view?.model, before.id == model.id, before.isKnown, before.value != model.value {
            changing.insert(model.id)
            model.valueChanges = true
        }
        if let other = view, other.kind != kind {
            putAway(other)
            view = nil
        }
        let row = view ?? takeRow(kind, model)
        rows[item] = row
        let moved = row.frame != frame || !row.isShown
        row.frame = frame
        row.item = item
        row.section = list.sections.indices.contains(section) ? list.sections[section].id : ""
        row.show(
            model, isFirst: index == 0, isLast: index == plan.sections[section].rows.count - 1, animated: view != nil)
        if !row.isShown {
            row.isShown = true
            row.widget.isChildVisible = true
        }
        return moved
    }

    private func show(_ text: String, _ item: ListPlan.Item, _ frame: ListPlan.Frame) -> Bool {
        let isHeader = if case .header = item { true } else { false }
        let caption = captions[item] ?? takeCaption(isHeader: isHeader)
        captions[item] = caption
        let moved = caption.frame != frame || !caption.isShown
        caption.frame = frame
        caption.item = item
        caption.show(text)
        caption.isShown = true
        caption.widget.isChildVisible = true
        return moved
    }

    private func takeRow(_ kind: RowKind, _ model: RowModel) -> RowView {
        if let spare = spareRows[kind]?.popLast() { return spare }
        let row = RowView(model, host)
        row.owner = self
        widget.add(row.widget)
        return row
    }

    private func takeCaption(isHeader: Bool) -> CaptionView {
        if let spare = spareCaptions[isHeader]?.popLast() { return spare }
        let caption = CaptionView(isHeader: isHeader, host)
        widget.add(caption.widget)
        return caption
    }
}
