// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("Architecture")
struct ArchitectureTests {
    @Test("What ships keeps to the layout", arguments: Check.all)
    func shippedSources(check: Check) throws {
        let files = try Repository.shipped.get()
        #expect(files.count > 20)
        let findings = files.flatMap(check.find)
        #expect(findings.isEmpty, "\(check.name):\n\(findings.joined(separator: "\n"))")
    }

    @Test("Each check catches an offender", arguments: Check.all)
    func offenders(check: Check) {
        #expect(!check.offenders.isEmpty)
        for (path, text) in check.offenders {
            #expect(check.find(SourceFile(path: path, text: text)).count == 1, "\(path): \(text)")
        }
    }

    @Test("No check complains of what is right", arguments: Check.all)
    func innocents(check: Check) {
        for (path, text) in check.innocents {
            #expect(check.find(SourceFile(path: path, text: text)) == [], "\(path): \(text)")
        }
    }

    @Test("Package.swift declares the targets of the layout, each with no more than it may import")
    func manifest() throws {
        let manifest = Manifest(try Repository.read("Package.swift"))
        #expect(Set(manifest.targets.keys) == Set(Layout.imports.keys))
        for (target, dependencies) in manifest.targets {
            let excess = Set(dependencies).subtracting(Layout.imports[target] ?? [])
            #expect(excess.isEmpty, "\(target) may not depend on \(excess.sorted())")
        }
        #expect(!manifest.usesResources, "SwiftPM resources bring in full Foundation")
    }

    @Test("A dependency too many in Package.swift is seen")
    func manifestOffender() {
        let manifest = Manifest(
            """
            .target(name: "BarModel", dependencies: ["Guidelines", "Toml"], resources: [.copy("a")]),
            .executableTarget(
                name: "lintel",
                dependencies: [
                    "ShellUI",
                ]),
            func tests() -> [Target] { [.target(name: "Ignored")] }
            """)
        #expect(manifest.targets == ["BarModel": ["Guidelines", "Toml"], "lintel": ["ShellUI"]])
        #expect(manifest.usesResources)
    }

    @Test("Every source and script says under which licence it stands")
    func licences() throws {
        let endings = [".swift", ".c", ".h", ".cpp", ".py", ".sh"]
        let files = try ["Sources", "Plugins", "Tests"].flatMap { try Repository.files(below: $0, endings: endings) }
        let silent = files.filter { !Self.namesLicence($0) }.map(\.path)
        #expect(silent.isEmpty, "\(silent)")
        #expect(!Self.namesLicence(SourceFile(path: "Sources/A.swift", text: "import Glibc\n")))
    }

    private static func namesLicence(_ file: SourceFile) -> Bool {
        file.text.split(separator: "\n", maxSplits: 3).prefix(3)
            .contains { $0.contains("SPDX-License-Identifier: Apache-2.0") }
    }
}
