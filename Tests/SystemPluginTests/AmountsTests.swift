// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SystemPlugin

@Suite struct AmountsTests {
    private let english = Amounts(locale: "en_GB.UTF-8")
    private let german = Amounts(locale: "de_AT")

    @Test(
        arguments: [
            (0, "0 B"), (999, "999 B"), (1000, "1.0 kB"), (1_234_000_000, "1.2 GB"), (9_949_999, "9.9 MB"),
            (9_950_000, "10 MB"), (41_000_000_000, "41 GB"), (999_499_999_999, "999 GB"), (999_500_000_000, "1.0 TB"),
            (.max, "9.2 EB"), (-1, "0 B"),
        ] as [(Int64, String)])
    func `bytes are written in powers of ten`(count: Int64, text: String) {
        #expect(english.bytes(count) == text)
    }

    @Test func `the language sets the point and the room before the percent sign`() {
        #expect(german.bytes(1_234_000_000) == "1,2 GB")
        #expect(german.percent(0.8) == "80\u{A0}%")
        #expect(english.percent(0.8) == "80%")
        #expect(Amounts(locale: "C").percent(5) == "5%")
    }

    @Test(
        arguments: [
            (40, "40 s"), (60, "1 min"), (3599, "59 min"), (3600, "1 h"), (7500, "2 h 5 min"), (86_400, "1 d"),
            (273_600, "3 d 4 h"), (-1, "0 s"),
        ] as [(Int64, String)])
    func `a duration has its two greatest units`(seconds: Int64, text: String) {
        #expect(english.duration(seconds) == text)
    }

    @Test func `many things are counted in groups of three`() {
        #expect(english.count(16_273_955) == "16,273,955")
        #expect(german.count(1000) == "1.000")
        #expect(Amounts(locale: "fr_FR").count(999) == "999")
        #expect(Amounts(locale: "fr_FR").count(1_000_000) == "1\u{A0}000\u{A0}000")
        #expect(english.count(-5) == "0")
    }

    @Test func `rates and shares are written`() {
        #expect(english.bitRate(100) == "100 Mbit/s")
        #expect(english.bitRate(2500) == "2.5 Gbit/s")
        #expect(english.percent(.infinity) == "1000000000%")
        #expect(english.tenths(-0.25) == "−0.3")
    }

    @Test func `ids keep plain names and make others distinct`() {
        #expect(screenID("net", "enp3s0") == "net.enp3s0")
        #expect(screenID("volume", "/a b") != screenID("volume", "/a-b"))
        #expect(screenID("volume", String(repeating: "ä/", count: 100)).utf8.count <= 64)
        #expect(shortTitle("0123456789abcdef") == "0123456789abcd…")
    }

    @Test func `both catalogues know the same words`() {
        #expect(Set(Words.german.keys).union([", "]) == Set(Words.arabic.keys))
        #expect(Words(locale: "de_DE.UTF-8")("Storage") == "Speicher")
        #expect(Words(locale: "ar_EG")("Storage") == "التخزين")
        #expect(Words(locale: "C")("Storage") == "Storage")
    }
}
