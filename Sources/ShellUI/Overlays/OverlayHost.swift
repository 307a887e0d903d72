// SPDX-License-Identifier: Apache-2.0
// What lies over the shell: a menu, a sheet, a choice, a dialog, in this order. While one is open, what is under it is out of
// reach; a press outside closes a menu or a choice and nothing else.
import BarModel
import GtkKit
import ShellCore

package final class OverlayHost: WidgetDelegate {
    private static let kind = WidgetKind("Overlays", role: .group)

    package let widget = DrawnWidget(OverlayHost.kind)
    /// Something opened or closed.
    package var onChange: () -> Void = {}
    private let context: ShellContext
    private let makeContent: PageContentMaker
    private var menu: MenuView?
    private(set) var sheet: SheetView?
    private(set) var choice: ChoiceView?
    private var dialog: DialogView?
    private lazy var motion = OverlayMotion(widget: widget, context: context)
    private let click = ClickGesture()
    /// What had the focus below, while something is open.
    private var below: Widget?
    private var wasModal = false

    package init(context: ShellContext, makeContent: @escaping PageContentMaker) {
        self.context = context
        self.makeContent = makeContent
        widget.delegate = self
        widget.canTarget = false
        widget.setAccessible(hidden: true)
        click.onReleased(self) { host, _, _ in
            guard host.dialog == nil else { return }
            host.closeMenu()
            host.closeChoice()
        }
        widget.add(click)
    }

    /// Nothing is on its way.
    var isStill: Bool { motion.ways.isEmpty }
    var ways: [OverlayMotion.Part: OverlayMotion.Way] { motion.ways }

    package var isModal: Bool { menu != nil || sheet != nil || choice != nil || dialog != nil }

    // MARK: Menu

    package func openMenu(_ items: [Item], page: PageID, under place: Rect) {
        closeMenu()
        let view = MenuView(items, under: place, context: context)
        view.onChoice = { [weak self] item in
            self?.closeMenu()
            self?.context.send(.item(page, id: item.id))
        }
        menu = view
        widget.add(view.widget)
        changed()
        view.widget.focusFirst()
    }

    /// Takes an entry of the open menu, as a press on it does.
    package func choose(_ id: String) { menu?.choose(id) }

    package func closeMenu() {
        guard let menu else { return }
        menu.widget.unparent()
        self.menu = nil
        changed()
    }

    // MARK: Choice

    package func openChoice(_ request: ChoiceRequest) {
        closeChoice()
        let view = ChoiceView(request, context: context)
        view.onChoice = { [weak self] id in
            self?.closeChoice()
            if let id { request.answer(id) }
        }
        choice = view
        widget.add(view.widget, below: dialog?.widget)
        motion.opens(.panel)
        changed()
        view.focusSelected()
    }

    package func closeChoice() {
        guard let choice else { return }
        motion.closes(.panel, choice.widget, place: place(of: choice.widget))
        choice.widget.unparent()
        self.choice = nil
        changed()
    }

    // MARK: Sheet and dialog

    package func update(sheet presentedSheet: PresentedSheet?, dialog presentedDialog: PresentedDialog?) {
        if let presentedSheet {
            if sheet?.pageID != presentedSheet.page.id {
                sheet?.widget.unparent()
                let view = SheetView(presentedSheet.page, context: context, makeContent: makeContent)
                sheet = view
                widget.add(view.widget, below: dialog?.widget)
                motion.opens(.sheet)
                changed()
                view.widget.focusFirst()
            }
            sheet?.update(presentedSheet.page)
        } else if let open = sheet {
            motion.closes(.sheet, open.widget, place: place(of: open.widget))
            open.widget.unparent()
            sheet = nil
            changed()
        }
        if let presentedDialog {
            if dialog?.number != presentedDialog.number {
                dialog?.widget.unparent()
                let view = DialogView(presentedDialog, context: context)
                dialog = view
                widget.add(view.widget)
                motion.opens(.panel)
                changed()
                view.focusPreferred()
            }
            dialog?.update(presentedDialog)
        } else if let open = dialog {
            motion.closes(.panel, open.widget, place: place(of: open.widget))
            open.widget.unparent()
            dialog = nil
            changed()
        }
    }

    /// Escape: closes what is uppermost. A dialog takes its mildest answer.
    ///
    /// - Returns: False if nothing is open.
    package func escape() -> Bool {
        if let dialog {
            dialog.escape()
        } else if menu != nil {
            closeMenu()
        } else if choice != nil {
            closeChoice()
        } else if sheet != nil {
            context.send(.closeSheet)
        } else {
            return false
        }
        return true
    }

    private func changed() {
        let opens = isModal && !wasModal
        let closes = !isModal && wasModal
        wasModal = isModal
        if opens { below = widget.focusInWindow }
        widget.canTarget = isModal
        widget.setAccessible(hidden: !isModal)
        widget.queueAllocate()
        widget.queueDraw()
        onChange()
        if closes {
            // Given back once what lies below is in reach again.
            let again = below
            below = nil
            widget.onFrame { [weak self] _ in
                if self?.isModal == false { _ = again?.regainFocus() }
                return false
            }
        }
    }

    // MARK: Layout and drawing

    package func allocate(width: Int, height: Int) {
        if let sheet {
            let place = sheet.place(width: width, height: height)
            widget.allocate(sheet.widget, x: place.x, y: place.y, width: place.width, height: place.height)
        }
        if let menu {
            let place = menu.place(in: Size(width: Double(width), height: Double(height)))
            widget.allocate(
                menu.widget, x: Int(place.x), y: Int(place.y), width: Int(place.width), height: Int(place.height))
        }
        if let choice {
            let place = choice.place(width: width, height: height)
            widget.allocate(choice.widget, x: place.x, y: place.y, width: place.width, height: place.height)
        }
        if let dialog {
            let place = dialog.place(in: Size(width: Double(width), height: Double(height)))
            widget.allocate(
                dialog.widget, x: Int(place.x), y: Int(place.y), width: Int(place.width), height: Int(place.height))
        }
    }

    package func snapshot(_ snapshot: Snapshot) {
        let scrim = context.theme.palette.scrim
        if let sheet { motion.draw(.sheet, sheet.widget, scrim: scrim, snapshot) }
        motion.drawLeaving(.sheet, isOpen: sheet != nil, scrim: scrim, snapshot)
        if let menu { snapshot.child(menu.widget) }
        if let choice { motion.draw(.panel, choice.widget, scrim: scrim, snapshot) }
        if let dialog { motion.draw(.panel, dialog.widget, scrim: scrim, snapshot) }
        motion.drawLeaving(.panel, isOpen: choice != nil || dialog != nil, scrim: scrim, snapshot)
    }

    /// Where a part stands.
    private func place(of part: DrawnWidget) -> Rect {
        let origin = part.convert(Point(x: 0, y: 0), to: widget) ?? Point(x: 0, y: 0)
        return Rect(x: origin.x, y: origin.y, width: Double(part.width), height: Double(part.height))
    }
}
