// SPDX-License-Identifier: Apache-2.0
// What a widget tells assistive technology. On GTK 4.8 every node of that tree is a widget, and a position in a set is
// not passed on: it goes into the description.
import CGtk

package enum Role: Sendable {
    case generic, group, navigation, button, toggle, tabList, tab, tabPanel, heading, label, status, list, listItem
    case link, image, progress, alert, radioGroup, radio, toolbar, separator, meter, dialog, menu, menuItem, `switch`,
        spinButton

    var gtk: GtkAccessibleRole {
        switch self {
        case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
        case .group: GTK_ACCESSIBLE_ROLE_GROUP
        case .navigation: GTK_ACCESSIBLE_ROLE_NAVIGATION
        case .button: GTK_ACCESSIBLE_ROLE_BUTTON
        case .toggle: GTK_ACCESSIBLE_ROLE_CHECKBOX
        case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
        case .tab: GTK_ACCESSIBLE_ROLE_TAB
        case .tabPanel: GTK_ACCESSIBLE_ROLE_TAB_PANEL
        case .heading: GTK_ACCESSIBLE_ROLE_HEADING
        case .label: GTK_ACCESSIBLE_ROLE_LABEL
        case .status: GTK_ACCESSIBLE_ROLE_STATUS
        case .list: GTK_ACCESSIBLE_ROLE_LIST
        case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
        case .link: GTK_ACCESSIBLE_ROLE_LINK
        case .image: GTK_ACCESSIBLE_ROLE_IMG
        case .progress: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
        case .alert: GTK_ACCESSIBLE_ROLE_ALERT
        case .radioGroup: GTK_ACCESSIBLE_ROLE_RADIO_GROUP
        case .radio: GTK_ACCESSIBLE_ROLE_RADIO
        case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
        case .separator: GTK_ACCESSIBLE_ROLE_SEPARATOR
        case .meter: GTK_ACCESSIBLE_ROLE_METER
        case .dialog: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
        case .menu: GTK_ACCESSIBLE_ROLE_MENU
        case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
        case .`switch`: GTK_ACCESSIBLE_ROLE_SWITCH
        case .spinButton: GTK_ACCESSIBLE_ROLE_SPIN_BUTTON
        }
    }
}

extension Widget {
    package func setAccessible(label: String) { cgtk_accessible_label(pointer, label) }
    package func setAccessible(description: String?) { cgtk_accessible_description(pointer, description) }
    package func setAccessible(selected: Bool) { cgtk_accessible_selected(pointer, selected ? 1 : 0) }
    package func setAccessible(checked: Bool) { cgtk_accessible_checked(pointer, checked ? 1 : 0) }
    package func setAccessible(pressed: Bool) { cgtk_accessible_pressed(pointer, pressed ? 1 : 0) }
    package func setAccessible(busy: Bool) { cgtk_accessible_busy(pointer, busy ? 1 : 0) }
    package func setAccessible(hidden: Bool) { cgtk_accessible_hidden(pointer, hidden ? 1 : 0) }
    package func setAccessible(disabled: Bool) { cgtk_accessible_disabled(pointer, disabled ? 1 : 0) }
    package func setAccessible(level: Int) { cgtk_accessible_level(pointer, Int32(clamping: level)) }
    package func setAccessible(labelledBy other: Widget) { cgtk_accessible_labelled_by(pointer, other.pointer) }

    package func setAccessible(value: Double, from low: Double, to high: Double) {
        cgtk_accessible_value(pointer, low, high, value)
    }

    /// Says a sentence, where GTK can (4.14 and newer). Answers false where it cannot: there a changed name or
    /// description is the announcement.
    @discardableResult
    package func announce(_ message: String, urgent: Bool = false) -> Bool {
        cgtk_accessible_announce(pointer, message, urgent ? 1 : 0) != 0
    }
}
