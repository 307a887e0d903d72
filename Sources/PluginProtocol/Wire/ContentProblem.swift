// SPDX-License-Identifier: Apache-2.0

// What the types of a screen cannot say: the form of ids, that rows are told apart by them, and how much there may be.

import BarModel

/// One value that cannot be used.
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
        var budget = ScreenBudget()
        try checkIdentifier(screen.id, at: path + "/id")
        try checkItems(screen.leading, at: path + "/leading")
        try checkItems(screen.trailing, at: path + "/trailing")
        try checkItems(screen.toolbar, at: path + "/toolbar")
        try screen.segmented?.check(at: path + "/segmented")
        try screen.leave?.check(at: path + "/leave")
        try content?.check(at: path + "/content", &budget)
        return self
    }
}

extension ScreenPatch {
    func checked(at path: String) throws(ContentProblem) -> ScreenPatch {
        var budget = ScreenBudget()
        try checkItems(leading ?? [], at: path + "/leading")
        try checkItems(trailing ?? [], at: path + "/trailing")
        try checkItems(toolbar ?? [], at: path + "/toolbar")
        if case .set(let control) = segmented { try control.check(at: path + "/segmented") }
        if case .set(let leave) = leave { try leave.check(at: path + "/leave") }
        if case .set(let content) = content { try content.check(at: path + "/content", &budget) }
        return self
    }
}

private func checkItems(_ items: [Item], at path: String) throws(ContentProblem) {
    try checkCount(items.count, atMost: ContentLimits.items, at: path)
    for (index, item) in items.enumerated() {
        try checkIdentifier(item.id, at: "\(path)/\(index)/id")
        try checkLine(item.label, at: "\(path)/\(index)/label")
        try checkLine(item.scope, at: "\(path)/\(index)/scope")
        try checkLine(item.opens?.title, at: "\(path)/\(index)/opens/title")
    }
}

extension Segmented {
    fileprivate func check(at path: String) throws(ContentProblem) {
        try checkCount(segments.count, atMost: ContentLimits.items, at: path + "/segments")
        var known = Set<String>()
        for (index, segment) in segments.enumerated() {
            let place = "\(path)/segments/\(index)"
            try checkIdentifier(segment.id, at: place + "/id")
            guard known.insert(segment.id).inserted else {
                throw ContentProblem(path: place + "/id", expected: "\"\(segment.id)\" names another segment too")
            }
            try checkLine(segment.label, at: place + "/label")
        }
    }
}

extension LeaveConfirmation {
    fileprivate func check(at path: String) throws(ContentProblem) {
        for (key, text) in [("title", title), ("text", text), ("leave", leave), ("stay", stay)] {
            try checkLine(text, at: "\(path)/\(key)")
        }
    }
}

extension PluginRequest.Alert {
    func checked(at path: String) throws(ContentProblem) -> PluginRequest.Alert {
        try checkLine(title, at: path + "/title")
        try checkLine(text, at: path + "/text")
        for (index, button) in (buttons ?? []).enumerated() {
            try checkLine(button.label, at: "\(path)/buttons/\(index)/label")
        }
        return self
    }
}

extension Content {
    fileprivate func check(at path: String, _ budget: inout ScreenBudget) throws(ContentProblem) {
        try budget.addParts(at: path)
        switch self {
        case .list(let list): try list.check(at: path, &budget)
        case .column(let stack), .row(let stack):
            try checkIdentifier(stack.id, at: path + "/id")
            for (index, child) in stack.children.enumerated() {
                try child.check(at: "\(path)/children/\(index)", &budget)
            }
        case .text(let text):
            try checkIdentifier(text.id, at: path + "/id")
            try budget.addParts(text.runs.count, at: path + "/runs")
            for (index, run) in text.runs.enumerated() {
                try budget.add(run.text, at: "\(path)/runs/\(index)/text")
                if let link = run.link { try checkIdentifier(link, at: "\(path)/runs/\(index)/link") }
            }
        case .explanation(let page): try page.check(at: path, &budget)
        case .progress(let progress):
            try checkIdentifier(progress.id, at: path + "/id")
            try budget.addLine(progress.label, at: path + "/label")
        case .buttons(let node):
            try checkIdentifier(node.id, at: path + "/id")
            try budget.addParts(node.buttons.count, at: path + "/buttons")
            for (index, button) in node.buttons.enumerated() {
                try checkIdentifier(button.id, at: "\(path)/buttons/\(index)/id")
                try budget.addLine(button.label, at: "\(path)/buttons/\(index)/label")
            }
        case .picker(let picker): try picker.check(at: path, &budget)
        case .grid(let grid): try grid.check(at: path)
        case .picture(let picture): try checkIdentifier(picture.id, at: path + "/id")
        case .media(let media): try checkIdentifier(media.id, at: path + "/id")
        case .canvas(let canvas): try checkIdentifier(canvas.id, at: path + "/id")
        case .split(let split):
            try checkIdentifier(split.id, at: path + "/id")
            try checkIdentifier(split.leading.screen, at: path + "/leading/screen")
            try checkIdentifier(split.trailing.screen, at: path + "/trailing/screen")
            try budget.addLine(split.leading.title, at: path + "/leading/title")
            try budget.addLine(split.trailing.title, at: path + "/trailing/title")
            guard split.leading.screen != split.trailing.screen else {
                throw ContentProblem(
                    path: path + "/trailing/screen", expected: "expected another screen than the leading one")
            }
        case .unknown: break
        }
    }
}

extension ExplanationContent {
    fileprivate func check(at path: String, _ budget: inout ScreenBudget) throws(ContentProblem) {
        try checkIdentifier(id, at: path + "/id")
        try budget.addLine(heading, at: path + "/heading")
        try budget.add(why, at: path + "/why")
        try budget.add(remedy, at: path + "/remedy")
        guard let button else { return }
        try checkIdentifier(button.id, at: path + "/button/id")
        try budget.addLine(button.label, at: path + "/button/label")
    }
}

extension PickerContent {
    fileprivate func check(at path: String, _ budget: inout ScreenBudget) throws(ContentProblem) {
        try checkIdentifier(id, at: path + "/id")
        try budget.addLine(separator, at: path + "/separator")
        try budget.addParts(wheels.count, at: path + "/wheels")
        for (index, wheel) in wheels.enumerated() {
            let place = "\(path)/wheels/\(index)"
            try checkIdentifier(wheel.id, at: place + "/id")
            try budget.addLine(wheel.label, at: place + "/label")
            try budget.addLine(wheel.unit, at: place + "/unit")
            try checkCount(wheel.options.count, atMost: ContentLimits.options, at: place + "/options")
            for (number, option) in wheel.options.enumerated() {
                try budget.addLine(option.label, at: "\(place)/options/\(number)/label")
            }
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
            try checkLine(item.title, at: place + "/title")
            try checkLine(item.subtitle, at: place + "/subtitle")
            guard known.insert(item.id).inserted else {
                throw ContentProblem(path: place + "/id", expected: "\"\(item.id)\" names another item too")
            }
            if let opens = item.opens { try checkIdentifier(opens.screen, at: place + "/opens/screen") }
            try checkLine(item.opens?.title, at: place + "/opens/title")
        }
    }
}

extension ListContent {
    fileprivate func check(at path: String, _ budget: inout ScreenBudget) throws(ContentProblem) {
        try checkIdentifier(id, at: path + "/id")
        try budget.addParts(sections.count, at: path + "/sections")
        var sectionIDs = Set<String>()
        var rowIDs = Set<String>()
        for (index, section) in sections.enumerated() {
            let place = "\(path)/sections/\(index)"
            try checkIdentifier(section.id, at: place + "/id")
            try budget.addLine(section.header, at: place + "/header")
            try budget.add(section.footer, at: place + "/footer")
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
        try row.checkTexts(at: "\(path)/\(index)")
        if let removal = row.removal { try checkIdentifier(removal.id, at: "\(path)/\(index)/removal/id") }
        if let opens = row.opens { try checkIdentifier(opens.screen, at: "\(path)/\(index)/opens/screen") }
        try checkCount(row.swipe?.count ?? 0, atMost: ContentLimits.items, at: "\(path)/\(index)/swipe")
        for (place, action) in (row.swipe ?? []).enumerated() {
            try checkIdentifier(action.id, at: "\(path)/\(index)/swipe/\(place)/id")
            try checkLine(action.label, at: "\(path)/\(index)/swipe/\(place)/label")
        }
    }
}

extension Row {
    fileprivate func checkTexts(at path: @autoclosure () -> String) throws(ContentProblem) {
        try checkLine(title, at: path() + "/title")
        try checkLine(subtitle, at: path() + "/subtitle")
        try checkLine(value, at: path() + "/value")
        try checkLine(opens?.title, at: path() + "/opens/title")
        try checkLine(removal?.label, at: path() + "/removal/label")
        switch accessory {
        case .badge(let text): try checkLine(text, at: path() + "/accessory/text")
        case .textField(let text, let placeholder):
            try checkLine(text, at: path() + "/accessory/text")
            try checkLine(placeholder, at: path() + "/accessory/placeholder")
        case .choice(let options, _):
            try checkCount(options.count, atMost: ContentLimits.options, at: path() + "/accessory/options")
            for (number, option) in options.enumerated() {
                try checkLine(option.label, at: "\(path())/accessory/options/\(number)/label")
            }
        default: break
        }
    }
}
