// SPDX-License-Identifier: Apache-2.0
// What the rules read of the pictures that plugins and operators bring: tab icons and back chevrons.

import BarModel

extension IconFacts {
    /// px, the side of a tab's icon.
    private static let side = 25.0
    /// Measured so much larger than it is drawn.
    private static let zoom = 8.0

    /// Measures an icon's file; one that cannot be read has no ink. Any thread; blocks for as long as decoding takes.
    ///
    /// - Parameters:
    ///   - path: Absolute, or relative to the folder, which it cannot leave.
    package init(measuring path: String, in folder: String) {
        let pixels = Int(IconFacts.side * IconFacts.zoom)
        let request = PictureRequest(path: path, folder: folder, sizing: .fit(width: pixels, height: pixels))
        guard let picture = try? request.load() else {
            self.init(isReadable: false, inkWidth: 0, inkHeight: 0, inkShare: 0, hullShare: 0, meanStroke: 0)
            return
        }
        let ink = picture.alpha.ink()
        self.init(
            isFullColour: !picture.isSingleColour(), inkWidth: Double(ink.box?.width ?? 0) / IconFacts.zoom,
            inkHeight: Double(ink.box?.height ?? 0) / IconFacts.zoom, inkShare: ink.area / Double(pixels * pixels),
            hullShare: ink.hullShare, meanStroke: ink.meanStroke / IconFacts.zoom)
    }
}

extension IndicatorFacts {
    /// Measures a chevron and its mask at every scale there are files for; those of scale 2 and 3 lie beside the first
    /// with `@2x` and `@3x`. Any thread; blocks for as long as decoding takes.
    ///
    /// - Parameters:
    ///   - image, mask: Paths inside the folder, or absolute; `nil` for what was not given.
    package init(
        measuring image: String?, mask: String?, in folder: String, derivesMask: Bool = false, owner: Owner,
        path: String
    ) {
        func plane(_ file: String?, _ scale: Int) -> Picture? {
            guard var file else { return nil }
            if scale > 1, let dot = file.lastIndex(of: ".") { file.insert(contentsOf: "@\(scale)x", at: dot) }
            return try? PictureRequest(path: file, folder: folder).load()
        }
        var scales: [Scale] = []
        for scale in 1...3 {
            let picture = plane(image, scale)
            let cover = plane(mask, scale)
            if scale > 1, picture == nil, cover == nil { continue }
            scales.append(Scale(scale: scale, picture, cover?.alpha))
        }
        // A file that cannot be read is still something that was given.
        if scales.count == 1, scales[0].image == nil, scales[0].mask == nil, image != nil || mask != nil {
            scales[0].image = image == nil ? nil : Size(width: 0, height: 0)
            scales[0].mask = image == nil ? Size(width: 0, height: 0) : nil
        }
        self.init(scales: scales, derivesMask: derivesMask, owner: owner, path: path)
    }
}

extension IndicatorFacts.Scale {
    fileprivate init(scale: Int, _ picture: Picture?, _ mask: AlphaPlane?) {
        let image = picture?.alpha
        self.init(
            scale: scale, image: image.map { .init(width: $0.width, height: $0.height) },
            mask: mask.map { .init(width: $0.width, height: $0.height) }, maskIsConstant: mask?.isConstant ?? false)
        if let image, let mask, image.width == mask.width, image.height == mask.height {
            rows = image.inkRows(threshold: 1).enumerated().compactMap { y, ink in
                ink.map { ink in
                    IndicatorFacts.Row(
                        maskBeforeInk: share((0..<ink.lowerBound).map { mask[$0, y] }.max() ?? 0),
                        maskAfterInk: share(
                            (ink.upperBound + 1..<max(ink.upperBound + 1, mask.width)).map { mask[$0, y] }.min() ?? 255)
                    )
                }
            }
        }
        if let picture, let image {
            shape = Self.shape(of: image, isFullColour: !picture.isSingleColour(), scale: scale)
        }
    }

    private static func shape(of image: AlphaPlane, isFullColour: Bool, scale: Int) -> IndicatorFacts.Shape? {
        let ink = image.ink()
        guard let box = ink.box, let left = ink.leftmostRows, let right = ink.rightmostRows else { return nil }
        let height = Double(box.height)
        let top = Double(box.y)
        return IndicatorFacts.Shape(
            inkWidth: Double(box.width) / Double(scale), inkHeight: height / Double(scale),
            tip: (Double(left.lowerBound + left.upperBound + 1) / 2 - top) / height,
            touchesBothThirds: Double(right.lowerBound) < top + height / 3
                && Double(right.upperBound + 1) > top + height * 2 / 3,
            isFullColour: isFullColour)
    }

    private func share(_ byte: UInt8) -> Double { Double(byte) / 255 }
}
