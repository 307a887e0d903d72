// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit

/// The network from NetworkManager, and from the kernel where there is none: at once when it was never there, after a
/// minute when it has gone. Until then the network is unavailable, because a restart is the likelier reason.
@MainActor
package final class NetworkSource: StatusSource {
    package typealias Kernel = @MainActor () -> any StatusSource<NetworkFacts>

    package static var grace: Duration { .seconds(60) }

    package private(set) var value = NetworkFacts(.unavailable)
    package var onChange: (@MainActor () -> Void)?

    private let manager: NetworkManagerSource
    private let countdown: any Countdown
    private let makeKernel: Kernel
    private var kernel: (any StatusSource<NetworkFacts>)?
    private var watch: NameWatch?
    private var hasManager = false

    package init(
        _ bus: Bus, countdown: any Countdown = LoopCountdown(), kernel: @escaping Kernel = { NetlinkSource() }
    ) {
        self.countdown = countdown
        makeKernel = kernel
        manager = NetworkManagerSource(bus)
        manager.onChange = { [weak self] in self?.publish() }
        watch = NameWatch(bus, NetworkManagerSource.service) { [weak self] owner in self?.ownerChanged(owner) }
    }

    package func check() -> Bool { kernel == nil && manager.check() }

    private func ownerChanged(_ owner: String?) {
        if owner != nil {
            hasManager = true
            countdown.cancel()
            kernel = nil
            publish()
        } else if hasManager {
            publish()
            countdown.start(Self.grace) { [weak self] in self?.askKernel() }
        } else {
            askKernel()
        }
    }

    private func askKernel() {
        let source = makeKernel()
        kernel = source
        source.onChange = { [weak self] in self?.publish() }
        publish()
    }

    private func publish() {
        let now = kernel?.value ?? manager.value
        guard now != value else { return }
        value = now
        onChange?()
    }
}
