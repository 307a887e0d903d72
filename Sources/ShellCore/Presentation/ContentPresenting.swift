// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// What stands between the bars: the plugin's content, or why it is not there (TAB-EXPLAIN).
extension Shell {
    func presentedContent(of page: Page, in tab: TabID) -> PresentedContent {
        guard let plugin = plugins[tab.plugin] else { return .placeholder }
        if let explanation = explanation(of: plugin, tab: tab) { return .explanation(explanation) }
        switch page.loading {
        case .failed(let reason): return .explanation(failedScreen(reason))
        case .waiting(let since):
            if since + Waiting.stalled <= now { return .explanation(notResponding(tab)) }
            return since + Waiting.spinner <= now ? .spinner : .placeholder
        case .loaded:
            if let refusal = page.refusal { return .explanation(refused(refusal)) }
            guard let content = page.description.content else { return .placeholder }
            return .content(content, busy: plugin.requests.busyNodes(on: page.id, since: now - Waiting.busy))
        }
    }

    private func explanation(of plugin: PluginRecord, tab: TabID) -> PresentedExplanation? {
        let title = entries.first { $0.id == tab }?.title ?? plugin.installed.manifest.name
        switch plugin.state {
        case .failed(let failure, let restartAt):
            return stopped(title, failure: failure, next: nextStart(at: restartAt))
        case .quarantined(let failure):
            return stopped(
                title, failure: failure,
                next: translate("It failed four times in a row and is not started by itself any more."))
        case .starting where isStalled(plugin): return notResponding(tab)
        case .starting where plugin.lastFailure != nil && plugin.failures > 0:
            return stopped(title, failure: plugin.lastFailure, next: translate("It is starting again."))
        case .rejected(let reason):
            return PresentedExplanation(
                icon: "warning", heading: translate("{title} cannot be loaded", ["title": title]), lines: [reason])
        case .ready where isStalled(plugin): return notResponding(tab)
        case .ready: return unavailable(tab)
        default: return nil
        }
    }

    private func nextStart(at time: Int) -> String {
        let seconds = max(1, (time - now + 999) / 1_000)
        guard time > now else { return translate("It is starting again.") }
        return translate("It starts again in {seconds} s.", ["seconds": "\(seconds)"])
    }

    private func stopped(_ title: String, failure: Failure?, next: String) -> PresentedExplanation {
        var lines: [String] = []
        if let failure { lines.append(FailureText(translate: translate).sentence(failure)) }
        lines.append(next + " " + translate("Your other tabs are not affected."))
        return PresentedExplanation(
            icon: "warning", heading: translate("{title} stopped working", ["title": title]), lines: lines,
            button: .retry(label: translate("Retry")))
    }

    private func notResponding(_ tab: TabID) -> PresentedExplanation {
        let title = entries.first { $0.id == tab }?.title ?? tab.tab
        return PresentedExplanation(
            icon: "warning", heading: translate("{title} is not responding", ["title": title]),
            lines: [translate("It has not answered for 5 s. Your other tabs are not affected.")],
            button: .retry(label: translate("Retry")))
    }

    private func failedScreen(_ reason: String) -> PresentedExplanation {
        PresentedExplanation(
            icon: "warning", heading: translate("This page could not be opened"), lines: [reason],
            button: .retry(label: translate("Retry")))
    }

    /// A rule that the operator made strict keeps the page away; the way back stays.
    private func refused(_ decision: Decision) -> PresentedExplanation {
        PresentedExplanation(
            icon: "warning", heading: translate("This page is not shown"),
            lines: [
                translate("It breaks the rule {rule}.", ["rule": decision.rule]), decision.message, decision.hint,
            ])
    }

    private func unavailable(_ tab: TabID) -> PresentedExplanation? {
        guard let entry = entries.first(where: { $0.id == tab }),
            case .unavailable(let explanation, let remedy) = entry.availability
        else { return nil }
        return PresentedExplanation(
            icon: "info", heading: translate("{title} is not available", ["title": entry.title]),
            lines: [explanation, remedy].compactMap { $0 })
    }

    /// No plugin at all: the shell says where it looked.
    func presentedEmptyShell() -> PresentedPage {
        let title = translate("Lintel")
        let explanation =
            plugins.isEmpty
            ? PresentedExplanation(
                icon: "info", heading: translate("No plugin is installed"),
                lines: [translate("Tabs come from plugins. These folders were searched:")] + searchedFolders)
            : PresentedExplanation(
                icon: "info", heading: translate("No tab is shown"),
                lines: [translate("The configuration hides every tab or switches its plugin off.")])
        let content = PresentedContent.explanation(explanation)
        return PresentedPage(
            id: shellPage, address: nil,
            bars: ScreenBars(navigation: NavigationBar(title: title, accessibleTitle: title)), content: content,
            revision: content.revision(of: 0))
    }
}
