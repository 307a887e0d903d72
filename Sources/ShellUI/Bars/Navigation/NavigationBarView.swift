// SPDX-License-Identifier: Apache-2.0
// The header of the shown stack, with its ground reaching up behind the status bar. The bar draws everything itself; its
// children are the areas that can be pressed, each with its name for assistive technology, and the heading.
import BarModel
import GtkKit
import ShellCore

package final class NavigationBarView: WidgetDelegate {
    private static let kind = WidgetKind("NavigationBar", role: .navigation)
    private static let headingKind = WidgetKind("Heading", role: .heading)

    package let widget = DrawnWidget(NavigationBarView.kind)
    /// The button of the menu was pressed; gets the items and the button's place in the bar.
    package var onOverflow: ([Item], Rect) -> Void = { _, _ in }
    /// The back button was pressed.
    package var onBack: () -> Void = {}
    /// The height has changed: the bar wants to be allocated anew.
    package var onHeightChange: () -> Void = {}

    private let context: ShellContext
    private let ownTop: Double?
    private let heading = DrawnWidget(NavigationBarView.headingKind)
    let back = PressArea(PressArea.button)
    private(set) var itemAreas: [(id: String, area: PressArea)] = []
    private(set) var segmentAreas: [(id: String, area: PressArea)] = []
    private var page: PageID?
    private var current: ScrolledFace?
    private var transition: BarTransition?
    private var touches = BarTouches()
    private var inlineTarget = 1.0
    private var inlineBegan: (time: Int64, from: Double)?
    private(set) var chevron: Chevron?
    private var chevronKey: (files: Chevron.Files, scale: Int)?
    private var mask: ChevronMask?
    private var maskKey: [Double] = []
    /// False lets labels show on the wrong side of the chevron; only the test that proves the mask asks for it.
    package var masksLabels = true

    /// - Parameter top: How far the ground reaches above the row; nil: as high as the status bar.
    package init(context: ShellContext, top: Double? = nil) {
        self.context = context
        ownTop = top
        widget.delegate = self
        widget.setAccessible(label: context.translate("Navigation"))
        widget.add(heading)
        heading.canTarget = false
        heading.setAccessible(level: 1)
        widget.add(back.widget)
        onBack = { context.send(.back) }
        back.enlargesName(context)
        back.onPress = { [weak self] in self?.onBack() }
        back.onChange = { [weak self] in
            guard let self else { return }
            self.touches.backIsPressed = self.back.isPressed
            self.widget.queueDraw()
        }
        // What falls between the areas stays in the bar.
        widget.add(ClickGesture())
    }

    // MARK: What to show

    /// Measures a bar at a width, in the present theme, and judges what was measured.
    ///
    /// - Parameter plugin: Whose screen it is; nil for the shell's own.
    package func face(_ bar: NavigationBar, width: Double, of plugin: String? = nil) -> BarFace {
        return BarFace(
            bar, theme: context.theme, width: width, chevronWidth: chevronWidth,
            rules: context.rules.rules(of: plugin))
    }

    /// Shows one face at rest.
    package func show(_ face: BarFace, page: PageID, offset: Double) {
        let isNew = current?.face !== face || self.page != page
        let oldHeight = height
        self.page = page
        transition = nil
        current = ScrolledFace(face: face, offset: offset)
        if isNew { rebuild(face) }
        setInline(face.collapse.showsInlineTitle(at: offset) ? 1 : 0, animated: !isNew)
        if height != oldHeight || isNew { onHeightChange() }
        widget.queueAllocate()
        widget.queueDraw()
    }

    /// Shows two faces, `progress` of the way from the lower to the upper. The areas are those of `target`.
    package func show(
        lower: (face: BarFace, offset: Double), upper: (face: BarFace, offset: Double), progress: Double,
        target: (face: BarFace, page: PageID), isStill: Bool
    ) {
        let oldHeight = height
        if current?.face !== target.face || page != target.page {
            page = target.page
            let offset = target.face === upper.face ? upper.offset : lower.offset
            current = ScrolledFace(face: target.face, offset: offset)
            rebuild(target.face)
            setInline(target.face.collapse.showsInlineTitle(at: offset) ? 1 : 0, animated: false)
        }
        let next = BarTransition(
            lower: ScrolledFace(face: lower.face, offset: lower.offset),
            upper: ScrolledFace(face: upper.face, offset: upper.offset), progress: progress,
            reducedMotion: isStill, scale: widget.scaleFactor)
        guard next != transition else { return }
        transition = next
        if height != oldHeight { onHeightChange() }
        widget.queueDraw()
    }

    /// How much of the bar's ground shows: none where the content's top is aligned with a large title (NAV-LARGE-PLAIN).
    var groundAlpha: Double { transition?.ground ?? current?.ground ?? 0 }

    /// Height under the status bar, as it is drawn now.
    package var height: Double { transition?.height ?? current?.height ?? 0 }

    /// Height from the upper edge where nothing behind the bar can be seen.
    var opaqueHeight: Double {
        guard let current, widget.opacity >= 1 else { return 0 }
        let ground = current.face.palette.barAlpha * (transition?.ground ?? current.ground)
        return ground >= 1 ? top + height : 0
    }

    private func setInline(_ alpha: Double, animated: Bool) {
        guard alpha != inlineTarget || !animated else { return }
        inlineTarget = alpha
        guard animated, !context.theme.reducedMotion else {
            inlineBegan = nil
            touches.inlineAlpha = alpha
            return
        }
        let isRunning = inlineBegan != nil
        inlineBegan = (0, touches.inlineAlpha)
        guard !isRunning else { return }
        widget.onFrame { [weak self] now in self?.fadeInline(now) ?? false }
    }

    private func fadeInline(_ now: Int64) -> Bool {
        guard let began = inlineBegan else { return false }
        if began.time == 0 { inlineBegan = (now, began.from) }
        let time = began.time == 0 ? 0 : Double(now - began.time) / 1_000_000
        let share = min(1, time / (current?.face.collapse.bounds.inlineFade ?? 0.15))
        touches.inlineAlpha = began.from + (inlineTarget - began.from) * share
        widget.queueDraw()
        if share >= 1 { inlineBegan = nil }
        return share < 1
    }

    // MARK: Areas

    private func rebuild(_ face: BarFace) {
        let bar = face.bar
        if let page { context.layoutReports.tell(face.decisions, of: page, .navigation, clock: widget) }
        heading.setAccessible(label: bar.accessibleTitle)
        back.widget.isVisible = bar.back != nil
        back.ring = face.palette.accent
        if let button = bar.back { back.setName(button.accessibleName) }
        itemAreas = reuse(itemAreas, ids: face.items.map(\.item.id), kind: PressArea.button)
        for (placed, entry) in zip(face.items, itemAreas) {
            let item = placed.item
            entry.area.ring = face.palette.accent
            entry.area.setName(item.role == .overflow && item.label.isEmpty ? context.translate("More") : item.label)
            entry.area.onPress = { [weak self] in self?.press(item, placed.hit) }
            entry.area.onChange = { [weak self, weak area = entry.area] in
                self?.touches.pressedItem = area?.isPressed == true ? item.id : nil
                self?.widget.queueDraw()
            }
        }
        let segments = (face.segments?.placed ?? []) + (face.strip?.placed ?? [])
        let choices = face.segments?.choices ?? face.strip?.choices
        segmentAreas = reuse(
            segmentAreas, ids: segments.map { choices == nil ? $0.segment.id : "menu" },
            kind: choices == nil ? PressArea.radio : PressArea.button)
        for (placed, entry) in zip(segments, segmentAreas) {
            let id = placed.segment.id
            entry.area.ring = face.palette.accent
            entry.area.setName(placed.segment.label)
            entry.area.widget.setAccessible(checked: placed.isSelected)
            entry.area.onPress = { [weak self] in
                guard let self, let page = self.page else { return }
                guard let choices else { return self.context.send(.segment(page, id: id)) }
                self.choose(from: choices, on: page)
            }
            entry.area.onChange = { [weak self, weak area = entry.area] in
                self?.touches.pressedSegment = area?.isPressed == true ? id : nil
                self?.widget.queueDraw()
            }
        }
        widget.queueAllocate()
    }

    /// A list of the segments that have no room side by side.
    private func choose(from control: Segmented, on page: PageID) {
        let selected = control.selectedSegment?.id ?? ""
        context.choose(
            ChoiceRequest(
                title: context.translate("Show"), options: control.segments.map { .init(id: $0.id, label: $0.label) },
                selected: selected
            ) { [weak self] id in
                if id != selected { self?.context.send(.segment(page, id: id)) }
            })
    }

    /// Keeps the areas whose items stay, so that a changed label does not lose the focus.
    private func reuse(
        _ old: [(id: String, area: PressArea)], ids: [String], kind: WidgetKind
    ) -> [(id: String, area: PressArea)] {
        var rest = old
        var kept: [(id: String, area: PressArea)] = []
        for id in ids {
            if let index = rest.firstIndex(where: { $0.id == id }) {
                kept.append(rest.remove(at: index))
            } else {
                let area = PressArea(kind)
                area.enlargesName(context)
                widget.add(area.widget)
                kept.append((id, area))
            }
        }
        for entry in rest { entry.area.widget.unparent() }
        return kept
    }

    private func press(_ item: Item, _ place: Rect) {
        guard let page else { return }
        if item.role == .overflow, let bar = current?.face.bar {
            onOverflow(bar.overflow, Rect(x: place.x, y: top + place.y, width: place.width, height: place.height))
        } else {
            context.send(.item(page, id: item.id))
        }
    }

    /// Gives the focus to the back button, or to the first item.
    @discardableResult
    package func focusFirst() -> Bool {
        if current?.face.bar.back != nil { return back.widget.grabFocus() }
        return (itemAreas.first ?? segmentAreas.first)?.area.widget.grabFocus() ?? false
    }

    // MARK: Layout

    private var top: Double { ownTop ?? context.theme.metrics.statusHeight }

    package func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical ? Measure(Int(top + height)) : Measure(minimum: 0, natural: 320)
    }

    package func allocate(width: Int, height: Int) {
        guard let face = current?.face else { return }
        place(heading, Rect(x: 0, y: 0, width: face.width, height: face.rowHeight))
        if let span = face.layout.back {
            place(back.widget, Rect(x: span.start, y: 0, width: span.width, height: face.rowHeight))
        }
        for (placed, entry) in zip(face.items, itemAreas) { place(entry.area.widget, placed.hit) }
        let inRow = face.segments?.placed ?? []
        for (placed, entry) in zip(inRow, segmentAreas) { place(entry.area.widget, placed.hit) }
        let stripY = (current?.height ?? 0) - face.stripHeight
        for (placed, entry) in zip(face.strip?.placed ?? [], segmentAreas.dropFirst(inRow.count)) {
            var hit = placed.hit
            hit.y += stripY
            place(entry.area.widget, hit)
        }
    }

    private func place(_ child: Widget, _ rect: Rect) {
        widget.allocate(
            child, x: Int(rect.x), y: Int(top + rect.y), width: Int(rect.width.rounded(.up)), height: Int(rect.height))
    }

    // MARK: Drawing

    package func snapshot(_ snapshot: Snapshot) {
        guard let current else { return }
        loadChevron()
        let scale = widget.scaleFactor
        let palette = current.face.palette
        let ground = groundAlpha
        let hairline = transition?.hairline ?? current.hairline
        let bottom = top + height
        snapshot.fill(
            Rect(x: 0, y: 0, width: snapshot.width, height: bottom), palette.bar.faded(palette.barAlpha * ground))
        let line = 1 / Double(scale)
        snapshot.fill(
            Rect(x: 0, y: bottom - line, width: snapshot.width, height: line), palette.hairline.faded(hairline))
        let chevronHeight = chevron?.height ?? Chevron.standardHeight
        let chevronY = (((current.face.rowHeight - chevronHeight) / 2) * Double(scale)).rounded(.down) / Double(scale)
        let tallest = max(bottom, transition.map { top + max($0.lower.height, $0.upper.height) } ?? 0)
        snapshot.cairo(Rect(x: 0, y: top, width: snapshot.width, height: tallest - top)) { painter in
            let drawing = BarDrawing(
                painter: painter, top: top, chevron: chevron, chevronY: top + chevronY,
                drawIcon: { [context, widget] name, place, ink in
                    BarIcon(named: name, context: context).draw(
                        painter, in: place, lineWidth: 1.8, ink, scale: scale
                    ) { widget.queueDraw() }
                })
            if let transition {
                let mask = mask(for: transition.upper.face, chevronY: chevronY, scale: scale)
                drawing.draw(transition, mask: mask, inlineAlpha: 1)
            } else {
                drawing.draw(current, touches)
            }
        }
        snapshot.child(back.widget)
        for entry in itemAreas { snapshot.child(entry.area.widget) }
        for entry in segmentAreas { snapshot.child(entry.area.widget) }
    }

    // MARK: Chevron

    /// The pictures of `[theme]` as far as the rules let them be shown; nil for the shell's own.
    package var chevronFiles: Chevron.Files? { context.chevronFiles }

    /// Of the chevron that is drawn, in px.
    var chevronWidth: Double {
        loadChevron()
        return chevron?.width ?? 13
    }

    private func loadChevron() {
        let folder = context.resources.chevron
        let own = Chevron.Files(image: "\(folder)/chevron.png", mask: "\(folder)/chevron-mask.png")
        let key = (files: chevronFiles ?? own, scale: widget.scaleFactor)
        if let chevronKey, chevronKey == key { return }
        chevronKey = key
        maskKey = []
        chevron = Chevron.load(key.files, scale: key.scale) ?? Chevron.load(own, scale: key.scale)
    }

    private func mask(for face: BarFace, chevronY: Double, scale: Int) -> ChevronMask? {
        guard masksLabels, let chevron, let span = face.layout.chevron else { return nil }
        let key = [span.start, span.width, face.rowHeight, chevronY, Double(scale), face.theme.isRightToLeft ? 1 : 0]
        if key == maskKey { return mask }
        maskKey = key
        mask = ChevronMask(
            chevron: chevron, span: span, chevronY: chevronY, height: face.rowHeight, scale: scale,
            mirrored: face.theme.isRightToLeft)
        return mask
    }
}
