// SPDX-License-Identifier: Apache-2.0

extension RuleExample {
    static let all: [RuleExample] = [
        BackButtonExamples.appearsCases, BackButtonExamples.labelCases, BackButtonExamples.breadcrumbCases,
        TitleExamples.presentCases,
        TitleExamples.omittedCases, TitleExamples.largeCases, SegmentExamples.topLevelCases, SegmentExamples.aloneCases,
        SegmentExamples.backTitleCases, ControlExamples.mostCases, ControlExamples.toolbarCases,
        IndicatorExamples.bothCases,
        IndicatorExamples.fittingCases, TabExamples.countCases, TabExamples.anyNumberCases, TabExamples.removeCases,
        TabExamples.disableCases,
        TabExamples.explainCases,
        TabExamples.badgeCases, TabExamples.meaningCases, StatusExamples.hidingCases, StatusExamples.styleCases,
        BarExamples.leadingCases,
        BarExamples.leastCases, BarExamples.contrastCases,
    ].flatMap { $0 }
}
