// SPDX-License-Identifier: Apache-2.0

/// The words this program was started with, its own name first.
package enum ProgramArguments {
    /// As they were typed: a name or value is not for us to change, and is cleaned where it is shown.
    ///
    /// `CommandLine.arguments` finds them beside the environment on the stack, and finds none where a preloaded library
    /// has moved the environment; the kernel's copy is always there.
    package static var current: [String] {
        guard let bytes = try? AtomicFile.read("/proc/self/cmdline") else { return CommandLine.arguments }
        return bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
