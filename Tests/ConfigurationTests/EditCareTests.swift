// SPDX-License-Identifier: Apache-2.0

import BarModel
import FoundationEssentials
import Glibc
import Testing

@testable import Configuration

/// What setting a value leaves alone, and when it is left to a person.
@Suite struct EditCareTests {
    private func text(of place: Workplace) throws -> String {
        try String(decoding: Data(contentsOf: URL(fileURLWithPath: place.file)), as: UTF8.self)
    }

    /// Sets one value and requires that the file stays as it is.
    private func refusal(_ text: String, _ key: String, _ value: String) throws -> SetRefusal? {
        let place = try Workplace()
        try place.write(text)
        let result = place.loader().set(key, to: value)
        #expect(try self.text(of: place) == text)
        guard case .failure(let refusal) = result else { return nil }
        return refusal
    }

    @Test func `a file of a newer version is left alone`() throws {
        guard case .problems(let problems)? = try refusal("version = 9\n[theme]\n", "theme.scheme", "dark") else {
            Issue.record("was written")
            return
        }
        #expect(problems.map(\.place) == ["1:11 version"])
        #expect(problems.first?.message == "This file is of version 9; this program reads up to version 1.")
    }

    @Test func `mode, byte order mark, line ends and a link to the file stay`() throws {
        let place = try Workplace()
        try place.write([0xEF, 0xBB, 0xBF] + Array("[theme]\r\nscheme = \"dark\"\r\n".utf8), to: "real.toml")
        let real = "\(place.folder)/real.toml"
        #expect(symlink("real.toml", place.file) == 0)
        #expect(chmod(real, 0o640) == 0)
        #expect(place.loader().set("theme.scheme", to: "light") == .success(place.file))
        let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: real)))
        #expect(bytes == [0xEF, 0xBB, 0xBF] + Array("[theme]\r\nscheme = \"light\"\r\n".utf8))
        var status = stat()
        #expect(lstat(place.file, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
        #expect(stat(real, &status) == 0 && status.st_mode & 0o7777 == 0o640)
    }

    @Test func `owner and group stay, as far as the system allows it`() throws {
        let place = try Workplace()
        try place.write("[theme]\nscheme = \"dark\"\n")
        // Root may give a file to anybody, everybody else to groups of their own.
        let owner: uid_t = geteuid() == 0 ? 1234 : geteuid()
        let group: gid_t = geteuid() == 0 ? 4321 : getegid()
        #expect(chown(place.file, owner, group) == 0)
        #expect(chmod(place.file, 0o600) == 0)
        #expect(place.loader().set("theme.scheme", to: "light") == .success(place.file))
        var status = stat()
        #expect(stat(place.file, &status) == 0)
        #expect(status.st_uid == owner && status.st_gid == group && status.st_mode & 0o7777 == 0o600)
    }

    @Test func `of several entries of a plugin the one that counts is changed`() throws {
        let text = """
            [[plugin]]
            id = "a"
            enabled = true
            settings = { city = "Bonn" }
            [[plugin]]
            id = "a"
            enabled = true
            [[plugin]]
            id = "b"
            enabled = true

            """
        let place = try Workplace()
        try place.write(text)
        #expect(place.loader().set("plugin.a.enabled", to: "false") == .success(place.file))
        #expect(place.load().settings.plugins.first?.enabled == false)
        #expect(place.load().settings.plugins.last?.enabled == true)
        #expect(place.loader().set("plugin.a.media", to: "true") == .success(place.file))
        #expect(place.load().settings.plugins.first?.media == true)
        #expect(place.loader().set("plugin.a.settings.city", to: "Köln") == .success(place.file))
        #expect(place.load().settings.plugins.first?.settings == ["city": .text("Köln")])
    }

    @Test(arguments: ["[\n  \"a/1\", # first\n]", "[ # mine\n]", "[\n\"a/1\"\n# last\n]"])
    func `a list with comments is left to a person, with its line`(list: String) throws {
        let refusal = try refusal("[tabs]\norder = \(list)\n", "tabs.order", "[\"b/1\"]")
        guard case .byHand(_, line: 2)? = refusal else {
            Issue.record("\(String(describing: refusal))")
            return
        }
    }

    @Test func `a list of several lines without a comment is replaced, a # in its texts is none`() throws {
        let place = try Workplace()
        try place.write("[status]\nleft = [\n  \"plugin:a/#1\",\n  \"network\",\n] # mine\n")
        _ = place.loader().set("status.left", to: "[\"battery\"]")
        try place.write("[status]\nleft = [\n  \"network\",\n] # mine\n")
        #expect(place.loader().set("status.left", to: "[\"battery\"]") == .success(place.file))
        #expect(try text(of: place) == "[status]\nleft = [\"battery\"] # mine\n")
    }

    @Test func `a refused limit says nothing of a value that is used`() throws {
        guard case .problems(let problems)? = try refusal("# mine\n", "rules.limits.nav.height", "9000") else {
            Issue.record("was written")
            return
        }
        #expect(problems.map(\.message) == ["9000 is outside the hard range (ENG-CEILING)."])
    }

    @Test func `a file that --config names is made where there is none`() throws {
        let place = try Workplace()
        let file = "\(place.folder)/new/own.toml"
        let loader = ConfigurationLoader(
            paths: ConfigurationPaths(explicit: file, folders: [place.folder], stateFolder: nil))
        #expect(loader.set("theme.scheme", to: "dark") == .success(file))
        #expect(loader.load().settings.theme.scheme == .dark)
    }

    @Test func `a file that was lost or emptied is not made anew with one value while its copy counts`() throws {
        let place = try Workplace()
        try place.write("[kiosk]\nenabled = true\n")
        _ = place.load()
        try place.write("\n")
        guard case .failure(.problems(let empty)) = place.loader().set("theme.scheme", to: "dark") else {
            Issue.record("was written")
            return
        }
        #expect(empty.map(\.message) == ["The file is empty."])
        #expect(try text(of: place) == "\n")
        try place.remove()
        guard case .failure(.problems(let gone)) = place.loader().set("theme.scheme", to: "dark") else {
            Issue.record("was written")
            return
        }
        #expect(gone.first?.hint.contains("\(place.state)/last-good") == true)
        #expect(place.load().settings.kiosk.enabled)
        try place.remove("state")
        #expect(place.loader().set("theme.scheme", to: "dark") == .success(place.file))
    }

    @Test func `the version is a setting like others`() throws {
        let place = try Workplace()
        try place.write("[theme]\nscheme = \"dark\"\n")
        #expect(SettingsListing(ShellSettings()).entries(of: "version").map(\.value) == ["1"])
        #expect(place.loader().set("version", to: "1") == .success(place.file))
        #expect(try text(of: place) == "version = 1\n[theme]\nscheme = \"dark\"\n")
        #expect(place.loader().set("version", to: "1") == .success(place.file))
        #expect(place.load().problems.isEmpty)
        guard case .failure(.problems) = place.loader().set("version", to: "2") else {
            Issue.record("was written")
            return
        }
    }

    @Test func `keys and values of a megabyte make short sentences`() throws {
        let long = String(repeating: "k", count: 500_000)
        let value = String(repeating: "v", count: 300_000)
        let texts = [
            "\(long) = 1\n", "[theme]\n\(long) = 1\n", "\(long)\n", "[theme]\nfont = \"\(value)\"\n",
            "[theme]\nscheme = \"\(value)\"\n", "a = 1\n\(long) = \n", "a = \(value)\n", "a = 1 \(value)\n",
            "[[plugin]]\nid = \"a\"\nsettings = { \"\(long)\" = 1979-05-27 }\n", "[tabs]\nhidden = \"\(value)\"\n",
            "\(long) = 1\n\(long) = 2\n", "a = \"\\\(value)\"\n", "[rules.limits]\n\(long) = 3\n",
        ]
        for text in texts {
            let problems = try loaded(text).problems
            #expect(!problems.isEmpty, "\(text.prefix(20))")
            for problem in problems {
                #expect(problem.key.unicodeScalars.count <= 80)
                #expect(problem.message.unicodeScalars.count <= 400, "\(text.prefix(20))")
                #expect(problem.hint.unicodeScalars.count <= 400, "\(text.prefix(20))")
                #expect(DiagnosticRenderer().text(problem).utf8.count < 3_000)
            }
        }
        #expect("short".shortenedInMiddle() == "short")
        #expect("abcdefghij".shortenedInMiddle(to: 5) == "ab…ij")
    }
}
