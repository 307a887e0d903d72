// SPDX-License-Identifier: Apache-2.0
// Event controllers: each is made with the object its handlers are for, which is held weakly, and then added to a
// widget, which owns it. A controller can be kept to read from it or to switch it off.
import CGtk
import GioKit

package class Controller {
    let reference: Ref<OpaquePointer>

    init(_ pointer: OpaquePointer) {
        reference = Ref(pointer, transfer: .full)
    }

    /// When the controller sees an event: before the widgets inside its own (capture) or after them (bubble).
    package enum Phase { case none, capture, bubble, target }

    package var phase: Phase = .bubble {
        didSet {
            let phase =
                switch phase {
                case .none: GTK_PHASE_NONE
                case .capture: GTK_PHASE_CAPTURE
                case .bubble: GTK_PHASE_BUBBLE
                case .target: GTK_PHASE_TARGET
                }
            gtk_event_controller_set_propagation_phase(reference.pointer, phase)
        }
    }

    func attach(to widget: Widget) {
        // The widget takes a reference over, ours stays.
        _ = g_object_ref(reference.raw)
        gtk_widget_add_controller(widget.pointer, reference.pointer)
    }

    /// The time of the event that is handled, in milliseconds of the display's clock; 0 outside a handler.
    package var eventTime: UInt32 { gtk_event_controller_get_current_event_time(reference.pointer) }
}

package class Gesture: Controller {
    /// The fingers or buttons are ours: whoever else watches them is told to give up.
    package func claim() { gtk_gesture_set_state(reference.pointer, GTK_EVENT_SEQUENCE_CLAIMED) }
    package func deny() { gtk_gesture_set_state(reference.pointer, GTK_EVENT_SEQUENCE_DENIED) }
    package var isActive: Bool { gtk_gesture_is_active(reference.pointer) != 0 }
    package func cancel() { gtk_event_controller_reset(reference.pointer) }
}
