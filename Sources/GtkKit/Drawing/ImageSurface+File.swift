// SPDX-License-Identifier: Apache-2.0
import CGtk
import Glibc

extension ImageSurface {
    /// Reads a part of the picture from a file of premultiplied pixels. The file is read and not mapped: whoever else has it
    /// may cut it short, and what is missing stays as it was.
    ///
    /// - Parameters:
    ///   - offset: Of the first pixel of the whole picture in the file.
    ///   - stride: Bytes of a row in the file.
    package func read(file: Int32, offset: Int, stride: Int, x: Int, y: Int, width: Int, height: Int) {
        let left = max(0, min(x, pixelWidth))
        let top = max(0, min(y, pixelHeight))
        let right = max(left, min(pixelWidth, x.addingReportingOverflow(width).partialValue))
        let bottom = max(top, min(pixelHeight, y.addingReportingOverflow(height).partialValue))
        guard right > left, let data = cairo_image_surface_get_data(pointer) else { return }
        cairo_surface_flush(pointer)
        let own = Int(cairo_image_surface_get_stride(pointer))
        for row in top..<bottom {
            let count = (right - left) * 4
            guard pread(file, data + row * own + left * 4, count, offset + row * stride + left * 4) == count else {
                break
            }
        }
        cairo_surface_mark_dirty(pointer)
    }
}
