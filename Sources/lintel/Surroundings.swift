// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import GtkKit
import SystemStatus

/// What the desktop, the portal and the locale say, as one environment.
final class Surroundings {
    private(set) var environment: Environment
    private let portal: PortalSource
    private let desktop: DesktopSettings?
    private let keyboard: any StatusSource<KeyboardFacts>
    /// The window is shown over everything, keyboards too.
    var isFullScreen: () -> Bool = { false }
    var onChange: (Environment) -> Void = { _ in }

    init(session bus: Bus, locale: String, size: (width: Int, height: Int)) {
        environment = Environment(
            width: Double(size.width), height: Double(size.height), locale: locale,
            hourCycle: ClockFormat.hasTwelveHours(TimeLocale.current().pattern) ? .h12 : .h23,
            direction: ProcessLocale.isRightToLeft(locale) ? .rtl : .ltr)
        DefaultDirection.isRightToLeft = environment.direction == .rtl
        portal = PortalSource(bus)
        desktop = DesktopSettings()
        keyboard = KeyboardSource(bus)
        refresh()
        keyboard.onChange = { [weak self] in self?.refresh() }
        portal.onChange = { [weak self] in self?.refresh() }
        desktop?.onChange { [weak self] in self?.refresh() }
    }

    /// The window has another size.
    func resize(width: Double, height: Double) {
        environment.width = width
        environment.height = height
        refresh()
    }

    /// An on-screen keyboard runs and could be seen.
    var hasKeyboard: Bool { keyboard.value.canShow(isFullScreen: isFullScreen()) }

    private func refresh() {
        var new = portal.value.applied(to: environment)
        if let desktop {
            if !desktop.animationsEnabled { new.reducedMotion = true }
            if desktop.isHighContrast { new.highContrast = true }
            if portal.value.textScale == nil { new.textScale = desktop.textScale }
        }
        new = keyboard.value.applied(to: new, isFullScreen: isFullScreen())
        guard new != environment else { return }
        environment = new
        onChange(new)
    }
}
