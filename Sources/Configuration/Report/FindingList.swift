// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// What is found in files. Of each file so many findings are listed as a person can read; the rest is counted, so that a
/// file of another kind in the place of the settings costs neither time nor pages of a log.
struct FindingList {
    /// Of one file.
    static let most = 100

    private(set) var findings: [FileFinding] = []
    private var warnings: [String: Int] = [:]
    /// Warnings that were only counted, by file.
    private(set) var unlisted: [String: Int] = [:]

    /// Takes a warning about a file; one too many is not even made.
    mutating func warn(in file: String, _ make: () -> FileFinding) {
        guard listsMore(of: file) else {
            unlisted[file, default: 0] += 1
            return
        }
        warnings[file, default: 0] += 1
        findings.append(make())
    }

    /// Whether the next warning about a file is listed.
    func listsMore(of file: String) -> Bool {
        warnings[file, default: 0] < Self.most
    }

    mutating func append(_ finding: FileFinding) {
        findings.append(finding)
    }

    mutating func append(_ other: FindingList) {
        findings += other.findings
        unlisted.merge(other.unlisted, uniquingKeysWith: +)
    }

    /// Findings in the order of their files, the most important of each file, with a last one that counts the others.
    static func shortened(_ findings: [FileFinding], unlisted: [String: Int] = [:]) -> [FileFinding] {
        var shown: [FileFinding] = []
        for file in findings.map(\.file).removingRepeats() {
            let all = findings.filter { $0.file == file }
            let errors = all.count { $0.severity == .error }
            var warningsLeft = max(0, most - errors)
            var errorsLeft = most
            let listed = all.filter { finding in
                if finding.severity == .error {
                    errorsLeft -= 1
                    return errorsLeft >= 0
                }
                warningsLeft -= 1
                return warningsLeft >= 0
            }
            shown += listed
            let count = all.count - listed.count + unlisted[file, default: 0]
            if count > 0 {
                shown.append(
                    FileFinding(
                        file: file, position: listed.last?.position, key: "",
                        severity: errors > most ? .error : .warning, fault: .more(count), sourceLine: ""))
            }
        }
        return shown
    }
}

extension [String] {
    fileprivate func removingRepeats() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
