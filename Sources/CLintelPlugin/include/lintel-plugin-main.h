// SPDX-License-Identifier: Apache-2.0
// How PluginKit reaches the `@main` type of the module it is linked into; no part of the interface of plugins.
#ifndef LINTEL_PLUGIN_MAIN_H
#define LINTEL_PLUGIN_MAIN_H

/* What the compiler makes of `@main`. Weak, because a test bundle links PluginKit without any plugin. */
extern int lintel_plugin_main(int argc, char **argv) __attribute__((weak));

/* Runs it; 0 if there is one. */
static inline int lintel_run_plugin_main(void)
{
    return lintel_plugin_main ? lintel_plugin_main(0, (char **)0) : 1;
}

#endif
