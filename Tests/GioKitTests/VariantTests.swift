// SPDX-License-Identifier: Apache-2.0

import CGio
import GioKit
import Testing

extension GioKitTests {
    @Suite("Variant")
    struct VariantTests {
        static let all: [Variant] = [
            .bool(true), .byte(200), .int16(-3), .uint16(65535), .int32(.min), .uint32(.max), .int64(.min),
            .uint64(.max),
            .double(-0.5), .string("Zürich \u{1F4F6}"), .path("/org/lintel"), .signature("a{sv}"), .handle(2),
            .variant(.variant(.int32(1))), .bytes([0, 255, 10]), .bytes([]), .strings(["a", ""]), .array(of: "o", []),
            .array(of: "(su)", [.tuple([.string("a"), .uint32(1)])]),
            .properties(["a": .bool(false), "b": .strings([])]),
            .dictionary(key: "u", value: "ao", [.uint32(7): .array(of: "o", [.path("/")])]),
            .tuple([]), .tuple([.string("x"), .properties([:])]),
        ]

        @Test("comes back from GLib as it went", arguments: all)
        func roundTrip(_ variant: Variant) throws {
            let raw = try #require(g_variant_ref_sink(variant.makeFloating()))
            defer { g_variant_unref(raw) }
            #expect(String(cString: g_variant_get_type_string(raw)) == variant.type)
            #expect(Variant(raw) == variant)
        }

        @Test("reads numbers of any width, through variants")
        func numbers() {
            #expect(Variant.variant(.variant(.uint64(7))).int == 7)
            #expect(Variant.uint64(.max).int == nil)
            #expect(Variant.byte(30).double == 30)
            #expect(Variant.double(.nan).double == nil)
            #expect(Variant.double(.infinity).double == nil)
            #expect(Variant.string("7").int == nil)
        }

        @Test("makes text from outside fit to be shown")
        func text() {
            #expect(Variant.bytes(Array("Café".utf8)).shownText == "Café")
            #expect(Variant.bytes([0x43, 0xE9, 0x00, 0x0A]).shownText == "C\u{FFFD}\u{FFFD}\u{FFFD}")
            #expect(Variant.string("a\u{202E}b").shownText == "a\u{FFFD}b")
            #expect(Variant.int32(1).shownText == nil)
        }

        @Test("reads dictionaries and lists and leaves out what does not belong")
        func containers() {
            let mixed = Variant.array(of: "v", [.variant(.string("a")), .variant(.int32(1)), .variant(.path("/"))])
            #expect(mixed.strings == ["a", "/"])
            #expect(Variant.properties(["a": .int32(1)]).dictionary == ["a": .int32(1)])
            #expect(Variant.string("a").dictionary == nil)
        }
    }
}
