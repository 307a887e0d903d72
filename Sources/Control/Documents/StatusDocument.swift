// SPDX-License-Identifier: Apache-2.0

import BarModel
import ShellCore

/// The state of a running shell: `lintelctl status --json`.
package struct StatusDocument: Codable, Equatable, Sendable {
    package enum Mode: String, Codable, Sendable {
        case kiosk, window
    }

    package enum Renderer: String, Codable, Sendable {
        case cairo, gl
    }

    package enum Keyboard: String, Codable, Sendable {
        case available, none
    }

    package enum BarState: String, Codable, Sendable {
        case shown, hidden, absent
    }

    package struct Level: Codable, Equatable, Sendable {
        package var id: String
        package var title: String
        /// The preferred label of its back button; `null` at the root.
        package var backLabel: Nullable<String>

        package init(id: String, title: String, backLabel: String?) {
            self.id = id
            self.title = title
            self.backLabel = Nullable(backLabel)
        }
    }

    package struct Bars: Codable, Equatable, Sendable {
        package var status: BarState
        package var navigation: BarState
        package var tabs: BarState
        package var toolbar: BarState

        package init(status: BarState, navigation: BarState, tabs: BarState, toolbar: BarState) {
            self.status = status
            self.navigation = navigation
            self.tabs = tabs
            self.toolbar = toolbar
        }
    }

    package struct Plugin: Codable, Equatable, Sendable {
        package var id: String
        /// `idle`, `starting`, `ready`, `stalled`, `failed`, `quarantined`, `rejected` or `disabled`.
        package var state: String
        package var isolation: String
        package var pid: Nullable<Int>
        package var restarts: Int
        /// Why it does not run; empty when nothing is wrong.
        package var reason: String

        package init(id: String, state: String, isolation: String, pid: Int?, restarts: Int, reason: String) {
            self.id = id
            self.state = state
            self.isolation = isolation
            self.pid = Nullable(pid)
            self.restarts = restarts
            self.reason = reason
        }
    }

    package struct Frames: Codable, Equatable, Sendable {
        package var painted: Int
        /// More than 25 ms after the frame before.
        package var late: Int
        /// Frames from the last tap to the first one that changed.
        package var tapToFrame: Int
        /// Turns of the frame clock, each of which paints once at most.
        package var turns: Int

        package init(painted: Int = 0, late: Int = 0, tapToFrame: Int = 0, turns: Int = 0) {
            self.painted = painted
            self.late = late
            self.tapToFrame = tapToFrame
            self.turns = turns
        }
    }

    package var version: String
    package var mode: Mode
    package var renderer: Renderer
    /// Version of the library that draws.
    package var gtk: String
    /// The tab on screen; `null` when none is.
    package var tab: Nullable<String>
    /// From the root up.
    package var stack: [Level]
    package var bars: Bars
    package var problems: CheckDocument
    package var plugins: [Plugin]
    package var frames: Frames
    package var keyboard: Keyboard

    /// What the program knows and the core does not.
    package struct Program: Equatable, Sendable {
        package var version: String
        package var mode: Mode
        package var renderer: Renderer
        package var gtk: String
        package var frames: Frames
        package var keyboard: Keyboard

        package init(
            version: String, mode: Mode, renderer: Renderer, gtk: String, frames: Frames = Frames(),
            keyboard: Keyboard = .none
        ) {
            self.version = version
            self.mode = mode
            self.renderer = renderer
            self.gtk = gtk
            self.frames = frames
            self.keyboard = keyboard
        }
    }

    package init(_ summary: ShellSummary, program: Program) {
        func state(_ exists: Bool, isHidden: Bool = false) -> BarState {
            !exists ? .absent : isHidden || summary.areBarsHidden ? .hidden : .shown
        }
        version = program.version
        mode = program.mode
        renderer = program.renderer
        gtk = program.gtk
        tab = Nullable(summary.shownTab?.description)
        stack = summary.stack.map { Level(id: $0.id, title: $0.title, backLabel: $0.backLabel) }
        bars = Bars(
            status: state(true), navigation: state(true, isHidden: summary.isNavigationHidden),
            tabs: state(summary.hasTabBar, isHidden: summary.isKeyboardUp),
            toolbar: state(summary.hasToolbar, isHidden: summary.isKeyboardUp))
        problems = CheckDocument(summary.problems)
        plugins = summary.plugins.map { plugin in
            Plugin(
                id: plugin.id, state: plugin.state.rawValue, isolation: plugin.isolation, pid: plugin.pid,
                restarts: plugin.restarts, reason: plugin.reason)
        }
        frames = program.frames
        keyboard = program.keyboard
    }
}
