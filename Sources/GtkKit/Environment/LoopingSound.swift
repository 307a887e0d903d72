// SPDX-License-Identifier: Apache-2.0
import CGtk
import GioKit

/// A sound that repeats until it is stopped, through GTK's media stream. Silent where no sound server or no media
/// module is; nothing of it is loaded before the first start.
package final class LoopingSound {
    private let path: String
    private var stream: Ref<UnsafeMutablePointer<GtkMediaStream>>?

    package init(path: String) {
        self.path = path
    }

    package var isPlaying: Bool { stream != nil }

    package func start() {
        guard stream == nil, let new = gtk_media_file_new_for_filename(path) else { return }
        gtk_media_stream_set_loop(new, 1)
        gtk_media_stream_play(new)
        stream = Ref(new, transfer: .full)
    }

    package func stop() {
        guard let stream else { return }
        gtk_media_stream_pause(stream.pointer)
        self.stream = nil
    }
}
