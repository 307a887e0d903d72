// SPDX-License-Identifier: Apache-2.0

// The three pipes of a plugin's process, served on a queue of their own. The main thread hands over messages to send and
// finds what has come in the outbox; it never waits for the plugin and never decodes.

@preconcurrency import Dispatch
import GioKit
import Glibc
import PluginProtocol

actor PipeConnection {
    /// Bytes that may wait for a plugin that does not read.
    static let writeCapacity = 1024 * 1024
    private static let readChunk = 16 * 1024
    /// How long a sender that is too fast is not read.
    private static let slowdown = DispatchTimeInterval.milliseconds(50)

    nonisolated let outbox: PluginOutbox
    nonisolated let pending = PendingRequests()
    private nonisolated let executor: PluginQueue
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    private let input: Int32
    private let output: Int32
    private let errors: Int32
    private let log: @Sendable (String) -> Void
    private let onPipeClosed: @Sendable () -> Void
    private var splitter = LineSplitter(limit: MessageLimits.length)
    private var intake: MessageIntake
    private var errorLines = ErrorLines()
    /// Lines that were cut and not looked at yet.
    private var lines: ArraySlice<LineSplitter.Piece> = []
    /// Lines that wait for the plugin to read, and their bytes.
    private var outgoing: [[UInt8]] = []
    private var outgoingBytes = 0
    private var outputSource: (any DispatchSourceRead)?
    private var errorSource: (any DispatchSourceRead)?
    private var inputSource: (any DispatchSourceWrite)?
    private var isPaused = false
    private var isOutputOpen = true
    private var areErrorsPaused = false
    private var isInputOpen = true
    private var isBlocked = false
    private var isInputEnding = false
    private var isWaitingForRoom = false
    private var isFinished = false
    private var buffer = [UInt8](repeating: 0, count: readChunk)

    /// Takes over the three descriptors and closes them at the end.
    ///
    /// - Parameters:
    ///   - log: Gets the lines of standard error; on the queue.
    ///   - onPipeClosed: The plugin has closed one of its pipes; on the queue, once.
    init(
        id: String, input: Int32, output: Int32, errors: Int32, outbox: PluginOutbox,
        log: @escaping @Sendable (String) -> Void, onPipeClosed: @escaping @Sendable () -> Void
    ) {
        executor = PluginQueue(label: "lintel.plugin.\(id)")
        self.input = input
        self.output = output
        self.errors = errors
        self.outbox = outbox
        self.log = log
        self.onPipeClosed = onPipeClosed
        intake = MessageIntake(pending: pending)
        for descriptor in [input, output, errors] {
            _ = fcntl(descriptor, F_SETFL, max(0, fcntl(descriptor, F_GETFL)) | O_NONBLOCK)
        }
    }

    // MARK: From the main thread

    nonisolated func start() {
        perform { connection in
            connection.outputSource = connection.readSource(connection.output) { $0.readOutput() }
            connection.errorSource = connection.readSource(connection.errors) { $0.readErrors() }
            connection.inputSource = connection.writeSource()
        }
    }

    /// Sends a message after those before it. Never waits; what a plugin does not read is reported as `.blocked`.
    nonisolated func send(_ message: ShellMessage) {
        if case .request(let id, let request) = message { pending.add(id, method: request.method) }
        perform { $0.write(message) }
    }

    /// The shell has taken events out of the outbox and there is room again.
    nonisolated func resume() {
        perform { $0.takeLines() }
    }

    /// No more messages to the plugin: it finds the end of its input once it has read what waits.
    nonisolated func closeInput() {
        perform { connection in
            connection.isInputEnding = true
            if connection.outgoing.isEmpty { connection.shutInput() }
        }
    }

    /// The process has ended: reads what is left in the pipes, puts `event` of the last error lines into the outbox and
    /// closes everything.
    nonisolated func finish(_ event: @escaping @Sendable ([String]) -> PluginHostEvent) {
        perform { connection in
            connection.drain()
            connection.outbox.add(event(connection.errorLines.tail))
            connection.close()
        }
    }

    private nonisolated func perform(_ body: @escaping @Sendable (isolated PipeConnection) -> Void) {
        executor.queue.async { self.assumeIsolated { body($0) } }
    }

    // MARK: Reading messages

    private func readSource(
        _ descriptor: Int32, _ ready: @escaping @Sendable (isolated PipeConnection) -> Void
    ) -> any DispatchSourceRead {
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: executor.queue)
        source.setEventHandler { [weak self] in self?.assumeIsolated { ready($0) } }
        // The descriptor may be closed only when the source has let go of it.
        source.setCancelHandler { Glibc.close(descriptor) }
        source.activate()
        return source
    }

    private func readOutput() {
        guard isOutputOpen, !isPaused else { return }
        let count = read(output, &buffer, buffer.count)
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else { return outputClosed() }
        split(buffer[..<count])
        takeLines()
    }

    private func split(_ bytes: ArraySlice<UInt8>) {
        var pieces = Array(lines)
        splitter.add(bytes) { pieces.append($0) }
        lines = pieces[...]
    }

    /// Looks at the lines that are there, until there are none, the sender is too fast, or the shell has enough.
    private func takeLines() {
        guard !isFinished else { return }
        while let piece = lines.first {
            guard !outbox.isFull, take(piece) else { return pause() }
            lines = lines.dropFirst()
        }
        lines = []
        unpause()
    }

    /// Answers false where the line must wait.
    private func take(_ piece: LineSplitter.Piece) -> Bool {
        let now = SystemClock.monotonic()
        let outcome =
            switch piece {
            case .line(let line): intake.take(line, at: now)
            case .tooLong: intake.takeTooLong(at: now)
            }
        switch outcome {
        case .message(let message): outbox.add(.message(message))
        case .fault(let fault, let isReported): report(fault, isReported)
        case .tooFast(let isFirst):
            if isFirst { report(MessageIntake.tooFast, true) }
            executor.queue.asyncAfter(deadline: .now() + Self.slowdown) { [weak self] in
                self?.assumeIsolated { $0.takeLines() }
            }
            return false
        }
        return true
    }

    private func report(_ fault: MessageFault, _ isReported: Bool) {
        if let answer = fault.answer { write(.error(answer.id, answer.error)) }
        if let id = fault.brokenAnswer { outbox.add(.message(.error(id, fault.error))) }
        if isReported { outbox.add(.fault(fault)) }
    }

    private func pause() {
        guard !isPaused else { return }
        isPaused = true
        outputSource?.suspend()
    }

    private func unpause() {
        guard isPaused else { return }
        isPaused = false
        outputSource?.resume()
    }

    private func outputClosed() {
        guard isOutputOpen else { return }
        isOutputOpen = false
        cancel(&outputSource, isSuspended: isPaused)
        onPipeClosed()
    }

    // MARK: Standard error

    private func readErrors() {
        guard !areErrorsPaused else { return }
        let count = read(errors, &buffer, buffer.count)
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else { return cancel(&errorSource, isSuspended: false) }
        let isTooFast = errorLines.add(buffer[..<count], at: SystemClock.monotonic(), log: log)
        guard isTooFast, let errorSource else { return }
        areErrorsPaused = true
        errorSource.suspend()
        executor.queue.asyncAfter(deadline: .now() + Self.slowdown) { [weak self] in
            self?.assumeIsolated { connection in
                guard connection.areErrorsPaused else { return }
                connection.areErrorsPaused = false
                connection.errorSource?.resume()
            }
        }
    }

    // MARK: Writing

    private func write(_ message: ShellMessage) {
        guard isInputOpen, !isFinished else { return }
        guard let line = try? message.line() else { return log("a message with a number that is none was not sent") }
        guard outgoingBytes + line.count < Self.writeCapacity else {
            if !isBlocked { outbox.add(.blocked) }
            isBlocked = true
            return
        }
        outgoing.append(Array(line) + [UInt8(ascii: "\n")])
        outgoingBytes += line.count + 1
        if !isWaitingForRoom { flush() }
    }

    private func flush() {
        while let line = outgoing.first {
            let count = Glibc.write(input, line, line.count)
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return waitForRoom(true) }
            guard count > 0 else { return inputBroken() }
            outgoingBytes -= count
            if count == line.count { outgoing.removeFirst() } else { outgoing[0].removeFirst(count) }
        }
        isBlocked = false
        waitForRoom(false)
        if isInputEnding { shutInput() }
    }

    private func writeSource() -> any DispatchSourceWrite {
        let source = DispatchSource.makeWriteSource(fileDescriptor: input, queue: executor.queue)
        let descriptor = input
        source.setEventHandler { [weak self] in self?.assumeIsolated { $0.flush() } }
        source.setCancelHandler { Glibc.close(descriptor) }
        source.activate()
        source.suspend()
        return source
    }

    /// The source is awake only while something waits to be written.
    private func waitForRoom(_ isNeeded: Bool) {
        guard isNeeded != isWaitingForRoom else { return }
        isWaitingForRoom = isNeeded
        if isNeeded { inputSource?.resume() } else { inputSource?.suspend() }
    }

    private func inputBroken() {
        shutInput()
        onPipeClosed()
    }

    private func shutInput() {
        guard isInputOpen else { return }
        isInputOpen = false
        (outgoing, outgoingBytes) = ([], 0)
        inputSource?.cancel()
        // A suspended source never gets to its cancel handler, which closes the descriptor.
        if !isWaitingForRoom { inputSource?.resume() }
        inputSource = nil
    }

    // MARK: The end

    /// What an ended process has left in its pipes, at most a pipe's worth; children that hold it open are not waited for.
    private func drain() {
        while isOutputOpen, !isFinished {
            let count = read(output, &buffer, buffer.count)
            guard count > 0 else { break }
            split(buffer[..<count])
        }
        // The end of a flood is cut off: what the shell has no room for is lost with its sender.
        for piece in lines {
            guard !outbox.isFull, case .line(let line) = piece else { break }
            if case .message(let message) = intake.take(line, at: SystemClock.monotonic()) {
                outbox.add(.message(message))
            }
        }
        lines = []
        let now = SystemClock.monotonic()
        while errorSource != nil {
            let count = read(errors, &buffer, buffer.count)
            guard count > 0 else { break }
            _ = errorLines.add(buffer[..<count], at: now, log: log)
        }
        errorLines.finish(at: now, log: log)
    }

    private func close() {
        guard !isFinished else { return }
        isFinished = true
        cancel(&outputSource, isSuspended: isPaused)
        cancel(&errorSource, isSuspended: areErrorsPaused)
        areErrorsPaused = false
        shutInput()
    }

    private func cancel(_ source: inout (any DispatchSourceRead)?, isSuspended: Bool) {
        source?.cancel()
        // A suspended source never gets to its cancel handler, which closes the descriptor.
        if isSuspended { source?.resume() }
        source = nil
    }
}
