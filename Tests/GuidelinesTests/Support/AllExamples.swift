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
        BarExamples.leastCases, BarExamples.contrastCases, IndicatorExamples.customCases, ItemExamples.scopeCases,
        ItemExamples.standardCases, ItemExamples.widgetCases, ItemExamples.toolbarCases, AdviceExamples.lengthCases,
        AdviceExamples.pathCases, AdviceExamples.depthCases, AdviceExamples.competeCases, AdviceExamples.repeatCases,
        AdviceExamples.activeCases, AdviceExamples.borderHideCases, AdviceExamples.borderStandardCases,
        AdviceExamples.borderSplitCases, AdviceExamples.segmentCases, AdviceExamples.flattenCases,
        RequestExamples.cases, TabSetExamples.cases,
        ColourExamples.barCases, ColourExamples.backingCases, LayoutExamples.spaceCases, LayoutExamples.statusCases,
        LayoutExamples.titleCases,
    ].flatMap { $0 }
}
