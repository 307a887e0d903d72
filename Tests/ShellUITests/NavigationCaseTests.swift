// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import ShellCore
import Testing

@testable import ShellUI

extension Screen {
    /// Faults that people reported of navigation bars, on the real widgets.
    @MainActor
    @Suite("Navigation bars in public reports")
    struct NavigationCaseTests {
        let two = [CannedShell.root, CannedShell.detail]

        @Test("N-06 a swipe that is given up at 30 % leaves title, label and item as they were")
        func cancelledSwipe() throws {
            let fixture = try Fixture(CannedShell.shell(two))
            defer { fixture.close() }
            let stack = try #require(fixture.view.shown)
            let before = try fixture.picture()
            #expect(stack.beginDrag())
            stack.drag(to: 0.3)
            #expect(fixture.frames(2))
            stack.settle(to: 1, velocity: 0)
            #expect(Display.wait { !stack.isMoving })
            let bar = fixture.view.navigationBar
            #expect(bar.back.widget.isVisible)
            #expect(bar.itemAreas.map(\.id) == ["edit"])
            #expect(stack.pages.map(\.page.id) == two.map(\.id))
            #expect(fixture.log.events.allSatisfy { if case .resized = $0 { true } else { false } })
            let after = try fixture.picture()
            for y in stride(from: 0, to: 120, by: 3) {
                for x in stride(from: 0, to: 480, by: 3) {
                    guard before.pixel(x: x, y: y) == after.pixel(x: x, y: y) else {
                        return #expect(Bool(false), "another pixel at \(x), \(y)")
                    }
                }
            }
        }

        @Test("N-11 a page that comes again under another title never shows the one before")
        func titlesOfRepeatedPushes() throws {
            let fixture = try Fixture(CannedShell.shell(reducedMotion: true))
            defer { fixture.close() }
            let stack = try #require(fixture.view.shown)
            for round in 0..<20 {
                let title = round % 2 == 0 ? "March" : "April"
                let page = CannedShell.page(10 + round, title, previous: "System")
                fixture.window.update(CannedShell.shell([CannedShell.root, page], reducedMotion: true))
                let moving = try #require(stack.transition)
                let shown = [moving.lower, moving.upper].map { $0.page.bars.navigation.title }
                #expect(shown == ["System", title])
                #expect(Display.wait { !stack.isMoving })
                #expect(stack.top?.page.bars.navigation.title == title)
                fixture.window.update(CannedShell.shell(reducedMotion: true))
                #expect(Display.wait { !stack.isMoving })
            }
            #expect(stack.pages.count == 1)
        }

        @Test("N-14 large titles come up whole, on pushed pages and on pages seen again, and leave with the scroll")
        func largeTitles() throws {
            SampleContent.rows = 40
            defer { SampleContent.rows = 3 }
            let deeper = CannedShell.page(7, "Deeper", previous: "System", large: true)
            let fixture = try Fixture(CannedShell.shell(reducedMotion: true))
            defer { fixture.close() }
            let bar = fixture.view.navigationBar
            let stack = try #require(fixture.view.shown)
            let show = { (pages: [PresentedPage]) in
                fixture.window.update(CannedShell.shell(pages, reducedMotion: true))
                #expect(Display.wait { !stack.isMoving })
            }
            #expect(bar.height == 96)
            for _ in 0..<2 {
                show([CannedShell.root, deeper])
                #expect(bar.height == 96)
                show([CannedShell.root])
                #expect(bar.height == 96)
            }
            show([CannedShell.root, deeper])
            stack.top?.scroll?.offset = 60
            #expect(bar.height == 44)
        }

        @Test("N-18 an item of its own beside the back button changes nothing about the moving titles")
        func ownLeadingItem() throws {
            let fixture = try Fixture(CannedShell.shell())
            defer { fixture.close() }
            let bar = fixture.view.navigationBar
            let plain = CannedShell.detail.bars.navigation
            var own = plain
            own.leading = [Item(id: "close", label: "Close")]
            let lower = ScrolledFace(face: bar.face(CannedShell.page(1, "A").bars.navigation, width: 480), offset: 0)
            for progress in [0.25, 0.5, 0.75] {
                let frames = [plain, own].map { navigation in
                    BarTransition(
                        lower: lower, upper: ScrolledFace(face: bar.face(navigation, width: 480), offset: 0),
                        progress: progress, reducedMotion: false, scale: 1
                    ).frame
                }
                #expect(frames[0].lowerTitle.alpha == frames[1].lowerTitle.alpha)
                #expect(frames[0].upperLabel.alpha == frames[1].upperLabel.alpha)
                #expect(frames[0].upperTitle.alpha == frames[1].upperTitle.alpha)
                #expect(frames[1].lowerTitle.offset != 0)
                #expect(frames[1].upperItems.offset == 0)
            }
            let face = bar.face(own, width: 480)
            let back = try #require(face.layout.back)
            #expect(face.items.first?.item.id == "close")
            #expect((face.items.first?.hit.x ?? 0) >= back.end)
        }

        @Test("A-08 with motion reduced nothing travels, a finger is still followed, and the end comes without motion")
        func reducedMotion() throws {
            let fixture = try Fixture(CannedShell.shell(two, reducedMotion: true))
            defer { fixture.close() }
            let stack = try #require(fixture.view.shown)
            #expect(stack.beginDrag())
            stack.drag(to: 0.4)
            #expect(!stack.isStill)
            #expect(fixture.frames(2))
            stack.settle(to: 1, velocity: -2)
            #expect(fixture.frames(2))
            #expect(!stack.isMoving)
            fixture.window.update(CannedShell.shell(reducedMotion: true))
            #expect(stack.isStill)
            #expect(Display.wait { !stack.isMoving })
        }

        @Test("A-08 motion that is switched off in the middle of a push is at its end at once")
        func switchedOff() throws {
            let fixture = try Fixture(CannedShell.shell())
            defer { fixture.close() }
            let stack = try #require(fixture.view.shown)
            fixture.window.update(CannedShell.shell(two))
            #expect(fixture.frames(2))
            #expect(stack.isMoving)
            fixture.window.update(CannedShell.shell(two, reducedMotion: true))
            #expect(!stack.isMoving)
            #expect(stack.top?.page.id == CannedShell.detail.id)
            #expect(stack.top?.widget.isMapped == true)
        }

        @Test(
            "titles of any kind are one line inside the bar",
            arguments: [
                String(repeating: "long ", count: 2_000), "👩‍👩‍👧‍👦🏳️‍🌈🇩🇪👍🏽", "إعدادات الشبكة", "<b>R&D</b> \"lab\" &amp;",
                "one\ntwo\r\nthree\u{2028}four", "\u{202E}turned", "e\u{301}\u{302}\u{303}", "",
            ])
        func strangeTitles(title: String) throws {
            let page = CannedShell.page(5, title, previous: title, trailing: [Item(id: "x", label: "Edit")])
            let fixture = try Fixture(CannedShell.shell([CannedShell.root, page]))
            defer { fixture.close() }
            let bar = fixture.view.navigationBar
            let face = bar.face(page.bars.navigation, width: 480)
            #expect(bar.height == 44)
            if let span = face.titleSpan {
                #expect(span.start >= 0 && span.end <= 480)
                #expect((face.title?.width ?? 0) <= span.width + 1)
                for item in face.items { #expect(span.end <= item.hit.x || span.start >= item.hit.maxX) }
            }
            #expect(try fixture.picture().width == 480)
        }
    }
}
