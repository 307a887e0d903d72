// SPDX-License-Identifier: Apache-2.0

import GioKit
import Glibc
import PluginHosting
import PluginProtocol
import Testing

extension RunningPlugins {
    /// The plugins of this tree, which `swift build` makes beside the tests.
    @MainActor
    struct SwiftModules {
        static let modules = [("Clock", "alarm"), ("System", "system")]
        let bench: Bench

        init() throws {
            bench = try Bench()
        }

        private func start(_ name: String, _ isolation: PluginStart.Isolation) {
            bench.host.start(
                PluginStart(
                    id: name, folder: Fixtures.build, program: .module("lib\(name).so"), isolation: isolation,
                    dataFolder: bench.folder + "/" + name))
        }

        private func ask(_ name: String, tab: String) {
            bench.host.send(
                name,
                .request(
                    1,
                    .initialize(
                        .init(
                            protocol: .current, plugin: name, dataDir: bench.folder + "/" + name,
                            environment: PluginEnvironment(Environment())))))
            bench.host.send(name, .request(2, .openScreen(.init(tab: tab, screen: "root"))))
        }

        private func screen(_ name: String) -> ScreenDescription? {
            for case .message(.result(2, .screen(let screen))) in bench.eventsByPlugin[name] ?? [] { return screen }
            return nil
        }

        private func result(_ name: String, _ id: MessageID) -> PluginResult? {
            for case .message(.result(id, let result)) in bench.eventsByPlugin[name] ?? [] { return result }
            return nil
        }

        @Test("a Swift module shows its first screen, is alive on the main queue, and ends when it is asked to")
        func process() throws {
            defer { bench.close() }
            for (name, tab) in Self.modules {
                start(name, .process)
                ask(name, tab: tab)
            }
            bench.wait { Self.modules.allSatisfy { screen($0.0) != nil } }
            for (name, _) in Self.modules {
                #expect(screen(name)?.screen.title.isEmpty == false, "\(name)")
                bench.host.send(name, Bench.shutdown)
                bench.host.end(name, gently: true)
            }
            bench.wait { bench.host.running.isEmpty }
            for (name, _) in Self.modules {
                #expect(result(name, 9) == .done)
                guard case .ended(let end)? = bench.eventsByPlugin[name]?.last else {
                    Issue.record("\(name) has not ended")
                    continue
                }
                #expect(end.reason == .exited(code: 0) || end.reason == .signal(SIGTERM))
            }
        }

        @Test("several Swift modules live in one process, each with its own copy of what they share, and start again")
        func inProcess() async throws {
            for _ in 0..<2 {
                for (name, tab) in Self.modules {
                    start(name, .none)
                    ask(name, tab: tab)
                }
                try await turn { Self.modules.allSatisfy { screen($0.0) != nil } }
                for (name, _) in Self.modules {
                    #expect(screen(name)?.screen.title.isEmpty == false, "\(name)")
                    #expect(bench.eventsByPlugin[name]?.first == .started(pid: getpid()))
                    bench.host.send(name, Bench.shutdown)
                    bench.host.end(name, gently: true)
                }
                try await turn { bench.host.running.isEmpty }
                bench.clear()
            }
            bench.close()
        }

        /// The test itself stands on the main queue, so the loop is served in turns with it.
        private func turn(until isDone: () -> Bool) async throws {
            let end = SystemClock.monotonic() + .seconds(240)
            while !isDone(), SystemClock.monotonic() < end {
                MainLoop.turn()
                await Task.yield()
            }
            #expect(isDone())
        }
    }
}
