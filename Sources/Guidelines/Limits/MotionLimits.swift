// SPDX-License-Identifier: Apache-2.0

extension Limit {
    package static let navPushTau = Limit(
        "nav.push.tau", 0.061, 0.04...0.09, .seconds, reason: "measured on the reference platform")
    package static let navPushTotal = Limit(
        "nav.push.total", 0.4, 0.2...0.5, .seconds, reason: "0.14 % of the way is left then")
    package static let navPopEdge = Limit(
        "nav.pop.edge", 20, 20...50, .px, reason: "edge zone of toolkit copies: 20 to 50")
    package static let navPopDeadZone = Limit(
        "nav.pop.deadZone", 12, 8...16, .px, reason: "measured: the page rests for the first 12 points")
    package static let navPopCommitShare = Limit(
        "nav.pop.commit.share", 0.5, 0.4...0.6, .share, reason: "measured boundary 0.50 to 0.53")
    package static let navPopCommitProjection = Limit(
        "nav.pop.commit.projection", 0.12, 0...0.25, .seconds, reason: "measured 115 to 130 ms of velocity")
    package static let navPopSpringOmega = Limit(
        "nav.pop.spring.omega", 22, 15...35, .radiansPerSecond, reason: "measured")
    package static let navPopSpringZeta = Limit(
        "nav.pop.spring.zeta", 0.85, 0.8...1, .ratio, reason: "measured")
    package static let barsHideTime = Limit(
        "bars.hideTime", 0.2, 0.1...0.35, .seconds, reason: "constant in a copy of the reference")
    package static let motionReduced = Limit(
        "motion.reduced", 0.15, 0...0.2, .seconds, loosenedBy: .nobody, stricter: .lower,
        reason: "with reduced motion a short cross-fade and no translation")
    package static let tabSwitchLatency = Limit(
        "tabSwitch.latency", 0.1, 0.016...0.2, .seconds, stricter: .lower, reason: "what people perceive as at once")
}

enum MotionLimits {
    static let all: [Limit] = [
        .navPushTau, .navPushTotal, .navPopEdge, .navPopDeadZone, .navPopCommitShare, .navPopCommitProjection,
        .navPopSpringOmega, .navPopSpringZeta, .barsHideTime, .motionReduced, .tabSwitchLatency,
    ]
}
