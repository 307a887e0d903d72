// SPDX-License-Identifier: Apache-2.0
// Stands for the runtime of a later Swift (-DRUNTIME), and for a module that was built against it: the name it looks for is one
// that the runtime of this Swift does not have. For tests of the shell only.

#ifdef RUNTIME
__asm__(".data\n.globl \"$sSS5laterSSyF\"\n\"$sSS5laterSSyF\":\n.quad 0\n.text");
#else
#include <lintel-plugin.h>

__asm__(".data\n.quad \"$sSS5laterSSyF\"\n.text");

const lintel_plugin *lintel_plugin_entry(const lintel_host *host)
{
    (void)host;
    return 0;
}
#endif
