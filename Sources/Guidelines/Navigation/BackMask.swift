// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Rule {
    static let navBackMask = Rule(
        "NAV-BACK-MASK", "Whoever swaps the chevron also delivers the mask that belongs to it.",
        from: "S0-34, S1-1", kind: .plugin, moment: .load, severity: .error, enforcement: .refuse,
        loosenedBy: .admin,
        checks: [
            .indicator { choice, facts, _ in
                guard choice == .custom, let lone = facts.scales.first(where: { ($0.image == nil) != ($0.mask == nil) })
                else { return [] }
                let given = lone.image == nil ? "mask without image" : "image without mask"
                let hint = "Give an image and a mask of the same size, for every scale factor."
                if facts.derivesMask, facts.scales.allSatisfy({ $0.image != nil }) {
                    return [
                        .repaired(
                            "", before: given, after: "computed mask", "The mask is computed from the image.",
                            hint: hint,
                            severity: .advice
                        ) { $0 = .derivedMask }
                    ]
                }
                return [
                    .refused(
                        "", before: given, after: "standard chevron",
                        "A chevron needs image and mask; the standard pair is used.", hint: hint
                    ) { $0 = .standard }
                ]
            }
        ],
        examples: [
            "an image alone is refused", "a mask alone is refused", "both together pass",
            "with deriveMask an image alone gets a computed mask",
        ])

    static let navBackMaskSize = Rule(
        "NAV-BACK-MASK-SIZE", "The mask has the image's pixel size and hides what lies before the chevron.",
        from: "S0-34", origin: .derived, kind: .plugin, moment: .load, severity: .error, enforcement: .refuse,
        checks: [
            .indicator { choice, facts, _ in
                guard choice == .custom else { return [] }
                for scale in facts.scales {
                    guard let image = scale.image, let mask = scale.mask else { continue }
                    if image != mask {
                        return [
                            .refused(
                                "", before: "\(image.width)x\(image.height) and \(mask.width)x\(mask.height)",
                                after: "standard chevron", "Image and mask differ in size.",
                                hint: "Make both the same number of pixels at every scale factor."
                            ) { $0 = .standard }
                        ]
                    }
                    if scale.maskIsConstant || image.width <= 0 || image.height <= 0 {
                        return [
                            .refused(
                                "", before: "the same alpha everywhere", after: "standard chevron",
                                "The mask hides nothing or everything.",
                                hint: "Make it transparent before the chevron and opaque after it."
                            ) { $0 = .standard }
                        ]
                    }
                }
                // One step of an 8-bit channel is not a fault.
                let tolerance = 1.0 / 255
                let isRight = facts.scales.allSatisfy { scale in
                    scale.rows.allSatisfy { $0.maskBeforeInk <= tolerance && $0.maskAfterInk >= 1 - tolerance }
                }
                guard !isRight else { return [] }
                return [
                    .repaired(
                        "", before: "mask as given", after: "computed mask",
                        "The mask is not transparent before the chevron and opaque after it; one is computed.",
                        hint: "The chevron itself is no mask: fill the trailing side of every row.",
                        severity: .warning
                    ) { $0 = .derivedMask }
                ]
            }
        ],
        examples: [
            "another size is refused", "a mask of one alpha is refused", "the chevron as its own mask is replaced",
            "a fitting pair passes",
        ])
}
