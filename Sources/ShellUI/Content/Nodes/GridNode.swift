// SPDX-License-Identifier: Apache-2.0
// A grid of cards: only those in view, and some on either side, have a widget.

import GtkKit
import PluginProtocol

final class GridNode: NodeView, WidgetDelegate {
    private static let kind = WidgetKind("ContentGrid", role: .list)

    let widget: DrawnWidget
    private let host: ContentHost
    private var grid = GridContent(id: "", items: [])
    private var busy: Set<String> = []
    private(set) var plan = GridPlan(count: 0, room: 1, width: nil, aspect: nil, text: 0)
    private var margins = NodeMargins()
    private var space = 0
    private var range = 0..<0
    private(set) var cards: [Int: CardView] = [:]
    private var spare: [CardView] = []

    init(_ host: ContentHost) {
        self.host = host
        widget = DrawnWidget(GridNode.kind)
        widget.delegate = self
    }

    func update(_ content: Content, busy: Set<String>) -> Bool {
        guard case .grid(let grid) = content else { return false }
        let changesSize =
            grid.items.count != self.grid.items.count || grid.width != self.grid.width
            || grid.aspect != self.grid.aspect || GridNode.hasTexts(grid) != GridNode.hasTexts(self.grid)
        if grid != self.grid {
            // A card that is focused or pressed stays with its item wherever that has moved.
            let places = Dictionary(
                grid.items.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
            var moved: [Int: CardView] = [:]
            for card in cards.values {
                if let place = places[card.item.id], moved[place] == nil { moved[place] = card } else { putAway(card) }
            }
            cards = moved
            self.grid = grid
        }
        self.busy = busy
        widget.setAccessible(label: host.name)
        if changesSize { host.onResize() }
        refresh()
        return true
    }

    func restyle() {
        for card in Array(cards.values) + spare { card.restyle() }
    }

    var targets: [ContentTarget] {
        cards.values.filter(\.isPressable).map { ContentTarget(id: $0.item.id, widget: $0.area.widget) }
    }

    private static func hasTexts(_ grid: GridContent) -> (title: Bool, subtitle: Bool) {
        (
            grid.items.contains { $0.showsTitle ?? true },
            grid.items.contains { ($0.showsTitle ?? true) && $0.subtitle != nil }
        )
    }

    func height(width: Int, margins: NodeMargins, isFirst: Bool) -> Int {
        self.margins = margins
        space = isFirst ? 16 : 12
        let texts = GridNode.hasTexts(grid)
        let scale = host.type.textScale
        let text = (texts.title ? 26 * scale : 0) + (texts.subtitle ? 20 * scale : 0)
        plan = GridPlan(
            count: grid.items.count, room: width - margins.leading - margins.trailing, width: grid.width,
            aspect: grid.aspect, text: Int(text.rounded(.up)), touch: host.metrics.touch)
        return space + plan.height
    }

    func prepare(from low: Int, to high: Int) {
        range = low - space..<max(low, high) - space
        refresh()
    }

    private func refresh() {
        let wanted = plan.indices(from: range.lowerBound, to: range.upperBound).clamped(to: 0..<grid.items.count)
        for (index, card) in cards where !wanted.contains(index) {
            guard !card.area.widget.containsFocus || !grid.items.indices.contains(index) else { continue }
            cards[index] = nil
            putAway(card)
        }
        for index in wanted {
            let card = cards[index] ?? takeCard()
            cards[index] = card
            card.show(grid.items[index], pictureHeight: plan.pictureHeight, isBusy: busy.contains(grid.items[index].id))
        }
        widget.queueAllocate()
    }

    private func takeCard() -> CardView {
        if let card = spare.popLast() {
            card.area.widget.isChildVisible = true
            return card
        }
        let card = CardView(host)
        widget.add(card.area.widget)
        return card
    }

    private func putAway(_ card: CardView) {
        card.area.widget.isChildVisible = false
        spare.append(card)
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(space + plan.height) : Measure(minimum: 0, natural: 0)
    }

    func allocate(width: Int, height: Int) {
        for (index, card) in cards {
            let place = plan.place(of: index)
            let x =
                widget.isRightToLeft
                ? width - margins.leading - place.x - plan.cardWidth : margins.leading + place.x
            widget.allocate(
                card.area.widget, x: x, y: space + place.y, width: plan.cardWidth, height: plan.cardHeight)
        }
        host.onLayout()
    }

    func snapshot(_ snapshot: Snapshot) {
        for card in cards.values { snapshot.child(card.area.widget) }
    }
}

/// One card; handed from one item to another as the grid scrolls.
final class CardView {
    let area = PressArea(PressArea.row)
    private(set) var item = GridContent.Item(id: "", title: "")
    private let host: ContentHost
    private let spinner: Spinner
    private var pictureHeight = 0
    private var isBusy = false

    init(_ host: ContentHost) {
        self.host = host
        spinner = Spinner(for: area.widget)
        area.ringRadius = ContentMetrics.groupCorner
        area.draw = { [weak self] in self?.draw($0) }
        area.onPress = { [weak self] in
            guard let self, isPressable else { return }
            host.activate(item.id)
        }
        restyle()
    }

    var isPressable: Bool { item.opens != nil || item.activates == true }

    func show(_ item: GridContent.Item, pictureHeight: Int, isBusy: Bool) {
        guard item != self.item || pictureHeight != self.pictureHeight || isBusy != self.isBusy else { return }
        self.item = item
        self.pictureHeight = pictureHeight
        self.isBusy = isBusy
        spinner.spin(isBusy)
        area.setName([item.title, item.subtitle].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", "))
        area.isEnabled = isPressable
        area.widget.queueDraw()
    }

    func restyle() {
        area.ring = host.palette.accent
        area.widget.queueDraw()
    }

    private func draw(_ snapshot: Snapshot) {
        let palette = host.palette
        let box = Rect(x: 0, y: 0, width: snapshot.width, height: Double(pictureHeight))
        let corner = ContentMetrics.groupCorner
        if let path = item.picture {
            PictureArea.draw(path, fit: .cover, in: box, radius: corner, snapshot, host) { [weak self] in
                self?.area.widget.queueDraw()
            }
        } else {
            snapshot.fill(box, radius: corner, palette.surface)
            let size = min(48, box.height / 2, box.width / 2)
            let tile = Rect(x: box.midX - size / 2, y: box.midY - size / 2, width: size, height: size)
            let icon = item.icon.map { RowModel.Icon.stock($0) } ?? .letter(String(item.title.prefix(1)))
            RowIcon.draw(icon, in: tile, snapshot, host) { [weak self] in self?.area.widget.queueDraw() }
        }
        if area.isPressed { snapshot.fill(box, radius: corner, palette.text.faded(0.15)) }
        if isBusy {
            let size = RowLayout.spinner
            spinner.draw(
                snapshot, in: Rect(x: box.midX - size / 2, y: box.midY - size / 2, width: size, height: size),
                palette.dim)
        }
        guard item.showsTitle ?? true else { return }
        let scale = host.type.textScale
        write(item.title, host.type.body, baseline: box.height + 20 * scale, palette.text, snapshot)
        if let subtitle = item.subtitle {
            write(subtitle, host.type.secondary, baseline: box.height + 39 * scale, palette.dim, snapshot)
        }
    }

    private func write(_ text: String, _ style: TextStyle, baseline: Double, _ ink: RGBA, _ snapshot: Snapshot) {
        let layout = TextLayout(text, style, maxWidth: snapshot.width)
        let x = area.widget.isRightToLeft ? snapshot.width - layout.width : 0
        snapshot.text(layout, x: x, baseline: baseline, ink)
    }
}
