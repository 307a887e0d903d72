// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// Alerts of plugins and the confirmation of leaving a screen; one at a time, in order.
extension Shell {
    /// Alerts of one plugin that may wait for their answers at once: nobody can be locked out by the hundred.
    static let mostAlerts = 4
    /// More answers than these are not offered.
    static let mostAnswers = 3

    mutating func openAlert(
        _ alert: PluginRequest.Alert, request: MessageID, plugin: String
    ) throws(MessageError) {
        let waiting = dialogs.count { dialog in
            if case .alert(plugin, _, _, _) = dialog.source { true } else { false }
        }
        guard waiting < Shell.mostAlerts else {
            throw MessageError(
                code: MessageError.tooFast, message: "\(waiting) alerts of this plugin wait for their answers already")
        }
        let tab = TabID(plugin: plugin, tab: alert.tab)
        dialogs.append(
            Dialog(
                number: nextNumber(),
                source: .alert(
                    plugin: plugin, request: request, tab: tabs[tab] == nil ? nil : tab,
                    soundUntil: alert.sound == true ? now + Waiting.alarm : nil),
                title: alert.title, text: alert.text,
                buttons: Array((alert.buttons ?? []).filter { !$0.label.isEmpty }.prefix(Shell.mostAnswers)),
                heldUntil: selectionEnds(for: tab) ?? 0))
        updateAlarm()
    }

    mutating func answerDialog(_ number: Int, _ answer: DialogAnswer) {
        guard let index = dialogs.firstIndex(where: { $0.number == number }) else { return }
        let dialog = dialogs.remove(at: index)
        switch dialog.source {
        case .alert(let plugin, let request, let tab, _):
            if plugins[plugin]?.state == .ready {
                let button: String? = if case .button(let id) = answer { id } else { nil }
                effects.append(.send(plugin: plugin, .result(request, .answer(button))))
            }
            if answer == .showTab, let tab { select(tab) }
            updateAlarm()
        case .leave(let page, let depth):
            guard answer == .leave, let place = location(of: page) else { return }
            if let plugin = plugins[place.tab.plugin], isStalled(plugin) { reportSilentVeto(of: place.tab) }
            pop(to: depth, of: place.tab)
        }
    }

    /// Somebody left while the plugin that asked did not answer; it is told (NAV-POP-VETO).
    private mutating func reportSilentVeto(of tab: TabID) {
        let judgement = guideline(of: tab.plugin).judge(
            request: RequestFacts(
                request: .veto(hasConfirmation: true, isRunning: false), plugin: tab.plugin, path: tab.description))
        report(judgement.decisions, to: tab.plugin)
    }

    /// The alarm sounds while any alert that asked for it is unanswered.
    mutating func updateAlarm() {
        let wanted = dialogs.contains { dialog in
            if case .alert(_, _, _, .some) = dialog.source { true } else { false }
        }
        guard wanted != isAlarmOn else { return }
        isAlarmOn = wanted
        effects.append(.alarm(on: wanted))
    }

    /// When the second after a tab's selection is over, in which it opens nothing by itself (TAB-NAV-ONLY).
    func selectionEnds(for tab: TabID) -> Int? {
        guard let selection, selection.tab == tab, now - selection.at < 1_000 else { return nil }
        return selection.at + 1_000
    }

    func presentedDialog() -> PresentedDialog? {
        guard let dialog = dialogs.first(where: { $0.heldUntil <= now }) else { return nil }
        let buttons: [PresentedDialog.Button]
        var icon: TabIcon?
        switch dialog.source {
        case .alert(_, _, let tab, _) where !dialog.buttons.isEmpty:
            icon = entries.first { $0.id == tab }?.icon
            buttons = dialog.buttons.enumerated().map { index, button in
                .init(answer: .button(button.id), label: button.label, kind: index == 0 ? .preferred : .normal)
            }
        case .alert(_, _, let tab, _):
            icon = entries.first { $0.id == tab }?.icon
            var choices = [PresentedDialog.Button(answer: .dismiss, label: translate("OK"), kind: .preferred)]
            if let tab, tab != shownTab {
                choices.insert(.init(answer: .showTab, label: translate("Show")), at: 0)
            }
            buttons = choices
        case .leave:
            buttons = [
                .init(answer: .stay, label: dialog.stay, kind: .preferred),
                .init(answer: .leave, label: dialog.leave, kind: .destructive),
            ]
        }
        return PresentedDialog(
            number: dialog.number, icon: icon, title: dialog.title, text: dialog.text, buttons: buttons)
    }
}
