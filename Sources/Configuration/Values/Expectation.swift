// SPDX-License-Identifier: Apache-2.0

/// What a setting wants to find. Sentences, the schema and the decoder use the same one.
package indirect enum Expectation: Equatable, Sendable {
    case boolean
    case integer(ClosedRange<Int64>)
    case number(ClosedRange<Double>)
    case text
    /// A text that may be empty, which means "not set".
    case optional(Expectation)
    case choice([String])
    /// A time in seconds, written with its unit.
    case duration(ClosedRange<Double>)
    /// A number of bytes, written with its unit.
    case size(ClosedRange<Int64>)
    case colour
    case chord
    case language
    /// A `strftime` form.
    case clockFormat
    case path
    /// A font family.
    case font
    /// A connector of the graphics system.
    case output
    /// An item of the status bar: one of the names, or `plugin:<plugin id>/<status id>`.
    case statusItem([String])
    case pluginID
    /// `<plugin id>/<tab id>`, or a tab id that is unique.
    case tabID
    /// A D-Bus name, or one with `*` as its last part.
    case busName
    /// A path below `/dev`.
    case device
    case list(Expectation)
    case table
    case arrayOfTables
    /// Any value that JSON has too.
    case plain

    /// Whether a file writes it in quotes.
    var isText: Bool {
        switch self {
        case .text, .choice, .duration, .size, .colour, .chord, .language, .clockFormat, .path, .font, .output,
            .statusItem, .pluginID, .tabID, .busName, .device:
            true
        case .optional(let inner): inner.isText
        case .boolean, .integer, .number, .list, .table, .arrayOfTables, .plain: false
        }
    }
}
