// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials

/// Where a running shell is reached on the session bus.
package enum ControlInterface {
    /// The shell's name; a shell that a plugin author runs has another below it (`LINTEL_BUS_NAME`).
    package static let service = name(of: ProcessInfo.processInfo.environment)
    package static let path = "/org/lintel/Shell"
    package static let name = "org.lintel.Shell1"

    package static let nameVariable = "LINTEL_BUS_NAME"

    /// What the environment asks for, if it may.
    package static func name(of environment: [String: String]) -> String {
        let usual = "org.lintel.Shell"
        guard let wish = environment[nameVariable], wish.hasPrefix(usual + "."),
            (usual.count + 2...255).contains(wish.utf8.count),
            wish.dropFirst(usual.count + 1).allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return usual }
        return wish
    }

    package enum Method: String, CaseIterable, Sendable {
        case status = "Status"
        case tabs = "Tabs"
        case select = "Select"
        case back = "Back"
        case reload = "Reload"
        case screenshot = "Screenshot"
        case release = "Release"
        case restart = "Restart"
        case quit = "Quit"
    }

    /// The same as `data/dbus/org.lintel.Shell1.xml`, which is installed for others; a test holds them together.
    package static let xml = """
        <node>
          <interface name="org.lintel.Shell1">
            <method name="Status"><arg name="document" type="s" direction="out"/></method>
            <method name="Tabs"><arg name="document" type="s" direction="out"/></method>
            <method name="Select"><arg name="tab" type="s" direction="in"/></method>
            <method name="Back"><arg name="moved" type="b" direction="out"/></method>
            <method name="Reload"><arg name="problems" type="s" direction="out"/></method>
            <method name="Screenshot"><arg name="file" type="s" direction="in"/></method>
            <method name="Release"><arg name="plugin" type="s" direction="in"/></method>
            <method name="Restart"><arg name="plugin" type="s" direction="in"/></method>
            <method name="Quit"/>
          </interface>
        </node>
        """
}
