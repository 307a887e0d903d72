// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import GtkKit

@MainActor
@Suite("One touch, one press")
struct TouchEchoTests {
    @Test("K-15 a pointer's press within 100 ms of a touch is its echo, a later one is not")
    func echo() {
        var echo = TouchEcho()
        echo.touched(until: 1_060)
        #expect(echo.isEcho(at: 1_090))
        #expect(echo.isEcho(at: 1_160))
        #expect(!echo.isEcho(at: 1_161))
    }

    @Test("K-15 a pointer alone is never an echo, and the clock may wrap")
    func pointer() {
        var echo = TouchEcho()
        #expect(!echo.isEcho(at: 10))
        echo.touched(until: .max - 5)
        #expect(echo.isEcho(at: 20))
        #expect(!echo.isEcho(at: 200))
    }
}
