// SPDX-License-Identifier: Apache-2.0

// What the types of a screen cannot say: the form of ids, and that rows are told apart by them.

import BarModel

/// One id that cannot be used.
struct ContentProblem: Error {
    let path: String
    let expected: String
}

/// Whether a text may be the id of a tab, screen, section, row or item: 1 to 64 of `[A-Za-z0-9._-]`.
public func isValidIdentifier(_ id: String) -> Bool {
    let bytes = id.utf8
    return (1...64).contains(bytes.count)
        && bytes.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"): true
            default: false
            }
        }
}

func checkIdentifier(_ id: String, at path: @autoclosure () -> String) throws(ContentProblem) {
    guard isValidIdentifier(id) else {
        throw ContentProblem(path: path(), expected: "expected an id of 1 to 64 of A-Z a-z 0-9 . _ -")
    }
}

extension ScreenDescription {
    func checked(at path: String) throws(ContentProblem) -> ScreenDescription {
        try checkIdentifier(screen.id, at: path + "/id")
        try checkItems(screen.leading, at: path + "/leading")
        try checkItems(screen.trailing, at: path + "/trailing")
        try checkItems(screen.toolbar, at: path + "/toolbar")
        if let segmented = screen.segmented { try checkSegments(segmented.segments, at: path + "/segmented/segments") }
        try content?.check(at: path + "/content")
        return self
    }
}

extension ScreenPatch {
    func checked(at path: String) throws(ContentProblem) -> ScreenPatch {
        try checkItems(leading ?? [], at: path + "/leading")
        try checkItems(trailing ?? [], at: path + "/trailing")
        try checkItems(toolbar ?? [], at: path + "/toolbar")
        if case .set(let segmented) = segmented {
            try checkSegments(segmented.segments, at: path + "/segmented/segments")
        }
        if case .set(let content) = content { try content.check(at: path + "/content") }
        return self
    }
}

private func checkItems(_ items: [Item], at path: String) throws(ContentProblem) {
    for (index, item) in items.enumerated() { try checkIdentifier(item.id, at: "\(path)/\(index)/id") }
}

private func checkSegments(_ segments: [Segmented.Segment], at path: String) throws(ContentProblem) {
    var known = Set<String>()
    for (index, segment) in segments.enumerated() {
        try checkIdentifier(segment.id, at: "\(path)/\(index)/id")
        guard known.insert(segment.id).inserted else {
            throw ContentProblem(path: "\(path)/\(index)/id", expected: "\"\(segment.id)\" names another segment too")
        }
    }
}

extension Content {
    fileprivate func check(at path: String) throws(ContentProblem) {
        switch self {
        case .list(let list): try list.check(at: path)
        case .column(let stack), .row(let stack):
            try checkIdentifier(stack.id, at: path + "/id")
            for (index, child) in stack.children.enumerated() { try child.check(at: "\(path)/children/\(index)") }
        case .text(let text):
            try checkIdentifier(text.id, at: path + "/id")
            for (index, run) in text.runs.enumerated() {
                if let link = run.link { try checkIdentifier(link, at: "\(path)/runs/\(index)/link") }
            }
        case .explanation(let page):
            try checkIdentifier(page.id, at: path + "/id")
            if let button = page.button { try checkIdentifier(button.id, at: path + "/button/id") }
        case .progress(let progress): try checkIdentifier(progress.id, at: path + "/id")
        case .buttons(let node):
            try checkIdentifier(node.id, at: path + "/id")
            for (index, button) in node.buttons.enumerated() {
                try checkIdentifier(button.id, at: "\(path)/buttons/\(index)/id")
            }
        case .picker(let picker):
            try checkIdentifier(picker.id, at: path + "/id")
            for (index, wheel) in picker.wheels.enumerated() {
                try checkIdentifier(wheel.id, at: "\(path)/wheels/\(index)/id")
            }
        case .grid(let grid): try grid.check(at: path)
        case .picture(let picture): try checkIdentifier(picture.id, at: path + "/id")
        case .media(let media): try checkIdentifier(media.id, at: path + "/id")
        case .canvas(let canvas): try checkIdentifier(canvas.id, at: path + "/id")
        case .split(let split):
            try checkIdentifier(split.id, at: path + "/id")
            try checkIdentifier(split.leading.screen, at: path + "/leading/screen")
            try checkIdentifier(split.trailing.screen, at: path + "/trailing/screen")
            guard split.leading.screen != split.trailing.screen else {
                throw ContentProblem(
                    path: path + "/trailing/screen", expected: "expected another screen than the leading one")
            }
        case .unknown: break
        }
    }
}

extension GridContent {
    fileprivate func check(at path: String) throws(ContentProblem) {
        try checkIdentifier(id, at: path + "/id")
        var known = Set<String>()
        for (index, item) in items.enumerated() {
            let place = "\(path)/items/\(index)"
            try checkIdentifier(item.id, at: place + "/id")
            guard known.insert(item.id).inserted else {
                throw ContentProblem(path: place + "/id", expected: "\"\(item.id)\" names another item too")
            }
            if let opens = item.opens { try checkIdentifier(opens.screen, at: place + "/opens/screen") }
        }
    }
}

extension ListContent {
    fileprivate func check(at path: String) throws(ContentProblem) {
        try checkIdentifier(id, at: path + "/id")
        var sectionIDs = Set<String>()
        var rowIDs = Set<String>()
        for (index, section) in sections.enumerated() {
            let place = "\(path)/sections/\(index)"
            try checkIdentifier(section.id, at: place + "/id")
            guard sectionIDs.insert(section.id).inserted else {
                throw ContentProblem(path: place + "/id", expected: "\"\(section.id)\" names another section too")
            }
            try checkRows(section.rows, at: place + "/rows", known: &rowIDs)
            let first = section.first ?? 0
            for (key, number) in [("first", first), ("count", section.count ?? 0)]
            where !(0...ListSection.greatestCount).contains(number) {
                throw ContentProblem(path: "\(place)/\(key)", expected: "expected 0 to \(ListSection.greatestCount)")
            }
            if let count = section.count, count - section.rows.count < first {
                throw ContentProblem(path: place + "/count", expected: "expected at least the number of rows given")
            }
        }
    }
}

func checkRows(_ rows: [Row], at path: String, known: inout Set<String>) throws(ContentProblem) {
    for (index, row) in rows.enumerated() {
        try checkIdentifier(row.id, at: "\(path)/\(index)/id")
        guard known.insert(row.id).inserted else {
            throw ContentProblem(path: "\(path)/\(index)/id", expected: "\"\(row.id)\" names another row too")
        }
        if let removal = row.removal { try checkIdentifier(removal.id, at: "\(path)/\(index)/removal/id") }
        if let opens = row.opens { try checkIdentifier(opens.screen, at: "\(path)/\(index)/opens/screen") }
        for (place, action) in (row.swipe ?? []).enumerated() {
            try checkIdentifier(action.id, at: "\(path)/\(index)/swipe/\(place)/id")
        }
    }
}
