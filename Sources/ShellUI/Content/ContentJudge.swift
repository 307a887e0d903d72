// SPDX-License-Identifier: Apache-2.0
// What can be pressed in a page's content, judged where it stands: large enough, and nothing of it under the status bar
// (BARS-TARGET-MIN, STAT-NOT-INTERACTIVE).

import BarModel
import GtkKit
import Guidelines
import ShellCore

final class ContentJudge {
    private struct Place: Equatable {
        var targets: [Target]
        var insets: PageInsets
        var rules: Int
        var page: PageID
    }

    private let host: ContentHost
    private let canvas: PageCanvas
    private var judged: Place?
    /// px by which the content has to move out from under the status bar, when it is another than before.
    var onInset: (Int) -> Void = { _ in }

    init(_ host: ContentHost, _ canvas: PageCanvas) {
        self.host = host
        self.canvas = canvas
    }

    /// Everything has its place.
    func judge() {
        guard let node = canvas.node else { return }
        // As they stand where nothing is scrolled, and before anything cuts them.
        let targets = node.targets.compactMap { target -> Target? in
            guard target.widget.isMapped, let origin = target.widget.convert(Point(x: 0, y: 0), to: canvas.widget)
            else {
                return nil
            }
            return Target(
                id: target.id,
                hit: BarModel.Rect(
                    x: origin.x, y: origin.y - Double(canvas.below), width: Double(target.widget.width),
                    height: Double(target.widget.height)), isInlineLink: target.isInlineLink)
        }
        let place = Place(
            targets: targets, insets: canvas.insets, rules: host.shell.rules.revision, page: host.page)
        guard place != judged else { return }
        judged = place
        let width = Double(canvas.widget.width)
        let status = Double(canvas.insets.status)
        let judgement = host.shell.rules.rules(of: host.plugin).judge(
            targets: TargetFacts(
                bar: .content, width: width, targets: targets,
                statusRegion: status > 0 ? BarModel.Rect(x: 0, y: 0, width: width, height: status) : nil, path: ""))
        let inset = Int(judgement.shown.inset.rounded(.up))
        if inset != canvas.below {
            // Nothing moves while it is laid out.
            canvas.widget.onFrame { [weak self] _ in
                self?.onInset(inset)
                return false
            }
        }
        host.shell.layoutReports.tell(judgement.decisions, of: host.page, .content, clock: canvas.widget)
    }
}
