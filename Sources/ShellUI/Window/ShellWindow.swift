// SPDX-License-Identifier: Apache-2.0
// The one window: it shows the shell, hears the keys that belong to the whole of it, and gives a picture of itself.
import BarModel
import GtkKit
import ShellCore

package final class ShellWindow {
    package enum Mode: Equatable, Sendable {
        /// The whole screen; nothing in the window closes it.
        case kiosk
        /// A window of this size, in logical pixels.
        case window(width: Int, height: Int)
    }

    package let view: ShellView
    private let window: Window
    private let mode: Mode
    private static let style = StyleSheet()
    /// Called once, when the first frame is on its way to the screen.
    package var onFirstFrame: (@MainActor () -> Void)?
    private var pending: [@MainActor (ImageSurface?) -> Void] = []

    /// - Parameter exitKeys: The chord that asks the shell to end; nil: no chord does.
    package init(_ shell: PresentedShell, mode: Mode, context: ShellContext, makeContent: @escaping PageContentMaker) {
        self.mode = mode
        window = Window(title: "Lintel")
        // The pages fill the window; a ground of its own would be painted under them every frame.
        window.addClass("lintel-shell")
        ShellWindow.style.load("window.lintel-shell { background: none; box-shadow: none; }")
        view = ShellView(shell, context: context, makeContent: makeContent)
        // Nobody but the operator is to see what is wrong with a kiosk.
        if mode != .kiosk { view.statusBar.onProblems = { [weak view] in view?.context.send(.showProblems) } }
        view.inspector.isAllowed = mode != .kiosk
        view.focused = { [weak window] in window?.focusedWidget }
        window.setChild(view.widget)
        window.onRealized(self) { $0.realized() }
        window.onCloseRequest(self) { shell in
            if shell.mode != .kiosk { shell.view.context.send(.quitKeys) }
            // The shell ends by its own decision, never because something closed its window.
            return true
        }
        window.add(KeyController().onPressed(self) { $0.pressed($1) })
        let back = ClickGesture(button: 8)
        back.phase = .capture
        back.onPressed(self) { shell, _, _ in shell.view.goBack() }
        window.add(back)
    }

    package func present() {
        let output = view.shell.settings.shell.output
        switch mode {
        case .kiosk:
            window.isDeletable = false
            let size = Display.monitorSize(named: output) ?? Size(width: 480, height: 800)
            window.setDefaultSize(width: Int(size.width), height: Int(size.height))
            // Without a window manager nobody grants full screen: the window has the monitor's size already.
            if !Display.hasNoWindowManager { window.goFullScreen(on: output) }
        case .window(let width, let height):
            window.setDefaultSize(width: width, height: height)
        }
        window.present()
    }

    package func update(_ shell: PresentedShell) { view.update(shell) }

    package var isFullScreen: Bool { window.isFullScreen }

    package func close() {
        pending = []
        window.close()
    }

    package var frames: FrameCounts {
        var counts = view.frames.counts
        counts.turns = window.frameClock?.turns ?? 0
        return counts
    }

    /// Something on screen moves by itself.
    package var isMoving: Bool { view.isMoving }

    // MARK: Frames and pictures

    private func realized() {
        guard let clock = window.frameClock else { return }
        view.onLayout = { [weak self] in self?.window.declareOpaque() }
        clock.onPainted(self) { shell in
            shell.view.frames.painted(at: FrameClock.now)
            shell.answerPictures()
            shell.onFirstFrame?()
            shell.onFirstFrame = nil
        }
    }

    /// A picture of the window as the next frame shows it; nil if the window has no size.
    package func picture(then answer: @escaping @MainActor (ImageSurface?) -> Void) {
        pending.append(answer)
        view.widget.queueDraw()
    }

    private func answerPictures() {
        guard !pending.isEmpty else { return }
        let answers = pending
        pending = []
        let picture = view.widget.picture()
        for answer in answers { answer(picture) }
    }

    // MARK: Keys

    func pressed(_ press: KeyPress) -> Bool {
        let context = view.context
        let isRightToLeft = context.theme.isRightToLeft
        if let chord = view.shell.settings.kiosk.exitKeys.flatMap(KeyPress.init(chord:)), press == chord {
            context.send(.quitKeys)
            return true
        }
        if let chord = view.shell.settings.kiosk.problemKeys.flatMap(KeyPress.init(chord:)), press == chord {
            context.send(.showProblems)
            return true
        }
        // GTK's inspector lets whoever holds the keyboard change the program; a kiosk keeps it shut.
        if mode == .kiosk, KeyPress.inspector.contains(press) { return true }
        switch (press.key, press.modifiers) {
        case (KeyPress.escape, []):
            if view.overlays.escape() { return true }
            if view.shell.navigationHidden { context.send(.revealBars) } else { view.goBack() }
        case (KeyPress.back, _), (isRightToLeft ? KeyPress.right : KeyPress.left, .alt):
            guard !view.overlays.isModal else { return true }
            view.goBack()
        case (KeyPress.f11, []):
            guard view.shell.navigationHidden else { return false }
            context.send(.revealBars)
        case (KeyPress.f12, []):
            guard mode != .kiosk else { return true }
            view.toggleInspector()
        case (KeyPress.pageDown, .control):
            context.send(.nextTab)
        case (KeyPress.pageUp, .control):
            context.send(.previousTab)
        case (KeyPress.f6, []):
            view.cycleFocus(backward: false)
        case (KeyPress.f6, .shift):
            view.cycleFocus(backward: true)
        case ((KeyPress.digit0 + 1)...(KeyPress.digit0 + 9), .control):
            return selectTab(Int(press.key - KeyPress.digit0) - 1)
        default:
            return false
        }
        return true
    }

    private func selectTab(_ index: Int) -> Bool {
        guard view.shell.tabBar.slots.indices.contains(index), !view.overlays.isModal else { return false }
        switch view.shell.tabBar.slots[index] {
        case .tab(let entry): view.context.send(.tab(entry.id))
        case .more: view.context.send(.more)
        }
        return true
    }
}
