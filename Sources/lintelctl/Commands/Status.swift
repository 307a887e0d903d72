// SPDX-License-Identifier: Apache-2.0

import BarModel
import Configuration
import Control

extension Command {
    static let status = Command(name: "status", summary: "Print the state of the running shell") { call in
        let status = try call.shell { try $0.status() }
        guard !call.wantsJSON else {
            try call.output.say(document: status)
            return .good
        }
        let bars = status.bars
        call.output.say(table: [
            ["version", "\(status.version), GTK \(status.gtk), \(status.renderer.rawValue)"],
            ["mode", status.mode.rawValue], ["tab", status.tab.value ?? "-"],
            ["stack", status.stack.map(\.title).joined(separator: " › ")],
            [
                "bars",
                "status \(bars.status.rawValue), navigation \(bars.navigation.rawValue), tabs \(bars.tabs.rawValue), "
                    + "toolbar \(bars.toolbar.rawValue)",
            ],
            ["frames", "\(status.frames.painted) painted, \(status.frames.late) late"],
            ["keyboard", status.keyboard.rawValue], ["problems", "\(status.problems.problems.count)"],
        ])
        call.output.say(
            table:
                status.plugins.map { ["plugin", $0.id, $0.state, $0.pid.value.map { "pid \($0)" } ?? "", $0.reason] })
        let renderer = DiagnosticRenderer(translate: call.translate)
        for entry in status.problems.problems { call.output.say(renderer.text(entry.problem)) }
        return .good
    }
}
