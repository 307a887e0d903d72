// SPDX-License-Identifier: Apache-2.0

import GioKit
import Glibc
import PluginHosting
import PluginProtocol
import Testing

extension RunningPlugins {
    /// Plugins that were built for another header or another Swift than ours.
    @MainActor
    struct BuiltElsewhere {
        static let frozen = Fixtures.root + "/Tests/Fixtures/frozen"
        let bench: Bench

        init() throws {
            bench = try Bench()
        }

        @Test(
            "a plugin compiled against the first header works for ever",
            arguments: [PluginStart.Isolation.process, .none])
        func source(_ isolation: PluginStart.Isolation) throws {
            defer { bench.close() }
            try bench.compile(Self.frozen + "/first.c", to: "libfirst.so", ["-I", Self.frozen])
            check("libfirst.so", in: bench.folder, isolation)
        }

        #if arch(x86_64)
            @Test(
                "the library that was built with it works as it is",
                arguments: [PluginStart.Isolation.process, .none])
            func binary(_ isolation: PluginStart.Isolation) {
                defer { bench.close() }
                check("first-x86_64.so", in: Self.frozen, isolation)
            }
        #endif

        @Test("no field of the structs has moved since the first header")
        func layout() throws {
            defer { bench.close() }
            try bench.compile(
                Self.frozen + "/layout.c", to: "liblayout.so",
                ["-Wall", "-Werror", "-DFIRST_HEADER=\"\(Self.frozen)/lintel-plugin.h\""])
        }

        @Test(
            "a module that was built with another Swift is refused with the name it misses, and says what to do",
            arguments: [PluginStart.Isolation.process, .none])
        func otherSwift(_ isolation: PluginStart.Isolation) throws {
            defer { bench.close() }
            try bench.compile("other-swift.c", to: "libswiftCore.so", ["-DRUNTIME", "-Wl,-soname,libswiftCore.so"])
            try bench.compile(
                "other-swift.c", to: "libOther.so", ["-L\(bench.folder)", "-Wl,--no-as-needed", "-lswiftCore"])
            unlink(bench.folder + "/libswiftCore.so")
            bench.host.start(
                PluginStart(
                    id: "test.module", folder: bench.folder, program: .module("libOther.so"), isolation: isolation,
                    dataFolder: bench.folder + "/data"))
            guard case .couldNotStart(let failure)? = bench.end()?.reason,
                case .moduleNotLoaded(let detail) = failure
            else {
                Issue.record("\(String(describing: bench.ended))")
                return
            }
            #expect(detail.contains("$sSS5laterSSyF"))
            #expect(HostingText().sentence(failure).contains("another version of Swift"))
        }

        private func check(_ module: String, in folder: String, _ isolation: PluginStart.Isolation) {
            bench.host.start(
                PluginStart(
                    id: "test.plugin", folder: folder, program: .module(module), isolation: isolation,
                    dataFolder: bench.folder + "/data"))
            bench.host.send("test.plugin", Bench.initialize)
            bench.host.send("test.plugin", Bench.openRoot)
            bench.wait { bench.result(2) != nil || bench.ended != nil }
            #expect(bench.result(1) == .initialized(.current))
            guard case .screen(let screen)? = bench.result(2) else {
                Issue.record("\(String(describing: bench.ended))")
                return
            }
            #expect(screen.screen.title == "First")
        }
    }
}
