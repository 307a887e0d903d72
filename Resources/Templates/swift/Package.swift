// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

// Where Lintel's kit for plugin authors lies; `make SDK=…` names another place.
let sdk = Context.environment["LINTEL_SDK"] ?? "@SDK@"

let package = Package(
    name: "@MODULE@",
    products: [.library(name: "@MODULE@", type: .dynamic, targets: ["@MODULE@"])],
    dependencies: [.package(name: "lintel", path: sdk)],
    targets: [
        .target(
            name: "@MODULE@",
            dependencies: [.product(name: "PluginKit", package: "lintel")],
            // The shell finds a plugin by one exported name, and every plugin keeps its own copy of what it uses.
            swiftSettings: [.unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "lintel_plugin_main"])],
            linkerSettings: [
                .unsafeFlags([
                    "-Xlinker", "--allow-multiple-definition", "-Xlinker", "-Bsymbolic",
                    "-Xlinker", "--version-script=\(sdk)/Plugins/plugin.map",
                ])
            ]),
        .testTarget(
            name: "@MODULE@Tests",
            dependencies: ["@MODULE@", .product(name: "PluginTesting", package: "lintel")]),
    ]
)
