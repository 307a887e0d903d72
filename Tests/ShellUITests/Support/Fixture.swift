// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore
import Testing

@testable import ShellUI

/// A window with a canned shell; what people do in it is recorded.
@MainActor
final class Fixture {
    let context: ShellContext
    let window: ShellWindow
    let log: Log

    @MainActor
    final class Log {
        var events: [UserEvent] = []
        /// What the shell's core would make of an event.
        var answer: ((UserEvent) -> Void)?
    }

    init(
        _ shell: PresentedShell, translate: Translate = .identity,
        makeContent: @escaping PageContentMaker = { page, context in SampleContent(page, context) }
    ) throws {
        Display.choose(.cairo)
        try Display.open()
        TextLayout.defaultFamily = "Inter"
        let log = Log()
        self.log = log
        let root = Fixture.root
        context = ShellContext(
            theme: Theme(environment: shell.environment, settings: shell.settings),
            resources: ResourceFolders(
                icons: "\(root)/Resources/Icons", chevron: "\(root)/Resources/Chevron", style: "\(root)/Resources/Style"
            ),
            translate: translate,
            send: { event in
                log.events.append(event)
                log.answer?(event)
            })
        window = ShellWindow(
            shell, mode: .window(width: Int(shell.environment.width), height: Int(shell.environment.height)),
            context: context, makeContent: makeContent)
        window.present()
        try #require(Display.wait { self.window.frames.painted > 0 })
    }

    func close() { window.close() }

    var view: ShellView { window.view }

    /// The window as its next frame shows it.
    func picture() throws -> ImageSurface {
        var result: ImageSurface??
        window.picture { result = .some($0) }
        try #require(Display.wait { result != nil })
        let taken = try #require(result)
        return try #require(taken)
    }

    /// Waits for so many more frames.
    func frames(_ count: Int) -> Bool {
        let target = window.frames.painted + count
        return Display.wait {
            window.view.widget.queueDraw()
            return window.frames.painted >= target
        }
    }

    static var root: String {
        var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        parts.removeLast(4)
        return parts.joined(separator: "/")
    }
}

@MainActor
extension ShellView {
    /// The stack on screen, and its bar.
    var shown: StackView? { main.shown }
    var navigationBar: NavigationBarView { main.navigationBar }
}
