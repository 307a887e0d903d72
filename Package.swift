// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// MARK: Settings every target shares

let swift: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]
/// GTK may be touched on the main thread only, so the targets that draw are isolated to it as a whole.
let drawing: [SwiftSetting] = swift + [.defaultIsolation(MainActor.self)]

/// The Swift runtime is installed beside the program, so that a device needs no toolchain (see `make stage`).
func runtime(_ relativePath: String) -> [LinkerSetting] {
    [.unsafeFlags(["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/\(relativePath)"])]
}

// MARK: Plugins: one folder in Plugins, one line here

let plugins = ["Clock", "System"]

/// A plugin module exports its C entry and nothing else: every module carries its own copy of the Swift targets it uses.
/// What `@main` makes gets the name by which PluginKit calls it; several plugins fit into one test bundle, where it is not
/// called at all.
func pluginTarget(_ name: String) -> Target {
    .target(
        name: "\(name)Plugin", dependencies: ["PluginKit"], path: "Plugins/\(name)/Sources",
        swiftSettings: swift + [
            .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "lintel_plugin_main"])
        ],
        linkerSettings: runtime("../../swift") + [
            .unsafeFlags([
                "-use-ld=lld", "-Xlinker", "--allow-multiple-definition", "-Xlinker", "-Bsymbolic",
                "-Xlinker", "--version-script=\(Context.packageDirectory)/Plugins/plugin.map",
            ])
        ])
}

func pluginProduct(_ name: String) -> Product {
    .library(name: name, type: .dynamic, targets: ["\(name)Plugin"])
}

// MARK: The package

let package = Package(
    name: "lintel",
    products: [
        .executable(name: "lintel", targets: ["lintel"]),
        .executable(name: "lintelctl", targets: ["lintelctl"]),
        .executable(name: "lintel-plugin-host", targets: ["lintel-plugin-host"]),
        .library(name: "PluginKit", targets: ["PluginKit"]),
        .library(name: "PluginTesting", targets: ["PluginTesting"]),
    ] + plugins.map(pluginProduct),
    targets: [
        // Faces of C libraries
        .systemLibrary(name: "CGio", pkgConfig: "gio-unix-2.0", providers: [.apt(["libglib2.0-dev"])]),
        .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .systemLibrary(name: "CPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
        .systemLibrary(name: "CPulse", pkgConfig: "libpulse-mainloop-glib", providers: [.apt(["libpulse-dev"])]),
        // toml++ aborts on some invalid files while its assertions are on, so they are off in every configuration.
        // It is all templates, a tenth as fast without optimisation, and tests parse a million files.
        .target(
            name: "CToml",
            cxxSettings: [
                .define("NDEBUG"), .define("TOML_MAX_NESTED_VALUES", to: "128"), .unsafeFlags(["-O2"]),
            ]),
        .target(name: "CLintelPlugin"),

        // Values and rules: no system, no display
        .target(name: "BarModel", swiftSettings: swift),
        .target(name: "Guidelines", dependencies: ["BarModel"], swiftSettings: swift),
        .target(name: "PluginProtocol", dependencies: ["BarModel"], swiftSettings: swift),
        .target(name: "ShellCore", dependencies: ["BarModel", "Guidelines", "PluginProtocol"], swiftSettings: swift),
        .target(name: "Toml", dependencies: ["CToml"], swiftSettings: swift),
        .target(name: "Configuration", dependencies: ["Toml", "BarModel", "Guidelines"], swiftSettings: swift),

        // The system
        .target(name: "GioKit", dependencies: ["CGio"], swiftSettings: swift),
        .target(name: "Pictures", dependencies: ["CPixbuf", "BarModel"], swiftSettings: swift),
        .target(
            name: "PluginHosting",
            dependencies: ["Toml", "Pictures", "PluginProtocol", "BarModel", "CLintelPlugin", "GioKit"],
            swiftSettings: swift),
        .target(name: "SystemStatus", dependencies: ["BarModel", "GioKit", "CPulse"], swiftSettings: swift),
        .target(
            name: "Control", dependencies: ["BarModel", "Guidelines", "PluginProtocol", "ShellCore", "GioKit"],
            swiftSettings: swift),

        // The screen
        .target(name: "GtkKit", dependencies: ["GioKit", "CGtk"], swiftSettings: drawing),
        .target(
            name: "ShellUI",
            dependencies: ["GtkKit", "GioKit", "Pictures", "Guidelines", "ShellCore", "BarModel", "PluginProtocol"],
            swiftSettings: drawing),

        // For plugin authors
        .target(name: "PluginKit", dependencies: ["PluginProtocol", "CLintelPlugin"], swiftSettings: swift),
        .target(
            name: "PluginTesting", dependencies: ["PluginKit", "PluginProtocol", "BarModel"], swiftSettings: swift),

        // Programs: wiring only
        .executableTarget(
            name: "lintel",
            dependencies: [
                "CGio", "CGtk", "BarModel", "Guidelines", "PluginProtocol", "ShellCore", "Toml", "Configuration",
                "GioKit",
                "Pictures", "PluginHosting", "SystemStatus", "Control", "GtkKit", "ShellUI",
            ], swiftSettings: drawing, linkerSettings: runtime("../lib/lintel/swift")),
        .executableTarget(
            name: "lintelctl",
            dependencies: [
                "CGio", "BarModel", "Guidelines", "PluginProtocol", "ShellCore", "Toml", "Configuration", "GioKit",
                "Pictures", "PluginHosting", "SystemStatus", "Control",
            ], swiftSettings: swift, linkerSettings: runtime("../lib/lintel/swift")),
        .executableTarget(
            name: "lintel-plugin-host", dependencies: ["CLintelPlugin"], swiftSettings: swift,
            linkerSettings: runtime("../../lib/lintel/swift")),
        // The parent of each plugin's process; small, because one runs beside each, so without the Swift runtime.
        .executableTarget(
            name: "lintel-plugin-guard",
            linkerSettings: [.unsafeFlags(["-nostartfiles", "-static-stdlib"])]),
    ] + plugins.map(pluginTarget) + tests(),
    cxxLanguageStandard: .cxx17
)

// MARK: Tests: one test target a target

func tests() -> [Target] {
    let dependencies: [String: [Target.Dependency]] = [
        "BarModel": ["BarModel"],
        "Guidelines": ["Guidelines", "BarModel"],
        "PluginProtocol": ["PluginProtocol", "BarModel"],
        "ShellCore": ["ShellCore", "Guidelines", "PluginProtocol", "BarModel"],
        "Toml": ["Toml"],
        "Configuration": ["Configuration", "Toml", "BarModel", "Guidelines"],
        "GioKit": ["GioKit", "CGio"],
        "Pictures": ["Pictures", "BarModel"],
        "PluginHosting": ["PluginHosting", "PluginProtocol", "BarModel", "GioKit"],
        "SystemStatus": ["SystemStatus", "BarModel", "GioKit"],
        "Control": ["Control", "ShellCore", "Guidelines", "PluginProtocol", "BarModel", "GioKit"],
        "GtkKit": ["GtkKit", "GioKit", "CGtk"],
        "ShellUI": [
            "ShellUI", "GtkKit", "GioKit", "ShellCore", "BarModel", "PluginProtocol", "Pictures", "Guidelines",
        ],
        "PluginKit": ["PluginKit", "PluginTesting", "PluginProtocol", "BarModel"],
        "Architecture": [],
        "ClockPlugin": ["ClockPlugin", "PluginTesting", "PluginKit", "PluginProtocol", "BarModel", "Guidelines"],
        "SystemPlugin": ["SystemPlugin", "PluginTesting", "PluginKit", "PluginProtocol", "BarModel", "Guidelines"],
    ]
    return dependencies.sorted { $0.key < $1.key }.map { name, dependencies in
        .testTarget(name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests", swiftSettings: swift)
    }
}

// MARK: Figures of code that is no process of its own, built for `make bench` only

if Context.environment["LINTEL_BENCH"] != nil {
    package.targets.append(
        .executableTarget(
            name: "lintel-bench",
            dependencies: ["BarModel", "Configuration", "Guidelines", "PluginProtocol", "ShellCore"],
            path: "Tests/Bench/InProcess", swiftSettings: swift, linkerSettings: runtime("../lib/lintel/swift")))
}

// MARK: A million changed messages, built for speed by `Tools/fuzz` only

if Context.environment["LINTEL_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "lintel-fuzz", dependencies: ["BarModel", "Guidelines", "PluginProtocol", "ShellCore"],
            path: "Tests/Fuzz", swiftSettings: swift))
}
