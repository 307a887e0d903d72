// SPDX-License-Identifier: Apache-2.0

import BarModel
import GioKit
import Glibc

// Locale first, before anything makes text.
_ = ProcessLocale.adopt()
let program = Program(commands: Commands.all, output: Output(), translate: InstalledTexts.translate())
exit(program.run(ProgramArguments.current).rawValue)
