// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The course of a transition over time. Times are seconds.
public enum TransitionCurve: Hashable, Sendable {
    /// The remaining distance is `exp(-t / tau)`; over at `total` (NAV-PUSH-MOTION).
    case approach(tau: Double, total: Double)
    /// Even, for the cross-fade of reduced motion.
    case linear(total: Double)
    /// A spring that takes over where a finger let go (NAV-POP-COMMIT). `velocity` is progress a second.
    case spring(omega: Double, zeta: Double, velocity: Double)

    public static let push = TransitionCurve.approach(tau: 0.061, total: 0.4)
    /// BARS-REDUCED-MOTION: at most 150 ms.
    public static let reduced = TransitionCurve.linear(total: 0.15)

    /// Share of the distance that remains after `time`: 1 at the start, 0 when over.
    ///
    /// - Parameter distance: The whole distance in progress, which a spring's velocity refers to.
    func remaining(after time: Double, distance: Double) -> Double {
        guard time > 0 else { return 1 }
        guard time < total else { return 0 }
        switch self {
        case .approach(let tau, _):
            return exp(-time / max(0.001, tau))
        case .linear(let total):
            return 1 - time / total
        case .spring(let omega, let zeta, let velocity):
            let speed = abs(distance) < 0.000_1 ? 0 : -(velocity / distance)
            return TransitionCurve.spring(omega: omega, zeta: zeta, speed: speed, time: time)
        }
    }

    /// Seconds until it is over.
    public var total: Double {
        switch self {
        case .approach(_, let total), .linear(let total): total.bounded(0, 10)
        // Less than a thousandth of the distance is left then.
        case .spring(let omega, let zeta, _): (8 / max(1, omega * zeta)).bounded(0, 10)
        }
    }

    /// Displacement of a spring released at 1 with `speed`, underdamped or critical.
    private static func spring(omega: Double, zeta: Double, speed: Double, time: Double) -> Double {
        let zeta = zeta.bounded(0.1, 1)
        let decay = exp(-zeta * omega * time)
        guard zeta < 1 else { return decay * (1 + (speed + omega) * time) }
        let damped = omega * sqrt(1 - zeta * zeta)
        return decay * (cos(damped * time) + (speed + zeta * omega) / damped * sin(damped * time))
    }
}

/// Progress of one push or pop over time: 0 is the lower screen at rest, 1 the upper one.
///
/// It can be turned round at any moment and goes on from the value it has. The caller hands in the time, in seconds on
/// any clock that does not jump back; an earlier time than the start's counts as the start.
public struct TransitionClock: Hashable, Sendable {
    public private(set) var curve: TransitionCurve
    public private(set) var origin: Double
    /// Where it goes: 0 or 1.
    public private(set) var target: Double
    private var began: Double?

    /// - Parameters:
    ///   - origin: Progress at the start, 0 for a push, 1 for a pop.
    ///   - target: Progress at the end.
    public init(curve: TransitionCurve = .push, from origin: Double = 0, to target: Double = 1) {
        self.curve = curve
        self.origin = origin.share
        self.target = target.share
    }

    public var isRunning: Bool { began != nil }

    public mutating func start(at now: Double) {
        began = now
    }

    /// Goes back to where it came from, beginning at the present value.
    public mutating func reverse(at now: Double) {
        let value = progress(at: now)
        target = target >= 0.5 ? 0 : 1
        origin = value
        began = now
    }

    /// Takes a value that a finger has set and goes on to `target` from there.
    public mutating func settle(from value: Double, to target: Double, curve: TransitionCurve, at now: Double) {
        self.curve = curve
        origin = value.share
        self.target = target.share
        began = now
    }

    public func progress(at now: Double) -> Double {
        guard let began else { return origin }
        let remaining = curve.remaining(after: now - began, distance: target - origin)
        return (target + (origin - target) * remaining).share
    }

    /// The time has passed; the value is exactly `target`.
    public func isFinished(at now: Double) -> Bool {
        guard let began else { return false }
        return now - began >= curve.total
    }
}
