// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The one plugin type of this module, as `@main` names it.
enum PluginRegistration {
    private static let maker = Mutex<(@Sendable @MainActor () -> any Plugin)?>(nil)

    static func register(_ make: @escaping @Sendable @MainActor () -> any Plugin) {
        maker.withLock { $0 = make }
    }

    static var registered: (@Sendable @MainActor () -> any Plugin)? {
        maker.withLock { $0 }
    }
}
