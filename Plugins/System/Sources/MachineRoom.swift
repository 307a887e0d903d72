// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// The plugin System: what this machine is and does, four levels deep.
@main
struct MachineRoom: Plugin {
    private let source: SystemSource

    init() {
        self.init(SystemSource())
    }

    init(_ source: SystemSource) {
        self.source = source
    }

    var tabs: [Tab] {
        Tab("system") { [source] in OverviewScreen(source) }
    }

    /// Screens of processes: rows far down a list are not described again before the shell opens them after a restart.
    func screen(_ id: String, in tab: String) -> ScreenController? {
        let parts = id.split(separator: ".")
        guard parts.count == 2, let pid = Int32(parts[1]) else { return nil }
        switch parts[0] {
        case "process": return ProcessScreen(pid, name: "\(pid)", source)
        case "files": return OpenFilesScreen(pid, source)
        case "threads": return ThreadsScreen(pid, source)
        default: return nil
        }
    }
}
