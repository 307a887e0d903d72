// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

@Suite("Layout of the status bar")
struct StatusLayoutTests {
    private func measure(_ priority: Int, _ natural: Double, least: Double = 18, elastic: Bool = false)
        -> StatusLayout.Measure
    {
        StatusLayout.Measure(priority: priority, natural: natural, least: least, isElastic: elastic)
    }

    private var network: StatusLayout.Measure { measure(StatusPriority.network, 70, elastic: true) }
    private var cellular: StatusLayout.Measure { measure(StatusPriority.cellular, 90, elastic: true) }
    private var sound: StatusLayout.Measure { measure(StatusPriority.sound, 56) }
    private var bluetooth: StatusLayout.Measure { measure(StatusPriority.bluetooth, 30) }
    private var battery: StatusLayout.Measure { measure(StatusPriority.battery, 60, least: 25) }
    private var clock: StatusLayout.Measure { measure(StatusPriority.clock, 38, least: 30, elastic: true) }

    private func layout(
        _ width: Double, clock: StatusLayout.Measure? = nil, leading: [StatusLayout.Measure]? = nil,
        trailing: [StatusLayout.Measure]? = nil
    ) -> StatusLayout {
        StatusLayout(
            width: width, leading: leading ?? [network, cellular], centre: clock ?? self.clock,
            trailing: trailing ?? [bluetooth, sound, battery])
    }

    @Test("everything has its whole width where there is room, outermost at the edge, the clock in the middle")
    func roomy() {
        let layout = layout(800)
        #expect(layout.leading == [Span(start: 14, width: 70), Span(start: 96, width: 90)])
        #expect(layout.centre == Span(start: 381, width: 38))
        #expect(layout.trailing.last == Span(start: 726, width: 60))
        #expect(layout.trailing.map { $0?.width } == [30, 56, 60])
    }

    @Test("the least important goes first as a bar gets narrower, clock and battery last, and all return")
    func narrow() {
        var gone: [Set<Int>] = []
        let items = [bluetooth, sound, battery]
        for width in stride(from: 480.0, through: 40, by: -1) {
            let layout = layout(width, trailing: items)
            let missing = Set(zip(items, layout.trailing).filter { $0.1 == nil }.map(\.0.priority))
            if gone.last != missing { gone.append(missing) }
        }
        #expect(
            gone == [
                [], [StatusPriority.sound], [StatusPriority.sound, StatusPriority.bluetooth],
                [StatusPriority.sound, StatusPriority.bluetooth, StatusPriority.battery],
            ])
        #expect(layout(480).trailing.allSatisfy { $0 != nil })
        // A bar so narrow that even the battery goes still has its clock.
        #expect(layout(60).centre != nil)
    }

    @Test("nothing overlaps and nothing leaves the bar, whatever the widths are")
    func apart() {
        for width in stride(from: 0.0, through: 900, by: 7) {
            for clockWidth in [0.0, 38, 120, 600, .infinity, .nan] {
                let layout = layout(width, clock: measure(StatusPriority.clock, clockWidth, least: 30, elastic: true))
                let spans = (layout.leading + [layout.centre] + layout.trailing).compactMap { $0 }
                for (left, right) in zip(spans, spans.dropFirst()) { #expect(left.end <= right.start + 0.5) }
                if let first = spans.first, let last = spans.last, width >= 60 {
                    #expect(first.start >= 0)
                    #expect(last.end <= width + 0.5)
                }
            }
        }
    }

    @Test(
        "BARS-TARGET-MIN no pixel of the bar hits two areas, each is as wide as a finger and covers what it shows",
        arguments: [24.0, 44, 64])
    func hits(touch: Double) {
        let mark = measure(StatusPriority.problems, 34.3, least: 34.3)
        for width in stride(from: 320.0, through: 900, by: 1) {
            for clockWidth in [37.4, 121.7] {
                let layout = layout(
                    width, clock: measure(StatusPriority.clock, clockWidth, least: 30, elastic: true),
                    leading: [network, cellular, mark])
                let spans = layout.leading + [layout.centre] + layout.trailing
                let centre = layout.leading.count
                let areas = StatusTargets(
                    spans, isPressable: { $0 != centre }, touch: touch, width: width, gap: 12
                ).areas
                #expect(areas.flatMap(\.items) == spans.indices.filter { $0 != centre && spans[$0] != nil })
                for (left, right) in zip(areas, areas.dropFirst()) { #expect(left.span.end <= right.span.start) }
                for area in areas {
                    #expect(area.span.width >= touch, "\(width) \(area)")
                    #expect(
                        area.span.start == area.span.start.rounded() && area.span.width == area.span.width.rounded())
                    #expect(area.span.start >= 0 && area.span.end <= width)
                    for span in area.items.compactMap({ spans[$0] }) {
                        #expect(area.span.start <= span.start + 0.5 && area.span.end >= span.end - 0.5)
                    }
                    if let clock = layout.centre {
                        #expect(area.span.end <= clock.start || area.span.start >= clock.end)
                    }
                }
            }
        }
    }

    @Test("BARS-TARGET-MIN icons without room share an area, and one of them alone is widened")
    func clusters() {
        func targets(_ starts: [Double], width: Double = 320) -> [StatusTargets.Area] {
            StatusTargets(
                starts.map { Span(start: $0, width: 18) }, isPressable: { _ in true }, touch: 44, width: width, gap: 12
            ).areas
        }
        #expect(targets([150]) == [StatusTargets.Area(items: [0], span: Span(start: 138, width: 44))])
        // 30 px from one to the next: the first and the last reach outwards.
        #expect(targets([100, 130]).map(\.items) == [[0], [1]])
        #expect(targets([228, 258, 288]).map(\.items).contains { $0.count > 1 })
        #expect(targets([0, 30, 60, 90], width: 110).map(\.items) == [[0, 1], [2, 3]])
        // A bar that is narrower than a finger is one area.
        #expect(targets([0, 20], width: 40) == [StatusTargets.Area(items: [0, 1], span: Span(start: 0, width: 40))])
        for width in [0, -1, .nan, .infinity] as [Double] { _ = targets([0, 30, .nan, .infinity], width: width) }
    }

    @Test("a name gives up its end, a number is whole or not there")
    func cutting() {
        let long = measure(StatusPriority.network, 900, elastic: true)
        let layout = layout(480, leading: [long, cellular])
        #expect(layout.leading[0].map { $0.width < 250 && $0.width > 100 } == true)
        // What is less important keeps its icon.
        #expect(layout.leading[1]?.width == 18)
        for width in stride(from: 200.0, through: 480, by: 1) {
            for (item, span) in zip([bluetooth, sound, battery], self.layout(width).trailing) {
                #expect([nil, item.least, item.natural].contains(span?.width))
            }
        }
    }

    @Test("a clock of sixty characters leaves the battery and the network their places")
    func longClock() {
        let layout = layout(480, clock: measure(StatusPriority.clock, 620, least: 30, elastic: true))
        #expect(layout.leading[0] != nil)
        #expect(layout.trailing.last != .some(nil))
        #expect(layout.centre.map { $0.width <= 480 - 28 - 2 * 12 } == true)
    }
}

@Suite("News of the status bar")
struct StatusNewsTests {
    private func bar(_ network: String, _ battery: String? = nil) -> StatusBar {
        func item(_ id: String, _ news: String) -> StatusItem {
            StatusItem(id: id, text: "", accessibleText: news, announcement: news)
        }
        return StatusBar(
            leading: [item("network", network)],
            centre: [StatusItem(id: "clock", text: "14:05", accessibleText: "14:05")],
            trailing: battery.map { [item("battery", $0)] } ?? [])
    }

    @Test("what is there from the beginning, or comes right after, is no news, a change is, the time never is")
    func changes() {
        var news = StatusNews()
        #expect(news.sentences(for: bar("Network unavailable"), at: 0) == [])
        #expect(news.sentences(for: bar("Office", "Battery full"), at: 1_900) == [])
        #expect(news.sentences(for: bar("Office", "Battery full"), at: 2_000) == [])
        #expect(news.sentences(for: bar("Guest", "Battery low"), at: 2_100) == ["Guest", "Battery low"])
    }

    @Test("nothing is said twice a minute of the same item; what is still so afterwards is said then")
    func pause() {
        var news = StatusNews()
        _ = news.sentences(for: bar("Office"), at: 0)
        #expect(news.sentences(for: bar("Not connected"), at: 10_000) == ["Not connected"])
        #expect(news.sentences(for: bar("Office"), at: 12_000) == [])
        #expect(news.sentences(for: bar("Not connected"), at: 13_000) == [])
        #expect(news.sentences(for: bar("Office"), at: 69_999) == [])
        #expect(news.sentences(for: bar("Office"), at: 70_000) == ["Office"])
        #expect(news.sentences(for: bar("Office"), at: 200_000) == [])
    }

    @Test("an item that appears is news, once a minute however often it comes and goes")
    func appears() {
        var news = StatusNews()
        _ = news.sentences(for: bar("Office"), at: 0)
        #expect(news.sentences(for: bar("Office", "Battery low"), at: 5_000) == ["Battery low"])
        _ = news.sentences(for: bar("Office"), at: 6_000)
        #expect(news.sentences(for: bar("Office", "Battery low"), at: 7_000) == [])
        #expect(news.sentences(for: bar("Office", "Battery critical"), at: 8_000) == [])
    }
}
