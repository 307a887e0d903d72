// SPDX-License-Identifier: Apache-2.0

import Control

extension Command {
    static let tabs = Command(name: "tabs", summary: "Print the tabs of the running shell in their order") { call in
        let tabs = try call.shell { try $0.tabs() }
        if call.wantsJSON {
            try call.output.say(document: tabs)
        } else {
            call.output.say(
                table:
                    tabs.tabs.map { tab in
                        let badge =
                            switch tab.badge {
                            case .none: ""
                            case .count(let count): "\(count)"
                            case .attention: "!"
                            }
                        return [tab.selected ? "*" : " ", tab.id, tab.title, tab.state, badge]
                    })
        }
        return .good
    }
}
