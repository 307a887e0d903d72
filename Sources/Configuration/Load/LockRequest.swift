// SPDX-License-Identifier: Apache-2.0

import BarModel
import Toml

/// Whether a text that is not in order asks for a kiosk, as far as that can be known: a device that is to be locked is
/// not left open for a slip.
enum LockRequest {
    static let table = "kiosk"
    static let key = "kiosk.enabled"
    private static let refusals = ["false", "no", "off", "0"]

    /// Anything but a no in the place of `kiosk.enabled` asks for it.
    static func stands(in bytes: [UInt8]) -> Bool {
        // Of a text in UTF-16, every second byte.
        let text = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
        var header = ""
        for line in text.unicodeScalars.split(whereSeparator: { $0 == "\n" || $0 == "\r" }) {
            let line = plain(line)
            if line.hasPrefix("[") {
                header = String(line.filter { $0 != "[" && $0 != "]" })
            } else if let sign = line.firstIndex(where: { $0 == "=" || $0 == ":" }) {
                let path = (header.isEmpty ? "" : header + ".") + line[..<sign]
                if asks(String(path), line[line.index(after: sign)...]) { return true }
            }
        }
        return false
    }

    private static func asks(_ path: String, _ value: Substring) -> Bool {
        if path == key { return !refusals.contains(value.lowercased()) }
        guard path == table, value.hasPrefix("{") else { return false }
        return value.split { "{},".contains($0) }.contains { item in
            guard let sign = item.firstIndex(of: "=") else { return false }
            return asks("\(table).\(item[..<sign])", item[item.index(after: sign)...])
        }
    }

    /// Without comment, blanks, quotes and byte order marks.
    private static func plain(_ line: Substring.UnicodeScalarView) -> String {
        let kept = line.prefix { $0 != "#" }.filter { scalar in
            !scalar.properties.isWhitespace && scalar != "\"" && scalar != "'" && scalar.isASCII
        }
        return String(String.UnicodeScalarView(kept))
    }
}

extension ConfigurationLoader {
    /// Of files with faults that can hide a request for a kiosk those that hold one, unless something above says otherwise.
    func lockingFiles(
        _ suspects: Set<String>, _ files: [ReadFile], _ names: [String], _ decoded: SettingsDecoder
    ) -> Set<String> {
        guard !suspects.isEmpty, !decoded.settings.kiosk.enabled else { return [] }
        let rank = { (name: String) in names.firstIndex(of: name) ?? -1 }
        let said = decoded.origins[LockRequest.key].map { rank($0.layer) } ?? -1
        return suspects.filter { name in
            let texts =
                name == Override.name
                ? overrides.map { Array($0.utf8) } : files.filter { $0.path == name }.map(\.bytes)
            return rank(name) > said && texts.contains(where: LockRequest.stands)
        }
    }
}

extension [FileFinding] {
    /// With the lock said to be kept where a finding is the reason that it could have been lost.
    func keepingLock(_ locking: Set<String>) -> [FileFinding] {
        map { finding in
            var finding = finding
            finding.keepsLock = finding.hidesLock && locking.contains(finding.file)
            return finding
        }
    }
}

extension FileFinding {
    /// A request for a kiosk could have been lost by it.
    var hidesLock: Bool {
        guard severity == .error else { return false }
        return switch fallback {
        case .defaults, .withoutFile: true
        case .presentSettings, .lastGoodCopy: false
        case nil: key == LockRequest.table || key == LockRequest.key
        }
    }
}
