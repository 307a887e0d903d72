// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import PluginKit

/// What the three time pieces share: the shell, its clocks, the zone, the language and the folder for their state.
@MainActor
final class TimePiece {
    let shell: Shell
    let zone: LocalZone
    private let bootID: String

    /// - Parameters:
    ///   - zone: Of the person.
    ///   - bootID: Names this run of the machine.
    init(_ shell: Shell, zone: LocalZone, bootID: String) {
        self.shell = shell
        self.zone = zone
        self.bootID = bootID
    }

    var now: Moment {
        let (seconds, attoseconds) = shell.uptime.components
        return Moment(
            boot: seconds * 1000 + attoseconds / 1_000_000_000_000_000,
            wall: Int64((shell.date.timeIntervalSince1970 * 1000).rounded(.down)), bootID: bootID)
    }

    /// What the wall shows in so many ms.
    func timeOfDay(in milliseconds: Int64) -> String {
        timeOfDay(at: now.wall.addingClamped(milliseconds) / 1000)
    }

    /// What the wall shows at an instant, in seconds since the beginning of 1970.
    func timeOfDay(at instant: Int64) -> String {
        let local = zone.local(instant)
        let second = local - CivilDay(containing: local).firstSecond
        return words.time(hour: Int(second / 3600), minute: Int(second / 60 % 60))
    }

    var words: Words {
        Words(locale: shell.environment.locale, hourCycle: shell.environment.hourCycle ?? .h23)
    }

    func file<Value: Codable & Sendable>(_ name: String) -> StateFile<Value> {
        StateFile(folder: shell.dataFolder, name: name)
    }

    /// What was kept; nothing if there is nothing, or it is broken: then the log says where it is now.
    func read<Value>(_ file: StateFile<Value>) -> Value? {
        switch file.read() {
        case .value(let value): return value
        case .nothing: return nil
        case .broken(let aside):
            shell.log(.error, "\(file.path) could not be read and is now \(aside)")
            return nil
        }
    }

    func write<Value>(_ value: Value, to file: StateFile<Value>) {
        do {
            try file.write(value)
        } catch {
            shell.log(.error, "\(file.path) could not be written: \(error)")
        }
    }

    /// Calls `body` once after so many ms of boot time, as soon as the machine is awake then.
    ///
    /// One timer stands still in sleep and one follows the wall clock: whichever comes first looks at the boot clock.
    func after(_ milliseconds: Int64, _ body: @escaping @MainActor () -> Void) -> [TimerToken] {
        let wait = max(0, milliseconds)
        return [
            shell.after(.milliseconds(wait), body),
            shell.at(shell.date.addingTimeInterval(Double(wait) / 1000), body),
        ]
    }

    static func readBootID() -> String {
        let path = "/proc/sys/kernel/random/boot_id"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return "" }
        return String(text.prefix { !$0.isWhitespace })
    }
}
