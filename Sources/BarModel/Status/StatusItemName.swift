// SPDX-License-Identifier: Apache-2.0

/// The items the shell has itself, as `[status]` names them. The clock has its own place and is not among them.
public enum StatusItemName: String, CaseIterable, Sendable {
    case network, cellular, battery, bluetooth, sound, microphone

    /// Shown whatever the operator leaves out, as far as the machine has it (STAT-CONTENT).
    public var isMandatory: Bool {
        switch self {
        case .network, .cellular, .battery: true
        case .bluetooth, .sound, .microphone: false
        }
    }
}

/// Which items stay when there is no room for all: the least goes first, clock and battery last.
public enum StatusPriority {
    public static let plugin = 10
    public static let activity = 20
    public static let sound = 30
    public static let bluetooth = 40
    public static let privateNetwork = 50
    public static let cellular = 60
    public static let microphone = 70
    public static let network = 80
    public static let problems = 85
    public static let battery = 90
    public static let clock = 100
}
