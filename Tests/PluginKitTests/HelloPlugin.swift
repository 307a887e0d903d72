// SPDX-License-Identifier: Apache-2.0

// A plugin as an author would write it, with one of everything the tests look at.

import PluginKit

final class Model {
    var count = 0
    var stopped = 0
    var appeared: [String] = []
    var tasks: [String] = []
}

struct Hello: Plugin {
    let model: Model

    init() {
        self.init(model: Model())
    }

    init(model: Model) {
        self.model = model
    }

    var tabs: [Tab] {
        Tab("hello") { HelloScreen(model) }
        Tab("timer") { TickingScreen() }
        Tab("broken") { BrokenScreen() }
        Tab("long") { LongScreen() }
    }

    func start(_ shell: Shell) async throws {
        if case .integer(let count) = await shell.settings["count"] { model.count = Int(count) }
    }

    func screen(_ id: String, in tab: String) -> ScreenController? {
        id == "about" ? AboutScreen() : nil
    }

    func stop() async {
        model.stopped += 1
    }
}

final class HelloScreen: ScreenController {
    private let model: Model
    private var isOn = false
    private var name = ""

    init(_ model: Model) {
        self.model = model
        super.init()
    }

    override func appear() { model.appeared.append(id) }
    override func disappear() { model.appeared.append("-\(id)") }
    override func closed() { model.appeared.append("closed \(id)") }

    override var page: Page {
        Page("Hello") {
            Text("Count: \(model.count)", id: "sum")
            List {
                Section("Numbers") {
                    Row("Count", value: "\(model.count)").button {
                        self.model.count += 1
                        self.tab.badge = .count(self.model.count)
                        try await self.shell.settings.set("count", to: .integer(Int64(self.model.count)))
                    }
                    Row("Deeper", id: "deeper").opens("level-1") { LevelScreen(1, self.model) }
                    Row("About").opens("about")
                    Row("Fail").button { throw MessageError(code: MessageError.internalError, message: "no luck") }
                }
                Section("Switches") {
                    Row("On", id: "on").toggle(isOn) { self.isOn = $0 }
                    Row("Name").textField(name) { self.name = $0 }
                    for number in 0..<3 { Row("Same").badge("\(number)") }
                }
            }
        }
        .trailing {
            BarButton("Alarm", icon: "bell") { self.shell.alert("Ring", tab: "hello", sound: true) }
        }
        .segmented([.init(id: "a", label: "A"), .init(id: "b", label: "B")], selected: isOn ? "b" : "a") {
            self.isOn = $0 == "b"
        }
    }
}

final class LevelScreen: ScreenController {
    private let level: Int
    private let model: Model

    init(_ level: Int, _ model: Model) {
        self.level = level
        self.model = model
        super.init()
        run {
            model.tasks.append("begun \(level)")
            defer { model.tasks.append("ended \(level)") }
            while !Task.isCancelled { await Task.yield() }
        }
    }

    override func appear() { model.appeared.append(id) }
    override func disappear() { model.appeared.append("-\(id)") }

    override var page: Page {
        Page("Level \(level)") {
            List {
                Section {
                    Row("Deeper").opens("level-\(level + 1)") { LevelScreen(self.level + 1, self.model) }
                }
            }
        }
    }
}

final class AboutScreen: ScreenController {
    override var page: Page { Page("About") { Text("A plugin") } }
}

final class TickingScreen: ScreenController {
    private var ticks = 0
    private var token: ShellToken?

    override init() {
        super.init()
        every(.milliseconds(100)) { self.ticks += 1 }
    }

    override func load() async throws {
        token = try await shell.beginActivity()
    }

    override var page: Page {
        Page("Ticks") { Text("\(ticks)", id: "ticks", role: .display, alignment: .centre) }
    }
}

final class BrokenScreen: ScreenController {
    override func load() async throws {
        throw MessageError(code: MessageError.internalError, message: "no disk")
    }
}

final class LongScreen: ScreenController {
    private(set) var made = 0
    private var pressed = "none"

    override var page: Page {
        Page(pressed) {
            List {
                Section(id: "rows", count: 100_000) { index in
                    Row("Row \(index)", id: "row-\(index)").button { self.pressed = "\(index)" }
                }
            }
        }
    }
}
