// SPDX-License-Identifier: Apache-2.0
// The views of all open pages. A page keeps its view wherever it is shown: a tab opened from More moves to its own slot
// when the window grows, and nothing of it is made a second time.
import ShellCore

final class PageStore {
    private let context: ShellContext
    private let makeContent: PageContentMaker
    private var views: [PageID: PageView] = [:]

    init(context: ShellContext, makeContent: @escaping PageContentMaker) {
        self.context = context
        self.makeContent = makeContent
    }

    /// The view of a page, with the page's present values.
    func view(of page: PresentedPage) -> PageView {
        if let view = views[page.id] {
            view.note(page)
            return view
        }
        let view = PageView(page, context: context, makeContent: makeContent)
        views[page.id] = view
        return view
    }

    /// Forgets the pages that are in no stack any more.
    func keep(_ stacks: some Collection<PresentedStack>) {
        let open = Set(stacks.flatMap { $0.pages.map(\.id) })
        context.layoutReports.keep(open)
        guard views.count > open.count else { return }
        views = views.filter { open.contains($0.key) }
    }
}
