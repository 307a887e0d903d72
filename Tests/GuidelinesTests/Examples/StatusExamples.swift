// SPDX-License-Identifier: Apache-2.0

import BarModel
import Guidelines
import Testing

@Suite("Status bar")
struct StatusExamples {
    @Test("STAT-HIDE-PERMANENT the status bar is never hidden for good", arguments: StatusExamples.hidingCases)
    func hiding(example: RuleExample) { example.check() }

    private static func request(
        _ name: String, _ request: Request, profile: ShellSettings.RulesSection.Profile = .touch,
        allowed: Bool = false, granted: Bool, _ verdicts: [Decision.Verdict]
    ) -> RuleExample {
        RuleExample(
            rule: "STAT-HIDE-PERMANENT", name: name,
            facts: .request(
                RequestFacts(request: request, plugin: "org.example.a", isAllowedByAdministrator: allowed)
            ) { ($0 != nil) == granted }, verdicts: verdicts, profile: profile)
    }

    static let hidingCases: [RuleExample] = [
        request("the manifest key is refused", .statusBar("hidden"), allowed: true, granted: false, [.refused]),
        request(
            "signage with the administrator's word is accepted with a warning", .statusBar("hidden"), profile: .signage,
            allowed: true, granted: true, [.warned]),
        request("signage alone is refused", .statusBar("hidden"), profile: .signage, granted: false, [.refused]),
        request(
            "a root cannot open with it hidden",
            .hideBars(HideRequest(fullscreen: .media, depth: 0, isAtOpening: true)), granted: false, [.refused]),
        request(
            "hiding with a token passes", .hideBars(HideRequest(fullscreen: .media, depth: 1)), granted: true, []),
    ]

    @Test("STAT-STYLE-CONTRAST dark over light, light over dark", arguments: StatusExamples.styleCases)
    func style(example: RuleExample) { example.check() }

    private static func look(
        _ name: String, _ style: StatusStyle, _ tiles: [Colour], _ verdicts: [Decision.Verdict],
        _ expected: @escaping @Sendable (StatusLook) -> Bool
    ) -> RuleExample {
        RuleExample(
            rule: "STAT-STYLE-CONTRAST", name: name,
            facts: .status(StatusColourFacts(requested: style, tiles: tiles), expected), verdicts: verdicts)
    }

    static let styleCases: [RuleExample] = [
        look("light items over white become dark", .light, [.white], [.repaired]) { $0 == StatusLook(style: .dark) },
        look("light items over black pass", .light, [.black], []) { $0 == StatusLook(style: .light) },
        look("auto passes over every colour", .auto, [Colour(red: 118, green: 118, blue: 118)], []) { $0.scrim == 0 },
        look("half black and half white gets a backing", .auto, [.black, .white], [.repaired]) { look in
            let veil: Colour = look.style == .light ? .black : .white
            let items: Colour = look.style == .light ? .white : .black
            return look.scrim > 0
                && items.contrast(withEach: [Colour.black, .white].map { veil.over($0, alpha: look.scrim) }) >= 4.5
        },
    ]

    @Test("STAT-STYLE-CONTRAST auto reads over every opaque uniform colour")
    func everyColour() {
        let guideline = Guideline()
        for red in stride(from: 0, through: 255, by: 17) {
            for green in stride(from: 0, through: 255, by: 17) {
                for blue in stride(from: 0, through: 255, by: 17) {
                    let tile = Colour(red: UInt8(red), green: UInt8(green), blue: UInt8(blue))
                    let judged = guideline.judge(status: StatusColourFacts(requested: .auto, tiles: [tile]))
                    #expect(judged.decisions.isEmpty)
                }
            }
        }
    }
}
