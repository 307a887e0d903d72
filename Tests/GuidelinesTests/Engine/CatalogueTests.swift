// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import Glibc
import Guidelines
import Testing

@Suite("Catalogue")
struct CatalogueTests {
    @Test("Every rule has its own id, a summary and its tests")
    func complete() {
        #expect(Set(Catalogue.all.map(\.id)).count == Catalogue.all.count)
        for rule in Catalogue.all {
            #expect(!rule.summary.isEmpty, "\(rule.id)")
            #expect(!rule.clauses.isEmpty, "\(rule.id)")
            #expect(!rule.tests.isEmpty, "nothing proves \(rule.id)")
            #expect(Catalogue.rule(rule.id)?.id == rule.id)
            if !rule.checks.isEmpty {
                #expect(!rule.examples.isEmpty, "\(rule.id) is enforced without an example")
                #expect(rule.enforcement != .tests, "\(rule.id) has checks")
            }
        }
    }

    @Test("ENG-EVERY-RULE-TESTED every rule of the catalogue is there, with an example for each enforced one")
    func index() {
        let lines = guidelineIndex.split(separator: "\n").map(String.init)
        #expect(lines.count == 155)
        #expect(
            Set(lines.compactMap { $0.split(separator: " ").first.map(String.init) }) == Set(Catalogue.all.map(\.id)))
        for line in lines {
            let parts = line.split(separator: " ").map(String.init)
            guard let rule = Catalogue.rule(parts[0]) else { continue }
            #expect(rule.kind.rawValue == parts[1], "\(line)")
            #expect(rule.origin.rawValue == parts[2], "\(line)")
            #expect(rule.severity.rawValue == parts[3], "\(line)")
            #expect((rule.enforcement == .tests) == (parts[4] == "tests"), "\(line)")
        }
    }

    @Test("The rules asked for are all there, each with a test")
    func asked() {
        let ids = [
            "NAV-BACK-APPEARS", "NAV-BACK-LEADING", "NAV-BACK-LABEL", "NAV-BACK-FALLBACK", "NAV-TITLE-PRESENT",
            "NAV-TITLE-EMPTY-OK", "NAV-CONTROLS-MAX", "NAV-SEG-ALONE", "NAV-SEG-TOP-LEVEL", "NAV-BACK-MASK",
            "NAV-BACK-MASK-SIZE", "NAV-BREADCRUMB-LABEL", "TAB-VISIBLE-COUNT", "TAB-MORE-LAST", "TAB-COUNT-MAX",
            "TAB-NO-REMOVE", "TAB-NO-DISABLE", "TAB-EXPLAIN", "TAB-BADGE-CONTENT", "TAB-TOOLBAR-EXCLUSIVE",
            "STAT-HIDE-PERMANENT", "STAT-STYLE-CONTRAST", "BARS-TARGET-MIN", "BARS-CONTRAST", "ENG-LOSSLESS",
            "ENG-IDEMPOTENT", "ENG-REPORT", "ENG-CEILING",
        ]
        for id in ids { #expect(Catalogue.rule(id)?.tests.isEmpty == false, "\(id)") }
    }

    @Test("The reference page has a heading for every rule and a row for every limit")
    func page() {
        let lines = Set(RulesPage.text().split(separator: "\n").map(String.init))
        for rule in Catalogue.all {
            #expect(lines.contains("### \(rule.id)"))
            #expect(lines.contains(rule.summary))
        }
        for limit in LimitTable.all { #expect(lines.contains { $0.hasPrefix("| `\(limit.key)` |") }) }
    }

    @Test("The tests a rule names exist")
    func testsExist() throws {
        let examples = Dictionary(grouping: RuleExample.all, by: \.rule).mapValues { Set($0.map(\.title)) }
        let sources = try Self.testSources()
        for rule in Catalogue.all {
            for test in rule.tests where examples[rule.id]?.contains(test) != true {
                let isThere = sources.contains("\"\(test)\"") || sources.contains("`\(test)`")
                #expect(isThere, "there is no test \(test)")
            }
            let unnamed = (examples[rule.id] ?? []).subtracting(rule.tests)
            #expect(unnamed.isEmpty, "\(rule.id) does not name \(unnamed)")
        }
    }

    @Test("Every enforced rule has an example that passes and one that does not")
    func bothWays() {
        for rule in Catalogue.all where !rule.checks.isEmpty {
            let examples = RuleExample.all.filter { $0.rule == rule.id }
            #expect(examples.contains { $0.verdicts.isEmpty }, "\(rule.id) has no passing example")
            #expect(examples.contains { !$0.verdicts.isEmpty }, "\(rule.id) has no violation among its examples")
        }
    }

    @Test("Each enforced rule, left out, fails one of its examples")
    func mutation() {
        var noticed = 0
        for rule in Catalogue.all where !rule.checks.isEmpty {
            let rest = Catalogue.all.filter { $0.id != rule.id }
            let fails = RuleExample.all.contains { $0.rule == rule.id && !$0.holds($0.run(rules: rest)) }
            #expect(fails, "nothing notices that \(rule.id) is missing")
            if fails { noticed += 1 }
        }
        let enforced = Catalogue.all.filter { !$0.checks.isEmpty }.count
        print("mutation: \(enforced) enforced rules left out in turn, \(noticed) noticed")
        #expect(noticed == enforced)
    }

    @Test("A test is named after a rule that there is")
    func noUnknownRules() throws {
        let sources = try Self.testSources()
        let groups = ["NAV-", "TAB-", "STAT-", "BARS-", "EX-", "API-", "ENG-"]
        let quoted = sources.split { $0 == "\"" || $0 == "`" }
        let names = quoted.compactMap { text -> String? in
            guard groups.contains(where: text.hasPrefix), let space = text.firstIndex(of: " ") else { return nil }
            let id = String(text[..<space])
            return id.allSatisfy { $0.isUppercase || $0 == "-" } ? id : nil
        }
        #expect(names.count > 100)
        let unknown = Set(names).filter { Catalogue.rule($0) == nil }
        #expect(unknown.isEmpty, "no rule is called \(unknown)")
    }

    @Test("Every rule says what is judged, what happens, what satisfies it, and gives an example")
    func texts() throws {
        for rule in Catalogue.all {
            let text = try #require(RuleText.of(rule), "\(rule.id)")
            let parts = [text.predicate, text.outcome, text.satisfy, text.example]
            #expect(parts.allSatisfy { $0.count > 2 }, "\(rule.id)")
        }
    }

    @Test("docs/rules.md is what the catalogue says now; make docs writes it")
    func pageIsCurrent() throws {
        let root = try Self.tests().split(separator: "/").dropLast().map { "/\($0)" }.joined()
        #expect(try String(contentsOfFile: root + "/docs/rules.md", encoding: .utf8) == RulesPage.text())
    }

    /// All tests in Swift and Python, as one text.
    private static func testSources() throws -> String {
        let root = try tests()
        var text = ""
        for path in try FileManager.default.subpathsOfDirectory(atPath: root)
        where path.hasSuffix(".swift") || path.hasSuffix(".py") {
            text += try String(contentsOfFile: root + "/" + path, encoding: .utf8)
        }
        return text
    }

    /// The folder of all tests.
    private static func tests(from file: String = #filePath) throws -> String {
        let parts = file.split(separator: "/", omittingEmptySubsequences: false)
        let end = try #require(parts.lastIndex(of: "Tests"))
        let real = try #require(realpath(parts[...end].joined(separator: "/"), nil))
        defer { free(real) }
        return String(cString: real)
    }
}
