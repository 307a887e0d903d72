// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

@Suite("Two panes side by side")
struct SplitLayoutTests {
    @Test("NAV-SPLIT-PANE the panes fill the width, the leading one at the side where reading begins")
    func panes() {
        for width in [600.0, 800, 1280, 1920] {
            let layout = SplitLayout(width: width)
            #expect(layout.leading.start == 0)
            #expect(layout.leading.end == layout.trailing.start)
            #expect(layout.trailing.end == width)
            #expect((260...400).contains(layout.leading.width))
            let mirrored = SplitLayout(width: width, direction: .rtl)
            #expect(mirrored.leading == layout.leading.mirrored(in: width))
            #expect(mirrored.trailing == layout.trailing.mirrored(in: width))
        }
    }

    @Test("a width that is none gives empty panes")
    func empty() {
        for width in [0, -5, .nan, 100] as [Double] {
            let layout = SplitLayout(width: width)
            #expect(layout.leading.width >= 0 && layout.trailing.width >= 0)
        }
    }
}
