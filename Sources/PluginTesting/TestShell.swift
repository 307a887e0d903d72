// SPDX-License-Identifier: Apache-2.0

// The shell's side of the conversation in a test: keeps what the plugin has asked for. Every message goes through its bytes,
// so a test meets the same limits as the screen.

import PluginKit

@MainActor
final class TestShell {
    struct Place: Hashable {
        var tab: String
        var screen: String
    }

    var screens: [Place: ScreenDescription] = [:]
    var stacks: [String: [String]] = [:]
    var sheets: [String: [String]] = [:]
    var alerts: [PluginRequest.Alert] = []
    /// Alerts that wait for the person, oldest first.
    var unanswered: [MessageID] = []
    var badges: [String: BadgeRequest] = [:]
    var unavailable: [String: (explanation: String, remedy: String?)] = [:]
    var settings: [String: SettingValue] = [:]
    var status: [String: PluginRequest.StatusItemUpdate] = [:]
    var log: [LogMessage] = []
    var tokens: Set<Int> = []
    let canvases = TestCanvases()
    /// What could not be read; empty for a sound plugin.
    var faults: [MessageFault] = []
    private var lastID = 0
    private var lastToken = 0
    private let pending = PendingRequests()
    private var waiting: [MessageID: CheckedContinuation<PluginResult, any Error>] = [:]
    weak var runtime: PluginRuntime?

    /// A message of the plugin.
    func take(_ message: PluginMessage) {
        do {
            let read = try MessageReader<PluginMessage>(pending: pending).read(try message.line())
            handle(read)
        } catch let fault as MessageFault {
            faults.append(fault)
            guard let answer = fault.answer else { return }
            if let id = fault.brokenAnswer { waiting.removeValue(forKey: id)?.resume(throwing: answer.error) }
            tell(.error(answer.id, answer.error))
        } catch {
            log.append(LogMessage(level: .error, text: "\(error)"))
        }
    }

    func request(_ request: ShellRequest) async throws -> PluginResult {
        lastID += 1
        let id = lastID
        pending.add(id, method: request.method)
        return try await withCheckedThrowingContinuation { continuation in
            waiting[id] = continuation
            tell(.request(id, request))
        }
    }

    func tell(_ message: ShellMessage) {
        guard let runtime else { return }
        do {
            runtime.receive(try MessageReader<ShellMessage>(pending: runtime.pending).read(try message.line()))
        } catch {
            log.append(LogMessage(level: .error, text: "\(error)"))
        }
    }

    private func handle(_ message: PluginMessage) {
        switch message {
        case .request(let id, .alert(let alert)):
            alerts.append(alert)
            unanswered.append(id)
        case .request(let id, let request):
            do throws(MessageError) {
                tell(.result(id, try answer(request)))
            } catch {
                tell(.error(id, error))
            }
        case .log(let line): log.append(line)
        case .result(let id, let result): waiting.removeValue(forKey: id)?.resume(returning: result)
        case .error(let id, let error): waiting.removeValue(forKey: id)?.resume(throwing: error)
        }
    }

    private func answer(_ request: PluginRequest) throws(MessageError) -> ShellResult {
        switch request {
        case .updateScreen(let tab, let screen, let patch):
            let place = Place(tab: tab, screen: screen)
            guard let before = screens[place] else { throw unknown(screen) }
            screens[place] = patch.applied(to: before)
        case .push(let tab, let screen, _):
            screens[Place(tab: tab, screen: screen.screen.id)] = screen
            stacks[tab, default: []].append(screen.screen.id)
        case .pop(let tab, _): pop(tab)
        case .replace(let tab, let stack, _):
            let ids = stack.map(\.screen.id)
            for gone in (stacks[tab] ?? []).reversed() where !ids.contains(gone) { close(gone, in: tab) }
            for screen in stack { screens[Place(tab: tab, screen: screen.screen.id)] = screen }
            stacks[tab] = ids
        case .openSheet(let tab, let screen):
            screens[Place(tab: tab, screen: screen.screen.id)] = screen
            sheets[tab, default: []].append(screen.screen.id)
        case .closeSheet(let tab):
            if let id = sheets[tab]?.popLast() { close(id, in: tab) }
        case .alert: break
        case .badge(let tab, let value): badges[tab] = value
        case .unavailable(let tab, let explanation, let remedy):
            unavailable[tab] = explanation.map { ($0, remedy) }
        case .updateTab: break
        case .removeTab(let tab):
            throw MessageError(
                code: MessageError.refused, message: "A tab is never removed",
                data: .init(rule: "TAB-NO-REMOVE", value: tab, limit: "", hint: "", path: tab))
        case .statusItem(let update): status[update.id] = update
        case .hideBars, .beginActivity:
            lastToken += 1
            tokens.insert(lastToken)
            return .token(lastToken)
        case .showBars(let token), .endActivity(let token): tokens.remove(token)
        case .openCanvas(let canvas): return try canvases.open(canvas)
        case .showCanvas(let canvas): try canvases.show(canvas)
        case .getSetting(let key): return .setting(settings[key] ?? .null)
        case .setSetting(let key, let value): settings[key] = value
        }
        return .done
    }

    private func unknown(_ screen: String) -> MessageError {
        MessageError(code: MessageError.invalidParams, message: "The screen \"\(screen)\" is not open")
    }

    /// Back by one; the root stays.
    func pop(_ tab: String) {
        guard let stack = stacks[tab], stack.count > 1, let id = stacks[tab]?.popLast() else { return }
        close(id, in: tab)
    }

    private func close(_ id: String, in tab: String) {
        screens[Place(tab: tab, screen: id)] = nil
        tell(.notification(.screenClosed(tab: tab, screen: id)))
    }
}
