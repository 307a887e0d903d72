// SPDX-License-Identifier: Apache-2.0

// Parameters of the requests of a plugin.

import BarModel

extension BadgeRequest: Codable {
    /// A number, a text or null. A number with a fraction counts as text: the rule of badges judges it.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .none
        } else if let count = try? value.decode(Int.self) {
            self = .count(count)
        } else if let number = try? value.decode(Double.self) {
            self = .raw("\(number)")
        } else if let text = try? value.decode(String.self) {
            self = .raw(text)
        } else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "expected a number, a text or null")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .none: try value.encodeNil()
        case .count(let count): try value.encode(count)
        case .raw(let text): try value.encode(text)
        }
    }
}

private struct TabOnly: Codable {
    var tab: String
}

private struct TabAndPane: Codable {
    var tab: String
    var pane: Pane?
}

private struct TabAndScreen: Codable {
    var tab: String
    var screen: ScreenDescription
    var pane: Pane?

    func checked() throws -> TabAndScreen {
        _ = try screen.checked(at: "/params/screen")
        return self
    }
}

private struct TabAndStack: Codable {
    var tab: String
    var stack: [ScreenDescription]
    var pane: Pane?
}

private struct ScreenPlace: Codable {
    var tab: String
    var screen: String
}

private struct BadgeParams: Codable {
    var tab: String
    var value: BadgeRequest

    init(tab: String, value: BadgeRequest) {
        self.tab = tab
        self.value = value
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        tab = try values.decode(String.self, forKey: .tab)
        // Null is a value here, and decoding it as one keeps "absent" an error.
        value = try values.decodeNil(forKey: .value) ? .none : try values.decode(BadgeRequest.self, forKey: .value)
    }
}

private struct UnavailableParams: Codable {
    var tab: String
    var explanation: String?
    var remedy: String?
}

private struct TabUpdate: Codable {
    var tab: String
    var title: String?
    var icon: String?
    var enabled: Bool?
}

private struct HideBarsParams: Codable {
    var tab: String
    var screen: String
    var cause: PluginRequest.HideCause
}

struct TokenField: Codable {
    var token: Int
}

private struct KeyParams: Codable {
    var key: String
}

private struct SettingParams: Codable {
    var key: String
    var value: SettingValue
}

extension PluginRequest {
    /// `nil` for a method that does not exist.
    init?(method: String, _ message: IncomingEnvelope) throws {
        switch method {
        case "screen.update":
            let place: ScreenPlace = try message.params()
            let patch: ScreenPatch = try message.params()
            self = .updateScreen(tab: place.tab, screen: place.screen, patch: try patch.checked(at: "/params"))
        case "navigation.push":
            let params = try message.params(TabAndScreen.self).checked()
            self = .push(tab: params.tab, screen: params.screen, pane: params.pane)
        case "navigation.pop":
            let params: TabAndPane = try message.params()
            self = .pop(tab: params.tab, pane: params.pane)
        case "navigation.replace":
            let params: TabAndStack = try message.params()
            for (index, screen) in params.stack.enumerated() {
                _ = try screen.checked(at: "/params/stack/\(index)")
            }
            self = .replace(tab: params.tab, stack: params.stack, pane: params.pane)
        case "sheet.open":
            let params = try message.params(TabAndScreen.self).checked()
            self = .openSheet(tab: params.tab, screen: params.screen)
        case "sheet.close": self = .closeSheet(tab: try message.params(TabOnly.self).tab)
        case "alert": self = .alert(try message.params(PluginRequest.Alert.self).checked(at: "/params"))
        case "badge":
            let params: BadgeParams = try message.params()
            if case .raw(let text) = params.value { try checkLine(text, at: "/params/value") }
            self = .badge(tab: params.tab, value: params.value)
        case "unavailable":
            let params: UnavailableParams = try message.params()
            try checkLine(params.explanation, at: "/params/explanation")
            try checkLine(params.remedy, at: "/params/remedy")
            self = .unavailable(tab: params.tab, explanation: params.explanation, remedy: params.remedy)
        case "tab.update":
            let params: TabUpdate = try message.params()
            try checkLine(params.title, at: "/params/title")
            self = .updateTab(tab: params.tab, title: params.title, icon: params.icon, enabled: params.enabled)
        case "tab.remove": self = .removeTab(tab: try message.params(TabOnly.self).tab)
        case "status.item":
            let update: StatusItemUpdate = try message.params()
            try checkLine(update.text, at: "/params/text")
            try checkLine(update.accessibleText, at: "/params/accessibleText")
            self = .statusItem(update)
        case "bars.hide":
            let params: HideBarsParams = try message.params()
            self = .hideBars(tab: params.tab, screen: params.screen, cause: params.cause)
        case "bars.show": self = .showBars(token: try message.params(TokenField.self).token)
        case "activity.begin": self = .beginActivity
        case "activity.end": self = .endActivity(token: try message.params(TokenField.self).token)
        case "settings.get": self = .getSetting(key: try message.params(KeyParams.self).key)
        case "settings.set":
            let params: SettingParams = try message.params()
            self = .setSetting(key: params.key, value: params.value)
        case "canvas.open": self = .openCanvas(try message.params())
        case "canvas.show": self = .showCanvas(try message.params())
        default: return nil
        }
    }

    func encodeParams(to encoder: any Encoder) throws {
        switch self {
        case .updateScreen(let tab, let screen, let patch):
            try ScreenPlace(tab: tab, screen: screen).encode(to: encoder)
            try patch.encode(to: encoder)
        case .push(let tab, let screen, let pane):
            try TabAndScreen(tab: tab, screen: screen, pane: pane).encode(to: encoder)
        case .openSheet(let tab, let screen): try TabAndScreen(tab: tab, screen: screen).encode(to: encoder)
        case .replace(let tab, let stack, let pane):
            try TabAndStack(tab: tab, stack: stack, pane: pane).encode(to: encoder)
        case .pop(let tab, let pane): try TabAndPane(tab: tab, pane: pane).encode(to: encoder)
        case .closeSheet(let tab), .removeTab(let tab): try TabOnly(tab: tab).encode(to: encoder)
        case .alert(let alert): try alert.encode(to: encoder)
        case .badge(let tab, let value): try BadgeParams(tab: tab, value: value).encode(to: encoder)
        case .unavailable(let tab, let explanation, let remedy):
            try UnavailableParams(tab: tab, explanation: explanation, remedy: remedy).encode(to: encoder)
        case .updateTab(let tab, let title, let icon, let enabled):
            try TabUpdate(tab: tab, title: title, icon: icon, enabled: enabled).encode(to: encoder)
        case .statusItem(let update): try update.encode(to: encoder)
        case .hideBars(let tab, let screen, let cause):
            try HideBarsParams(tab: tab, screen: screen, cause: cause).encode(to: encoder)
        case .showBars(let token), .endActivity(let token): try TokenField(token: token).encode(to: encoder)
        case .beginActivity: try NoFields().encode(to: encoder)
        case .getSetting(let key): try KeyParams(key: key).encode(to: encoder)
        case .setSetting(let key, let value): try SettingParams(key: key, value: value).encode(to: encoder)
        case .openCanvas(let canvas): try canvas.encode(to: encoder)
        case .showCanvas(let canvas): try canvas.encode(to: encoder)
        }
    }
}
