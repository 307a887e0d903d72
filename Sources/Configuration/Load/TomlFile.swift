// SPDX-License-Identifier: Apache-2.0

import BarModel
import Glibc
import Toml

/// A TOML file that need not hold settings.
package enum TomlFile {
    package struct Refusal: Error, Equatable {
        package var finding: FileFinding
    }

    /// Reads and parses a file with the limits of the settings; `-` is the standard input.
    package static func read(_ path: String) -> Result<TomlDocument, Refusal> {
        let bytes: [UInt8]
        do {
            let limit = 1024 * 1024
            bytes =
                path == "-"
                ? try FileReader.readAll(STDIN_FILENO, limit: limit) : try FileReader.read(path, limit: limit)
        } catch {
            let finding = FileFinding(
                file: path, position: nil, key: "", severity: .error, fault: .file(error.fault), sourceLine: "")
            return .failure(Refusal(finding: finding))
        }
        return parse(bytes, file: path)
    }

    static func parse(_ bytes: [UInt8], file: String) -> Result<TomlDocument, Refusal> {
        do {
            return .success(try TomlDocument(bytes: bytes))
        } catch {
            return .failure(Refusal(finding: .syntax(error, file: file, bytes: bytes)))
        }
    }
}
