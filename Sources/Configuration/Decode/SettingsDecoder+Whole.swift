// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// What is judged when all layers are laid: settings that mean something together, or something on the disk.
extension SettingsDecoder {
    mutating func finish() {
        let (section, ruleFindings, ruleOrigins) = rules.finish(settings.rules)
        settings.rules = section
        found.append(ruleFindings)
        origins.merge(ruleOrigins) { _, new in new }
        reportLonelyChevron()
        reportUnreadPictures()
        reportSameKeys()
    }

    /// NAV-BACK-MASK: a custom chevron needs its mask, unless the operator lets it be computed.
    private mutating func reportLonelyChevron() {
        let image = settings.theme.chevronImage
        let mask = settings.theme.chevronMask
        guard (image == nil) != (mask == nil), mask != nil || !settings.navigation.deriveMask else { return }
        let (key, partner) = mask == nil ? ("chevron-image", "chevron-mask") : ("chevron-mask", "chevron-image")
        warn(["theme", key], .lonely(partner: keyPath(["theme", partner])))
    }

    private mutating func reportUnreadPictures() {
        for (key, path) in [
            ("chevron-image", settings.theme.chevronImage), ("chevron-mask", settings.theme.chevronMask),
        ] {
            guard let path, let fault = FileReader.fault(path) else { continue }
            warn(["theme", key], .unreadPicture(path: path, fault))
        }
    }

    private mutating func reportSameKeys() {
        guard let keys = settings.kiosk.exitKeys, keys == settings.kiosk.problemKeys else { return }
        warn(["kiosk", "problem-keys"], .sameKeys(other: "kiosk.exit-keys"))
    }

    /// About a value in force; defaults are not warned of.
    private mutating func warn(_ path: [String], _ fault: Fault) {
        let key = keyPath(path)
        guard let origin = origins[key] else { return }
        found.append(
            FileFinding(
                file: origin.layer, position: origin.position, key: key, severity: .warning, fault: fault,
                sourceLine: lines[origin.layer]?(origin.position.line) ?? ""))
    }
}
