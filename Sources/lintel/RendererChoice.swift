// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import GtkKit

/// Which renderer GTK starts with. Without a GPU the GL renderer costs twice the memory of cairo and drops frames, so
/// `auto` takes cairo where the machine has no render node.
enum RendererChoice {
    static func renderer(for setting: ShellSettings.ShellSection.Renderer) -> Display.Renderer {
        switch setting {
        case .cairo: .cairo
        case .gl: .gl
        case .auto: hasRenderNode ? .gl : .cairo
        }
    }

    private static var hasRenderNode: Bool {
        let nodes = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
        return nodes.contains { $0.hasPrefix("renderD") }
    }
}
