// SPDX-License-Identifier: Apache-2.0

// Why a file could not be read or written, in the system's own words.

import FoundationEssentials
import Glibc

extension Error {
    /// What a person is told: the system's words for its errors, the description of any other.
    package var reason: String {
        let number: Int32? =
            switch self {
            case let error as FileError: error.code
            case let error as POSIXError: error.code.rawValue
            case let error as CocoaError: (error.userInfo["NSUnderlyingError"] as? POSIXError)?.code.rawValue
            default: nil
            }
        return number.map { String(cString: strerror($0)) } ?? "\(self)"
    }
}
