// SPDX-License-Identifier: Apache-2.0

import GioKit

/// The settings portal of the session: colour scheme, text size, motion, contrast.
@MainActor
package final class PortalSource: StatusSource {
    private static let service = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let namespaces = [
        "org.freedesktop.appearance", "org.gnome.desktop.interface", "org.gnome.desktop.a11y.interface",
    ]

    package private(set) var value = AppearanceFacts()
    package var onChange: (@MainActor () -> Void)?

    private let bus: Bus
    private var settings: [String: [String: AppearanceFacts.Setting]] = [:]
    private var changes: SignalSubscription?
    private var watch: NameWatch?

    package init(_ bus: Bus) {
        self.bus = bus
        let filter = BusSignalFilter(
            service: Self.service, path: Self.path, interface: Self.interface, member: "SettingChanged")
        changes = SignalSubscription(bus, filter) { [weak self] in self?.changed($0.arguments) }
        watch = NameWatch(bus, Self.service, starts: true) { [weak self] owner in
            // What was said stays: a restarting portal is no reason for a flash of light.
            if owner != nil { self?.read() }
        }
    }

    private func read() {
        let call = BusCall(
            Self.service, Self.path, Self.interface, "ReadAll", [.strings(Self.namespaces)], timeout: .seconds(25))
        bus.call(call) { [weak self] result in
            guard let self, case .success(let values) = result, let all = values.first?.dictionary else { return }
            settings = all.mapValues { ($0.dictionary ?? [:]).mapValues(Self.setting) }
            publish()
        }
    }

    private func changed(_ arguments: [Variant]) {
        guard arguments.count == 3, let space = arguments[0].string, let key = arguments[1].string,
            Self.namespaces.contains(space)
        else { return }
        settings[space, default: [:]][key] = Self.setting(arguments[2])
        publish()
    }

    private func publish() {
        let now = AppearanceFacts(settings)
        guard now != value else { return }
        value = now
        onChange?()
    }

    private static func setting(_ value: Variant) -> AppearanceFacts.Setting {
        AppearanceFacts.Setting(number: value.double, flag: value.bool)
    }
}
