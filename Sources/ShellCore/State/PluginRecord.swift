// SPDX-License-Identifier: Apache-2.0

import BarModel
import PluginProtocol

/// What the shell knows of one plugin.
struct PluginRecord: Equatable {
    enum State: Equatable {
        case idle
        /// Asked to start; not initialised yet.
        case starting
        case ready
        /// Asked to end; starts again afterwards if `restart`.
        case ending(restart: Bool)
        /// `restartAt` is when the shell may start it by itself.
        case failed(Failure, restartAt: Int)
        /// `nil` when it was put there in an earlier run of the shell.
        case quarantined(Failure?)
        case rejected(reason: String)
        case disabled
    }

    var installed: InstalledPlugin
    var state: State = .idle
    var pid: Int?
    var restarts = 0
    /// Ends without a run of 60 s between them.
    var failures = 0
    /// In quarantine until a long run, a release or another version ends it; Retry may have started it once.
    var isQuarantined = false
    /// Told last that something of it is on screen.
    var isResumed = true
    var startedAt = 0
    var lastHeardAt = 0
    var requests = PendingRequests()
    /// Why the shell is ending it, when that end is to count as a failure.
    var endingFailure: Failure?
    var lastFailure: Failure?
    /// Live tokens of `activity.begin`.
    var activities: Set<Int> = []
    /// Decided while it was not running; told when it is.
    var untold: [Decision] = []
    var statusItems: [String: PluginRequest.StatusItemUpdate] = [:]

    var id: String { installed.manifest.id }
    var isAutostart: Bool { installed.manifest.autostart || !installed.manifest.status.isEmpty }

    var isRunning: Bool {
        switch state {
        case .starting, .ready, .ending: true
        default: false
        }
    }
}

/// Why a run ended that the shell did not ask to end.
package enum Failure: Hashable, Sendable {
    case ended(EndReason)
    /// A request had no answer for that long.
    case notResponding(seconds: Int)
    /// `initialize` was answered with an error.
    case refusedToStart(String)
    case otherProtocol(ProtocolVersion)
}

/// The shell's requests that wait for an answer.
struct PendingRequests: Equatable {
    enum Kind: Equatable {
        case initialize
        case openScreen(PageID)
        case rows(PageID, section: String, first: Int)
        case action(PageID, node: String)
        case ping
        case shutdown
    }

    struct Entry: Equatable {
        var kind: Kind
        var sentAt: Int
    }

    private(set) var entries: [MessageID: Entry] = [:]
    private var lastID = 0

    mutating func add(_ kind: Kind, at now: Int) -> MessageID {
        lastID += 1
        entries[lastID] = Entry(kind: kind, sentAt: now)
        return lastID
    }

    mutating func take(_ id: MessageID) -> Entry? {
        entries.removeValue(forKey: id)
    }

    /// Nobody waits any more for what concerns a page that was left.
    mutating func abandon(_ page: PageID) {
        entries = entries.filter { _, entry in
            switch entry.kind {
            case .openScreen(page), .rows(page, _, _), .action(page, _): false
            default: true
            }
        }
    }

    mutating func removeAll() {
        entries = [:]
    }

    /// When the request that has waited longest was sent; a goodbye does not count.
    var oldest: Int? {
        entries.values.filter { $0.kind != .shutdown }.map(\.sentAt).min()
    }

    /// Nodes of a page whose action has had no answer since before `time`.
    func busyNodes(on page: PageID, since time: Int) -> Set<String> {
        var nodes: Set<String> = []
        for entry in entries.values where entry.sentAt <= time {
            if case .action(page, let node) = entry.kind { nodes.insert(node) }
        }
        return nodes
    }
}
