// SPDX-License-Identifier: Apache-2.0
// The one way to subclass GtkWidget. A kind is a GType of its own, because role, style name and actions belong to the
// class; everything an instance does is asked from its delegate. A class lives as long as the process.
import CGtk

package struct WidgetKind {
    package let name: String
    package let role: Role
    package let actions: [String]
    let type: GType

    /// Registers the class, or finds it if the name is known already.
    ///
    /// - Parameters:
    ///   - name: ASCII letters only; the type is `Lintel<name>`, the style name `lintel-<name>` in lower case.
    ///   - role: What assistive technology takes it for.
    ///   - actions: Names with a dot (`"tab.press"`); assistive technology can call them.
    package init(_ name: String, role: Role, actions: [String] = []) {
        self.name = name
        self.role = role
        self.actions = actions
        type = WidgetKind.register(name, role: role, actions: actions)
    }

    /// The state that drawing depends on.
    private static let drawnFlags =
        GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue | GTK_STATE_FLAG_INSENSITIVE.rawValue

    private static var registered: [String: GType] = [:]

    private static func register(_ name: String, role: Role, actions: [String]) -> GType {
        if let known = registered[name] { return known }
        let facts = Unmanaged.passRetained(ClassFacts(name: name, role: role, actions: actions))
        var info = GTypeInfo()
        info.class_size = UInt16(MemoryLayout<GtkWidgetClass>.size)
        info.class_init = { type, data in
            guard let type, let data else { return }
            WidgetKind.setUp(
                type.assumingMemoryBound(to: GtkWidgetClass.self),
                Unmanaged<ClassFacts>.fromOpaque(data).takeUnretainedValue())
        }
        info.class_data = UnsafeRawPointer(facts.toOpaque())
        info.instance_size = UInt16(MemoryLayout<CGtkDrawnWidget>.size)
        let type = g_type_register_static(gtk_widget_get_type(), "Lintel\(name)", &info, GTypeFlags(rawValue: 0))
        registered[name] = type
        return type
    }

    private static func setUp(_ type: UnsafeMutablePointer<GtkWidgetClass>, _ facts: ClassFacts) {
        gtk_widget_class_set_css_name(type, "lintel-\(facts.name.lowercased())")
        gtk_widget_class_set_accessible_role(type, facts.role.gtk)
        for action in facts.actions {
            gtk_widget_class_install_action(type, action, nil) { widget, name, _ in
                guard let widget, let name else { return }
                DelegateBox.of(widget)?.delegate?.perform(action: String(cString: name))
            }
        }
        type.pointee.snapshot = { widget, snapshot in
            guard let widget, let snapshot else { return }
            DelegateBox.of(widget)?.delegate?.snapshot(Snapshot(pointer: snapshot, widget: widget))
        }
        type.pointee.measure = { widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
            let measure =
                widget.flatMap { DelegateBox.of($0)?.delegate }?
                .measure(orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical, forSize: Int(size))
                ?? Measure(0)
            minimum?.pointee = Int32(clamping: max(0, measure.minimum))
            natural?.pointee = Int32(clamping: max(0, measure.minimum, measure.natural))
        }
        type.pointee.get_request_mode = { widget in
            let mode = widget.flatMap { DelegateBox.of($0)?.delegate }?.requestMode ?? .constantSize
            return mode == .constantSize ? GTK_SIZE_REQUEST_CONSTANT_SIZE : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
        }
        type.pointee.size_allocate = { widget, width, height, _ in
            guard let widget else { return }
            DelegateBox.of(widget)?.delegate?.allocate(width: Int(width), height: Int(height))
        }
        type.pointee.focus = { widget, direction in
            guard let widget else { return 0 }
            if let moved = DelegateBox.of(widget)?.delegate?.moveFocus(FocusDirection(direction)) {
                return moved ? 1 : 0
            }
            return cgtk_parent_focus(widget, direction)
        }
        type.pointee.state_flags_changed = { widget, before in
            guard let widget else { return }
            cgtk_parent_state_flags_changed(widget, before)
            // A pointer on its way sets and clears flags all the way up the tree; nothing is drawn from those.
            let changed = gtk_widget_get_state_flags(widget).rawValue ^ before.rawValue
            if changed & WidgetKind.drawnFlags != 0 { gtk_widget_queue_draw(widget) }
        }
        type.pointee.direction_changed = { widget, before in
            guard let widget else { return }
            cgtk_parent_direction_changed(widget, before)
            DelegateBox.of(widget)?.delegate?.directionChanged()
        }
        let object = UnsafeMutableRawPointer(type).assumingMemoryBound(to: GObjectClass.self)
        object.pointee.dispose = { instance in
            guard let instance else { return }
            let widget = UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GtkWidget.self)
            while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
            cgtk_parent_dispose(instance)
        }
        object.pointee.finalize = { instance in
            guard let instance else { return }
            DelegateBox.release(UnsafeMutableRawPointer(instance).assumingMemoryBound(to: GtkWidget.self))
            cgtk_parent_finalize(instance)
        }
    }
}

private final class ClassFacts {
    let name: String
    let role: Role
    let actions: [String]

    init(name: String, role: Role, actions: [String]) {
        self.name = name
        self.role = role
        self.actions = actions
    }
}

/// What the C instance holds: retained from creation to finalisation, and it holds the delegate weakly.
final class DelegateBox {
    weak var delegate: (any WidgetDelegate)?

    init(_ delegate: (any WidgetDelegate)?) {
        self.delegate = delegate
    }

    static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> DelegateBox? {
        let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: CGtkDrawnWidget.self)
        return instance.pointee.box.map { Unmanaged<DelegateBox>.fromOpaque($0).takeUnretainedValue() }
    }

    static func install(_ box: DelegateBox, in widget: UnsafeMutablePointer<GtkWidget>) {
        let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: CGtkDrawnWidget.self)
        instance.pointee.box = Unmanaged.passRetained(box).toOpaque()
        DrawnWidget.live += 1
        DrawnWidget.made += 1
    }

    static func release(_ widget: UnsafeMutablePointer<GtkWidget>) {
        let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: CGtkDrawnWidget.self)
        guard let box = instance.pointee.box else { return }
        instance.pointee.box = nil
        Unmanaged<DelegateBox>.fromOpaque(box).release()
        DrawnWidget.live -= 1
    }
}
