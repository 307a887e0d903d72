// SPDX-License-Identifier: Apache-2.0

// lintel-plugin-host MODULE.so: runs one plugin module in a process of its own. Messages go over standard input and output,
// one a line; the module itself finds standard error in place of both. The main thread serves the main queue, so that
// `@MainActor` and `DispatchQueue.main` mean in a plugin what its author expects.

import CLintelPlugin
import Glibc

guard CommandLine.argc == 2, let path = CommandLine.arguments.last else {
    leave(LINTEL_HOST_USAGE, "usage: lintel-plugin-host MODULE.so")
}
let pipes = Pipes()
let module = Module(path: path, pipes: pipes)
let plugin = module.load()
startReader(pipes, plugin)
serveMainQueue()
