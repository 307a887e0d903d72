// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

/// Every character is 10 px wide.
private func tenEach(_ text: String) -> Double { Double(text.count) * 10 }

private func layout(
    _ title: String, back: String? = nil, width: Double = 320, trailing: [Double] = [], leading: [Double] = [],
    direction: TextDirection = .ltr
) -> BackLabelLayout {
    BackLabelLayout(
        width: width, titleWidth: tenEach(title), candidates: back.map { [$0, "Back"] }, leadingWidths: leading,
        trailingWidths: trailing, direction: direction, measure: tenEach)
}

@Suite("Back label and title")
struct BackLabelLayoutTests {
    @Test("NAV-BACK-FALLBACK the row's own example gives the generic word")
    func rowExample() {
        let widths = ["Prefs": 90.0, "Back": 35.0]
        let bar = BackLabelLayout(width: 320, titleWidth: 120, candidates: ["Prefs", "Back"]) { widths[$0] ?? 0 }
        #expect(bar.label == "Back")
        #expect(bar.titleIsCentred)
        let long = BackLabelLayout(width: 320, titleWidth: 250, candidates: ["Prefs", "Back"]) { widths[$0] ?? 0 }
        #expect(long.label == nil)
        #expect(long.back == Span(start: 0, width: 44))
    }

    @Test(
        "N-03 The back label is whole, generic or absent, never cut",
        arguments: [
            ("Settings", "Details", "Settings" as String?), ("Preferences", "Details", "Back"),
            ("Preferences", "Documents and data", nil),
        ])
    func neverCut(previous: String, title: String, expected: String?) {
        let bar = layout(title, back: previous)
        #expect(bar.label == expected)
        #expect(bar.titleIsCentred)
        #expect(!bar.titleIsEllipsized)
        #expect(bar.labelFrame?.width == expected.map(tenEach))
    }

    @Test("N-05 A long title takes one line between the chevron and the trailing edge")
    func longTitle() {
        let title = String(repeating: "x", count: 40)
        let free = layout(title, back: "Preferences")
        #expect(free.label == nil)
        #expect(free.title == Span(start: 52, width: 252))
        #expect(free.titleIsEllipsized)
        // 24 characters and an ellipsis of 10 px.
        #expect(Int((free.title.width - 10) / 10) == 24)

        let beside = layout(title, back: "Preferences", trailing: [44])
        #expect(beside.title == Span(start: 52, width: 216))
        #expect(Int((beside.title.width - 10) / 10) == 20)
        #expect(beside.trailing == [Span(start: 276, width: 44)])
        #expect(beside.title.end <= 268)
    }

    @Test("NAV-BACK-FALLBACK trailing items take their room from the label, not from the title")
    func trailingItems() {
        // Centred the title ends at 200; the item begins at 220, so centring still works and the label fits.
        #expect(layout("Details8", back: "Settings", trailing: [100]).label == "Settings")
        let crowded = layout("Documents", back: "Settings", trailing: [150])
        // 320 - 90 - 158 = 72 is left for the way back; the generic word would take 75.
        #expect(crowded.label == nil)
        #expect(!crowded.titleIsCentred)
        #expect(!crowded.titleIsEllipsized)
        #expect(crowded.title == Span(start: 72, width: 90))
    }

    @Test("NAV-BACK-FALLBACK a title that cannot be centred leaves the centre before it is cut")
    func shifted() {
        let bar = layout(String(repeating: "x", count: 24), back: "Preferences")
        #expect(bar.label == nil)
        #expect(!bar.titleIsCentred)
        #expect(bar.title == Span(start: 52, width: 240))
    }

    @Test("Leading items stand behind the back button")
    func leadingItems() {
        let bar = layout("Mail", back: "Inbox", leading: [44])
        #expect(bar.leading == [Span(start: 85, width: 44)])
        #expect(bar.back?.end == 77)
        let root = layout("Mail", leading: [44, 50])
        #expect(root.back == nil)
        #expect(root.leading == [Span(start: 0, width: 44), Span(start: 44, width: 50)])
    }

    @Test("At the root a long title keeps 16 px to both edges")
    func rootTitle() {
        let bar = layout(String(repeating: "x", count: 60))
        #expect(bar.title == Span(start: 16, width: 288))
    }

    @Test("A-01 Right to left everything is mirrored")
    func mirrored() {
        let bar = layout("Details", back: "Settings", trailing: [44], direction: .rtl)
        #expect(bar.back == Span(start: 213, width: 107))
        #expect(bar.chevron == Span(start: 299, width: 13))
        #expect(bar.labelFrame == Span(start: 213, width: 80))
        #expect(bar.trailing == [Span(start: 0, width: 44)])
        #expect(bar.title == Span(start: 125, width: 70))
    }

    @Test(
        "Title, label and items never meet, whatever the numbers",
        arguments: [0, 1, 30, 52, 68, 120, 320, 480, 1280, 1e9, -5, .nan, .infinity] as [Double])
    func anyWidth(width: Double) {
        for title in [0, 1, 40, 250, 1e7, -1, .nan, .infinity] as [Double] {
            for label in [0, 10, 90, 5000, .nan, .infinity, -3] as [Double] {
                for trailing in [[], [44], [44, 200], [.infinity], [-9]] as [[Double]] {
                    let bar = BackLabelLayout(
                        width: width, titleWidth: title, candidates: ["long", "short"], trailingWidths: trailing
                    ) { _ in label }
                    #expect(bar.title.width >= 0)
                    #expect(bar.title.start.isFinite)
                    guard let back = bar.back, bar.title.width > 0 else { continue }
                    #expect(bar.title.start >= back.end)
                    if let first = bar.trailing.first { #expect(bar.title.end <= first.start + 0.001) }
                }
            }
        }
    }
}
