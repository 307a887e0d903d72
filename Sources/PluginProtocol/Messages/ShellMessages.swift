// SPDX-License-Identifier: Apache-2.0

import BarModel

/// Major equal, minor at most the shell's (design: the plugin contract).
public struct ProtocolVersion: Codable, Hashable, Sendable, CustomStringConvertible {
    public var major: Int
    public var minor: Int

    public init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// The version this tree speaks.
    public static let current = ProtocolVersion(major: 1, minor: 0)

    public var description: String { "\(major).\(minor)" }

    /// Whether a shell of this version runs a plugin written for `other`.
    public func accepts(_ other: ProtocolVersion) -> Bool {
        major == other.major && other.minor <= minor
    }
}

/// What a plugin is told of its surroundings.
public struct PluginEnvironment: Codable, Hashable, Sendable {
    public var locale: String
    /// Of times of day that people read. Absent from a shell that does not tell: `h23`.
    public var hourCycle: HourCycle?
    public var direction: TextDirection
    public var textScale: Double
    public var colorScheme: ColorScheme
    public var highContrast: Bool
    public var reducedMotion: Bool
    /// Logical px of the surface.
    public var width: Double
    public var height: Double

    public init(_ environment: Environment) {
        locale = environment.locale
        hourCycle = environment.hourCycle
        direction = environment.direction
        textScale = environment.textScale
        colorScheme = environment.colorScheme
        highContrast = environment.highContrast
        reducedMotion = environment.reducedMotion
        width = environment.width
        height = environment.height
    }
}

/// What happened to a node.
public enum ActionEvent: String, Codable, Sendable {
    case activate, change, swipe
}

/// Requests of the shell; each is answered by the plugin (`ShellRequest.method` is the JSON-RPC method).
public enum ShellRequest: Hashable, Sendable {
    case initialize(Initialize)
    case openScreen(OpenScreen)
    case rows(RowsRange)
    case action(Action)
    case ping
    case shutdown

    public struct Initialize: Codable, Hashable, Sendable {
        public var `protocol`: ProtocolVersion
        /// The plugin's id.
        public var plugin: String
        /// Folder for the plugin's own data; exists and is writable.
        public var dataDir: String
        public var environment: PluginEnvironment

        public init(protocol version: ProtocolVersion, plugin: String, dataDir: String, environment: PluginEnvironment)
        {
            self.`protocol` = version
            self.plugin = plugin
            self.dataDir = dataDir
            self.environment = environment
        }
    }

    public struct OpenScreen: Codable, Hashable, Sendable {
        public var tab: String
        public var screen: String

        public init(tab: String, screen: String) {
            self.tab = tab
            self.screen = screen
        }
    }

    public struct RowsRange: Codable, Hashable, Sendable {
        public var tab: String
        public var screen: String
        public var section: String
        public var first: Int
        public var count: Int

        public init(tab: String, screen: String, section: String, first: Int, count: Int) {
            self.tab = tab
            self.screen = screen
            self.section = section
            self.first = first
            self.count = count
        }
    }

    public struct Action: Codable, Hashable, Sendable {
        public var tab: String
        public var screen: String
        /// Id of the row, item, segment or button.
        public var node: String
        public var event: ActionEvent
        public var value: SettingValue?

        public init(tab: String, screen: String, node: String, event: ActionEvent, value: SettingValue? = nil) {
            self.tab = tab
            self.screen = screen
            self.node = node
            self.event = event
            self.value = value
        }
    }

    public var method: String {
        switch self {
        case .initialize: "initialize"
        case .openScreen: "screen.open"
        case .rows: "rows"
        case .action: "action"
        case .ping: "ping"
        case .shutdown: "shutdown"
        }
    }
}

/// Answers of a plugin, one case a kind of request.
public enum PluginResult: Hashable, Sendable {
    case initialized(ProtocolVersion)
    case screen(ScreenDescription)
    case rows([Row])
    case done
}

/// Notifications of the shell; nothing comes back.
public enum ShellNotification: Hashable, Sendable {
    case screenClosed(tab: String, screen: String)
    case tabSelected(tab: String)
    case suspend
    case resume
    case environment(PluginEnvironment)
    case decision(Decision)
    /// A setting of the manifest has another value.
    case settingChanged(key: String, value: SettingValue)

    public var method: String {
        switch self {
        case .screenClosed: "screen.close"
        case .tabSelected: "tab.selected"
        case .suspend: "suspend"
        case .resume: "resume"
        case .environment: "environment"
        case .decision: "decision"
        case .settingChanged: "settings.changed"
        }
    }
}
