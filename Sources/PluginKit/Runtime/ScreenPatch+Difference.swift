// SPDX-License-Identifier: Apache-2.0

extension ScreenPatch {
    /// The fields in which two descriptions of one screen differ.
    init(from old: ScreenDescription, to new: ScreenDescription) {
        self.init()
        func given<Value: Equatable>(_ field: KeyPath<Screen, Value>) -> Value? {
            old.screen[keyPath: field] == new.screen[keyPath: field] ? nil : new.screen[keyPath: field]
        }
        func change<Value>(_ field: KeyPath<Screen, Value?>) -> Change<Value> {
            guard old.screen[keyPath: field] != new.screen[keyPath: field] else { return .keep }
            return new.screen[keyPath: field].map { .set($0) } ?? .clear
        }
        title = given(\.title)
        accessibleTitle = change(\.accessibleTitle)
        titleOmission = change(\.titleOmission)
        largeTitle = given(\.largeTitle)
        edge = given(\.edge)
        backTitle = change(\.backTitle)
        backDisplay = given(\.backDisplay)
        leading = given(\.leading)
        trailing = given(\.trailing)
        segmented = change(\.segmented)
        toolbar = given(\.toolbar)
        fullscreen = given(\.fullscreen)
        hidesBars = given(\.hidesBars)
        statusStyle = given(\.statusStyle)
        statusBacking = given(\.statusBacking)
        statusImage = change(\.statusImage)
        tint = change(\.tint)
        scrollsToTop = given(\.scrollsToTop)
        leave = change(\.leave)
        if old.content != new.content { content = new.content.map { .set($0) } ?? .clear }
    }
}
