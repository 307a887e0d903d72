// SPDX-License-Identifier: Apache-2.0
import BarModel
import GtkKit
import Guidelines
import ShellCore

/// Tells what the rules said of the bars of pages, when it is something else than before. In the next frame: nothing may
/// change what is just being laid out.
package final class LayoutReports {
    private struct Place: Hashable {
        var page: PageID
        var bar: MeasuredBar
    }

    private var told: [Place: [Decision]] = [:]
    private var toldOfOwn: [TargetFacts.Bar: [Decision]] = [:]
    private let send: (UserEvent) -> Void

    init(send: @escaping (UserEvent) -> Void) {
        self.send = send
    }

    /// - Parameter clock: A widget that is on screen.
    func tell(_ decisions: [Decision], of page: PageID, _ bar: MeasuredBar, clock: DrawnWidget) {
        let place = Place(page: page, bar: bar)
        guard told[place] ?? [] != decisions else { return }
        told[place] = decisions.isEmpty ? nil : decisions
        clock.onFrame { [send] _ in
            send(.layoutJudged(page, bar, decisions))
            return false
        }
    }

    /// The same of a bar that belongs to no page.
    func tell(_ decisions: [Decision], ofOwn bar: TargetFacts.Bar, clock: DrawnWidget) {
        guard toldOfOwn[bar] ?? [] != decisions else { return }
        toldOfOwn[bar] = decisions
        guard !decisions.isEmpty else { return }
        clock.onFrame { [send] _ in
            send(.judged(decisions))
            return false
        }
    }

    /// Forgets pages that are gone.
    func keep(_ pages: Set<PageID>) {
        guard !told.isEmpty else { return }
        told = told.filter { pages.contains($0.key.page) }
    }
}
