// SPDX-License-Identifier: Apache-2.0

// The pictures of installed plugins, measured for the rules. Nothing is drawn, nothing is run.

import BarModel
import FoundationEssentials
import Pictures
import PluginProtocol

/// What the rules read of icons and chevrons that are files.
package struct PluginPictures: Equatable, Sendable {
    /// The chevron that the configuration brings.
    package struct OwnChevron: Equatable, Sendable {
        package var image: String?
        package var mask: String?
        /// A missing mask is computed.
        package var derivesMask: Bool

        package init(image: String?, mask: String?, derivesMask: Bool) {
            self.image = image
            self.mask = mask
            self.derivesMask = derivesMask
        }
    }

    /// Of the tabs whose icon is a file.
    package var icons: [TabID: IconFacts] = [:]
    /// The configuration's first.
    package var indicators: [IndicatorFacts] = []

    /// Measures all of them. Any thread; blocks for as long as decoding takes.
    package init(measuring plugins: [FoundPlugin], chevron: OwnChevron? = nil) {
        if let chevron, let folder = (chevron.image ?? chevron.mask).map(parentFolder) {
            indicators.append(
                IndicatorFacts(
                    measuring: chevron.image, mask: chevron.mask, in: folder, derivesMask: chevron.derivesMask,
                    owner: .shell, path: "theme"))
        }
        for plugin in plugins where plugin.rejection == nil {
            let manifest = plugin.manifest
            for tab in manifest.tabs {
                guard let icon = tab.icon, icon.contains("/") || icon.contains(".") else { continue }
                icons[TabID(plugin: manifest.id, tab: tab.id)] = IconFacts(measuring: icon, in: plugin.folder)
            }
            guard manifest.backIndicatorImage != nil || manifest.backIndicatorMask != nil else { continue }
            indicators.append(
                IndicatorFacts(
                    measuring: manifest.backIndicatorImage, mask: manifest.backIndicatorMask, in: plugin.folder,
                    owner: .plugin(shellHasOne: chevron != nil, isAllowed: false, isFirst: true), path: manifest.id))
        }
    }

    /// Whether there is anything to measure, so that nobody starts a thread for nothing.
    package static func isWorthwhile(_ plugins: [FoundPlugin], chevron: OwnChevron?) -> Bool {
        chevron != nil
            || plugins.contains { plugin in
                plugin.manifest.backIndicatorImage != nil || plugin.manifest.backIndicatorMask != nil
                    || plugin.manifest.tabs.contains { $0.icon?.contains { $0 == "/" || $0 == "." } == true }
            }
    }
}

/// Names of the stock icons that are installed in a folder of SVG files.
package func stockIcons(in folder: String) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(names.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) })
}
