// SPDX-License-Identifier: Apache-2.0

import BarModel

/// What `plugin.toml` says; read without running anything.
public struct Manifest: Hashable, Sendable {
    public enum Program: Hashable, Sendable {
        /// A shared object beside the manifest, run by `lintel-plugin-host`.
        case module(String)
        /// A program and its arguments; the first with a slash lies beside the manifest, without one it is found in PATH.
        case command([String])
    }

    public struct Tab: Hashable, Sendable {
        public var id: String
        public var title: String
        /// Titles by language, for example `["de": "Wecker"]`.
        public var titles: [String: String]
        public var icon: String?
        public var order: Int
        public var essential: Bool

        public init(
            id: String, title: String, titles: [String: String] = [:], icon: String? = nil, order: Int = 0,
            essential: Bool = true
        ) {
            self.id = id
            self.title = title
            self.titles = titles
            self.icon = icon
            self.order = order
            self.essential = essential
        }

        /// The title for a locale such as `de_DE.UTF-8`.
        public func title(for locale: String) -> String {
            let name = locale.prefix { $0 != "." && $0 != "@" }
            let language = name.prefix { $0 != "_" }
            return titles[String(name)] ?? titles[String(language)] ?? title
        }
    }

    public struct Status: Hashable, Sendable {
        public var id: String
        public var title: String
        public var icon: String?

        public init(id: String, title: String, icon: String? = nil) {
            self.id = id
            self.title = title
            self.icon = icon
        }
    }

    /// What a plugin in a sandbox asks for; nothing unless it is named.
    public struct Permissions: Hashable, Sendable {
        public var network = false
        /// Absolute, or below the person's home with `~/` in front.
        public var read: [String] = []
        public var write: [String] = []
        /// On the session bus; a last part `*` stands for everything below.
        public var busNames: [String] = []
        /// Below `/dev`.
        public var devices: [String] = []

        public init() {}
    }

    public var id: String
    public var name: String
    public var version: String
    public var `protocol`: ProtocolVersion
    public var program: Program
    public var autostart: Bool
    /// How the status bar looks over its screens that say nothing of it: `auto`, `light` or `dark`; else `inherit`.
    public var statusStyle = StatusStyle.inherit
    public var tabs: [Tab]
    public var status: [Status]
    public var permissions: Permissions
    /// What a person may set on the plugin's page of settings.
    public var settings: [Setting]
    /// Paths of a custom back chevron and its mask, as written.
    public var backIndicatorImage: String?
    public var backIndicatorMask: String?
    /// `[rules.limits]`, in the units of the limits table; stricter than the shell's, or looser where a plugin may.
    public var limits: [String: Double] = [:]
    /// `[rules.actions]`, by rule id.
    public var actions: [String: ShellSettings.RulesSection.Action] = [:]
    /// Keys that are always refused, so that the refusal can name its rule: `status-bar`, `tab.action`, and of plugins that are not the system's `status`.
    public var refusedKeys: [String]

    public init(
        id: String, name: String, version: String, protocol protocolVersion: ProtocolVersion, program: Program,
        autostart: Bool = false, tabs: [Tab], status: [Status] = [],
        permissions: Permissions = Permissions(), settings: [Setting] = [], backIndicatorImage: String? = nil,
        backIndicatorMask: String? = nil, refusedKeys: [String] = []
    ) {
        self.id = id
        self.name = name
        self.version = version
        self.`protocol` = protocolVersion
        self.program = program
        self.autostart = autostart
        self.tabs = tabs
        self.status = status
        self.permissions = permissions
        self.settings = settings
        self.backIndicatorImage = backIndicatorImage
        self.backIndicatorMask = backIndicatorMask
        self.refusedKeys = refusedKeys
    }
}
