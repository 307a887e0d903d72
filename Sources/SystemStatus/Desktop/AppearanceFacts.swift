// SPDX-License-Identifier: Apache-2.0

import BarModel

/// What the desktop's settings say about looks; nil where they say nothing.
package struct AppearanceFacts: Equatable, Sendable {
    package var colorScheme: ColorScheme?
    /// 1 is normal.
    package var textScale: Double?
    package var reducedMotion: Bool?
    package var highContrast: Bool?

    package init(
        colorScheme: ColorScheme? = nil, textScale: Double? = nil, reducedMotion: Bool? = nil, highContrast: Bool? = nil
    ) {
        self.colorScheme = colorScheme
        self.textScale = textScale
        self.reducedMotion = reducedMotion
        self.highContrast = highContrast
    }

    /// The environment with what is known here put in; light, normal size and full motion where nothing is.
    package func applied(to environment: Environment) -> Environment {
        var environment = environment
        environment.colorScheme = colorScheme ?? .light
        environment.textScale = textScale ?? 1
        environment.reducedMotion = reducedMotion ?? false
        environment.highContrast = highContrast ?? false
        return environment
    }
}

extension AppearanceFacts {
    /// Reads the settings portal's namespaces. A value of another type or out of range counts as not said.
    init(_ settings: [String: [String: Setting]]) {
        let appearance = settings["org.freedesktop.appearance"] ?? [:]
        let interface = settings["org.gnome.desktop.interface"] ?? [:]
        let contrast = settings["org.gnome.desktop.a11y.interface"] ?? [:]
        colorScheme =
            switch appearance["color-scheme"]?.number {
            case 1: .dark
            case 2: .light
            default: nil
            }
        textScale = interface["text-scaling-factor"]?.number.flatMap { (0.5...3).contains($0) ? $0 : nil }
        reducedMotion =
            appearance["reduced-motion"]?.number.map { $0 == 1 } ?? interface["enable-animations"]?.flag.map(!)
        highContrast = appearance["contrast"]?.number.map { $0 == 1 } ?? contrast["high-contrast"]?.flag
    }

    /// A setting's value as far as we need it.
    struct Setting: Equatable {
        var number: Double?
        var flag: Bool?
    }
}
