// SPDX-License-Identifier: Apache-2.0

extension Limit {
    package static let compactWidth = Limit(
        "compactWidth", 600, 360...840, .px,
        reason: "boundary between phone-like and tablet-like layout; seven tabs of 76 px fit above it")
    package static let compactHeight = Limit(
        "compactHeight", 480, 320...600, .px, reason: "below it the bars would take more than a third of the height")
    package static let windowMinWidth = Limit(
        "window.minWidth", 320, 320...360, .px, reason: "five tabs of 64 px; the smallest phone of the reference")
}

enum SurfaceLimits {
    static let all: [Limit] = [.compactWidth, .compactHeight, .windowMinWidth]
}
