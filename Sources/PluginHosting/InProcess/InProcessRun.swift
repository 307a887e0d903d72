// SPDX-License-Identifier: Apache-2.0

// A module in the shell's own process (`isolation = "none"`): the same bytes without a process. The operator's choice, and
// risk: what the plugin breaks is the shell.

import CLintelPlugin
import Dispatch
import GioKit
import Glibc
import PluginProtocol
import Synchronization

@MainActor
final class InProcessRun: PluginRun {
    let outbox: PluginOutbox
    private let link: InProcessLink
    private var shutdown: MessageID?
    private var timer: LoopSource?

    init(id: String, module: String, outbox: PluginOutbox) {
        self.outbox = outbox
        link = InProcessLink(outbox: outbox)
        link.start(module: module)
    }

    func send(_ message: ShellMessage) {
        if case .request(let number, .shutdown) = message { shutdown = number }
        link.send(message)
    }

    func end(gently: Bool, graceMilliseconds: Int) {
        guard gently, shutdown != nil else { return link.end() }
        timer = MainLoop.after(milliseconds: graceMilliseconds) { [link] in link.end() }
    }

    func hasRoom() {}

    func wasAnswered(_ number: MessageID) {
        if timer != nil, number == shutdown { link.end() }
    }
}

/// The two directions between the shell and a module beside it. Lives as long as the process, because the module may keep
/// the address of its host for ever.
private final class InProcessLink: Sendable {
    private struct Incoming {
        var lines: [[UInt8]] = []
        var isEnded = false
    }

    private let outbox: PluginOutbox
    private let pending = PendingRequests()
    private let incoming = Mutex(Incoming())
    private let ready = DispatchSemaphore(value: 0)
    private let intake: Mutex<MessageIntake>

    init(outbox: PluginOutbox) {
        self.outbox = outbox
        intake = Mutex(MessageIntake(pending: pending))
    }

    /// Loads the module and delivers its messages, on a thread of its own.
    func start(module: String) {
        let start = Unmanaged.passRetained(ThreadStart(link: self, module: module)).toOpaque()
        var thread = pthread_t()
        let result = pthread_create(
            &thread, nil,
            { box in
                guard let box else { return nil }
                let start = Unmanaged<ThreadStart>.fromOpaque(box).takeRetainedValue()
                start.link.run(start.module)
                return nil
            }, start)
        guard result == 0 else {
            Unmanaged<ThreadStart>.fromOpaque(start).release()
            return fail(.system(String(cString: strerror(result))))
        }
        pthread_detach(thread)
    }

    private final class ThreadStart: Sendable {
        let link: InProcessLink
        let module: String

        init(link: InProcessLink, module: String) {
            self.link = link
            self.module = module
        }
    }

    private func run(_ module: String) {
        // Never unloaded: a Swift image must not be, and a second start finds the module where it is.
        guard let handle = dlopen(module, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) else {
            return fail(.moduleNotLoaded(detail: dlerror().map { String(cString: $0) } ?? module))
        }
        guard let symbol = dlsym(handle, "lintel_plugin_entry") else { return fail(.noEntry(module: module)) }
        typealias Entry = @convention(c) (UnsafePointer<lintel_host>?) -> UnsafePointer<lintel_plugin>?
        guard let plugin = unsafeBitCast(symbol, to: Entry.self)(host()), let receive = plugin.pointee.receive else {
            return fail(.refused(lastLine: ""))
        }
        outbox.add(.started(pid: getpid()))
        while let line = nextLine() {
            line.withUnsafeBytes { bytes in
                guard let start = bytes.bindMemory(to: CChar.self).baseAddress else { return }
                receive(plugin, start, bytes.count)
            }
        }
    }

    private func host() -> UnsafePointer<lintel_host> {
        let host = UnsafeMutablePointer<lintel_host>.allocate(capacity: 1)
        host.initialize(
            to: lintel_host(
                size: UInt32(MemoryLayout<lintel_host>.size), context: Unmanaged.passRetained(self).toOpaque(),
                send: { host, bytes, count in
                    guard let context = host?.pointee.context, let bytes else { return }
                    let line = Array(UnsafeRawBufferPointer(start: bytes, count: count))
                    Unmanaged<InProcessLink>.fromOpaque(context).takeUnretainedValue().receive(line)
                },
                extension: { _, _ in nil }))
        return UnsafePointer(host)
    }

    /// The next message for the plugin; waits for it. `nil` at the end.
    private func nextLine() -> [UInt8]? {
        while true {
            ready.wait()
            let (line, isEnded) = incoming.withLock { incoming in
                (incoming.lines.isEmpty ? nil : incoming.lines.removeFirst(), incoming.isEnded)
            }
            if isEnded { return nil }
            if let line { return line }
        }
    }

    func send(_ message: ShellMessage) {
        if case .request(let id, let request) = message { pending.add(id, method: request.method) }
        guard let line = try? message.line() else { return }
        let isBlocked = incoming.withLock { incoming in
            guard !incoming.isEnded, incoming.lines.count < PluginOutbox.capacity else { return !incoming.isEnded }
            incoming.lines.append(Array(line))
            return false
        }
        if isBlocked { outbox.add(.blocked) } else { ready.signal() }
    }

    /// A message of the plugin, on any thread; it may be the main thread, so nothing waits here and what is too much is lost.
    private func receive(_ line: [UInt8]) {
        guard !incoming.withLock({ $0.isEnded }), !outbox.isFull else { return }
        let now = SystemClock.monotonic()
        let outcome = intake.withLock { intake in
            line.count > MessageLimits.length ? intake.takeTooLong(at: now) : intake.take(line, at: now)
        }
        switch outcome {
        case .message(let message): outbox.add(.message(message))
        case .fault(let fault, let isReported): report(fault, isReported)
        case .tooFast(let isFirst): if isFirst { report(MessageIntake.tooFast, true) }
        }
    }

    private func report(_ fault: MessageFault, _ isReported: Bool) {
        if let answer = fault.answer { send(.error(answer.id, answer.error)) }
        if let id = fault.brokenAnswer { outbox.add(.message(.error(id, fault.error))) }
        if isReported { outbox.add(.fault(fault)) }
    }

    private func fail(_ failure: StartFailure) {
        incoming.withLock { $0.isEnded = true }
        outbox.add(.ended(PluginEnd(reason: .couldNotStart(failure))))
    }

    /// Nothing passes any more in either direction; code of the plugin that runs on is heard no more.
    func end() {
        let wasEnded = incoming.withLock { incoming in
            defer { incoming.isEnded = true }
            return incoming.isEnded
        }
        guard !wasEnded else { return }
        ready.signal()
        outbox.add(.ended(PluginEnd(reason: .exited(code: 0))))
    }
}
