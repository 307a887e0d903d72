// SPDX-License-Identifier: Apache-2.0

/// The rules of the status bar. A new rule is one entry here and one value in a file of this folder.
package enum StatusRules {
    package static let all: [Rule] = [
        .statHidePermanent,
        .statHideMedia,
        .statRestore,
        .statSystemOnly,
        .statStyleScope,
        .statNetwork,
        .statObscure,
        .statBackImage,
        .statNotInteractive,
        .statStyleContrast,
        .statPosTop,
        .statContent,
        .statVaries,
        .statConsistent,
        .statStyleTwo,
        .statTransparent,
        .statReadable,
        .statBackNavBar,
        .statBackBlur,
        .statNetworkDelay,
        .statTapTop,
    ]
}
