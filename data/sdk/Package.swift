// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

// What plugin authors build against, as it is installed in share/lintel/sdk.

import PackageDescription

let swift: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "lintel",
    products: [
        .library(name: "PluginKit", targets: ["PluginKit"]),
        .library(name: "PluginTesting", targets: ["PluginTesting"]),
    ],
    targets: [
        .target(name: "CLintelPlugin"),
        .target(name: "BarModel", swiftSettings: swift),
        .target(name: "PluginProtocol", dependencies: ["BarModel"], swiftSettings: swift),
        .target(name: "PluginKit", dependencies: ["PluginProtocol", "CLintelPlugin"], swiftSettings: swift),
        .target(
            name: "PluginTesting", dependencies: ["PluginKit", "PluginProtocol", "BarModel"], swiftSettings: swift),
    ]
)
