// SPDX-License-Identifier: Apache-2.0

import BarModel
import Configuration
import FoundationEssentials
import Guidelines
import Pictures

/// What is wrong with a screen's items and icons and does not keep the shell from showing it.
struct LintItems: Sendable {
    /// Names of the stock icons; empty where none are installed, and then no name is judged.
    let stock: Set<String>
    /// The plugin's, where icons that are files are.
    let folder: String
    /// Where a plugin may write pictures for the status bar's ground.
    let dataFolder: String

    /// Fields that hold what can be pressed.
    private static let controls = ["leading", "trailing", "toolbar", "buttons", "swipe"]

    /// Whether a plugin's own request brings a screen or a part of one.
    static func isAboutScreens(_ method: String) -> Bool {
        ["navigation.", "screen.", "sheet."].contains { method.hasPrefix($0) }
    }

    /// - Parameter path: `<plugin>/<tab>/<screen>`.
    func decisions(in tree: JSONTree, path: String, pointer: String = "") -> [Decision] {
        switch tree {
        case .object(let fields):
            let own =
                sharedIDs(tree, path, pointer) + sharedNodes(tree, path, pointer)
                + unknownIcon(tree["icon"]?.text, path, pointer) + unreadableBacking(tree, path, pointer)
                + LintItems.controls.flatMap { controls(tree[$0]?.items ?? [], path, "\(pointer)/\($0)") }
            return own
                + fields.sorted { $0.key < $1.key }.flatMap {
                    decisions(in: $0.value, path: path, pointer: "\(pointer)/\($0.key)")
                }
        case .list(let items):
            return items.enumerated().flatMap { decisions(in: $1, path: path, pointer: "\(pointer)/\($0)") }
        default: return []
        }
    }

    private func sharedIDs(_ screen: JSONTree, _ path: String, _ pointer: String) -> [Decision] {
        var places: [String: String] = [:]
        var decisions: [Decision] = []
        for bar in ["leading", "trailing", "toolbar"] {
            for (index, item) in (screen[bar]?.items ?? []).enumerated() where item["kind"]?.text != "space" {
                guard let id = item["id"]?.text else { continue }
                let place = "\(pointer)/\(bar)/\(index)"
                guard let first = places.updateValue(places[id] ?? place, forKey: id) else { continue }
                decisions.append(
                    LintRule.itemID.decision(
                        path: "\(path)#\(place)/id", before: id,
                        message: "The item has the id \"\(id)\", as \(first) has; only one of them can be told apart.",
                        hint: "Give each item of a screen an id of its own."))
            }
        }
        return decisions
    }

    private func sharedNodes(_ screen: JSONTree, _ path: String, _ pointer: String) -> [Decision] {
        guard let content = screen["content"], content["type"] != nil else { return [] }
        return NodeIDs(content: content, at: pointer + "/content").shared
            .filter { $0.first.owner != $0.second.owner }
            .map { shared in
                LintRule.itemID.decision(
                    path: "\(path)#\(shared.second.pointer)/id", before: shared.id,
                    message: "The id \"\(shared.id)\" is that of \(shared.first.pointer) too.",
                    hint: "Give each node and each row of a screen an id of its own.")
            }
    }

    /// Controls that cannot be seen, or have no name for who cannot see them.
    private func controls(_ controls: [JSONTree], _ path: String, _ pointer: String) -> [Decision] {
        controls.enumerated().flatMap { index, control -> [Decision] in
            guard case .object = control, control["kind"]?.text != "space" else { return [] }
            let place = "\(path)#\(pointer)/\(index)"
            let label = control["label"]?.text ?? ""
            var decisions: [Decision] = []
            let lacksIcon = control["icon"]?.text?.isBlank ?? true
            if lacksIcon, control["kind"]?.text == "icon" {
                decisions.append(
                    LintRule.icon.decision(
                        path: place + "/icon", before: control["icon"]?.text ?? "",
                        message:
                            "An item of the kind icon has none; \(label.isBlank ? "nothing" : "its label") is drawn.",
                        hint: "Name a stock icon, or a file of your own as ./name.svg."))
            }
            if label.isBlank {
                decisions.append(
                    LintRule.label.decision(
                        path: place + "/label", before: label,
                        message: lacksIcon
                            ? "There is no label to be read."
                            : "There is no label that could be read out for the icon.",
                        hint: "Label it with a word for what it does."))
            }
            return decisions
        }
    }

    private func unreadableBacking(_ screen: JSONTree, _ path: String, _ pointer: String) -> [Decision] {
        guard let image = screen["statusImage"]?.text, !image.isEmpty,
            ![folder, dataFolder].contains(where: { IconFacts(measuring: image, in: $0).isReadable })
        else { return [] }
        return [
            LintRule.icon.decision(
                path: "\(path)#\(pointer)/statusImage", before: image,
                message: "There is no picture \(image) that can be read; the backing is solid.",
                hint: "Name a picture in the plugin's folder, no larger than what it is shown on.")
        ]
    }

    private func unknownIcon(_ icon: String?, _ path: String, _ pointer: String) -> [Decision] {
        guard let icon, !icon.isEmpty else { return [] }
        let isFile = icon.contains("/") || icon.contains(".")
        if isFile ? IconFacts(measuring: icon, in: folder).isReadable : stock.isEmpty || stock.contains(icon) {
            return []
        }
        let isThere = isFile && FileManager.default.fileExists(atPath: folder + "/" + icon)
        let message =
            isThere
            ? "The file \(icon) is no picture that can be read; nothing is drawn."
            : isFile
                ? "There is no file \(icon) in the plugin's folder." : "\"\(icon)\" is no stock icon; nothing is drawn."
        let near = isFile ? nil : nearest(to: icon, in: stock.sorted())
        return [
            LintRule.icon.decision(
                path: "\(path)#\(pointer)/icon", before: icon, message: message,
                hint: near.map { "Did you mean \"\($0)\"?" }
                    ?? "Use the name of a stock icon, or a file of your own as ./name.svg.")
        ]
    }
}
