// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import Guidelines
import Pictures
import Testing

@testable import ShellUI

extension Screen {
    @MainActor
    @Suite("Icons of tabs")
    struct IconTests {
        static let names = [
            "home", "clock", "alarm", "stopwatch", "timer", "music", "photos", "notes", "phone", "contacts", "recents",
            "settings", "search", "favourites", "bookmarks", "downloads", "history", "featured", "most-viewed", "media",
            "web", "files", "messages", "calendar", "map", "network", "power", "more",
        ]

        /// What the rules would measure on a stock icon.
        private func ink(of name: String, scale: Int = 8) throws -> (ink: PictureInk, side: Int) {
            let icon = try #require(StockIcons(folder: Stage.root + "/Resources/Icons")[name])
            let side = 25 * scale
            let surface = try ImageSurface(width: side, height: side, format: .colour)
            surface.paint { painter in
                icon.draw(
                    painter, x: 0, y: 0, size: Double(side), lineWidth: 1.7 * Double(scale),
                    RGBA(red: 0, green: 0, blue: 0, alpha: 1))
            }
            var values: [UInt8] = []
            for y in 0..<side { for x in 0..<side { values.append(surface.pixel(x: x, y: y).alpha) } }
            return (AlphaPlane(width: side, height: side, values: values).ink(), side)
        }

        @Test("TAB-ICON-STOCK every name of the set is there at scales 1, 2 and 3, with something to see")
        func stock() throws {
            #expect(Self.names.count == 28)
            for name in Self.names {
                for scale in 1...3 {
                    let (ink, _) = try ink(of: name, scale: scale)
                    #expect(ink.share > 0.01 && ink.share < 0.9, "\(name)")
                }
            }
        }

        @Test("TAB-ICON-STOCK the set is of one stroke, one size and one weight, and stands in the middle")
        func family() throws {
            var measured: [(name: String, facts: IconFacts)] = []
            for name in Self.names {
                let (ink, side) = try ink(of: name)
                let offset = ink.offset(width: side, height: side)
                #expect(abs(offset.x) <= 8 && abs(offset.y) <= 8, "\(name)")
                // The set leaves a fifth of its box free, and pictures of plugins are drawn as it is.
                let box = try #require(ink.box)
                let facts = IconFacts(
                    inkWidth: Double(box.width) / 8 / BarIcon.stockShare,
                    inkHeight: Double(box.height) / 8 / BarIcon.stockShare, inkShare: ink.share,
                    hullShare: ink.hullShare, meanStroke: ink.meanStroke / 8)
                #expect(facts.balancingScale == 1, "\(name): \(facts.inkWidth) x \(facts.inkHeight)")
                measured.append((name, facts))
            }
            let stroke = measured.map(\.facts.meanStroke).sorted()[14]
            let areas = measured.map { $0.facts.inkWidth * $0.facts.inkHeight * $0.facts.hullShare }
            let area = areas.sorted()[14]
            for (index, entry) in measured.enumerated() {
                #expect(abs(entry.facts.meanStroke / stroke - 1) <= 0.3, "\(entry.name)")
                #expect((area / 1.5...area * 1.5).contains(areas[index]), "\(entry.name)")
            }
        }

        @Test("TAB-ICON-BALANCED a small picture in a corner is drawn as large as the others, in the middle")
        func balanced() throws {
            let folder = Stage.root + "/Tests/Pictures/tabs"
            Display.choose(.cairo)
            try Display.open()
            let context = ShellContext(
                theme: Theme(environment: Environment()),
                resources: ResourceFolders(icons: Stage.root + "/Resources/Icons", chevron: "", style: ""),
                send: { _ in })
            let icon = BarIcon(.file(folder + "/small.svg"), context: context, balance: 25 / 9.5)
            func draw() throws -> AlphaPlane {
                let surface = try ImageSurface(width: 40, height: 40, format: .colour)
                surface.paint {
                    icon.draw(
                        $0, in: Rect(x: 7.5, y: 7.5, width: 25, height: 25), lineWidth: 1.7,
                        RGBA(red: 0, green: 0, blue: 0, alpha: 1), scale: 1
                    ) {}
                }
                var values: [UInt8] = []
                for y in 0..<40 { for x in 0..<40 { values.append(surface.pixel(x: x, y: y).alpha) } }
                return AlphaPlane(width: 40, height: 40, values: values)
            }
            #expect(Display.wait { (try? draw().ink().box) ?? nil != nil })
            let plane = try draw()
            let ink = plane.ink()
            let box = try #require(ink.box)
            #expect(abs(Double(box.width) - 20) <= 2)
            let offset = ink.offset(width: 40, height: 40)
            #expect(abs(offset.x) <= 1 && abs(offset.y) <= 1)
        }
    }
}
