// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ShellUI

@MainActor @Suite struct AmountStepTests {
    @Test("steps of a fraction add up to what they say", arguments: [0.1, 0.05, 0.2, 0.25])
    func exactSteps(_ step: Double) {
        var value = 0.0
        let count = Int((1 / step).rounded())
        for number in 1...count {
            value = Amount(value: value, minimum: 0, maximum: 1, step: step).stepped(by: 1)
            #expect(value == Double(number) / Double(count))
        }
        #expect(value == 1)
    }

    @Test("a step without a short decimal form still steps, and back")
    func thirds() {
        let up = Amount(value: 1, minimum: 0, maximum: 10, step: 1.0 / 3).stepped(by: 1)
        #expect(abs(up - 4.0 / 3) < 1e-9)
        #expect(Amount(value: 0.3, minimum: 0, maximum: 1, step: 0.1).stepped(by: -1) == 0.2)
    }
}
