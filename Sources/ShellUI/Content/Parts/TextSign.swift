// SPDX-License-Identifier: Apache-2.0
// The sign at the beginning of a text of the shell that tells of a mistake or of something worth a look.

import GtkKit
import PluginProtocol

struct TextSign {
    /// What the text leaves free for it, an em for the sign and half of one behind it.
    static let room = "\u{2003}\u{2002}"
    private static let sign = "\u{2003}"

    private let tone: TextContent.Run.Tone

    init(_ tone: TextContent.Run.Tone) {
        self.tone = tone
    }

    func colour(_ palette: Palette) -> RGBA {
        switch tone {
        case .error: palette.destructive
        case .warning: palette.caution
        }
    }

    func draw(_ snapshot: Snapshot, in text: TextLayout, x: Double, y: Double, size: Double, _ host: ContentHost) {
        let name = tone == .error ? "error" : "warning"
        guard let box = text.boxes(of: 0..<TextSign.sign.utf8.count).first,
            let icon = host.shell.icons[name]
        else { return }
        let side = (size * 1.15).rounded()
        let place = Rect(
            x: x + box.x + (box.width - side) / 2, y: y + box.y + (box.height - side) / 2, width: side, height: side)
        snapshot.cairo(place) { painter in
            icon.draw(
                painter, x: place.x, y: place.y, size: side, lineWidth: max(1.6, side / 11), colour(host.palette))
        }
    }
}
