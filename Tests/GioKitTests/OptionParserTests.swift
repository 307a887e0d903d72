// SPDX-License-Identifier: Apache-2.0

import GioKit
import Testing

@MainActor @Suite struct OptionParserTests {
    let parser = OptionParser(
        usage: "[FILE]", summary: "Does a thing.",
        options: [
            CommandOption("kiosk", short: "k", summary: "Whole screen"),
            CommandOption("set", .value("KEY=VALUE"), summary: "Sets a key"),
        ])

    @Test func flagsValuesAndArgumentsAreTold() throws {
        let parsed = try parser.parse(["lintel", "-k", "--set=a=1", "file", "--set", "b=2", "--", "--odd"])
        #expect(parsed.has("kiosk"))
        #expect(parsed.values["set"] == ["a=1", "b=2"])
        #expect(parsed.arguments == ["file", "--odd"])
    }

    @Test func anUnknownOptionIsAnErrorWithItsName() {
        do {
            _ = try parser.parse(["lintel", "--hurry"])
            Issue.record("accepted")
        } catch {
            #expect(error.message.contains("--hurry"))
        }
    }

    @Test func theHelpNamesEveryOption() {
        for word in ["--kiosk", "--set=KEY=VALUE", "--help", "Does a thing.", "[FILE]"] {
            #expect(parser.help.contains(word))
        }
    }
}
