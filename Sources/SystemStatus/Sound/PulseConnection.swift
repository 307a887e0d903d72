// SPDX-License-Identifier: Apache-2.0

// One connection to a sound server through libpulse. Everything is asked for when the server says that something changed,
// at most one round of questions at a time, so that a storm of changes costs what one change costs.

import CPulse
import GioKit

@MainActor
final class PulseConnection {
    private let onChange: @MainActor (SoundReading) -> Void
    private let onSilence: @MainActor () -> Void
    private let onEnd: @MainActor () -> Void
    private var loop: OpaquePointer?
    private var context: OpaquePointer?
    private var reading = SoundReading()
    private var next = SoundReading()
    /// Answers of the round that are still out.
    private var waiting = 0
    private var isStale = false
    /// A question of the round was not answered.
    private var hasFailed = false
    private var hasTold = false
    private var hasEnded = false
    private var deadline: LoopSource?
    /// The server does not answer.
    private(set) var isSilent = false

    /// - Parameters:
    ///   - onChange: The server has told something new. Never from within `init`.
    ///   - onSilence: The server does not answer for five seconds; what it tells afterwards is told again.
    ///   - onEnd: The connection has failed or ended; once. Never from within `init`.
    init(
        server: String, onChange: @escaping @MainActor (SoundReading) -> Void,
        onSilence: @escaping @MainActor () -> Void, onEnd: @escaping @MainActor () -> Void
    ) {
        self.onChange = onChange
        self.onSilence = onSilence
        self.onEnd = onEnd
        loop = pa_glib_mainloop_new(nil)
        context = loop.flatMap { pa_context_new(pa_glib_mainloop_get_api($0), "Lintel") }
        guard let context else {
            MainLoop.post { [weak self] in self?.end() }
            return
        }
        // Not retained: the callbacks are taken back before this object goes.
        pa_context_set_state_callback(context, { _, data in PulseConnection.enter(data) { $0.stateChanged() } }, me)
        pa_context_set_subscribe_callback(
            context, { _, _, _, data in PulseConnection.enter(data) { $0.refresh() } }, me)
        armDeadline()
        if pa_context_connect(context, server, PA_CONTEXT_NOAUTOSPAWN, nil) < 0 {
            MainLoop.post { [weak self] in self?.end() }
        }
    }

    isolated deinit {
        if let context {
            pa_context_set_state_callback(context, nil, nil)
            pa_context_set_subscribe_callback(context, nil, nil)
            // Questions that are out are dropped with the connection, their callbacks uncalled.
            pa_context_disconnect(context)
            pa_context_unref(context)
        }
        if let loop { pa_glib_mainloop_free(loop) }
    }

    private var me: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    /// libpulse calls back on the main loop's thread, which is the main one.
    private nonisolated static func enter(
        _ data: UnsafeMutableRawPointer?, _ body: @MainActor (PulseConnection) -> Void
    ) {
        guard let data else { return }
        let address = UInt(bitPattern: data)
        MainActor.assumeIsolated {
            guard let data = UnsafeMutableRawPointer(bitPattern: address) else { return }
            body(Unmanaged<PulseConnection>.fromOpaque(data).takeUnretainedValue())
        }
    }

    private func stateChanged() {
        guard let context else { return }
        switch pa_context_get_state(context) {
        case PA_CONTEXT_READY:
            let events = PA_SUBSCRIPTION_MASK_SINK.rawValue | PA_SUBSCRIPTION_MASK_SERVER.rawValue
            let recordings = PA_SUBSCRIPTION_MASK_SOURCE.rawValue | PA_SUBSCRIPTION_MASK_SOURCE_OUTPUT.rawValue
            release(pa_context_subscribe(context, pa_subscription_mask_t(events | recordings), nil, nil))
            refresh()
        case PA_CONTEXT_FAILED, PA_CONTEXT_TERMINATED:
            // Not from within the library's own call.
            MainLoop.post { [weak self] in self?.end() }
        default: break
        }
    }

    private func end() {
        guard !hasEnded else { return }
        hasEnded = true
        deadline = nil
        onEnd()
    }

    // MARK: Questions

    /// Asks for everything again.
    func refresh() {
        guard let context, !hasEnded, pa_context_get_state(context) == PA_CONTEXT_READY else { return }
        guard waiting == 0 else {
            isStale = true
            return
        }
        isStale = false
        hasFailed = false
        next = SoundReading()
        waiting = 4
        armDeadline()
        release(
            pa_context_get_server_info(
                context,
                { _, info, data in
                    let name = info.map { PulseConnection.text($0.pointee.default_sink_name) }
                    PulseConnection.enter(data) {
                        $0.next.defaultSink = name ?? ""
                        $0.answered(isGood: name != nil)
                    }
                }, me))
        release(
            pa_context_get_sink_info_list(
                context,
                { _, info, end, data in
                    let sink = info.map { PulseConnection.sink($0.pointee) }
                    PulseConnection.enter(data) { $0.take(sink, end) { $0.next.sinks.append($1) } }
                }, me))
        release(
            pa_context_get_source_info_list(
                context,
                { _, info, end, data in
                    let monitor = info.map { ($0.pointee.index, $0.pointee.monitor_of_sink != UInt32.max) }
                    PulseConnection.enter(data) {
                        $0.take(monitor, end) { if $1.1 { $0.next.monitors.insert($1.0) } }
                    }
                }, me))
        release(
            pa_context_get_source_output_info_list(
                context,
                { _, info, end, data in
                    let recording = info.map { PulseConnection.recording($0.pointee) }
                    PulseConnection.enter(data) { $0.take(recording, end) { $0.next.recordings.append($1) } }
                }, me))
    }

    /// One entry of a list, or its end.
    private func take<Entry>(_ entry: Entry?, _ end: Int32, _ add: (PulseConnection, Entry) -> Void) {
        if end == 0, let entry { add(self, entry) } else { answered(isGood: end > 0) }
    }

    /// - Parameter isGood: False for an error, which is what the library also makes of half a minute without an answer.
    private func answered(isGood: Bool) {
        waiting -= 1
        if !isGood { hasFailed = true }
        guard waiting == 0, !hasEnded else { return }
        // Half of the truth is none: another connection asks anew.
        if hasFailed { return MainLoop.post { [weak self] in self?.end() } }
        deadline = nil
        isSilent = false
        let isNews = next != reading || !hasTold
        reading = next
        hasTold = true
        if isNews { onChange(reading) }
        if isStale { refresh() }
    }

    private func armDeadline() {
        deadline = MainLoop.after(milliseconds: 5_000) { [weak self] in
            guard let self, !hasEnded else { return }
            isSilent = true
            hasTold = false
            onSilence()
        }
    }

    private func release(_ operation: OpaquePointer?) {
        if let operation { pa_operation_unref(operation) } else { waiting = max(0, waiting - 1) }
    }

    // MARK: Values

    private nonisolated static func text(_ pointer: UnsafePointer<CChar>?) -> String {
        pointer.map { String(cString: $0) } ?? ""
    }

    private nonisolated static func sink(_ info: pa_sink_info) -> SoundReading.Sink {
        var volume = info.volume
        return SoundReading.Sink(
            name: text(info.name), description: text(info.description), volume: pa_cvolume_max(&volume),
            isMuted: info.mute != 0)
    }

    private nonisolated static func recording(_ info: pa_source_output_info) -> SoundReading.Recording {
        let program = text(info.proplist.flatMap { pa_proplist_gets($0, "application.name") })
        return SoundReading.Recording(
            source: info.source, program: program.isEmpty ? text(info.name) : program,
            isIdle: info.corked != 0 || text(info.resample_method) == "peaks")
    }
}
