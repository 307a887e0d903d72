// SPDX-License-Identifier: Apache-2.0

import BarModel

extension ShellMessage: IncomingMessage, OutgoingMessage {
    public init(message decoder: any Decoder) throws {
        let message = try IncomingEnvelope(decoder)
        switch message.kind {
        case .call(let method, nil):
            do {
                guard let notification = try ShellNotification(method: method, message) else {
                    throw MessageFault.unknownMethod(id: nil, method: method)
                }
                self = .notification(notification)
            } catch {
                throw MessageFault(error, part: .notification, method: method)
            }
        case .call(let method, let id?):
            do {
                guard let request = try ShellRequest(method: method, message) else {
                    throw MessageFault.unknownMethod(id: id, method: method)
                }
                self = .request(id, request)
            } catch {
                throw MessageFault(error, part: .request(id), method: method)
            }
        case .result(let method, let id):
            do {
                self = .result(id, try ShellResult(of: method, message))
            } catch {
                throw MessageFault(error, part: .answer(id), method: method)
            }
        case .error(let id):
            do {
                self = .error(id, try message.error())
            } catch {
                throw MessageFault(error, part: id.map { .answer($0) } ?? .notification, method: "error")
            }
        }
    }

    public func encodeMessage(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: EnvelopeKey.self)
        switch self {
        case .request(let id, let request):
            try values.encodeCall(request.method, id: id)
            try request.encodeParams(to: values.superEncoder(forKey: .params))
        case .notification(let notification):
            try values.encodeCall(notification.method, id: nil)
            try notification.encodeParams(to: values.superEncoder(forKey: .params))
        case .result(let id, let result):
            try values.encodeAnswer(id)
            try result.encodeResult(to: values.superEncoder(forKey: .result))
        case .error(let id, let error):
            try values.encodeAnswer(id)
            try values.encode(error, forKey: .error)
        }
    }
}

extension ShellRequest {
    /// `nil` for a method that does not exist.
    init?(method: String, _ message: IncomingEnvelope) throws {
        switch method {
        case "initialize": self = .initialize(try message.params())
        case "screen.open": self = .openScreen(try message.params())
        case "rows": self = .rows(try message.params())
        case "action": self = .action(try message.params())
        case "ping": self = .ping
        case "shutdown": self = .shutdown
        default: return nil
        }
    }

    func encodeParams(to encoder: any Encoder) throws {
        switch self {
        case .initialize(let params): try params.encode(to: encoder)
        case .openScreen(let params): try params.encode(to: encoder)
        case .rows(let params): try params.encode(to: encoder)
        case .action(let params): try params.encode(to: encoder)
        case .ping, .shutdown: try NoFields().encode(to: encoder)
        }
    }
}

private struct ScreenPlace: Codable {
    var tab: String
    var screen: String
}

private struct TabPlace: Codable {
    var tab: String
}

private struct ChangedSetting: Codable {
    var key: String
    var value: SettingValue
}

extension ShellNotification {
    /// `nil` for a method that does not exist.
    init?(method: String, _ message: IncomingEnvelope) throws {
        switch method {
        case "screen.close":
            let place: ScreenPlace = try message.params()
            self = .screenClosed(tab: place.tab, screen: place.screen)
        case "tab.selected": self = .tabSelected(tab: try message.params(TabPlace.self).tab)
        case "suspend": self = .suspend
        case "resume": self = .resume
        case "environment": self = .environment(try message.params())
        case "decision": self = .decision(try message.params())
        case "settings.changed":
            let change: ChangedSetting = try message.params()
            self = .settingChanged(key: change.key, value: change.value)
        default: return nil
        }
    }

    func encodeParams(to encoder: any Encoder) throws {
        switch self {
        case .screenClosed(let tab, let screen): try ScreenPlace(tab: tab, screen: screen).encode(to: encoder)
        case .tabSelected(let tab): try TabPlace(tab: tab).encode(to: encoder)
        case .suspend, .resume: try NoFields().encode(to: encoder)
        case .environment(let environment): try environment.encode(to: encoder)
        case .decision(let decision): try decision.encode(to: encoder)
        case .settingChanged(let key, let value): try ChangedSetting(key: key, value: value).encode(to: encoder)
        }
    }
}

private struct ButtonField: Codable {
    var button: String?
}

private struct SettingField: Codable {
    var value: SettingValue

    init(value: SettingValue) {
        self.value = value
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        // Null is a value here: the setting was never set.
        value = try values.decodeNil(forKey: .value) ? .null : try values.decode(SettingValue.self, forKey: .value)
    }
}

private struct CanvasField: Codable {
    var path: String
    var stride: Int
}

extension ShellResult {
    init(of method: String, _ message: IncomingEnvelope) throws {
        switch method {
        case "bars.hide", "activity.begin": self = .token(try message.result(TokenField.self).token)
        case "alert": self = .answer((try? message.result(ButtonField.self))?.button)
        case "canvas.open":
            let field: CanvasField = try message.result()
            self = .canvas(path: field.path, stride: field.stride)
        case "settings.get": self = .setting(try message.result(SettingField.self).value)
        default: self = .done
        }
    }

    func encodeResult(to encoder: any Encoder) throws {
        switch self {
        case .done: try NoFields().encode(to: encoder)
        case .answer(let button): try ButtonField(button: button).encode(to: encoder)
        case .token(let token): try TokenField(token: token).encode(to: encoder)
        case .canvas(let path, let stride): try CanvasField(path: path, stride: stride).encode(to: encoder)
        case .setting(let value): try SettingField(value: value).encode(to: encoder)
        }
    }
}
