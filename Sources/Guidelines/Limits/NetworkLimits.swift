// SPDX-License-Identifier: Apache-2.0

extension Limit {
    package static let netShowDelay = Limit(
        "net.showDelay", 1, 0.5...2, .seconds, reason: "short operations show nothing")
    package static let netHideDelay = Limit(
        "net.hideDelay", 0.17, 0.1...1, .seconds, reason: "a short gap does not hide the indicator")
    package static let netMinVisible = Limit(
        "net.minVisible", 0.5, 0...2, .seconds, reason: "no flash for work that ends just after the delay")
}

enum NetworkLimits {
    static let all: [Limit] = [.netShowDelay, .netHideDelay, .netMinVisible]
}
