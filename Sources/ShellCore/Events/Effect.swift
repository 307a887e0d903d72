// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// What is to be done outside, as a value; the executable carries it out.
package enum Effect: Equatable, Sendable {
    case start(plugin: String)
    /// Ends the process and its children. `gently` leaves it time to answer `shutdown` first; `because` is a sentence where
    /// the plugin has failed.
    case end(plugin: String, gently: Bool, because: String? = nil)
    case send(plugin: String, ShellMessage)
    case save(SavedState)
    case saveSettings(plugin: String, [String: SettingValue])
    /// A decision that was not reported before (ENG-REPORT).
    case report(Decision)
    case log(level: LogMessage.Level, plugin: String?, text: String)
    case alarm(on: Bool)
    /// Makes the memory of a canvas and answers the plugin's request.
    case openCanvas(CanvasPlace, OpenCanvas, request: MessageID)
    case showCanvas(CanvasPlace, buffer: Int, CanvasShowing.Rect)
    case closeCanvas(CanvasPlace)
    case scrollToTop(PageID)
    /// A tab has another icon of its own: a file to be measured, inside the plugin's folder.
    case measureIcon(TabID, path: String, folder: String)
    case quit
}
