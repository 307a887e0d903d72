// SPDX-License-Identifier: Apache-2.0
// A passage in blocks: a line that is nothing but a link stands for itself and is as high as a finger needs, everything
// else flows on. Links inside a paragraph are exempt from the least target (BARS-TARGET-MIN).

import PluginProtocol

struct TextBlock: Equatable {
    var runs: [TextContent.Run]
    /// Nothing but a link.
    var isLink: Bool

    var text: String { runs.map(\.text).joined() }

    static func blocks(of runs: [TextContent.Run]) -> [TextBlock] {
        let lines = lines(of: runs)
        // Without such a line the passage is one block, as it came.
        guard lines.contains(where: isLink) else { return [TextBlock(runs: runs, isLink: false)] }
        var blocks: [TextBlock] = []
        for line in lines {
            if isLink(line) {
                blocks.append(TextBlock(runs: line.filter { $0.link != nil && !isBlank($0.text) }, isLink: true))
            } else if let last = blocks.indices.last, !blocks[last].isLink {
                blocks[last].runs += [TextContent.Run("\n")] + line
            } else {
                blocks.append(TextBlock(runs: line, isLink: false))
            }
        }
        return blocks
    }

    private static func lines(of runs: [TextContent.Run]) -> [[TextContent.Run]] {
        var lines: [[TextContent.Run]] = [[]]
        for run in runs {
            for (index, part) in run.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                .enumerated()
            {
                if index > 0 { lines.append([]) }
                if part.isEmpty { continue }
                var piece = run
                piece.text = String(part)
                lines[lines.count - 1].append(piece)
            }
        }
        return lines
    }

    /// Several runs of one link are one link.
    private static func isLink(_ line: [TextContent.Run]) -> Bool {
        let said = line.filter { !isBlank($0.text) }
        guard let link = said.first?.link else { return false }
        return said.allSatisfy { $0.link == link }
    }

    private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}
