// SPDX-License-Identifier: Apache-2.0

/// What is installed: `lintelctl plugin list --json`.
package struct PluginsDocument: Codable, Equatable, Sendable {
    package struct Entry: Codable, Equatable, Sendable {
        package var id: String
        package var name: String
        package var version: String
        package var folder: String
        /// `system` or `user`.
        package var origin: String
        /// That in the running shell; without one `idle`, `disabled` or `rejected`.
        package var state: String
        /// Why it cannot run; empty when nothing is wrong.
        package var reason: String

        package init(
            id: String, name: String, version: String, folder: String, origin: String, state: String, reason: String
        ) {
            self.id = id
            self.name = name
            self.version = version
            self.folder = folder
            self.origin = origin
            self.state = state
            self.reason = reason
        }
    }

    package var plugins: [Entry]

    package init(plugins: [Entry]) {
        self.plugins = plugins
    }

    package init(from decoder: any Decoder) throws {
        plugins = try decoder.singleValueContainer().decode([Entry].self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(plugins)
    }
}
