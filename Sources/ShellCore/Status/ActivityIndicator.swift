// SPDX-License-Identifier: Apache-2.0

import Guidelines

/// Network activity that plugins tell of, shown when it lasts and without flicker (STAT-NETWORK-DELAY). All times are
/// milliseconds of the shell's clock.
struct ActivityIndicator: Equatable, Sendable {
    struct Times: Equatable, Sendable {
        /// Activity that long is shown.
        var show = 1_000
        /// A gap shorter than this is none.
        var hide = 170
        /// What is shown stays at least so long.
        var least = 500

        init() {}

        init(_ limits: Limits) {
            show = Int((limits[.netShowDelay] * 1_000).rounded())
            hide = Int((limits[.netHideDelay] * 1_000).rounded())
            least = Int((limits[.netMinVisible] * 1_000).rounded())
        }
    }

    /// Since when it goes on, gaps included; `nil` without any.
    private var began: Int?
    /// Since when there is a gap.
    private var ended: Int?
    private var shownAt: Int?

    var isShown: Bool { shownAt != nil }

    /// Takes in how many tokens are held now.
    mutating func update(tokens: Int, at now: Int, _ times: Times) {
        if tokens > 0 {
            // What came back within a gap's length was never interrupted.
            if let ended, now - ended >= times.hide, !isShown { began = nil }
            ended = nil
            began = began ?? now
        } else if began != nil, ended == nil {
            ended = now
        }
        guard let began else { return }
        if let ended {
            let isOver = now - ended >= times.hide
            guard isOver else { return }
            if let shownAt, now - shownAt < times.least { return }
            self = ActivityIndicator()
        } else if !isShown, now - began >= times.show {
            shownAt = now
        }
    }

    /// When it changes by itself next.
    func deadline(_ times: Times) -> Int? {
        guard let began else { return nil }
        guard let ended else { return isShown ? nil : began + times.show }
        return max(ended + times.hide, shownAt.map { $0 + times.least } ?? 0)
    }
}
