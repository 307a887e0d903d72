// SPDX-License-Identifier: Apache-2.0

import GioKit
import Testing

@Suite struct LanguageTests {
    @Test(
        "one language for every text, in gettext's order",
        arguments: [
            (["LANG": "de_DE.UTF-8"], "de_DE.UTF-8"), (["LANGUAGE": "ar:en", "LC_ALL": "C.UTF-8"], "ar"),
            (["LANGUAGE": "ar", "LANG": "C"], "C"), (["LANGUAGE": "ar"], "C"),
            (["LC_MESSAGES": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"], "fr_FR.UTF-8"),
        ])
    func order(_ environment: [String: String], _ language: String) {
        #expect(ProcessLocale.language { environment[$0] } == language)
    }

    @Test func arabicAndHebrewRunFromRightToLeft() {
        #expect(ProcessLocale.isRightToLeft("ar_EG.UTF-8"))
        #expect(ProcessLocale.isRightToLeft("he"))
        #expect(!ProcessLocale.isRightToLeft("arn"))
        #expect(!ProcessLocale.isRightToLeft("de_DE"))
    }
}
