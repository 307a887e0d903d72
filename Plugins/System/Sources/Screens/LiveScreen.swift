// SPDX-License-Identifier: Apache-2.0

import PluginKit

/// A screen of what is read from the system: once before it is shown, then again and again while somebody looks.
class LiveScreen<Value: Sendable>: ScreenController {
    let source: SystemSource
    private let interval: Duration
    private(set) var found: Result<Value, ReadFailure>?
    private var isReading = false
    /// On the shell's boot clock.
    private var lastReading = Duration.zero

    init(_ source: SystemSource, every interval: Duration = .seconds(3)) {
        self.source = source
        self.interval = interval
        super.init()
        every(interval) { [weak self] in self?.refresh() }
    }

    // MARK: For subclasses

    /// How the value is read, aside from the main thread; `before` is what was read last.
    func reader(before: Value?) -> @Sendable () throws(ReadFailure) -> Value {
        { () throws(ReadFailure) in throw .missing("") }
    }

    func title(_ words: Words) -> String { "" }

    /// The screen once it is read.
    func describe(_ value: Value, _ words: Words) -> Page { Page(title(words)) {} }

    // MARK: Reading

    override func load() async throws {
        await read()
    }

    override func appear() {
        // What is shown again may be old; what was just loaded is not.
        if shell.uptime - lastReading >= .seconds(1) { refresh() }
    }

    func refresh() {
        guard !isReading else { return }
        Task { [weak self] in await self?.read() }
    }

    private func read() async {
        guard !isReading else { return }
        isReading = true
        let before: Value? = if case .success(let value)? = found { value } else { nil }
        found = await SystemSource.aside(reader(before: before))
        isReading = false
        lastReading = shell.uptime
        update()
    }

    // MARK: Description

    final override var page: Page {
        // A large title marks the top of the tab; below it the titles stand in the bar.
        let page = currentPage(Words(locale: shell.environment.locale))
        return id == "root" ? page : page.largeTitle(.never)
    }

    private func currentPage(_ words: Words) -> Page {
        switch found {
        case .success(let value)?: describe(value, words)
        case .failure(let failure)?:
            Page(title(words)) {
                words.explanation(of: failure).button(words("Try again"), id: "retry") { await self.read() }
            }
        case nil: Page(title(words)) { Progress(label: title(words)) }
        }
    }
}

extension Words {
    /// Why a screen shows nothing.
    func explanation(of failure: ReadFailure) -> Explanation {
        let why =
            switch failure {
            case .missing: self("It was there before and has ended or was unplugged.")
            case .denied(let path): self("The system does not let this program read {path}.", ["path": path])
            case .broken(let path): self("{path} says something unexpected.", ["path": path])
            case .failed(let path, let number):
                self("Reading {path} failed with error {number}.", ["path": path, "number": "\(number)"])
            }
        return Explanation(
            self(Self.heading(of: failure)), icon: "info", why: why, id: "explanation")
    }

    private static func heading(of failure: ReadFailure) -> String {
        switch failure {
        case .missing: "This is gone"
        case .denied: "Not readable"
        case .broken, .failed: "Could not be read"
        }
    }

    /// A screen of something that is not among the others any more.
    func gone(_ title: String) -> Page {
        Page(title) { explanation(of: .missing(title)) }
    }
}

/// A title that fits between the back button and an item; the whole name is spoken.
func shortTitle(_ name: String) -> String {
    name.count <= 15 ? name : name.prefix(14) + "…"
}

/// The id of a screen for something with a name of its own: kept if it can be one, else made distinct by a number.
func screenID(_ kind: String, _ name: String) -> String {
    func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
    let bytes = Array(name.utf8)
    if bytes.allSatisfy(isPlain), bytes.count <= 40 { return "\(kind).\(name)" }
    let plain = bytes.prefix(30).map { isPlain($0) ? $0 : UInt8(ascii: "-") }
    // FNV-1a
    let number = bytes.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    return "\(kind).\(String(decoding: plain, as: UTF8.self)).\(String(number, radix: 16))"
}

/// Rows that belong together; nothing at all where there are none.
func group(_ header: String? = nil, id: String, @RowBuilder rows: () -> [Row]) -> [Section] {
    let rows = rows()
    return rows.isEmpty ? [] : [Section(header, id: id) { rows }]
}

/// A row of something and its value; nothing where the value is not known.
func fact(_ title: String, _ value: String?, id: String) -> [Row] {
    value.map { [Row(title, id: id, value: $0)] } ?? []
}
