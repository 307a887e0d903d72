// SPDX-License-Identifier: Apache-2.0

/// Everything `lintel.toml` can say, decoded and within its ranges. The defaults are the product's.
public struct ShellSettings: Equatable, Sendable {
    public var shell = ShellSection()
    public var status = StatusSection()
    public var navigation = NavigationSection()
    public var tabs = TabsSection()
    public var theme = ThemeSection()
    public var rules = RulesSection()
    public var kiosk = KioskSection()
    public var plugins: [PluginSection] = []

    public init() {}

    public struct ShellSection: Equatable, Sendable {
        public enum Renderer: String, Sendable, CaseIterable {
            case auto, cairo, gl
        }

        /// Connector name of the output, for example `HDMI-A-1`; `nil` leaves the choice to the compositor.
        public var output: String?
        public var renderer = Renderer.auto
        /// A locale name for texts and formats; `nil` takes the session's.
        public var language: String?

        public init() {}
    }

    public struct StatusSection: Equatable, Sendable {
        public enum Hours: String, Sendable, CaseIterable {
            case auto
            case twelve = "12h"
            case twentyFour = "24h"
        }

        public enum Style: String, Sendable, CaseIterable {
            case auto, light, dark
        }

        public var hours = Hours.auto
        /// `strftime` form of the clock; overrides `hours`.
        public var format: String?
        /// Items by name, leading side first.
        public var left = ["network", "cellular"]
        public var right = ["microphone", "bluetooth", "sound", "battery"]
        public var style = Style.auto

        public init() {}
    }

    public struct NavigationSection: Equatable, Sendable {
        public enum PopGesture: String, Sendable, CaseIterable {
            case edge, anywhere, off
        }

        public var largeTitles = true
        public var popGesture = PopGesture.edge
        /// Computes a mask for a custom chevron that comes without one (NAV-BACK-MASK).
        public var deriveMask = false

        public init() {}
    }

    public struct TabsSection: Equatable, Sendable {
        /// Tab ids that come first, in this order.
        public var order: [String] = []
        public var hidden: [String] = []
        /// The tab shown after a start; `nil` takes the one selected last.
        public var start: String?
        /// `#rrggbb`, the bar's ground; `nil` takes the theme's.
        public var tint: String?

        public init() {}
    }

    public struct ThemeSection: Equatable, Sendable {
        public enum Scheme: String, Sendable, CaseIterable {
            case auto, light, dark
        }

        public var scheme = Scheme.auto
        /// `#rrggbb`; `nil` takes the palette's.
        public var accent: String?
        /// Family name, for example `Inter`; `nil` takes the system's.
        public var font: String?
        /// PNG files that replace the back chevron and its mask; both or neither (NAV-BACK-MASK).
        public var chevronImage: String?
        public var chevronMask: String?

        public init() {}
    }

    public struct RulesSection: Equatable, Sendable {
        public enum Profile: String, Sendable, CaseIterable {
            case touch, mouse, signage
        }

        public enum Action: String, Sendable, CaseIterable {
            case off, warn, repair, refuse
        }

        public var profile = Profile.touch
        /// Limit keys of rules section 4, in the unit of that table (px, seconds for times, plain numbers).
        public var limits: [String: Double] = [:]
        public var actions: [String: Action] = [:]
        /// Outlines what rules changed or warned about; never in a kiosk.
        public var inspector = false

        public init() {}
    }

    public struct KioskSection: Equatable, Sendable {
        public var enabled = false
        /// Key chord that ends the shell, for example `Ctrl+Alt+K`; `nil` means no exit by keyboard.
        public var exitKeys: String?
        /// Key chord that lists the problems of the configuration; `nil` means that a kiosk never does on screen.
        public var problemKeys: String?

        public init() {}
    }

    public struct PluginSection: Equatable, Sendable {
        public enum Isolation: String, Sendable, CaseIterable {
            case process, sandbox, none
        }

        public var id: String
        public var enabled = true
        public var isolation = Isolation.process
        /// Folder of a plugin that lies outside the search folders.
        public var path: String?
        /// May play sound and film.
        public var media = false
        public var permissions = PluginPermissions()
        public var limits = PluginLimits()
        /// A value here beats what the person set and is shown locked.
        public var settings: [String: SettingValue] = [:]
        /// Values of `settings` that do not stand in the file, by key.
        public var secrets: [String: SecretReference] = [:]

        public init(id: String) {
            self.id = id
        }
    }
}

/// Where a text that must not stand in the settings is kept.
public enum SecretReference: Equatable, Sendable {
    /// An absolute path.
    case file(String)
    /// A credential that systemd hands to the service, by name.
    case credential(String)
}

/// A plain value of a plugin's setting.
public enum SettingValue: Hashable, Sendable, Codable {
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    case list([SettingValue])
    case null

    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let integer = try? value.decode(Int64.self) {
            self = .integer(integer)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let list = try? value.decode([SettingValue].self) {
            self = .list(list)
        } else {
            throw DecodingError.dataCorruptedError(
                in: value, debugDescription: "expected a text, a number, true, false, null, or a list of these")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .bool(let bool): try value.encode(bool)
        case .integer(let integer): try value.encode(integer)
        case .number(let number): try value.encode(number)
        case .text(let text): try value.encode(text)
        case .list(let list): try value.encode(list)
        case .null: try value.encodeNil()
        }
    }
}
