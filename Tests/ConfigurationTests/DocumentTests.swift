// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import Guidelines
import Testing

@testable import Configuration

@Suite struct DocumentTests {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func file(_ path: String) throws -> String {
        try String(decoding: Data(contentsOf: root.appending(path: path)), as: UTF8.self)
    }

    @Test func `data/lintel.toml is what the table says`() throws {
        #expect(
            try Self.file("data/lintel.toml") == DefaultFile.text, "run: lintelctl config default > data/lintel.toml")
    }

    @Test func `data/schema/lintel.schema.json is what the table says`() throws {
        #expect(
            try Self.file("data/schema/lintel.schema.json") == SettingsSchema.text,
            "run: lintelctl schema > data/schema/lintel.schema.json")
    }

    @Test func `data/man/lintel.toml.5 is what the table says`() throws {
        #expect(try Self.file("data/man/lintel.toml.5") == ManualPage.text, "run: make docs")
    }

    @Test func `docs/Lintel.docc/Configuration.md is what the table says`() throws {
        #expect(try Self.file("docs/Lintel.docc/Configuration.md") == ReferencePage.text, "run: make docs")
    }

    @Test func `both pages name every setting with its default and comment`() {
        let manual = ManualPage.text.replacing("\\-", with: "-")
        for section in SettingsReference.sections {
            #expect(manual.contains(".Ss \(section.header.isEmpty ? "Top of the file" : section.header)\n"))
            for entry in section.entries {
                #expect(manual.contains(".It Ic \(entry.key.replacing("\"", with: "\\(dq"))\n"), "\(entry.key)")
                #expect(ReferencePage.text.contains("| `\(entry.key)` |"))
                if let standard = entry.standard {
                    #expect(manual.contains("Default: \(standard)."), "\(entry.key)")
                }
            }
        }
    }

    @Test func `the default file changes nothing as it stands`() throws {
        let result = try loaded(DefaultFile.text)
        #expect(result.settings == ShellSettings())
        #expect(result.problems.isEmpty)
    }

    @Test func `every commented line of it may be taken as it is and means the default`() throws {
        let lines = DefaultFile.text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix("#") && !$0.hasPrefix("# ") && $0 != "#" ? String($0.dropFirst()) : String($0) }
        let result = try loaded(lines.joined(separator: "\n"))
        #expect(result.problems.map(\.message) == [])
        var settings = result.settings
        let standard = Limits(profile: .touch)
        #expect(settings.rules.limits.count == LimitTable.all.count)
        for limit in LimitTable.all {
            #expect(abs((settings.rules.limits[limit.key] ?? -1) - standard[limit]) < 1e-9, "\(limit.key)")
        }
        #expect(!settings.rules.actions.isEmpty)
        settings.rules = ShellSettings.RulesSection()
        #expect(settings.plugins == [ShellSettings.PluginSection(id: "org.lintel.clock")])
        settings.plugins = []
        #expect(settings == ShellSettings())
    }

    @Test func `no line of it is wider than 120`() {
        #expect(DefaultFile.text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    }

    @Test func `keys of the tables are written small and with hyphens, each once`() {
        for table in SettingsCatalogue.tables {
            #expect(Set(table.settings.map(\.key)).count == table.settings.count)
            for setting in table.settings {
                #expect(setting.key.utf8.allSatisfy { $0 == UInt8(ascii: "-") || ($0 >= 0x61 && $0 <= 0x7A) })
                #expect(setting.comment.hasSuffix(".") || setting.comment.hasSuffix("\"."))
            }
        }
    }

    @Test func `the schema names every key with its default and knows no other`() throws {
        struct Node: Decodable {
            var properties: [String: Node]?
            var items: [String: String]?
            var description: String?
            var additionalProperties: Bool?

            enum CodingKeys: String, CodingKey {
                case properties, description, additionalProperties
            }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                properties = try values.decodeIfPresent([String: Node].self, forKey: .properties)
                description = try values.decodeIfPresent(String.self, forKey: .description)
                additionalProperties = try? values.decodeIfPresent(Bool.self, forKey: .additionalProperties)
            }
        }
        let root = try JSONDecoder().decode(Node.self, from: Data(SettingsSchema.text.utf8))
        #expect(Set(root.properties?.keys.map(\.self) ?? []) == Set(SettingsCatalogue.topNames))
        #expect(root.additionalProperties == false)
        for table in SettingsCatalogue.tables {
            let node = try #require(root.properties?[table.name])
            #expect(node.additionalProperties == false)
            for setting in table.settings {
                #expect(node.properties?[setting.key]?.description == setting.comment)
            }
        }
        #expect(root.properties?["rules"]?.properties?["limits"]?.properties?.count == LimitTable.keys.count)
    }
}
