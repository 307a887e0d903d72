// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import PluginKit
import Synchronization

/// Time that stands still until the test moves it.
@MainActor
final class ManualClock: PluginClock {
    private enum Due {
        case uptime(Duration)
        case date(Date)
    }

    private struct Timer {
        var due: Due
        let interval: Duration?
        let body: @MainActor () -> Void
    }

    private(set) var uptime: Duration = .seconds(1000)
    var date: Date
    private var timers: [Int: Timer] = [:]
    private var lastNumber = 0
    /// Numbers of timers given up, which may happen on any thread.
    private let cancelled = CancelledNumbers()

    init(date: Date) {
        self.date = date
    }

    func schedule(_ deadline: TimerDeadline, _ body: @escaping @MainActor () -> Void) -> @Sendable () -> Void {
        lastNumber += 1
        let number = lastNumber
        timers[number] =
            switch deadline {
            case .after(let delay): Timer(due: .uptime(uptime + delay), interval: nil, body: body)
            case .every(let interval):
                Timer(due: .uptime(uptime + interval), interval: max(interval, .milliseconds(1)), body: body)
            case .at(let date): Timer(due: .date(date), interval: nil, body: body)
            }
        return { [cancelled] in cancelled.add(number) }
    }

    /// Moves to the next timer that is due within `limit` and calls it; answers the time moved, `nil` if none is due.
    func step(atMost limit: Duration) -> Duration? {
        for number in cancelled.take() { timers[number] = nil }
        let next = timers.min { (delay($0), $0.key) < (delay($1), $1.key) }
        guard let next, delay(next) <= limit else { return nil }
        let (number, timer) = next
        let moved = delay(next)
        move(by: moved)
        if let interval = timer.interval {
            timers[number]?.due = .uptime(uptime + interval)
        } else {
            timers[number] = nil
        }
        timer.body()
        return moved
    }

    func move(by time: Duration) {
        uptime += time
        date += seconds(time)
    }

    private func delay(_ entry: (key: Int, value: Timer)) -> Duration {
        switch entry.value.due {
        case .uptime(let due): max(.zero, due - uptime)
        case .date(let due): .nanoseconds(Int64(max(0, due.timeIntervalSince(date)) * 1e9))
        }
    }
}

func seconds(_ time: Duration) -> Double {
    Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
}

private final class CancelledNumbers: Sendable {
    private let numbers = Mutex<[Int]>([])

    func add(_ number: Int) {
        numbers.withLock { $0.append(number) }
    }

    func take() -> [Int] {
        numbers.withLock { numbers in
            defer { numbers = [] }
            return numbers
        }
    }
}
