// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ShellUI

@MainActor
@Suite("One touch, one press")
struct TouchEchoTests {
    @Test("K-15 a pointer's press within 30 ms of a touch is its echo, two taps are two")
    func echo() {
        var echo = TouchEcho()
        #expect(echo.accepts(isTouch: true, at: 1_000))
        echo.released(isTouch: true, at: 1_060)
        #expect(!echo.accepts(isTouch: false, at: 1_090))
        #expect(echo.accepts(isTouch: true, at: 1_310))
        echo.released(isTouch: true, at: 1_360)
        #expect(echo.accepts(isTouch: false, at: 1_461))
    }

    @Test("K-15 a pointer alone is never an echo, and the clock may wrap")
    func pointer() {
        var echo = TouchEcho()
        #expect(echo.accepts(isTouch: false, at: 10))
        echo.released(isTouch: false, at: 20)
        #expect(echo.accepts(isTouch: false, at: 30))
        echo.released(isTouch: true, at: .max - 5)
        #expect(!echo.accepts(isTouch: false, at: 20))
        #expect(echo.accepts(isTouch: false, at: 200))
    }
}
