// SPDX-License-Identifier: Apache-2.0
// Motion in the steps a screen can show. Near its end a transition changes by less than a pixel from frame to frame; such
// frames are equal here, and nothing is drawn for them.
import BarModel

extension TransitionMotion.Frame {
    /// - Parameter scale: Device pixels a logical pixel.
    func inSteps(scale: Int) -> TransitionMotion.Frame {
        var frame = self
        for part in [
            \TransitionMotion.Frame.lowerTitle, \.upperLabel, \.upperTitle, \.lowerLabel, \.chevron, \.lowerItems,
            \.upperItems, \.lowerSegments, \.lowerLarge, \.upperLarge, \.lowerPage, \.upperPage,
        ] as [WritableKeyPath<TransitionMotion.Frame, Placement>] {
            frame[keyPath: part] = frame[keyPath: part].inSteps(scale: scale)
        }
        frame.dim = Step.share(dim)
        return frame
    }
}

extension Placement {
    fileprivate func inSteps(scale: Int) -> Placement {
        Placement(
            offset: Step.length(offset, scale: scale), alpha: Step.share(alpha),
            scale: (self.scale * 256).rounded() / 256)
    }
}

enum Step {
    /// Whole device pixels.
    static func length(_ value: Double, scale: Int) -> Double {
        let device = Double(max(1, scale))
        return (value * device).rounded() / device
    }

    /// As fine as eight bits of colour show it.
    static func share(_ value: Double) -> Double { (value * 128).rounded() / 128 }
}
