// SPDX-License-Identifier: Apache-2.0

// GLib's instances arrive in two kinds: typed pointers where the header shows the struct, opaque ones where it does not.

import CGio

/// A pointer to an instance of a GObject type, of either kind the importer makes.
package protocol GPointer {
    /// The address without a type, as GLib's own functions take it.
    var raw: UnsafeMutableRawPointer { get }

    /// The same instance seen as this type; GLib's types are not checked.
    init(rebinding raw: UnsafeMutableRawPointer)
}

extension GPointer {
    /// The same instance as another type of its class hierarchy, which the caller vouches for.
    package func cast<Other: GPointer>(to _: Other.Type = Other.self) -> Other {
        Other(rebinding: raw)
    }
}

extension UnsafeMutablePointer: GPointer {
    package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

    package init(rebinding raw: UnsafeMutableRawPointer) {
        self = raw.assumingMemoryBound(to: Pointee.self)
    }
}

extension OpaquePointer: GPointer {
    package var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }

    package init(rebinding raw: UnsafeMutableRawPointer) {
        self = OpaquePointer(raw)
    }
}
