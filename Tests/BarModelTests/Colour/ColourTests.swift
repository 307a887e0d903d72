// SPDX-License-Identifier: Apache-2.0

import BarModel
import Testing

private func colour(_ text: String) -> Colour { Colour(text) ?? .black }

@Suite("Colours")
struct ColourTests {
    @Test("A colour is # and six digits, nothing else")
    func parse() {
        #expect(Colour("#1A5fb4") == Colour(red: 0x1a, green: 0x5f, blue: 0xb4))
        #expect(Colour("#1A5fb4")?.description == "#1a5fb4")
        for wrong in ["", "#", "#fff", "1A5FB4", "#1A5FBG", "#1A5FB4A", "#１a5fb4", "# a5fb4", "#+a5fb4"] {
            #expect(Colour(wrong) == nil, "\(wrong)")
        }
    }

    @Test(
        "R-01 Contrast is compared unrounded",
        arguments: [
            ("#777777", 4.4781), ("#767676", 4.5422), ("#0078d7", 4.4989), ("#008a2c", 4.4951), ("#949494", 3.0335),
            ("#959595", 2.9953),
        ])
    func unrounded(text: String, expected: Double) {
        let ratio = colour(text).contrast(with: .white)
        #expect(abs(ratio - expected) < 0.0001)
    }

    @Test("TAB-BADGE-LOOK white on the badge's red is legible")
    func badge() {
        let red = colour("#E01B24")
        #expect(abs(red.contrast(with: .white) - 4.83) < 0.01)
        #expect(abs(red.contrast(with: colour("#F9F9F9")) - 4.58) < 0.01)
        #expect(abs(red.contrast(with: colour("#1C1C1E")) - 3.53) < 0.01)
    }

    @Test("F4f Black or white reaches 4.5 over every grey and every edge colour")
    func foreground() {
        for red in stride(from: 0, through: 255, by: 15) {
            for green in stride(from: 0, through: 255, by: 15) {
                for blue in stride(from: 0, through: 255, by: 15) {
                    let back = Colour(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
                    #expect(back.foreground.contrast(with: back) >= 4.5)
                }
            }
        }
    }

    @Test("NAV-TINT a tint keeps its hue and becomes legible")
    func adjusted() {
        let blue = colour("#3584E4")
        let darker = blue.adjusted(toContrast: 4.5, with: [.white])
        #expect(darker != nil)
        #expect((darker?.contrast(with: .white) ?? 0) >= 4.5)
        #expect((darker?.contrast(with: .white) ?? 9) < 4.7)
        #expect((darker?.luminance ?? 1) < blue.luminance)
        #expect(colour("#1A5FB4").adjusted(toContrast: 4.5, with: [.white]) == colour("#1A5FB4"))
        #expect(blue.adjusted(toContrast: 4.6, with: [.white, .black]) == nil)
        #expect(blue.adjusted(toContrast: 22, with: [.white]) == nil)
    }

    @Test("A colour at some alpha over another is their mixture")
    func over() {
        #expect(Colour.white.over(.black, alpha: 0.5) == Colour(red: 128, green: 128, blue: 128))
        #expect(Colour.white.over(.black, alpha: 0) == .black)
        #expect(Colour.white.over(.black, alpha: 2) == .white)
        #expect(Colour.white.over(.black, alpha: .nan) == .black)
        // NAV-TRANSLUCENT: the accent on a light bar over black is legible from 0.90 on.
        let bar = colour("#F9F9F9").over(.black, alpha: 0.9)
        #expect(abs(colour("#1A5FB4").contrast(with: bar) - 4.76) < 0.03)
    }
}
