// SPDX-License-Identifier: Apache-2.0
// Sound or film with one button that plays and pauses it; where the operator does not allow it, the node says so.

import BarModel
import GtkKit
import PluginProtocol

final class MediaNode: NodeView, WidgetDelegate {
    private static let kind = WidgetKind("ContentMedia", role: .group)

    let widget: DrawnWidget
    private let host: ContentHost
    private let button: FilledButton
    private var content = MediaContent(id: "", path: "", description: "")
    private var player: MediaPlayer?
    private var margins = NodeMargins()
    private var places = (space: 0, film: 0, text: 0)

    init(_ host: ContentHost) {
        self.host = host
        widget = DrawnWidget(MediaNode.kind)
        button = FilledButton(host.shell)
        widget.delegate = self
        widget.add(button.area.widget)
        button.area.onPress = { [weak self] in self?.toggle() }
    }

    private var isAllowed: Bool { host.plugin.map { host.shell.allowsMedia($0) } ?? false }

    func update(_ content: Content, busy: Set<String>) -> Bool {
        guard case .media(let media) = content else { return false }
        if media.path != self.content.path || media.loops != self.content.loops { player = nil }
        let changesSize = media.film != self.content.film
        self.content = media
        widget.setAccessible(label: media.description)
        refresh()
        if changesSize { host.onResize() }
        return true
    }

    private func toggle() {
        guard isAllowed, let path = host.file(content.path) else { return }
        if player == nil {
            player = MediaPlayer(path: path, loops: content.loops ?? false)
            player?.onChange = { [weak self] in self?.refresh() }
        }
        if player?.isPlaying == true { player?.pause() } else { player?.play() }
        refresh()
    }

    var targets: [ContentTarget] { [ContentTarget(id: content.id, widget: button.area.widget)] }

    private func refresh() {
        let translate = host.shell.translate
        button.show(player?.isPlaying == true ? translate("Pause") : translate("Play"), look: .plain)
        button.area.isEnabled = isAllowed && host.file(content.path) != nil
        widget.queueDraw()
    }

    private var note: String {
        let translate = host.shell.translate
        if !isAllowed { return translate("Sound and film are not allowed for this plugin.") }
        return player?.hasFailed == true ? translate("It cannot be played.") : content.description
    }

    func restyle() {
        button.restyle()
        widget.queueDraw()
    }

    func height(width: Int, margins: NodeMargins, isFirst: Bool) -> Int {
        self.margins = margins
        let room = max(0, width - margins.leading - margins.trailing)
        let text = Int((28 * host.type.textScale).rounded(.up))
        places = (isFirst ? 16 : 12, content.film == true ? room * 9 / 16 : 0, text)
        return places.space + places.film + places.text + host.metrics.button
    }

    func measure(_ orientation: Orientation, forSize: Int) -> Measure {
        orientation == .vertical
            ? Measure(places.space + places.film + places.text + host.metrics.button)
            : Measure(minimum: 0, natural: 0)
    }

    func allocate(width: Int, height: Int) {
        let wide = max(host.metrics.button, min(width - margins.leading - margins.trailing, button.naturalWidth))
        let x = widget.isRightToLeft ? width - margins.leading - wide : margins.leading
        widget.allocate(
            button.area.widget, x: x, y: places.space + places.film + places.text, width: wide,
            height: host.metrics.button)
    }

    func snapshot(_ snapshot: Snapshot) {
        let start = Double(widget.isRightToLeft ? margins.trailing : margins.leading)
        let room = snapshot.width - Double(margins.leading + margins.trailing)
        if places.film > 0 {
            let box = Rect(x: start, y: Double(places.space), width: room, height: Double(places.film))
            snapshot.fill(box, radius: ContentMetrics.groupCorner, host.palette.pressed)
            player?.draw(snapshot, in: box)
        }
        let text = TextLayout(note, host.type.secondary, maxWidth: room)
        let x = widget.isRightToLeft ? start + room - text.width : start
        snapshot.text(
            text, x: x, baseline: Double(places.space + places.film) + 18 * host.type.textScale, host.palette.dim)
        snapshot.child(button.area.widget)
    }
}
