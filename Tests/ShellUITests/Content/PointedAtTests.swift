// SPDX-License-Identifier: Apache-2.0

import GtkKit
import Testing

@testable import ShellUI

@MainActor
@Suite("What a mouse wheel is meant for")
struct PointedAtTests {
    private let place = Point(x: 200, y: 300)

    @Test("what the pointer was moved over is meant, what it only rests on is not")
    func moved() {
        var pointed = PointedAt()
        #expect(!pointed.isMeant(origin: place))
        pointed.moved(to: Point(x: 210, y: 310), origin: place)
        pointed.moved(to: Point(x: 214, y: 313), origin: place)
        #expect(!pointed.isMeant(origin: place))
        pointed.moved(to: Point(x: 218, y: 310), origin: place)
        #expect(pointed.isMeant(origin: place))
        pointed.left()
        #expect(!pointed.isMeant(origin: place))
    }

    @Test("what came under the pointer as the page went by is not meant until the pointer moves")
    func scrolled() {
        var pointed = PointedAt()
        for y in stride(from: 300.0, to: 100, by: -40) {
            let here = Point(x: 200, y: y)
            pointed.moved(to: Point(x: 210, y: 250), origin: here)
            #expect(!pointed.isMeant(origin: here))
        }
        let here = Point(x: 200, y: 140)
        pointed.moved(to: Point(x: 210, y: 240), origin: here)
        #expect(pointed.isMeant(origin: here))
        #expect(!pointed.isMeant(origin: place))
    }
}
