// SPDX-License-Identifier: Apache-2.0

import Testing

/// Every suite of Control: one after the other, because they share GLib's main context.
@Suite("Control", .serialized)
struct ControlTests {}
