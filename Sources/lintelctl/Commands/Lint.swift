// SPDX-License-Identifier: Apache-2.0

import BarModel
import Control
import FoundationEssentials
import GioKit
import Glibc
import PluginHosting
import PluginProtocol
import ShellCore

extension Command {
    static let lint = Command(
        name: "lint", usage: "PLUGIN…", arguments: 1...64,
        summary: "Run plugins without a display and report everything the rules say of them",
        options: [CommandOption("format", .value("text|json|sarif"), summary: "How to print what was found")]
    ) { call in
        let asked = call.wantsJSON ? "json" : call.options.last("format") ?? "text"
        guard let form = LintReport.Form(rawValue: asked) else {
            throw CommandFailure.failed(call.translate("There is no format {name}.", ["name": asked]))
        }
        let program = InstalledTexts.program
        let prefix = program.split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
        let schemas = try MessageSchemas(folder: prefix + "/share/lintel/schema/messages")
        guard !schemas.isEmpty else {
            throw CommandFailure.failed(
                call.translate("The schemas are not installed in {folder}.", ["folder": prefix + "/share/lintel"]))
        }
        let target = try LintTarget(call.arguments, translate: call.translate)
        let output = call.output
        let folder = try LintFolder()
        defer { folder.remove() }
        // One plugin that cannot be run leaves the others to be looked at.
        let session = LintSession(
            target.plugins.filter { $0.rejection == nil }, dataFolder: folder.path, program: program,
            size: LintWalk.sizes[0], schemas: schemas, translate: .identity,
            onErrorLine: { output.complain("\($0): \($1)") })
        var walk = LintWalk(session)
        walk.run()
        session.end()
        if walk.isCut {
            output.complain(
                call.translate(
                    "Only the first {count} screens were looked at.", ["count": "\(LintWalk.mostScreens)"]))
        }
        let report = LintReport(
            session.decisions, problems: target.problems, plugins: target.plugins,
            failures: target.rejections + session.failures.map(\.sentence))
        try report.say(form, call, version: Product.version)
        return report.exitCode
    }
}

/// A folder for what plugins keep, which goes with the run.
private struct LintFolder {
    let path: String

    init() throws(CommandFailure) {
        // The six letters that `mkdtemp` replaces.
        let name = "/tmp/lintel-lint-" + String(repeating: "X", count: 6)
        var template = Array(name.utf8CString)
        guard let made = mkdtemp(&template) else { throw .failed("mkdtemp: \(String(cString: strerror(errno)))") }
        path = String(cString: made)
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }
}
