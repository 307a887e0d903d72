// SPDX-License-Identifier: Apache-2.0

import PluginProtocol

/// What one plugin has said, line by line: read, judged, and counted against what a plugin may send. A value of whatever
/// thread the lines come in on.
struct MessageIntake {
    /// Messages a second that a plugin may send for ever, and how many at once.
    static let rate = 500
    static let burst = 1000

    enum Outcome {
        case message(PluginMessage)
        /// A bad line. `isReported` is false where too many like it came before.
        case fault(MessageFault, isReported: Bool)
        /// The line was not looked at: the sender is too fast. Told once until it has been quiet again.
        case tooFast(isFirst: Bool)

        var isTooFast: Bool { if case .tooFast = self { true } else { false } }
    }

    private let reader: MessageReader<PluginMessage>
    private var messages = TokenBucket(rate: Double(Self.rate), burst: Double(Self.burst))
    private var faults = TokenBucket(rate: 1, burst: 10)
    private var isTooFast = false

    init(pending: PendingRequests) {
        reader = MessageReader(pending: pending)
    }

    mutating func take(_ line: [UInt8], at now: Duration) -> Outcome {
        if isTooFast, messages.isFull(at: now) { isTooFast = false }
        guard messages.take(at: now) else {
            defer { isTooFast = true }
            return .tooFast(isFirst: !isTooFast)
        }
        do throws(MessageFault) {
            return .message(try reader.read(line))
        } catch {
            return .fault(error, isReported: faults.take(at: now))
        }
    }

    mutating func takeTooLong(at now: Duration) -> Outcome {
        .fault(.tooLong(limit: MessageLimits.length), isReported: faults.take(at: now))
    }

    static let tooFast = MessageFault.tooFast(limit: rate)
}
