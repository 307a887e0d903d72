// SPDX-License-Identifier: Apache-2.0

/// The rules of all bars, of the examples and of the named interfaces.
package enum BarRules {
    package static let all: [Rule] = [
        .barsTargetMin,
        .barsContrast,
        .barsHideTogether,
        .barsReducedMotion,
        .barsTextScale,
        .barsRTL,
        .barsPointer,
        .barsTokensOnCrash,
        .exPhotos,
        .exNotes,
        .exPhoneLarge,
        .exMusicLarge,
        .exClockNoLarge,
        .exMyMusicEmpty,
        .exClockTabs,
        .exToolbarActions,
        .exEditDone,
        .apiNavigationBar,
        .apiLargeTitles,
        .apiFixedSpace,
        .apiTabBar,
        .apiStatusStyle,
        .apiPreferredStyle,
        .apiBlur,
    ]
}
