// SPDX-License-Identifier: Apache-2.0

@preconcurrency import Dispatch
import Glibc

/// Tells when the machine's time zone is another one: `/etc/localtime` was replaced. Costs nothing until then.
@MainActor
final class ZoneWatch {
    private let source: any DispatchSourceRead

    /// Nothing where the kernel does not watch files.
    init?(_ changed: @escaping @MainActor () -> Void) {
        let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard descriptor >= 0 else { return nil }
        let events = UInt32(IN_MOVED_TO) | UInt32(IN_CREATE) | UInt32(IN_CLOSE_WRITE)
        guard inotify_add_watch(descriptor, "/etc", events) >= 0 else {
            close(descriptor)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler {
            if ZoneWatch.namesZone(descriptor) { MainActor.assumeIsolated { changed() } }
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
    }

    isolated deinit {
        source.cancel()
    }

    /// Reads what has happened; whether any of it was to the zone.
    private nonisolated static func namesZone(_ descriptor: Int32) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        var found = false
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return found }
            // The name follows each event's 16 bytes, ended by zeros.
            found = found || buffer[..<count].contains(Array("localtime\0".utf8))
        }
    }
}
