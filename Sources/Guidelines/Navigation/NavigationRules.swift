// SPDX-License-Identifier: Apache-2.0

/// The rules of the navigation bar. A new rule is one entry here and one value in a file of this folder.
package enum NavigationRules {
    package static let all: [Rule] = [
        .navBackAppears,
        .navBackLeading,
        .navBreadcrumbLabel,
        .navSegBackTitle,
        .navBackLabel,
        .navBackFallback,
        .navTitlePresent,
        .navTitleEmptyOK,
        .navSegTopLevel,
        .navSegAlone,
        .navControlsMax,
        .navLargeUse,
        .navBackMask,
        .navBackMaskSize,
    ]
}
