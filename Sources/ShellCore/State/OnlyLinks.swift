// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

extension Page {
    /// Links to other screens, where the page is nothing but links: no text, no value, nothing to press that does
    /// something else (NAV-SEG-FLATTEN).
    var onlyLinks: Int? {
        let screen = description.screen
        let items = (screen.leading + screen.trailing + screen.toolbar).filter { $0.kind != .space }
        guard items.allSatisfy({ $0.opens != nil }) else { return nil }
        guard let content = description.content else { return items.count }
        return content.onlyLinks.map { $0 + items.count }
    }
}

extension Content {
    fileprivate var onlyLinks: Int? {
        switch self {
        case .list(let list):
            sum(
                list.sections.map { section in
                    let isWhole = section.count.map { $0 <= section.rows.count } ?? true
                    return isWhole && section.rows.allSatisfy(\.isOnlyLink) ? section.rows.count : nil
                })
        case .grid(let grid): grid.items.allSatisfy { $0.opens != nil } ? grid.items.count : nil
        case .column(let stack), .row(let stack): sum(stack.children.map(\.onlyLinks))
        default: nil
        }
    }

    private func sum(_ parts: [Int?]) -> Int? {
        parts.contains(nil) ? nil : parts.reduce(0) { $0 + ($1 ?? 0) }
    }
}

extension Row {
    fileprivate var isOnlyLink: Bool {
        opens != nil && value == nil && swipe == nil && removal == nil && (accessory ?? .disclosure) == .disclosure
    }
}
