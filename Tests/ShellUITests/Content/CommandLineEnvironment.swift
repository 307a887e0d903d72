// SPDX-License-Identifier: Apache-2.0
import Glibc

enum CommandLineEnvironment {
    static func value(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
