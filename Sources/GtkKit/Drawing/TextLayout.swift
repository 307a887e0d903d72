// SPDX-License-Identifier: Apache-2.0
// Text measured and drawn by Pango: never markup, direction taken from the text itself, the end cut with an ellipsis.
import CGtk

package struct TextStyle: Hashable, Sendable {
    /// Nil: the system's font.
    package var family: String?
    /// Logical pixels.
    package var size: Double
    /// 100 to 900; 400 is regular, 500 medium, 600 semibold, 700 bold.
    package var weight: Int
    /// Digits of equal width.
    package var tabular: Bool
    /// The distance of two baselines; nil: the font's own.
    package var lineHeight: Double?

    package init(
        family: String? = nil, size: Double, weight: Int = 400, tabular: Bool = false, lineHeight: Double? = nil
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.tabular = tabular
        self.lineHeight = lineHeight
    }
}

/// A part of a text with a look of its own.
package struct TextSpan: Equatable, Sendable {
    package enum Look: Equatable, Sendable {
        case strong, emphasis, code
        /// Underlined, in a colour of its own.
        case link(RGBA)
        /// Strong, in a colour of its own.
        case signal(RGBA)
    }

    /// In UTF-8 bytes of the text.
    package var range: Range<Int>
    package var look: Look

    package init(_ range: Range<Int>, _ look: Look) {
        self.range = range
        self.look = look
    }
}

package enum TextAlignment: Sendable {
    case start, centre, end

    var pango: PangoAlignment {
        switch self {
        case .start: PANGO_ALIGN_LEFT
        case .centre: PANGO_ALIGN_CENTER
        case .end: PANGO_ALIGN_RIGHT
        }
    }
}

@MainActor
package final class TextLayout {
    let layout: OpaquePointer
    /// How far the text's box lies from the layout's origin; not zero for lines aligned inside a width.
    let left: Double
    package let text: String
    package let width: Double
    package let height: Double
    /// From the top of the box to the first baseline.
    package let baseline: Double
    package let isCut: Bool

    /// - Parameters:
    ///   - maxWidth: Where the text is cut (one line) or wrapped (several); nil: never.
    ///   - lines: At most so many; nil: as many as it needs. On one line breaks and tabs are spaces.
    package init(
        _ text: String, _ style: TextStyle, maxWidth: Double? = nil, lines: Int? = 1,
        alignment: TextAlignment = .start, spans: [TextSpan] = []
    ) {
        let text = lines == 1 ? text.onOneLine : text
        self.text = text
        layout = pango_layout_new(TextLayout.context)
        pango_layout_set_font_description(layout, TextLayout.description(style))
        pango_layout_set_text(layout, lines == 1 ? TextLayout.seen(of: text) : text, -1)
        let attributes = pango_attr_list_new()
        if style.tabular { pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1")) }
        if let lineHeight = style.lineHeight {
            pango_attr_list_insert(
                attributes, pango_attr_line_height_new_absolute(Int32(clamping: Int(lineHeight * 1024))))
        }
        // A name that is broken keeps its letters: a hyphen would seem to be one of them.
        if lines != 1 { pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0)) }
        for span in spans {
            for attribute in TextLayout.attributes(span.look) {
                attribute?.pointee.start_index = UInt32(clamping: span.range.lowerBound)
                attribute?.pointee.end_index = UInt32(clamping: span.range.upperBound)
                pango_attr_list_insert(attributes, attribute)
            }
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        pango_layout_set_single_paragraph_mode(layout, lines == 1 ? 1 : 0)
        if let maxWidth {
            pango_layout_set_width(layout, Int32(clamping: Int(max(0, maxWidth) * 1024)))
            pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
            if let lines {
                pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
                if lines > 1 { pango_layout_set_height(layout, -Int32(clamping: lines)) }
            }
        }
        pango_layout_set_alignment(layout, alignment.pango)
        var box = PangoRectangle()
        pango_layout_get_extents(layout, nil, &box)
        left = Double(box.x) / 1024
        width = Double(box.width) / 1024
        height = Double(box.height) / 1024
        baseline = Double(pango_layout_get_baseline(layout)) / 1024
        isCut = pango_layout_is_ellipsized(layout) != 0
    }

    /// Scalars of a line: more than the widest screen shows, and little enough to be measured in a frame.
    private static let longestLine = 1024

    private static func seen(of text: String) -> String {
        guard text.utf8.count > longestLine, text.unicodeScalars.count > longestLine else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.prefix(longestLine))) + "…"
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    package var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

    /// Draws with the first baseline at a height, and the box's leading edge of the surface at `x`.
    package func draw(_ painter: Painter, x: Double, baseline: Double, _ colour: RGBA) {
        painter.set(colour)
        cairo_move_to(painter.context, x - left, baseline - self.baseline)
        pango_cairo_show_layout(painter.context, layout)
    }

    private static func attributes(_ look: TextSpan.Look) -> [UnsafeMutablePointer<PangoAttribute>?] {
        switch look {
        case .strong: [pango_attr_weight_new(PANGO_WEIGHT_SEMIBOLD)]
        case .emphasis: [pango_attr_style_new(PANGO_STYLE_ITALIC)]
        case .code: [pango_attr_family_new("monospace")]
        case .link(let colour): [pango_attr_underline_new(PANGO_UNDERLINE_SINGLE), foreground(colour)]
        case .signal(let colour): [pango_attr_weight_new(PANGO_WEIGHT_SEMIBOLD), foreground(colour)]
        }
    }

    private static func foreground(_ colour: RGBA) -> UnsafeMutablePointer<PangoAttribute>? {
        pango_attr_foreground_new(channel(colour.red), channel(colour.green), channel(colour.blue))
    }

    private static func channel(_ value: Double) -> UInt16 { UInt16(max(0, min(1, value)) * 65535) }

    /// Where a part of the text stands, one box a line, from the top left corner of the text's box.
    ///
    /// - Parameter range: In UTF-8 bytes of the text.
    package func boxes(of range: Range<Int>) -> [Rect] {
        var boxes: [Rect] = []
        var index = 0
        for scalar in text.unicodeScalars {
            defer { index += scalar.utf8.count }
            guard range.contains(index) else { continue }
            var place = PangoRectangle()
            pango_layout_index_to_pos(layout, Int32(clamping: index), &place)
            let width = Double(abs(place.width)) / 1024
            // Measured from the right where the text runs to the left.
            let x = Double(min(place.x, place.x + place.width)) / 1024 - left
            let box = Rect(x: x, y: Double(place.y) / 1024, width: width, height: Double(place.height) / 1024)
            guard let last = boxes.last, abs(last.y - box.y) < 1 else {
                boxes.append(box)
                continue
            }
            let low = min(last.x, box.x)
            let high = max(last.x + last.width, box.x + box.width)
            boxes[boxes.count - 1] = Rect(x: low, y: last.y, width: high - low, height: last.height)
        }
        return boxes
    }

    // MARK: Shared by all layouts

    private static let context: OpaquePointer? = {
        let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
        // Glyphs keep their fractional places, so a text is as wide at rest as in motion and at every scale.
        pango_context_set_round_glyph_positions(context, 0)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        return context
    }()

    private static var descriptions: [TextStyle: OpaquePointer] = [:]

    /// The font used where a style names no family.
    package static var defaultFamily = "Sans" {
        didSet {
            for description in descriptions.values { pango_font_description_free(description) }
            descriptions = [:]
        }
    }

    private static func description(_ style: TextStyle) -> OpaquePointer? {
        if let known = descriptions[style] { return known }
        let description = pango_font_description_new()
        pango_font_description_set_family(description, style.family ?? defaultFamily)
        pango_font_description_set_absolute_size(description, style.size * 1024)
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(max(100, min(1000, style.weight)))))
        descriptions[style] = description
        return description
    }
}

extension String {
    /// With a space in the place of each break and tab.
    fileprivate var onOneLine: String {
        let isPlain = utf8.allSatisfy { $0 >= 0x20 && $0 != 0xE2 && $0 != 0xC2 }
        if isPlain { return self }
        return String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }
}
