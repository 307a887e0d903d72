// SPDX-License-Identifier: Apache-2.0
// A picture in memory: 32 bits a pixel, premultiplied or without alpha, or 8 bits of alpha for a mask.
import CGtk

@MainActor
package final class ImageSurface {
    package enum Format: Sendable {
        case colour, alpha
        /// Colour without alpha: what covers is copied, not mixed.
        case opaque

        var cairo: cairo_format_t {
            switch self {
            case .colour: CAIRO_FORMAT_ARGB32
            case .alpha: CAIRO_FORMAT_A8
            case .opaque: CAIRO_FORMAT_RGB24
            }
        }
    }
    package enum Failure: Error, Equatable { case cannotAllocate(width: Int, height: Int), cannotWrite(path: String) }

    let pointer: OpaquePointer
    /// Device pixels.
    package let pixelWidth: Int
    package let pixelHeight: Int
    /// Device pixels a logical pixel.
    package let scale: Int

    /// - Parameters:
    ///   - width, height: Logical pixels.
    ///   - scale: Device pixels a logical pixel; drawing into the surface is in logical pixels.
    package init(width: Int, height: Int, scale: Int = 1, format: Format = .colour) throws(Failure) {
        let (pixelWidth, wide) = width.multipliedReportingOverflow(by: scale)
        let (pixelHeight, high) = height.multipliedReportingOverflow(by: scale)
        guard !wide, !high, pixelWidth > 0, pixelHeight > 0, pixelWidth <= 32_767, pixelHeight <= 32_767,
            let surface = cairo_image_surface_create(format.cairo, Int32(pixelWidth), Int32(pixelHeight))
        else { throw .cannotAllocate(width: width, height: height) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw .cannotAllocate(width: width, height: height)
        }
        cairo_surface_set_device_scale(surface, Double(scale), Double(scale))
        pointer = surface
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.scale = scale
    }

    isolated deinit { cairo_surface_destroy(pointer) }

    package var width: Int { pixelWidth / scale }
    package var height: Int { pixelHeight / scale }

    package func paint(_ body: (Painter) -> Void) {
        guard let context = cairo_create(pointer) else { return }
        body(Painter(owning: context))
        cairo_surface_flush(pointer)
    }

    package func write(png path: String) throws(Failure) {
        guard cairo_surface_write_to_png(pointer, path) == CAIRO_STATUS_SUCCESS else { throw .cannotWrite(path: path) }
    }

    /// The premultiplied pixel at a device position; clear outside the picture. An alpha picture has no colour.
    package func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        guard x >= 0, y >= 0, x < pixelWidth, y < pixelHeight, let data = cairo_image_surface_get_data(pointer) else {
            return (0, 0, 0, 0)
        }
        let row = data + y * Int(cairo_image_surface_get_stride(pointer))
        let format = cairo_image_surface_get_format(pointer)
        if format == CAIRO_FORMAT_A8 { return (0, 0, 0, row[x]) }
        let value = UnsafeRawPointer(row + 4 * x).load(as: UInt32.self)
        return (
            UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
            UInt8(truncatingIfNeeded: value),
            format == CAIRO_FORMAT_RGB24 ? 255 : UInt8(truncatingIfNeeded: value >> 24)
        )
    }

    /// Fills the picture from rows of device pixels.
    ///
    /// - Parameter bytes: RGBA, four bytes a pixel, not premultiplied, no padding between rows.
    /// - Returns: False, and an unchanged picture, if the number of bytes does not fit or this is an alpha picture.
    @discardableResult
    package func load(rgba bytes: [UInt8]) -> Bool {
        guard bytes.count == 4 * pixelWidth * pixelHeight, let data = cairo_image_surface_get_data(pointer),
            cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_ARGB32
        else { return false }
        let stride = Int(cairo_image_surface_get_stride(pointer))
        for y in 0..<pixelHeight {
            let row = UnsafeMutableRawPointer(data + y * stride)
            for x in 0..<pixelWidth {
                let at = 4 * (y * pixelWidth + x)
                let alpha = UInt32(bytes[at + 3])
                func channel(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
                let value =
                    alpha << 24 | channel(bytes[at]) << 16 | channel(bytes[at + 1]) << 8 | channel(bytes[at + 2])
                row.storeBytes(of: value, toByteOffset: 4 * x, as: UInt32.self)
            }
        }
        cairo_surface_mark_dirty(pointer)
        return true
    }

    /// Fills an alpha picture from rows of device pixels, one byte each.
    @discardableResult
    package func load(alpha bytes: [UInt8]) -> Bool {
        guard bytes.count == pixelWidth * pixelHeight, let data = cairo_image_surface_get_data(pointer),
            cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_A8
        else { return false }
        let stride = Int(cairo_image_surface_get_stride(pointer))
        for y in 0..<pixelHeight {
            for x in 0..<pixelWidth { data[y * stride + x] = bytes[y * pixelWidth + x] }
        }
        cairo_surface_mark_dirty(pointer)
        return true
    }
}
