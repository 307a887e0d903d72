// SPDX-License-Identifier: Apache-2.0

// Serves the pipes of one plugin on a thread of its own: one `poll`, and a time to wake up while a sender is slowed.

import GioKit
import Glibc
import PluginProtocol

struct PipeLoop {
    /// Bytes that may wait for a plugin that does not read.
    private static let writeCapacity = 1024 * 1024
    /// How long a sender that is too fast is not read.
    private static let slowdown = Duration.milliseconds(50)
    private static let chunk = 16 * 1024

    private var input: Int32
    private var output: Int32
    private var errors: Int32
    private let waker: Int32
    private let outbox: PluginOutbox
    private let log: @Sendable (String) -> Void
    private let onPipeClosed: @Sendable () -> Void
    private let onLine: (@Sendable ([UInt8]) -> Void)?

    private var splitter = LineSplitter(limit: MessageLimits.length)
    private var intake: MessageIntake
    /// Lines that were cut and not looked at yet.
    private var lines: ArraySlice<LineSplitter.Piece> = []
    private var errorLines = ErrorLines()
    private var recent = RecentMessages()
    /// Lines that wait for the plugin to read, and their bytes.
    private var outgoing: [[UInt8]] = []
    private var outgoingBytes = 0
    private var isBlocked = false
    private var closesInput = false
    /// The outbox is full; `PipeConnection.resume` says when it is not.
    private var waitsForRoom = false
    private var slowedUntil: Duration?
    private var errorsSlowedUntil: Duration?
    private var buffer = [UInt8](repeating: 0, count: chunk)

    init(
        input: Int32, output: Int32, errors: Int32, waker: Int32, pending: PendingRequests, outbox: PluginOutbox,
        log: @escaping @Sendable (String) -> Void, onLine: (@Sendable ([UInt8]) -> Void)?,
        onPipeClosed: @escaping @Sendable () -> Void
    ) {
        (self.input, self.output, self.errors, self.waker) = (input, output, errors, waker)
        self.outbox = outbox
        self.log = log
        self.onPipeClosed = onPipeClosed
        self.onLine = onLine
        intake = MessageIntake(pending: pending)
        for descriptor in [input, output, errors] {
            _ = fcntl(descriptor, F_SETFL, max(0, fcntl(descriptor, F_GETFL)) | O_NONBLOCK)
        }
    }

    /// Serves until the orders say that the process has ended.
    mutating func run(_ takeOrders: () -> PipeConnection.Orders) {
        while true {
            var ready = [
                pollfd(fd: waker, events: Int16(POLLIN), revents: 0),
                pollfd(fd: isReading ? output : -1, events: Int16(POLLIN), revents: 0),
                pollfd(fd: errorsSlowedUntil == nil ? errors : -1, events: Int16(POLLIN), revents: 0),
                // Without events it still says when the plugin has closed its input.
                pollfd(fd: input, events: outgoing.isEmpty ? 0 : Int16(POLLOUT), revents: 0),
            ]
            _ = poll(&ready, nfds_t(ready.count), timeout)
            if ready[0].revents != 0 {
                _ = read(waker, &buffer, buffer.count)
            }
            let orders = takeOrders()
            if let finish = orders.finish { return end(finish) }
            if ready[1].revents != 0 { readOutput() }
            if ready[2].revents != 0 { readErrors() }
            endSlowdowns()
            takeLines()
            for message in orders.messages { write(message) }
            if orders.closesInput { closesInput = true }
            if ready[3].revents & Int16(POLLERR) != 0 { inputBroken() } else { flush() }
        }
    }

    /// Until something is to be done at a time; for ever if nothing is.
    private var timeout: Int32 {
        guard let next = [slowedUntil, errorsSlowedUntil].compactMap({ $0 }).min() else { return -1 }
        return Int32(clamping: SystemClock.milliseconds(max(.zero, next - SystemClock.monotonic())) + 1)
    }

    private mutating func endSlowdowns() {
        guard slowedUntil != nil || errorsSlowedUntil != nil else { return }
        let now = SystemClock.monotonic()
        if let until = slowedUntil, now >= until { slowedUntil = nil }
        if let until = errorsSlowedUntil, now >= until { errorsSlowedUntil = nil }
    }

    // MARK: Reading messages

    private var isReading: Bool { lines.isEmpty && slowedUntil == nil && !waitsForRoom }

    private mutating func readOutput() {
        let count = read(output, &buffer, buffer.count)
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else {
            close(&output)
            return onPipeClosed()
        }
        split(count)
    }

    private mutating func split(_ count: Int) {
        var pieces = Array(lines)
        splitter.add(buffer[..<count]) { pieces.append($0) }
        lines = pieces[...]
    }

    /// Looks at the lines that are there, until there are none, the sender is too fast, or the shell has enough.
    private mutating func takeLines() {
        waitsForRoom = false
        guard slowedUntil == nil else { return }
        while let piece = lines.first {
            guard !outbox.isFull else {
                waitsForRoom = true
                return
            }
            guard take(piece) else { return }
            lines = lines.dropFirst()
        }
        lines = []
    }

    /// Answers false where the line must wait.
    private mutating func take(_ piece: LineSplitter.Piece) -> Bool {
        let now = SystemClock.monotonic()
        let outcome =
            switch piece {
            case .line(let line): takeLine(line, at: now)
            case .tooLong: intake.takeTooLong(at: now)
            }
        if case .line(let line) = piece, let onLine, !outcome.isTooFast { onLine(line) }
        switch outcome {
        case .message(let message): outbox.add(.message(message))
        case .fault(let fault, let isReported): report(fault, isReported)
        case .tooFast(let isFirst):
            if isFirst { report(MessageIntake.tooFast, true) }
            slowedUntil = now + Self.slowdown
            return false
        }
        return true
    }

    private mutating func takeLine(_ line: [UInt8], at now: Duration) -> MessageIntake.Outcome {
        recent.add("<", line)
        return intake.take(line, at: now)
    }

    private mutating func report(_ fault: MessageFault, _ isReported: Bool) {
        if let answer = fault.answer { write(.error(answer.id, answer.error)) }
        if let id = fault.brokenAnswer { outbox.add(.message(.error(id, fault.error))) }
        if isReported { outbox.add(.fault(fault)) }
    }

    // MARK: Standard error

    private mutating func readErrors() {
        let count = read(errors, &buffer, buffer.count)
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else { return close(&errors) }
        let now = SystemClock.monotonic()
        if errorLines.add(buffer[..<count], at: now, log: log) { errorsSlowedUntil = now + Self.slowdown }
    }

    // MARK: Writing

    private mutating func write(_ message: ShellMessage) {
        guard input >= 0, !closesInput else { return }
        guard let line = try? message.line() else { return log("a message with a number that is none was not sent") }
        guard outgoingBytes + line.count < Self.writeCapacity else {
            if !isBlocked { outbox.add(.blocked) }
            isBlocked = true
            return
        }
        recent.add(">", line)
        outgoing.append(Array(line) + [UInt8(ascii: "\n")])
        outgoingBytes += line.count + 1
    }

    private mutating func flush() {
        while input >= 0, let line = outgoing.first {
            let count = Glibc.write(input, line, line.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return }
            guard count > 0 else { return inputBroken() }
            outgoingBytes -= count
            if count == line.count { outgoing.removeFirst() } else { outgoing[0].removeFirst(count) }
        }
        isBlocked = false
        if closesInput { close(&input) }
    }

    private mutating func inputBroken() {
        (outgoing, outgoingBytes) = ([], 0)
        close(&input)
        onPipeClosed()
    }

    // MARK: The end

    /// Takes what an ended process has left in its pipes, at most a pipe's worth; children that hold it open are not waited
    /// for. The end of a flood is cut off: what the shell has no room for is lost with its sender.
    private mutating func end(_ finish: ([String], [String]) -> PluginHostEvent) {
        close(&input)
        slowedUntil = nil
        takeLines()
        while output >= 0, isReading {
            let count = read(output, &buffer, buffer.count)
            guard count > 0 else { break }
            split(count)
            takeLines()
        }
        let now = SystemClock.monotonic()
        while errors >= 0 {
            let count = read(errors, &buffer, buffer.count)
            guard count > 0, !errorLines.add(buffer[..<count], at: now, log: log) else { break }
        }
        errorLines.finish(at: now, log: log)
        close(&output)
        close(&errors)
        outbox.add(finish(errorLines.tail, recent.texts))
        (lines, buffer, splitter) = ([], [], LineSplitter(limit: MessageLimits.length))
        // What a talkative plugin has made this thread take is not kept.
        HeapMemory.giveBack()
    }

    private func close(_ descriptor: inout Int32) {
        if descriptor >= 0 { Glibc.close(descriptor) }
        descriptor = -1
    }
}
