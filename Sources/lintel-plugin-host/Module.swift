// SPDX-License-Identifier: Apache-2.0

import CLintelPlugin
import Glibc

/// The plugin's struct, which is valid until the process ends and never changed by us.
struct LoadedPlugin {
    let pointer: UnsafePointer<lintel_plugin>
}

/// A module on its way into this process. It is never unloaded: a Swift image must not be.
struct Module {
    let path: String
    let pipes: Pipes

    func load() -> LoadedPlugin {
        // A path without a slash would be looked for in the system's folders.
        let file = path.contains("/") ? path : "./\(path)"
        guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) else {
            leave(LINTEL_HOST_NO_LOAD, lastError())
        }
        guard let symbol = dlsym(handle, "lintel_plugin_entry") else { leave(LINTEL_HOST_NO_ENTRY, lastError()) }
        typealias Entry = @convention(c) (UnsafePointer<lintel_host>?) -> UnsafePointer<lintel_plugin>?
        let entry = unsafeBitCast(symbol, to: Entry.self)
        guard let plugin = entry(host()), plugin.pointee.size >= 24 else {
            leave(LINTEL_HOST_REFUSED, "\(path): lintel_plugin_entry returned nothing")
        }
        return LoadedPlugin(pointer: plugin)
    }

    /// What the module is offered; lives as long as the process.
    private func host() -> UnsafePointer<lintel_host> {
        let host = UnsafeMutablePointer<lintel_host>.allocate(capacity: 1)
        host.initialize(
            to: lintel_host(
                size: UInt32(MemoryLayout<lintel_host>.size), context: Unmanaged.passRetained(pipes).toOpaque(),
                send: { host, bytes, count in
                    guard let context = host?.pointee.context, let bytes else { return }
                    Unmanaged<Pipes>.fromOpaque(context).takeUnretainedValue().send(bytes, count)
                },
                extension: { _, _ in nil }))
        return UnsafePointer(host)
    }

    private func lastError() -> String {
        dlerror().map { String(cString: $0) } ?? path
    }
}
