// SPDX-License-Identifier: Apache-2.0

import GioKit
import Testing

@Suite struct ProgramArgumentsTests {
    @Test func theyAreWhatTheProgramWasStartedWith() {
        #expect(ProgramArguments.current == CommandLine.arguments)
        #expect(!ProgramArguments.current.isEmpty)
    }
}
