// SPDX-License-Identifier: Apache-2.0
// What the shell and lintel-plugin-host know of each other; no part of the interface of plugins.
#ifndef LINTEL_PLUGIN_HOST_H
#define LINTEL_PLUGIN_HOST_H

#include <stdio.h>

/* Exit codes of lintel-plugin-host. The reason stands in the last line of its standard error. */
enum lintel_host_exit {
    LINTEL_HOST_DONE = 0,       /* the shell has closed the pipe */
    LINTEL_HOST_USAGE = 64,     /* not one argument */
    LINTEL_HOST_NO_LOAD = 70,   /* the module, or a library it needs, cannot be loaded */
    LINTEL_HOST_NO_ENTRY = 71,  /* the module does not export lintel_plugin_entry */
    LINTEL_HOST_REFUSED = 72,   /* lintel_plugin_entry returned NULL */
    LINTEL_HOST_NO_THREAD = 73, /* the system gives no thread */
};

/* What a plugin prints is seen line by line; into a pipe it would wait for a full buffer. */
static inline void lintel_print_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

#endif
