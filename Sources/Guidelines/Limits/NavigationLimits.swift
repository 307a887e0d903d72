// SPDX-License-Identifier: Apache-2.0

import BarModel

extension Limit {
    package static let navHeight = Limit(
        "nav.height", 44, 44...64, .px,
        reason: "the reference's bar; equals the least target, so a button is tall enough")
    package static let navLargeExtra = Limit(
        "nav.largeExtra", 52, 40...72, .px, reason: "the reference's bar with a large title is 96 high")
    package static let navControlsMaxCompact = Limit(
        "nav.controls.max.compact", 1, 1...3, .count, stricter: .lower,
        reason: "title, way back and no more than a single control")
    package static let navControlsMaxRegular = Limit(
        "nav.controls.max.regular", 1, 1...4, .count, stricter: .lower,
        reason: "title, way back and no more than a single control")
    package static let navSegmentsCompact = Limit(
        "nav.segments.compact", 5, 2...5, .count, stricter: .lower, reason: "two to five segments on a phone")
    package static let navSegmentsRegular = Limit(
        "nav.segments.regular", 5, 2...7, .count, stricter: .lower, reason: "seven segments are 44 px each in 320 px")
    package static let navTextGapHit = Limit(
        "nav.textGap.hit", 8, 8...32, .px, stricter: .higher, reason: "separation of touch targets")
    package static let navTextGapInk = Limit(
        "nav.textGap.ink", 16, 12...48, .px, stricter: .higher,
        reason: "three and a half word spaces, so that two labels never read as one phrase")
    package static let navTitleSoftMax = Limit(
        "nav.title.softMax", 15, 10...40, .characters, loosenedBy: .plugin, stricter: .lower,
        reason: "short titles leave room for the back label and controls")
    package static let navDepthSoft = Limit(
        "nav.depth.soft", 4, 3...8, .count, loosenedBy: .plugin, stricter: .lower,
        reason: "four levels: tab, list, item, detail")
    package static let largeInlineAt = Limit(
        "large.inlineAt", 10, 4...20, .px, reason: "the inline title shows when this much of the large one is left")
    package static let largeSnapAt = Limit(
        "large.snapAt", 0.5, 0.3...0.7, .share, reason: "a bar never rests half collapsed; observed at half way")
    package static let largeSnapTime = Limit(
        "large.snapTime", 0.3, 0.15...0.35, .seconds, reason: "time of the snap in a toolkit's copy")
    package static let largeMaxShare = Limit(
        "large.maxShare", 0.35, 0.25...0.5, .share, stricter: .lower,
        reason: "no large title where the bars would take more of the height")
    package static let edgeFade = Limit(
        "edge.fade", 10, 1...24, .px, reason: "background and hairline fade in over the first pixels of scrolling")

    package static func navControlsMax(_ width: SizeClass) -> Limit {
        width == .compact ? .navControlsMaxCompact : .navControlsMaxRegular
    }

    package static func navSegments(_ width: SizeClass) -> Limit {
        width == .compact ? .navSegmentsCompact : .navSegmentsRegular
    }
}

enum NavigationLimits {
    static let all: [Limit] = [
        .navHeight, .navLargeExtra, .navControlsMaxCompact, .navControlsMaxRegular, .navSegmentsCompact,
        .navSegmentsRegular, .navTextGapHit, .navTextGapInk, .navTitleSoftMax, .navDepthSoft, .largeInlineAt,
        .largeSnapAt, .largeSnapTime, .largeMaxShare, .edgeFade,
    ]
}
