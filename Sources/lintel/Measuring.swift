// SPDX-License-Identifier: Apache-2.0

import BarModel
import Dispatch
import GioKit
import Pictures
import PluginHosting
import ShellCore

/// Measures of pictures, taken off the main thread and after the first frame: a start takes no longer for them.
extension Session {
    func measurePictures() {
        let plugins = plugins.catalogue.plugins
        let theme = shell.settings.theme
        let chevron =
            theme.chevronImage == nil && theme.chevronMask == nil
            ? nil
            : PluginPictures.OwnChevron(
                image: theme.chevronImage, mask: theme.chevronMask, derivesMask: shell.settings.navigation.deriveMask)
        guard PluginPictures.isWorthwhile(plugins, chevron: chevron) else { return handle(.indicators([])) }
        measure {
            PluginPictures(measuring: plugins, chevron: chevron)
        } then: { session, pictures in
            session.handle(.icons(pictures.icons, stock: []))
            session.handle(.indicators(pictures.indicators))
        }
    }

    func measureIcon(of tab: TabID, _ path: String, in folder: String) {
        measure {
            IconFacts(measuring: path, in: folder)
        } then: { session, facts in
            session.handle(.icons([tab: facts], stock: []))
        }
    }

    private func measure<Value: Sendable>(
        _ body: @escaping @Sendable () -> Value, then: @escaping @Sendable @MainActor (Session, Value) -> Void
    ) {
        let session = WeakSession(self)
        DispatchQueue.global(qos: .utility).async {
            let value = body()
            MainLoop.post { if let session = session.session { then(session, value) } }
        }
    }
}

/// The session across threads: touched on the main thread only.
private final class WeakSession: Sendable {
    @MainActor weak var session: Session?

    @MainActor init(_ session: Session) {
        self.session = session
    }
}
