// SPDX-License-Identifier: Apache-2.0

// Time as a plugin sees it. Behind a protocol, so that a test owns it.

// A dispatch source may be used from any thread; its protocol does not say so yet.
@preconcurrency import Dispatch
import FoundationEssentials
import Glibc
import Synchronization

package enum TimerDeadline: Sendable {
    case after(Duration)
    case every(Duration)
    case at(Date)
}

@MainActor
package protocol PluginClock {
    /// Since the machine was started, sleep included.
    var uptime: Duration { get }
    var date: Date { get }
    /// Calls `body` as the deadline says; the result ends it, from any thread.
    func schedule(_ deadline: TimerDeadline, _ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void
}

/// The machine's clocks, with timers on the main queue.
package struct SystemClock: PluginClock {
    package init() {}

    package var uptime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_BOOTTIME, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    package var date: Date { Date() }

    package func schedule(
        _ deadline: TimerDeadline, _ body: @escaping @MainActor () -> Void
    ) -> @Sendable () -> Void {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        let leeway = DispatchTimeInterval.milliseconds(2)
        switch deadline {
        case .after(let delay):
            timer.schedule(deadline: .now() + delay.dispatchInterval, leeway: leeway)
        case .every(let interval):
            timer.schedule(
                deadline: .now() + interval.dispatchInterval, repeating: interval.dispatchInterval, leeway: leeway)
        case .at(let date):
            let seconds = min(max(date.timeIntervalSince1970, 0), 1e11)
            let time = timespec(
                tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
            timer.schedule(wallDeadline: DispatchWallTime(timespec: time), leeway: leeway)
        }
        timer.setEventHandler { MainActor.assumeIsolated { body() } }
        timer.activate()
        // A source must be cancelled before the last reference goes, and may be from any thread.
        return { timer.cancel() }
    }
}

/// The clock of a shell that is not there.
struct NoClock: PluginClock {
    var uptime: Duration { .zero }
    var date: Date { Date(timeIntervalSince1970: 0) }

    func schedule(_ deadline: TimerDeadline, _ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void { {} }
}

extension Duration {
    fileprivate var dispatchInterval: DispatchTimeInterval {
        let (seconds, attoseconds) = components
        // A century is for ever here, and keeps the arithmetic in range.
        let bounded = min(max(seconds, 0), 3_000_000_000)
        return .nanoseconds(Int(bounded) * 1_000_000_000 + Int(max(attoseconds, 0) / 1_000_000_000))
    }
}

/// Something that is done at most once, whoever comes first.
final class OnceOnly: Sendable {
    private let body: Mutex<(@Sendable () -> Void)?>

    init(_ body: @escaping @Sendable () -> Void) {
        self.body = Mutex(body)
    }

    func run() {
        let taken = body.withLock { body in
            defer { body = nil }
            return body
        }
        taken?()
    }
}
