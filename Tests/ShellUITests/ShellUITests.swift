// SPDX-License-Identifier: Apache-2.0
import Testing

/// Every suite that needs the display is nested here: they run one after the other on the main actor. Without a display
/// each of their tests fails, it is never skipped.
@MainActor
@Suite("The screen", .serialized)
struct Screen {}
