// SPDX-License-Identifier: Apache-2.0
// A window that holds one page's content on its ground, without bars, for tests that look at it or press it.

import BarModel
import GtkKit
import Guidelines
import PluginProtocol
import ShellCore
import Testing

@testable import ShellUI

@MainActor
final class Stage: WidgetDelegate {
    private static let kind = WidgetKind("TestStage", role: .group)
    static let root = #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 }

    let window: Window
    let ground: DrawnWidget
    let context: ShellContext
    let view: ContentView
    let log: EventLog
    private(set) var page: PresentedPage
    var insets: PageInsets

    @MainActor
    final class EventLog {
        var events: [UserEvent] = []
    }

    init(
        _ content: PresentedContent, environment: Environment = Environment(), insets: PageInsets = PageInsets(),
        limits: Limits = Limits()
    ) throws {
        Display.choose(.cairo)
        try Display.open()
        window = Window(title: "stage")
        DefaultDirection.isRightToLeft = environment.direction == .rtl
        var settings = ShellSettings()
        settings.theme.font = "Inter"
        let log = EventLog()
        self.log = log
        context = ShellContext(
            theme: Theme(environment: environment, settings: settings, limits: limits),
            resources: ResourceFolders(
                icons: Stage.root + "/Resources/Icons", chevron: Stage.root + "/Resources/Chevron",
                style: Stage.root + "/Resources/Style"),
            send: { log.events.append($0) })
        page = PresentedPage(
            id: PageID(1), address: ScreenAddress(tab: TabID(plugin: "org.test", tab: "one"), screen: "root"),
            bars: ScreenBars(navigation: NavigationBar(title: "Test", accessibleTitle: "Test")), content: content)
        self.insets = insets
        view = ContentView(page, context)
        ground = DrawnWidget(Stage.kind)
        ground.delegate = self
        ground.add(view.widget)
        ground.requestSize(width: Int(environment.width), height: Int(environment.height))
        window.setChild(ground)
        window.setDefaultSize(width: Int(environment.width), height: Int(environment.height))
        view.update(page, insets: insets)
        window.present()
        Display.wait { ground.isMapped && ground.width == Int(environment.width) && view.widget.height > 1 }
        settle()
    }

    func show(_ content: PresentedContent) {
        page.content = content
        page.revision += 1
        view.update(page, insets: insets)
        settle()
    }

    /// Until what was asked for is on screen.
    func settle() {
        var frames = 0
        ground.onFrame { _ in
            frames += 1
            return frames < 3
        }
        Display.wait { frames >= 3 }
    }

    func close() {
        window.close()
        DefaultDirection.isRightToLeft = false
    }

    /// The page as it looks; also written where `LINTEL_PICTURES` says, to be looked at.
    func picture(_ name: String) throws -> ImageSurface {
        let surface = try #require(ground.picture(scale: 1))
        if let folder = CommandLineEnvironment.value("LINTEL_PICTURES") {
            try surface.write(png: "\(folder)/\(name).png")
        }
        return surface
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure { Measure(minimum: 0, natural: 0) }

    func allocate(width: Int, height: Int) {
        ground.allocate(view.widget, x: 0, y: 0, width: width, height: height)
    }

    func snapshot(_ snapshot: Snapshot) {
        snapshot.fill(snapshot.bounds, context.theme.palette.page)
        snapshot.child(view.widget)
    }
}
