// SPDX-License-Identifier: Apache-2.0

import BarModel

/// Requests of a plugin; each is answered by the shell (`PluginRequest.method` is the JSON-RPC method).
public enum PluginRequest: Hashable, Sendable {
    case updateScreen(tab: String, screen: String, patch: ScreenPatch)
    /// The pane counts in a split only; nil is the trailing one.
    case push(tab: String, screen: ScreenDescription, pane: Pane? = nil)
    case pop(tab: String, pane: Pane? = nil)
    case replace(tab: String, stack: [ScreenDescription], pane: Pane? = nil)
    case openSheet(tab: String, screen: ScreenDescription)
    case closeSheet(tab: String)
    case alert(Alert)
    case badge(tab: String, value: BadgeRequest)
    /// No explanation: available again.
    case unavailable(tab: String, explanation: String?, remedy: String?)
    case updateTab(tab: String, title: String?, icon: String?, enabled: Bool?)
    case removeTab(tab: String)
    case statusItem(StatusItemUpdate)
    case hideBars(tab: String, screen: String, cause: HideCause)
    case showBars(token: Int)
    case beginActivity
    case endActivity(token: Int)
    case getSetting(key: String)
    case setSetting(key: String, value: SettingValue)
    case openCanvas(CanvasOpening)
    case showCanvas(CanvasShowing)

    public enum HideCause: String, Codable, Sendable {
        case content, media
    }

    /// Something the person must answer wherever they are.
    public struct Alert: Codable, Hashable, Sendable {
        public var title: String
        public var text: String
        /// The tab it comes from, shown when the person wants to see it.
        public var tab: String
        /// Plays the shell's alarm sound until it is answered, at most 60 s.
        public var sound: Bool?
        /// What the person can answer, the usual answer first; at most three. Absent or empty: OK.
        public var buttons: [Button]?

        public struct Button: Codable, Hashable, Sendable {
            /// Comes back in the answer.
            public var id: String
            public var label: String

            public init(id: String, label: String) {
                self.id = id
                self.label = label
            }
        }

        public init(title: String, text: String, tab: String, sound: Bool? = nil, buttons: [Button]? = nil) {
            self.title = title
            self.text = text
            self.tab = tab
            self.sound = sound
            self.buttons = buttons
        }
    }

    public struct StatusItemUpdate: Codable, Hashable, Sendable {
        public var id: String
        public var text: String?
        public var icon: String?
        public var accessibleText: String?

        public init(id: String, text: String? = nil, icon: String? = nil, accessibleText: String? = nil) {
            self.id = id
            self.text = text
            self.icon = icon
            self.accessibleText = accessibleText
        }
    }

    public var method: String {
        switch self {
        case .updateScreen: "screen.update"
        case .push: "navigation.push"
        case .pop: "navigation.pop"
        case .replace: "navigation.replace"
        case .openSheet: "sheet.open"
        case .closeSheet: "sheet.close"
        case .alert: "alert"
        case .badge: "badge"
        case .unavailable: "unavailable"
        case .updateTab: "tab.update"
        case .removeTab: "tab.remove"
        case .statusItem: "status.item"
        case .hideBars: "bars.hide"
        case .showBars: "bars.show"
        case .beginActivity: "activity.begin"
        case .endActivity: "activity.end"
        case .getSetting: "settings.get"
        case .setSetting: "settings.set"
        case .openCanvas: "canvas.open"
        case .showCanvas: "canvas.show"
        }
    }
}

/// Answers of the shell, one case a kind of request.
public enum ShellResult: Hashable, Sendable {
    case done
    case token(Int)
    /// A file with two buffers one after the other, and the bytes of a row.
    case canvas(path: String, stride: Int)
    /// Of an `alert`: the id of the button that was pressed; `nil` where it had none, or was answered otherwise.
    case answer(String?)
    case setting(SettingValue)
}

/// The one notification of a plugin.
public struct LogMessage: Codable, Hashable, Sendable {
    public enum Level: String, Codable, Sendable {
        case debug, info, warning, error
    }

    public var level: Level
    public var text: String

    public init(level: Level, text: String) {
        self.level = level
        self.text = text
    }
}

/// An answer that is an error (JSON-RPC 2.0 error object).
public struct MessageError: Error, Codable, Hashable, Sendable {
    /// What a rule refused: code -32001 only.
    public struct Refusal: Codable, Hashable, Sendable {
        public var rule: String
        public var value: String
        public var limit: String
        public var hint: String
        public var path: String

        public init(rule: String, value: String, limit: String, hint: String, path: String) {
            self.rule = rule
            self.value = value
            self.limit = limit
            self.hint = hint
            self.path = path
        }
    }

    public var code: Int
    public var message: String
    public var data: Refusal?

    public init(code: Int, message: String, data: Refusal? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    /// Not JSON.
    public static let parseError = -32700
    /// Not a message.
    public static let invalidRequest = -32600
    public static let methodNotFound = -32601
    /// A field is missing or of the wrong type.
    public static let invalidParams = -32602
    /// The work itself failed.
    public static let internalError = -32603
    /// A rule said no; `data` names it.
    public static let refused = -32001
    /// More messages than the shell takes in that time.
    public static let tooFast = -32002
    /// A line above 4 MiB.
    public static let tooLong = -32003
}
