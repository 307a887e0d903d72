// SPDX-License-Identifier: Apache-2.0

import Testing

/// Every suite of GioKit: one after the other, because they count live closures and share GLib's main context.
@Suite("GioKit", .serialized)
struct GioKitTests {}
