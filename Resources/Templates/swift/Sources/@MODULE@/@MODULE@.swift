// SPDX-License-Identifier: Apache-2.0

import PluginKit

@main
struct @MODULE@Plugin: Plugin {
    var tabs: [Tab] {
        Tab("@TAB@") { HomeScreen() }
    }
}

/// The tab's first screen.
final class HomeScreen: ScreenController {
    private var count = 0

    override var page: Page {
        Page("@NAME@") {
            List {
                Section(footer: "The badge of the tab shows the same number.") {
                    Row("Pressed", id: "count", value: "\(count)").button { self.press() }
                    Row("Start again", id: "reset").button { self.reset() }
                }
                Section(id: "more") {
                    Row("About", id: "about").opens("about") { AboutScreen() }
                }
            }
        }
    }

    private func press() {
        count += 1
        tab.badge = .count(count)
    }

    private func reset() {
        count = 0
        tab.badge = .none
    }
}

final class AboutScreen: ScreenController {
    override var page: Page {
        Page("About") {
            Text("A tab in Swift.", id: "text")
        }
    }
}
