// SPDX-License-Identifier: Apache-2.0

/// Why there is no picture. Facts only; sentences are made where they are shown.
package enum PictureFailure: Error, Equatable, Sendable {
    case missing(path: String)
    /// The path, or a link on the way, leaves the folder.
    case outside(path: String)
    case notAFile(path: String)
    /// - Parameter code: The system's error number.
    case unreadable(path: String, code: Int32)
    case tooManyBytes(count: Int, limit: Int)
    /// Neither PNG nor JPEG nor SVG.
    case unknownFormat
    /// Cut short, or not what its first bytes promise.
    case damaged
    case tooManyPixels(width: Int, height: Int, limit: Int)
    /// No width or no height.
    case empty
}
