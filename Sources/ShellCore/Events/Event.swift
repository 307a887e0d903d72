// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import PluginProtocol

/// Everything that can change the shell's state. Times come with the event, so that tests own the clock.
package enum Event: Equatable, Sendable {
    /// What is installed: at the start, and again whenever it changes.
    case plugins([InstalledPlugin])
    case plugin(id: String, PluginEvent)
    case user(UserEvent)
    case environment(Environment)
    case status(BarModel.StatusFacts)
    /// `usesLastGood`: a file was refused, and what it said before is in force.
    case settings(ShellSettings, problems: [Problem], usesLastGood: Bool = false)
    /// What the last run left behind; comes before `plugins`.
    case restored(SavedState)
    /// A deadline (`Shell.nextDeadline`) has come.
    case tick
    case control(ControlCommand)
    /// Measures of tabs' own icons, and the names of the stock icons that are installed.
    case icons([TabID: IconFacts], stock: Set<String>)
    /// Measures of the chevrons of the configuration and of manifests, the configuration's first.
    case indicators([IndicatorFacts])
}

/// A plugin as its folder describes it.
package struct InstalledPlugin: Equatable, Sendable {
    package enum Origin: String, Equatable, Sendable {
        case system, user
    }

    package var manifest: Manifest
    package var folder: String
    package var origin: Origin
    /// Where the plugin may keep its data.
    package var dataFolder: String
    /// Why it cannot be loaded; its tabs stand and explain.
    package var rejection: String?
    /// What the person set, by key.
    package var settings: [String: SettingValue]
    /// How it is run when it is started.
    package var isolation: ShellSettings.PluginSection.Isolation
    /// Differs where the files of the plugin or the way it is run do: it is started anew.
    package var stamp: String

    package init(
        manifest: Manifest, folder: String, origin: Origin = .user, dataFolder: String = "", rejection: String? = nil,
        settings: [String: SettingValue] = [:], isolation: ShellSettings.PluginSection.Isolation = .process,
        stamp: String = ""
    ) {
        self.manifest = manifest
        self.folder = folder
        self.origin = origin
        self.dataFolder = dataFolder
        self.rejection = rejection
        self.settings = settings
        self.isolation = isolation
        self.stamp = stamp
    }
}

/// What happens to a plugin's process or pipe.
package enum PluginEvent: Equatable, Sendable {
    case started(pid: Int)
    case message(PluginMessage)
    /// A line that could not be understood; the transport has answered it with this error. `answers` is the request of
    /// the shell that it was meant to answer.
    case fault(MessageError, answers: MessageID?)
    /// It does not read what it is sent.
    case blocked
    case ended(EndReason)
}

package enum EndReason: Hashable, Sendable {
    case exited(code: Int)
    case signal(Int)
    case pipeClosed
    case couldNotStart(String)
}

package enum ControlCommand: Equatable, Sendable {
    case select(TabID)
    case back
    case release(plugin: String)
    case restart(plugin: String)
    case quit
}

/// What outlives the shell, in its state folder.
package struct SavedState: Codable, Equatable, Sendable {
    package var selectedTab: String?
    /// Version in quarantine, by plugin id.
    package var quarantine: [String: String]
    /// What each tab's root wished for its title last, so that the bar does not change its form when the root arrives.
    package var rootTitles: [String: LargeTitle]

    package init(
        selectedTab: String? = nil, quarantine: [String: String] = [:], rootTitles: [String: LargeTitle] = [:]
    ) {
        self.selectedTab = selectedTab
        self.quarantine = quarantine
        self.rootTitles = rootTitles
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        selectedTab = try values.decodeIfPresent(String.self, forKey: .selectedTab)
        quarantine = try values.decodeIfPresent([String: String].self, forKey: .quarantine) ?? [:]
        rootTitles = try values.decodeIfPresent([String: LargeTitle].self, forKey: .rootTitles) ?? [:]
    }
}
