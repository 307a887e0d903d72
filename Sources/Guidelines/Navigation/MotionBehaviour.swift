// SPDX-License-Identifier: Apache-2.0

import BarModel

// How screens and the contents of the bar move; tests hold it instead of the engine.
extension Rule {
    static let navBackMaskAnim = Rule(
        "NAV-BACK-MASK-ANIM", "Labels come out of the chevron and vanish into it through the mask.",
        from: "S0-35, S1-1; H14", kind: .shell, moment: .run, severity: .error,
        examples: [
            "no pixel of a label lies on the leading side of the chevron",
            "the same pictures without the mask are found out",
        ])

    static let navPushMotion = Rule(
        "NAV-PUSH-MOTION", "Push and pop move screens and bar contents on one clock with the reference's curve.",
        from: "F6; supports S0-35", origin: .derived, kind: .shell, moment: .run, severity: .error,
        limits: [.navPushTau, .navPushTotal],
        examples: [
            "the remaining way is measured on the reference's curve", "turning round goes on from the present value",
            "at rest everything stands in its place",
            "title and back label travel together and fade at the reference's points",
            "the first chevron fades in from 0.7, shifted",
        ])

    static let navPopSwipe = Rule(
        "NAV-POP-SWIPE", "A one-finger swipe from the leading edge pops interactively.", from: "F7", origin: .derived,
        kind: .shell, moment: .run, severity: .none, limits: [.navPopEdge, .navPopDeadZone],
        examples: [
            "it begins within 20 px of the leading edge", "anywhere, where the operator allows it",
            "the first 12 px decide, and do not move the page", "the mouse profile has none",
        ])

    static let navPopCommit = Rule(
        "NAV-POP-COMMIT", "On release the projected position decides.", from: "F7", origin: .derived, kind: .shell,
        moment: .run, severity: .error,
        limits: [.navPopCommitShare, .navPopCommitProjection, .navPopSpringOmega, .navPopSpringZeta],
        examples: [
            "letting go is judged by where the page would come to",
            "a way back that is given up leaves everything as it was",
            "a way back that is finished goes on from under the finger",
            "a spring ends where it should, without a jump at the start",
        ])

    static let navKeys = Rule(
        "NAV-KEYS", "Everything the bar does can be done with the keyboard and a mouse.", from: "AD1, W1",
        origin: .derived, kind: .shell, moment: .run, severity: .error,
        examples: ["every key does what the bars do", "F6 walks from bar to content to tabs and round"])
}
