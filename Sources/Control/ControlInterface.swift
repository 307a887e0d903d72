// SPDX-License-Identifier: Apache-2.0

/// Where a running shell is reached on the session bus.
package enum ControlInterface {
    package static let service = "org.lintel.Shell"
    package static let path = "/org/lintel/Shell"
    package static let name = "org.lintel.Shell1"

    package enum Method: String, CaseIterable, Sendable {
        case status = "Status"
        case tabs = "Tabs"
        case select = "Select"
        case back = "Back"
        case reload = "Reload"
        case screenshot = "Screenshot"
        case release = "Release"
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
            <method name="Quit"/>
          </interface>
        </node>
        """
}
