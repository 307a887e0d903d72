// SPDX-License-Identifier: Apache-2.0

/// Every command, in the order of the help.
@MainActor
enum Commands {
    static let all: [Command] = [
        .check, .schema, .rules, .lint, .configShow, .configGet, .configSet, .configDefault, .configParse, .pluginNew,
        .pluginRun, .pluginList, .pluginInfo, .pluginRelease,
        .status, .tabs, .select, .back, .reload, .screenshot, .quit,
    ]
}
