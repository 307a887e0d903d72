// SPDX-License-Identifier: Apache-2.0

/// How much may happen in a time: `rate` a second for ever, and `burst` at once after a pause. Time is handed in.
struct TokenBucket {
    let rate: Double
    let burst: Double
    private var tokens: Double
    private var last: Duration?

    init(rate: Double, burst: Double) {
        self.rate = rate
        self.burst = burst
        tokens = burst
    }

    /// Takes one, or several; false if there are not so many.
    mutating func take(_ count: Double = 1, at now: Duration) -> Bool {
        fill(at: now)
        guard tokens >= count else { return false }
        tokens -= count
        return true
    }

    /// Nothing was taken for as long as it takes to fill.
    mutating func isFull(at now: Duration) -> Bool {
        fill(at: now)
        return tokens >= burst
    }

    private mutating func fill(at now: Duration) {
        if let last, now > last {
            let passed = now - last
            let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) / 1e18
            tokens = min(burst, tokens + seconds * rate)
        }
        last = max(now, last ?? now)
    }
}
