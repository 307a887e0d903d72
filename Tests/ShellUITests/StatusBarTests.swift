// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("Status bar on screen")
    struct StatusBarTests {
        private func page(
            _ number: Int, tint: String? = nil, style: StatusStyle = .inherit, backing: StatusBacking = .auto
        ) -> PresentedPage {
            var page = CannedShell.page(number, "Page \(number)", previous: number == 1 ? nil : "Before")
            page.bars.navigation.tint = tint
            page.bars.statusStyle = style
            page.bars.statusBacking = backing
            return page
        }

        private func colour(_ picture: ImageSurface, _ x: Int, _ y: Int) -> Colour {
            let pixel = picture.pixel(x: x, y: y)
            return Colour(red: pixel.red, green: pixel.green, blue: pixel.blue)
        }

        /// A place in the status bar where no item stands.
        private let bare = (x: 330, y: 6)

        @Test("STAT-POS-TOP the bar is the topmost strip, as wide as the window and 32 px high")
        func place() throws {
            let fixture = try Fixture(CannedShell.shell(width: 1280, height: 800))
            defer { fixture.close() }
            let bar = fixture.view.statusBar.widget
            #expect(bar.convert(Point(x: 0, y: 0), to: fixture.view.widget) == Point(x: 0, y: 0))
            #expect(bar.width == fixture.view.widget.width && bar.height == 32)
        }

        @Test("a storm of changes is painted once a frame of the frame clock at most, and ends with what is true")
        func storm() throws {
            var shell = CannedShell.shell()
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            let before = fixture.window.frames
            var changes = 0
            let isOver = Display.wait {
                for _ in 0..<10 {
                    changes += 1
                    shell.statusBar.trailing[0].text = "\(changes) %"
                    fixture.window.update(shell)
                }
                return fixture.window.frames.painted >= before.painted + 10
            }
            try #require(isOver)
            let after = fixture.window.frames
            #expect(after.painted - before.painted <= after.turns - before.turns)
            #expect(changes >= 10 * (after.painted - before.painted))
            let strip = { (picture: ImageSurface) in
                (0..<480).flatMap { x in (0..<32).map { y in colour(picture, x, y) } }
            }
            let last = strip(try fixture.picture())
            let fresh = try Fixture(shell)
            defer { fresh.close() }
            #expect(strip(try fresh.picture()) == last)
        }

        @Test(
            "STAT-TRANSPARENT over a plain page the bar draws no ground of its own",
            arguments: [ColorScheme.light, .dark])
        func transparent(_ scheme: ColorScheme) throws {
            let fixture = try Fixture(CannedShell.shell(scheme: scheme))
            defer { fixture.close() }
            #expect(fixture.view.statusBar.strip == nil)
            #expect(colour(try fixture.picture(), bare.x, bare.y) == Palette(scheme: scheme).page.opaque)
        }

        @Test("STAT-BACK-NAVBAR the navigation bar's ground reaches up behind the items, its tint too")
        func navigationGround() throws {
            let fixture = try Fixture(CannedShell.shell([page(1, tint: "#205080")]))
            defer { fixture.close() }
            let picture = try fixture.picture()
            #expect(colour(picture, bare.x, bare.y) == Colour(red: 0x20, green: 0x50, blue: 0x80))
            #expect(colour(picture, bare.x, bare.y) == colour(picture, 330, 40))
            let inset = fixture.view.main.shown?.top.map {
                Int($0.face(width: 480, in: fixture.view.main.navigationBar).contentInset)
            }
            #expect(inset.map { $0 + 32 >= 76 } == true)
        }

        @Test(
            "STAT-STYLE-TWO all items are of one colour, light over dark and dark over light",
            arguments: [("#000000", ColorScheme.light), ("#ffffff", .dark), ("#205080", .light), ("#e0c030", .dark)])
        func oneColour(_ tint: String, _ style: ColorScheme) throws {
            let fixture = try Fixture(CannedShell.shell([page(1, tint: tint)]))
            defer { fixture.close() }
            let picture = try fixture.picture()
            let ground = colour(picture, bare.x, bare.y)
            let ink = fixture.view.statusBar.ink.opaque
            #expect((ink.luminance > ground.luminance) == (style == .light))
            #expect(ink.contrast(with: ground) >= 4.5)
            for columns in [14..<80, 215..<265, 400..<466] {
                // The strongest colour of each item is the one ink.
                let strongest = columns.flatMap { x in (4..<28).map { y in colour(picture, x, y) } }
                    .max { $0.contrast(with: ground) < $1.contrast(with: ground) }
                #expect(strongest.map { $0.contrast(with: ink) < 1.3 } == true)
            }
        }

        @Test(
            "API-STATUSSTYLE the shell's style counts where the screen inherits",
            arguments: [
                (ShellSettings.StatusSection.Style.auto, ColorScheme.dark), (.light, .dark), (.dark, .dark),
            ])
        func shellStyle(_ style: ShellSettings.StatusSection.Style, _ resolved: ColorScheme) throws {
            var shell = CannedShell.shell()
            shell.settings.status.style = style
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            // Over a light page light items cannot be read: there the other style is shown.
            let ink = fixture.view.statusBar.ink.opaque
            #expect((ink.luminance < 0.5) == (resolved == .dark))
        }

        @Test("STAT-STYLE-SCOPE the screen's style beats the shell's, and a cancelled way back keeps it")
        func scope() throws {
            // Both styles can be read over a grey of this kind, one of them only with a veil.
            let first = page(1, tint: "#757575", style: .dark)
            let second = page(2, tint: "#757575", style: .light)
            let fixture = try Fixture(CannedShell.shell([first]))
            defer { fixture.close() }
            func isLight() -> Bool { fixture.view.statusBar.ink.opaque.luminance > 0.5 }
            let stack = try #require(fixture.view.main.shown)
            #expect(!isLight())
            fixture.window.update(CannedShell.shell([first, second]))
            #expect(Display.wait { !stack.isMoving && fixture.view.statusBar.strip == nil })
            #expect(isLight())
            #expect(stack.beginDrag())
            stack.drag(to: 0.3)
            #expect(fixture.frames(3))
            #expect(isLight())
            stack.settle(to: 1, velocity: 0)
            #expect(Display.wait { !stack.isMoving && fixture.view.statusBar.strip == nil })
            #expect(isLight())
            fixture.window.update(CannedShell.shell([first]))
            #expect(Display.wait { !stack.isMoving && fixture.view.statusBar.strip == nil })
            #expect(!isLight())
        }

        @Test("API-PREFERREDSTYLE a screen that changes its style changes the bar in the next frame")
        func preferred() throws {
            let fixture = try Fixture(CannedShell.shell([page(1, tint: "#757575", style: .dark)]))
            defer { fixture.close() }
            #expect(fixture.view.statusBar.ink.opaque.luminance < 0.5)
            fixture.window.update(CannedShell.shell([page(1, tint: "#757575", style: .light)]))
            #expect(fixture.view.statusBar.ink.opaque.luminance > 0.5)
        }

        @Test(
            "STAT-READABLE between a white and a black page the items can be read in every frame, and turn but once",
            arguments: [false, true])
        func readable(_ reduced: Bool) throws {
            let pages = [page(1, tint: "#ffffff"), page(2, tint: "#000000")]
            let fixture = try Fixture(CannedShell.shell([pages[0]], reducedMotion: reduced))
            defer { fixture.close() }
            let stack = try #require(fixture.view.main.shown)
            for target in [pages, [pages[0]]] {
                let before = fixture.view.statusBar.ink
                var inks = [before]
                var movedWithNewStyle = false
                fixture.window.update(CannedShell.shell(target, reducedMotion: reduced))
                repeat {
                    let picture = try fixture.picture()
                    let ink = fixture.view.statusBar.ink
                    let ground = colour(picture, bare.x, bare.y)
                    #expect(ink.opaque.contrast(with: ground) >= 4.5)
                    let isLight = ink.opaque.luminance > 0.5
                    if isLight != ((inks.last?.opaque.luminance ?? 0) > 0.5) { inks.append(ink) }
                    if stack.isMoving, isLight != (before.opaque.luminance > 0.5) { movedWithNewStyle = true }
                } while stack.isMoving || fixture.view.statusBar.strip != nil
                #expect(inks.count == 2)
                #expect(!movedWithNewStyle)
            }
        }

        @Test("STAT-READABLE the text is 12 px at least and follows the text size as the other bars do")
        func textSize() throws {
            for (scale, least) in [(1.0, 12.0), (2.0, 12 * 1.235)] {
                var shell = CannedShell.shell()
                shell.environment.textScale = scale
                #expect(
                    Theme(environment: shell.environment, settings: shell.settings, limits: shell.limits).type.status
                        .size >= least)
            }
        }

        @Test("STAT-BACK-IMAGE a gradient is judged at its weak end too, and gets a veil where it fails")
        func gradient() throws {
            let asked = page(1, tint: "#ffffff", style: .light, backing: .gradient)
            let fixture = try Fixture(CannedShell.shell([asked]))
            defer { fixture.close() }
            let picture = try fixture.picture()
            let ink = fixture.view.statusBar.ink.opaque
            for y in 0..<32 { #expect(ink.contrast(with: colour(picture, bare.x, y)) >= 4.5) }
            #expect(colour(picture, bare.x, 40) == .white)
            #expect(fixture.log.events.contains { if case .judged = $0 { true } else { false } })
        }

        /// A page whose backing is a picture of the fixtures: a night sky with a pale or a bright moon, higher than the bar.
        private func pictured(_ name: String, style: StatusStyle = .inherit) -> PresentedPage {
            var page = page(1, style: style, backing: .image)
            page.address = ScreenAddress(tab: TabID(plugin: "test", tab: "settings"), screen: "root")
            page.bars.statusImage = name
            return page
        }

        private func fixture(_ page: PresentedPage) throws -> Fixture {
            let fixture = try Fixture(CannedShell.shell())
            fixture.context.folderOfPlugin = { _ in Fixture.root + "/Tests/Fixtures/status" }
            fixture.window.update(CannedShell.shell([page]))
            return fixture
        }

        private func decisions(_ fixture: Fixture) -> [Decision] {
            fixture.log.events.flatMap { event -> [Decision] in
                if case .judged(let decisions) = event { decisions } else { [] }
            }
        }

        @Test(
            "STAT-BACK-IMAGE a picture is cut to the region, and the items can be read over each of its tiles",
            arguments: ["./night.png", "./moon.png"], [StatusStyle.auto, .light, .dark])
        func image(_ name: String, _ style: StatusStyle) throws {
            let fixture = try fixture(pictured(name, style: style))
            defer { fixture.close() }
            // A picture that is higher than any bar is reported once it has been read.
            #expect(Display.wait { decisions(fixture).contains { $0.rule == "STAT-BACK-IMAGE" } })
            let picture = try fixture.picture()
            let ink = fixture.view.statusBar.ink.opaque
            for x in [0..<10, 130..<200, 280..<390].joined() {
                for y in 0..<32 { #expect(ink.contrast(with: colour(picture, x, y)) >= 4.5) }
            }
            #expect(colour(picture, 300, 16) != colour(picture, 340, 16))
            #expect(colour(picture, 340, 2) != colour(picture, 340, 30))
            #expect(colour(picture, 300, 40) == Palette(scheme: .light).bar.opaque)
            let cut = decisions(fixture).filter { $0.rule == "STAT-BACK-IMAGE" }
            #expect(cut.map(\.before) == ["90 px"])
        }

        @Test(
            "STAT-BACK-IMAGE a picture that is not there or lies outside of the plugin's folder is a solid backing",
            arguments: ["./gone.png", "../controls/main.py", "/etc/passwd", "./main.py"])
        func noImage(_ name: String) throws {
            let fixture = try fixture(pictured(name))
            defer { fixture.close() }
            #expect(
                Display.wait { decisions(fixture).contains { $0.rule == "STAT-BACK-IMAGE" && $0.after == "solid" } })
            #expect(colour(try fixture.picture(), bare.x, bare.y) == Palette(scheme: .light).bar.opaque)
        }

        @Test("STAT-OBSCURE a solid backing covers what is behind it, in its region only")
        func solid() throws {
            let fixture = try Fixture(CannedShell.shell([page(1, backing: .solid)]))
            defer { fixture.close() }
            let picture = try fixture.picture()
            #expect(colour(picture, bare.x, bare.y) == Palette(scheme: .light).bar.opaque)
        }

        @Test("STAT-BACK-BLUR without a GPU or with less transparency the backing is solid")
        func blurFallsBack() throws {
            let asked = CannedShell.shell([page(1, backing: .blur)])
            let fixture = try Fixture(asked)
            defer { fixture.close() }
            #expect(fixture.view.statusBar.blur == nil)
            fixture.context.blurs = true
            fixture.window.update(asked)
            #expect(fixture.view.statusBar.blur != nil)
            var less = asked
            less.environment.reducedTransparency = true
            fixture.window.update(less)
            #expect(fixture.view.statusBar.blur == nil)
        }

        @Test("API-BLUR a checkerboard behind the blur is even within a glyph's tile, and the items can be read on it")
        func blur() throws {
            let fixture = try Fixture(
                CannedShell.shell([page(1, backing: .blur)]), makeContent: { _, _ in Checkerboard() })
            defer { fixture.close() }
            fixture.context.blurs = true
            fixture.window.update(fixture.view.shell)
            let picture = try fixture.picture()
            let ink = fixture.view.statusBar.ink.opaque
            for tile in stride(from: 96, to: 208, by: 16) {
                let colours = (tile..<tile + 16).flatMap { x in (2..<30).map { y in colour(picture, x, y) } }
                let luminances = colours.map(\.luminance)
                #expect((luminances.max() ?? 1) - (luminances.min() ?? 0) <= 0.05)
                #expect(ink.contrast(withEach: colours) >= 4.5)
            }
            // Below the region the same board is not blurred.
            let below = (480..<496).map { colour(picture, $0 - 300, 300).luminance }
            #expect((below.max() ?? 0) - (below.min() ?? 1) > 0.5)
        }

        @Test("STAT-CONSISTENT a narrow bar gives up the least important items and shows all of them again")
        func narrow() throws {
            var shell = CannedShell.shell()
            shell.statusBar.trailing.insert(
                StatusItem(
                    id: "sound", icon: .stock("volume-2"), text: "40%", accessibleText: "Volume 40 percent",
                    priority: StatusPriority.sound, opensDetails: true), at: 0)
            shell.statusBar.centre[0].text = "Monday, 30 November 2026, 14:05:27"
            let fixture = try Fixture(shell)
            defer { fixture.close() }
            let crowded = try fixture.picture()
            shell.statusBar.centre[0].text = "14:05"
            fixture.window.update(shell)
            let roomy = try fixture.picture()
            let ground = colour(roomy, bare.x, bare.y)
            func hasInk(_ picture: ImageSurface, _ columns: Range<Int>) -> Bool {
                columns.contains { x in (4..<28).contains { colour(picture, x, $0) != ground } }
            }
            #expect(hasInk(roomy, 345..<390))
            #expect(hasInk(crowded, 440..<466))
            #expect(hasInk(crowded, 14..<34))
        }
    }

    /// Squares of black and white, as large as a letter.
    @MainActor
    private final class Checkerboard: PageContent, WidgetDelegate {
        private static let kind = WidgetKind("Checkerboard", role: .image)
        private let body = DrawnWidget(Checkerboard.kind)

        init() { body.delegate = self }

        var widget: Widget { body }
        var scroll: ScrolledWindow? { nil }
        func update(_ page: PresentedPage, insets: PageInsets) {}

        func snapshot(_ snapshot: Snapshot) {
            snapshot.fill(snapshot.bounds, .white)
            for y in stride(from: 0.0, to: snapshot.height, by: 8) {
                for x in stride(from: y.truncatingRemainder(dividingBy: 16), to: snapshot.width, by: 16) {
                    snapshot.fill(GtkKit.Rect(x: x, y: y, width: 8, height: 8), .black)
                }
            }
        }
    }
}
