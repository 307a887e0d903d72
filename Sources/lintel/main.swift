// SPDX-License-Identifier: Apache-2.0

import GioKit
import Glibc

HeapMemory.share()
exit(Program.run(ProgramArguments.current))
