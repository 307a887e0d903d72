// SPDX-License-Identifier: Apache-2.0
import GtkKit
import ShellCore

/// How far the bars reach into a page, in whole logical pixels. Content begins below the upper and can be scrolled clear
/// of the lower; between, it passes under the bars.
package struct PageInsets: Equatable, Sendable {
    package var top: Int
    package var bottom: Int
    /// Of these at the upper edge the status bar's: nothing there can be touched (STAT-NOT-INTERACTIVE).
    package var status: Int

    package init(top: Int = 0, bottom: Int = 0, status: Int = 0) {
        self.top = top
        self.bottom = bottom
        self.status = status
    }
}

/// What fills a page. Made once for a page and then updated, so that scroll position, focus and typed text stay.
package protocol PageContent: AnyObject {
    /// Fills the whole page, under the bars too. Draws no background of its own where the page shows.
    var widget: Widget { get }

    /// The place that scrolls under the bars; nil if nothing scrolls.
    var scroll: ScrolledWindow? { get }

    /// Makes the view agree with the page and with the context's theme. Called when the page's revision, the theme, or
    /// the insets have changed.
    func update(_ page: PresentedPage, insets: PageInsets)
}

/// Makes the view of a page's content.
package typealias PageContentMaker = (PresentedPage, ShellContext) -> any PageContent
