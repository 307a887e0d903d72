// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

private typealias Size = IndicatorFacts.Size
private let size = Size(width: 13, height: 21)
private let good = [IndicatorFacts.Row(maskBeforeInk: 0, maskAfterInk: 1)]

@Suite("Back chevron and mask")
struct IndicatorExamples {
    private static func pair(
        _ rule: String, _ name: String, image: Size? = size, mask: Size? = size, constant: Bool = false,
        rows: [IndicatorFacts.Row] = good, derives: Bool = false, expected: IndicatorChoice,
        _ verdicts: [Decision.Verdict]
    ) -> RuleExample {
        RuleExample(
            rule: rule, name: name,
            facts: .indicator(
                IndicatorFacts(
                    scales: [
                        IndicatorFacts.Scale(image: image, mask: mask, maskIsConstant: constant, rows: rows)
                    ], derivesMask: derives)
            ) { $0 == expected }, verdicts: verdicts)
    }

    @Test("NAV-BACK-MASK image and mask come together", arguments: IndicatorExamples.bothCases)
    func both(example: RuleExample) { example.check() }

    static let bothCases: [RuleExample] = [
        pair("NAV-BACK-MASK", "an image alone is refused", mask: nil, expected: .standard, [.refused]),
        pair("NAV-BACK-MASK", "a mask alone is refused", image: nil, expected: .standard, [.refused]),
        pair("NAV-BACK-MASK", "both together pass", expected: .custom, []),
        pair(
            "NAV-BACK-MASK", "with deriveMask an image alone gets a computed mask", mask: nil, derives: true,
            expected: .derivedMask, [.repaired]),
    ]

    private static func shaped(
        _ rule: String, _ name: String, width: Double = 11, height: Double = 20, tip: Double = 0.5, open: Bool = true,
        colour: Bool = false, owner: IndicatorFacts.Owner = .shell, expected: IndicatorChoice,
        _ verdicts: [Decision.Verdict]
    ) -> RuleExample {
        let shape = IndicatorFacts.Shape(
            inkWidth: width, inkHeight: height, tip: tip, touchesBothThirds: open, isFullColour: colour)
        return RuleExample(
            rule: rule, name: name,
            facts: .indicator(
                IndicatorFacts(
                    scales: [IndicatorFacts.Scale(image: size, mask: size, rows: good, shape: shape)], owner: owner)
            ) { $0 == expected }, verdicts: verdicts)
    }

    @Test("rules about a chevron of one's own", arguments: IndicatorExamples.customCases)
    func custom(example: RuleExample) { example.check() }

    static let customCases: [RuleExample] = [
        shaped("NAV-BACK-CUSTOM-LOOK", "a chevron passes", expected: .custom, []),
        shaped("NAV-BACK-CUSTOM-LOOK", "a cross is refused", width: 20, expected: .standard, [.refused]),
        shaped(
            "NAV-BACK-CUSTOM-LOOK", "a chevron that points the other way is refused", tip: 0, open: false,
            expected: .standard, [.refused]),
        shaped(
            "NAV-BACK-CUSTOM-MATCH", "a picture in full colour takes the items' colour", colour: true,
            expected: .custom,
            [.repaired]),
        shaped(
            "NAV-BACK-CUSTOM-MATCH", "40 px are scaled to 21", width: 22, height: 40, expected: .custom, [.repaired]),
        shaped("NAV-BACK-CUSTOM-MATCH", "20 px of one colour pass", expected: .custom, []),
        shaped(
            "NAV-BACK-CUSTOM-CONSISTENT", "a plugin's own gives way to the shell's",
            owner: .plugin(shellHasOne: true, isAllowed: true, isFirst: true), expected: .standard, [.repaired]),
        shaped(
            "NAV-BACK-CUSTOM-CONSISTENT", "where it is allowed the first one passes",
            owner: .plugin(shellHasOne: false, isAllowed: true, isFirst: true), expected: .custom, []),
    ]

    @Test("NAV-BACK-MASK-SIZE the mask fits the image", arguments: IndicatorExamples.fittingCases)
    func fitting(example: RuleExample) { example.check() }

    static let fittingCases: [RuleExample] = [
        pair(
            "NAV-BACK-MASK-SIZE", "another size is refused", mask: Size(width: 13, height: 22), expected: .standard,
            [.refused]),
        pair(
            "NAV-BACK-MASK-SIZE", "a mask of one alpha is refused", constant: true, expected: .standard, [.refused]),
        pair(
            "NAV-BACK-MASK-SIZE", "the chevron as its own mask is replaced",
            rows: [IndicatorFacts.Row(maskBeforeInk: 0, maskAfterInk: 0)], expected: .derivedMask, [.repaired]),
        pair("NAV-BACK-MASK-SIZE", "a fitting pair passes", expected: .custom, []),
    ]
}
