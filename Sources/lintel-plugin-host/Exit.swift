// SPDX-License-Identifier: Apache-2.0

import CLintelPlugin
import Glibc

/// Ends the process at once: threads of the plugin may still run, so nothing is cleaned up under them.
func leave(_ code: lintel_host_exit, _ reason: String? = nil) -> Never {
    if let reason {
        let line = Array("\(reason)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
    }
    _exit(Int32(code.rawValue))
}
