// SPDX-License-Identifier: Apache-2.0

import GioKit
import Glibc
import Synchronization
import Testing

extension GioKitTests {
    @Suite("MainLoop")
    @MainActor
    struct MainLoopTests {
        @Test("runs what other threads post, in order, on the main actor")
        func post() throws {
            let before = settledClosures()
            let heard = Mutex<[Int]>([])
            let thread = try #require(startPosting { number in heard.withLock { $0.append(number) } })
            try wait("all posts run") { heard.withLock { $0.count } == 1000 }
            pthread_join(thread, nil)
            #expect(heard.withLock { $0 } == Array(0..<1000))
            #expect(SignalCounter.live <= before)
        }

        @Test("runs a one-shot timer once and lets go of it")
        func after() throws {
            let before = settledClosures()
            var count = 0
            let source = MainLoop.after(milliseconds: 5) { count += 1 }
            let start = SystemClock.monotonic()
            try wait("the timer ends") { count > 0 }
            #expect(SystemClock.monotonic() - start >= .milliseconds(4))
            #expect(!source.isActive)
            source.cancel()
            #expect(SignalCounter.live <= before)
        }

        @Test("stops a repeating timer that is cancelled in its own turn or dropped")
        func every() throws {
            let before = settledClosures()
            var count = 0
            var source: LoopSource?
            source = MainLoop.every(milliseconds: 1) {
                count += 1
                if count == 3 { source = nil }
            }
            try wait("three turns") { count == 3 }
            var isOver = false
            let end = MainLoop.after(milliseconds: 20) { isOver = true }
            try wait("the pause") { isOver }
            #expect(count == 3)
            #expect(source == nil)
            #expect(!end.isActive)
            #expect(SignalCounter.live <= before)
        }

        @Test("tells when a descriptor can be read and when its other end has gone")
        func descriptor() throws {
            var ends: [Int32] = [0, 0]
            try #require(pipe(&ends) == 0)
            defer { close(ends[0]) }
            var seen: [DescriptorEvents] = []
            let watch = MainLoop.watch(descriptor: ends[0], for: .read) { seen.append($0) }
            #expect(write(ends[1], "x", 1) == 1)
            try wait("readable") { !seen.isEmpty }
            #expect(seen.last == .read)
            var byte: UInt8 = 0
            #expect(read(ends[0], &byte, 1) == 1)
            close(ends[1])
            try wait("hung up") { seen.last?.contains(.hangUp) == true }
            watch.cancel()
        }

        @Test("hears signals of the operating system")
        func signal() throws {
            var count = 0
            let source = MainLoop.onSignal(SIGUSR2) { count += 1 }
            kill(getpid(), SIGUSR2)
            try wait("the signal") { count == 1 }
            source.cancel()
        }

        @Test("wakes at an instant of the wall clock, at once when it has passed")
        func alarm() throws {
            var reasons: [WallClockAlarm.Reason] = []
            let alarm = try #require(WallClockAlarm { reasons.append($0) })
            alarm.set(to: SystemClock.wall().components.seconds - 5)
            try wait("the past") { reasons == [.due] }
            let next = SystemClock.wall().components.seconds + 1
            alarm.set(to: next)
            try wait("the next second") { reasons == [.due, .due] }
            #expect(SystemClock.wall() >= .seconds(next))
            #expect(SystemClock.wall() < .milliseconds(next * 1000 + 500))
        }

        @Test("rounds milliseconds up and never overflows")
        func milliseconds() {
            #expect(SystemClock.milliseconds(.microseconds(1)) == 1)
            #expect(SystemClock.milliseconds(.milliseconds(15)) == 15)
            #expect(SystemClock.milliseconds(.seconds(Int64.max)) == Int.max / 2)
        }
    }
}

private final class Posting: Sendable {
    let body: @Sendable (Int) -> Void

    init(_ body: @escaping @Sendable (Int) -> Void) {
        self.body = body
    }
}

/// Starts a thread that posts the numbers below 1000.
private func startPosting(_ body: @escaping @Sendable (Int) -> Void) -> pthread_t? {
    var thread = pthread_t()
    let posting = Unmanaged.passRetained(Posting(body)).toOpaque()
    let failure = pthread_create(
        &thread, nil,
        { data in
            guard let data else { return nil }
            let posting = Unmanaged<Posting>.fromOpaque(data).takeRetainedValue()
            for number in 0..<1000 {
                MainLoop.post {
                    MainActor.assertIsolated()
                    posting.body(number)
                }
            }
            return nil
        }, posting)
    return failure == 0 ? thread : nil
}
