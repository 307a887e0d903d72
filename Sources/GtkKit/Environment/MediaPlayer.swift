// SPDX-License-Identifier: Apache-2.0
import CGtk
import GioKit

/// Sound or film of a file, through GTK's media stream. Nothing of it is loaded before it is played.
package final class MediaPlayer {
    private let path: String
    private let loops: Bool
    private var stream: Ref<UnsafeMutablePointer<GtkMediaStream>>?
    private var tokens: [SignalToken] = []
    /// It plays, has stopped, failed, or has another picture.
    package var onChange: () -> Void = {}

    package init(path: String, loops: Bool) {
        self.path = path
        self.loops = loops
    }

    isolated deinit {
        tokens.forEach { $0.disconnect() }
        if let stream { gtk_media_stream_pause(stream.pointer) }
    }

    package var isPlaying: Bool { stream.map { gtk_media_stream_get_playing($0.pointer) != 0 } ?? false }

    /// It cannot be played: no such file, not of a kind that is known, or no media module.
    package var hasFailed: Bool { stream.map { gtk_media_stream_get_error($0.pointer) != nil } ?? false }

    package func play() {
        if stream == nil { open() }
        guard let stream else { return }
        if gtk_media_stream_get_ended(stream.pointer) != 0 { gtk_media_stream_seek(stream.pointer, 0) }
        gtk_media_stream_play(stream.pointer)
    }

    package func pause() {
        if let stream { gtk_media_stream_pause(stream.pointer) }
    }

    private func open() {
        guard let new = gtk_media_file_new_for_filename(path) else { return }
        gtk_media_stream_set_loop(new, loops ? 1 : 0)
        stream = Ref(new, transfer: .full)
        tokens = ["playing", "error"].map { property in
            Signal.connectNotify(new, property, to: self) { $0.onChange() }
        }
        tokens.append(Signal.connect(OpaquePointer(new), "invalidate-contents", to: self) { $0.onChange() })
    }

    /// Draws the present picture of a film.
    package func draw(_ snapshot: Snapshot, in box: Rect) {
        guard let stream else { return }
        let paintable = OpaquePointer(stream.pointer)
        let width = Double(gdk_paintable_get_intrinsic_width(paintable))
        let height = Double(gdk_paintable_get_intrinsic_height(paintable))
        guard width > 0, height > 0 else { return }
        let scale = min(box.width / width, box.height / height)
        snapshot.paintable(
            paintable,
            in: Rect(
                x: box.midX - width * scale / 2, y: box.midY - height * scale / 2, width: width * scale,
                height: height * scale))
    }
}

extension Snapshot {
    fileprivate func paintable(_ paintable: OpaquePointer, in box: Rect) {
        translated(x: box.x, y: box.y) { gdk_paintable_snapshot(paintable, pointer, box.width, box.height) }
    }
}
