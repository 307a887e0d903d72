// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Limit {
    package static let statusHeight = Limit(
        "status.height", 32, 24...48, .px, reason: "a panel of 32 keeps its tap area above the least target of WCAG")
    package static let barsHairline = Limit(
        "bars.hairline", 1, 1...1, .px, loosenedBy: .nobody, reason: "one device pixel at 30 % of the text colour")
    package static let barsTextFactor = Limit(
        "bars.textFactor", 1.235, 1...2, .ratio, reason: "bar text stops growing here in the reference")
    package static let touchMin = Limit(
        "touch.min", 44, 44...64, .px, stricter: .higher,
        reason: "least target of the guideline and of WCAG 2.5.5; the bars grow with it as far as they may",
        profiles: [.mouse: (24, 24...64)])
    package static let contrastText = Limit(
        "contrast.text", 4.5, 4.5...21, .ratio, stricter: .higher, reason: "WCAG 1.4.3")
    package static let contrastIcon = Limit(
        "contrast.icon", 3, 3...21, .ratio, stricter: .higher, reason: "WCAG 1.4.11")
}

enum BarLimits {
    static let all: [Limit] = [.statusHeight, .barsHairline, .barsTextFactor, .touchMin, .contrastText, .contrastIcon]
}
