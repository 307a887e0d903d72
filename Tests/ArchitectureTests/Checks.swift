// SPDX-License-Identifier: Apache-2.0

import Testing

/// A place that breaks the layout, ready to be read.
typealias Finding = String

/// What is asked of one source, and a source that must not get through.
struct Check: CustomTestStringConvertible, Sendable {
    let name: String
    let find: @Sendable (SourceFile) -> [Finding]
    let offenders: [(path: String, text: String)]
    let innocents: [(path: String, text: String)]

    var testDescription: String { name }
}

extension Check {
    static let all: [Check] = [
        imports, foundation, objects, pointers, unchecked, printing, sleeping, traps, unfinished, length,
    ]

    static let imports = Check(
        name: "a target imports only what it may",
        find: { file in
            guard let target = file.target else { return [] }
            guard let ours = Layout.imports[target] else { return ["\(file.path): no target \(target) in the layout"] }
            let dispatch: Set<String> = Layout.dispatch.contains(target) ? ["Dispatch"] : []
            return file.imports.filter { !ours.union(Layout.common).union(dispatch).contains($0) }
                .map { "\(file.path): imports \($0)" }
        },
        offenders: [
            ("Sources/BarModel/A.swift", "import Guidelines"),
            ("Sources/ShellCore/A.swift", "@preconcurrency package import GioKit"),
            ("Sources/Guidelines/A.swift", "import struct Dispatch.DispatchTime"),
            ("Sources/lintelctl/A.swift", "import GtkKit"),
            ("Sources/Unheard/A.swift", "import Glibc"),
            ("Plugins/Clock/Sources/A.swift", "import ShellCore"),
        ],
        innocents: [
            ("Sources/Guidelines/A.swift", "// import GioKit\npackage import BarModel\nimport FoundationEssentials"),
            ("Sources/PluginKit/A.swift", "import Dispatch"),
        ])

    static let foundation = Check(
        name: "full Foundation is nowhere in what ships",
        find: { file in file.imports.filter { $0 == "Foundation" }.map { "\(file.path): imports \($0)" } },
        offenders: [("Plugins/Clock/Sources/A.swift", "import class Foundation.Thread")],
        innocents: [("Sources/BarModel/A.swift", "import FoundationEssentials")])

    static let objects = Check(
        name: "references are counted and signals connected in GioKit and GtkKit only",
        find: { file in
            guard let target = file.target, !Layout.objects.contains(target) else { return [] }
            let releases = Layout.releases.contains(target) ? [] : ["g_object_unref"]
            return (["g_object_ref", "g_signal_connect"] + releases).flatMap { file.report($0, asBeginning: true) }
        },
        offenders: [
            ("Sources/ShellUI/A.swift", "g_object_ref(view)"),
            ("Sources/Control/A.swift", "g_signal_connect_data(a, b, c, nil, nil, flags)"),
            ("Sources/Pictures/A.swift", "g_object_ref(pixels)"),
            ("Sources/ShellUI/B.swift", "g_object_unref(view)"),
        ],
        innocents: [
            ("Sources/GioKit/A.swift", "g_object_ref_sink(view)"),
            ("Sources/Pictures/A.swift", "defer { g_object_unref(loader) }"),
        ])

    static let pointers = Check(
        name: "pointers live where the layout says",
        find: { file in
            guard let target = file.target, !Layout.pointers.contains(target), !file.isOne(of: Layout.pointerFiles)
            else { return [] }
            return ["Unsafe", "OpaquePointer", "withUnsafe", "Unmanaged", "unsafeBitCast"].flatMap {
                file.report($0, asBeginning: true)
            }
        },
        offenders: [
            ("Sources/ShellUI/A.swift", "let widget: OpaquePointer"),
            ("Sources/Guidelines/A.swift", "bytes.withUnsafeBytes { _ in }"),
            ("Sources/PluginHosting/Manifest.swift", "var p: UnsafeMutablePointer<Int8>?"),
        ],
        innocents: [
            ("Sources/PluginHosting/InProcessTransport.swift", "let p: UnsafeRawPointer"),
            ("Sources/PluginKit/Entry/HostLink.swift", "let p: UnsafeRawPointer"),
            ("Sources/BarModel/A.swift", "// no OpaquePointer here\nlet word = \"UnsafePointer\""),
        ])

    static let unchecked = Check(
        name: "the compiler is overruled where pointers live only",
        find: { file in
            guard let target = file.target, !Layout.pointers.contains(target), !file.isOne(of: Layout.pointerFiles)
            else { return [] }
            return ["@unchecked", "nonisolated(unsafe)"].flatMap { file.report($0) }
        },
        offenders: [
            ("Sources/ShellUI/A.swift", "final class Box: @unchecked Sendable {}"),
            ("Sources/Control/A.swift", "nonisolated(unsafe) var count = 0"),
        ],
        innocents: [("Sources/GioKit/A.swift", "final class Box: @unchecked Sendable {}")])

    static let printing = Check(
        name: "nothing is printed but by the one file of a program that does",
        find: { file in
            guard file.target != nil, !file.isOne(of: Layout.printFiles) else { return [] }
            return ["print(", "debugPrint(", "dump(", "puts(", "printf("].flatMap { file.report($0) }
        },
        offenders: [
            ("Sources/BarModel/A.swift", "print(value)"),
            ("Sources/lintelctl/Commands/Check.swift", "    Swift.print(text)"),
        ],
        innocents: [
            ("Sources/lintelctl/Output.swift", "print(text)"),
            ("Sources/BarModel/A.swift", "let blueprint = footprint(of: value)"),
        ])

    static let sleeping = Check(
        name: "nobody sleeps where the screen is drawn or time comes from outside",
        find: { file in
            guard let target = file.target, Layout.sleepless.contains(target) else { return [] }
            return ["sleep(", "usleep(", "nanosleep("].flatMap { file.report($0) }
        },
        offenders: [
            ("Sources/ShellUI/A.swift", "try await Task.sleep(for: .seconds(1))"),
            ("Sources/GtkKit/A.swift", "usleep(1000)"),
        ],
        innocents: [("Sources/ShellUI/A.swift", "let asleep = plugin.sleeps(now)")])

    static let traps = Check(
        name: "input never meets a trap",
        find: { file in
            guard file.target != nil else { return [] }
            return ["try!", "as!", "fatalError(", "preconditionFailure("].flatMap { file.report($0) }
        },
        offenders: [
            ("Sources/Toml/A.swift", "let a = try! parse(text)"),
            ("Plugins/Clock/Sources/A.swift", "let b = value as! String"),
            ("Sources/ShellCore/A.swift", "default: fatalError(\"never\")"),
        ],
        innocents: [("Sources/Toml/A.swift", "let a = try? parse(text) // try!")])

    static let unfinished = Check(
        name: "nothing is left for later",
        find: { file in
            ["TODO", "FIXME", "XXX"].flatMap { word in
                file.text.split(separator: "\n").filter { $0.contains(word) }.map { "\(file.path): \($0)" }
            }
        },
        offenders: [("Sources/Toml/A.swift", "// TODO: dates")],
        innocents: [("Sources/Toml/A.swift", "// to do this, parse dates")])

    static let length = Check(
        name: "a file holds one concern: at most \(Layout.longestFile) lines",
        find: { file in
            let count = file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
            guard count > Layout.longestFile, !Layout.tables.contains(file.path) else { return [] }
            return ["\(file.path): \(count) lines"]
        },
        offenders: [("Sources/Toml/A.swift", String(repeating: "\n", count: Layout.longestFile + 1))],
        innocents: [("Sources/Toml/A.swift", String(repeating: "\n", count: Layout.longestFile))])
}

extension SourceFile {
    fileprivate func report(_ word: String, asBeginning: Bool = false) -> [Finding] {
        lines(with: word, asBeginning: asBeginning).map { number, line in
            "\(path):\(number): \(line.drop { $0 == " " })"
        }
    }
}
