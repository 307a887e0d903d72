// SPDX-License-Identifier: Apache-2.0

import GioKit
import Glibc

exit(Program.run(ProgramArguments.current))
