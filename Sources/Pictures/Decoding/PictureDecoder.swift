// SPDX-License-Identifier: Apache-2.0
// Bytes to pixels with gdk-pixbuf. The loader is asked by name of format, so no other decoder of the system is reached.

import CPixbuf

package enum PictureSizing: Hashable, Sendable {
    case natural
    /// As large as fits a box of so many pixels, in the picture's own proportions.
    case fit(width: Int, height: Int)
}

package enum PictureDecoder {
    /// - Throws: What keeps the bytes from being a picture of at most `Picture.pixelLimit` pixels.
    /// - Note: Any thread; blocks.
    package static func decode(
        _ bytes: [UInt8], sizing: PictureSizing = .natural
    ) throws(PictureFailure) -> Picture {
        guard let format = PictureFormat(bytes) else { throw .unknownFormat }
        if format != .svg {
            guard let size = format.declaredSize(bytes) else { throw .damaged }
            try check(width: size.width, height: size.height)
        }
        if format == .png, !PictureFormat.isWholePNG(bytes) { throw .damaged }
        guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, nil) else { throw .unknownFormat }
        defer { g_object_unref(loader) }

        let wish = SizeWish(sizing)
        cpixbuf_on_size(
            loader,
            { loader, width, height, data in
                guard let data else { return }
                let wish = Unmanaged<SizeWish>.fromOpaque(data).takeUnretainedValue()
                wish.prepare(loader, width: Int(width), height: Int(height))
            }, Unmanaged.passUnretained(wish).toOpaque())
        let written = withExtendedLifetime(wish) {
            let written = bytes.withUnsafeBufferPointer {
                gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), nil)
            }
            // Closing is due in any case; it finishes what decodes only as a whole.
            return gdk_pixbuf_loader_close(loader, nil) != 0 && written != 0
        }
        if let failure = wish.failure { throw failure }
        guard written, let pixels = gdk_pixbuf_loader_get_pixbuf(loader) else { throw .damaged }
        return try upright(pixels)
    }

    /// The size a picture of `width` x `height` has inside a box; at least one pixel on each side.
    static func fitted(width: Int, height: Int, into box: (width: Int, height: Int)) -> (width: Int, height: Int) {
        let boxWidth = max(1, min(box.width, 16_384))
        let boxHeight = max(1, min(box.height, 16_384))
        guard width > 0, height > 0 else { return (boxWidth, boxHeight) }
        let scale = min(Double(boxWidth) / Double(width), Double(boxHeight) / Double(height))
        func side(_ length: Int, _ limit: Int) -> Int { max(1, min(limit, Int((Double(length) * scale).rounded()))) }
        return (side(width, boxWidth), side(height, boxHeight))
    }

    static func check(width: Int, height: Int) throws(PictureFailure) {
        guard width > 0, height > 0 else { throw .empty }
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, pixels <= Picture.pixelLimit else {
            throw .tooManyPixels(width: width, height: height, limit: Picture.pixelLimit)
        }
    }

    /// Turns a photograph the way its camera was held, and copies its pixels out.
    private static func upright(_ decoded: OpaquePointer) throws(PictureFailure) -> Picture {
        guard let pixels = gdk_pixbuf_apply_embedded_orientation(decoded) else { throw .damaged }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        let width = Int(gdk_pixbuf_get_width(pixels))
        let height = Int(gdk_pixbuf_get_height(pixels))
        try check(width: width, height: height)
        let channels = Int(gdk_pixbuf_get_n_channels(pixels))
        let stride = Int(gdk_pixbuf_get_rowstride(pixels))
        guard channels == 3 || channels == 4, gdk_pixbuf_get_bits_per_sample(pixels) == 8,
            let source = gdk_pixbuf_read_pixels(pixels)
        else { throw .damaged }
        let rgba = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { target, count in
            for y in 0..<height {
                var from = source + y * stride
                var to = 4 * y * width
                for _ in 0..<width {
                    target[to] = from[0]
                    target[to + 1] = from[1]
                    target[to + 2] = from[2]
                    target[to + 3] = channels == 4 ? from[3] : 255
                    from += channels
                    to += 4
                }
            }
            count = 4 * width * height
        }
        guard let picture = Picture(width: width, height: height, rgba: rgba) else { throw .empty }
        return picture
    }
}

/// What the loader is told once it knows a picture's size.
private final class SizeWish {
    private let sizing: PictureSizing
    private(set) var failure: PictureFailure?

    init(_ sizing: PictureSizing) {
        self.sizing = sizing
    }

    func prepare(_ loader: UnsafeMutablePointer<GdkPixbufLoader>?, width: Int, height: Int) {
        guard let loader else { return }
        var size = (width: width, height: height)
        if case .fit(let boxWidth, let boxHeight) = sizing {
            size = PictureDecoder.fitted(width: width, height: height, into: (boxWidth, boxHeight))
            gdk_pixbuf_loader_set_size(loader, Int32(clamping: size.width), Int32(clamping: size.height))
        }
        do {
            try PictureDecoder.check(width: size.width, height: size.height)
        } catch {
            failure = error
            // There is no way to end a loader from here; one pixel costs nothing.
            gdk_pixbuf_loader_set_size(loader, 1, 1)
        }
    }
}
