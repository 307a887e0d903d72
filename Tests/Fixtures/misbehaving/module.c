// SPDX-License-Identifier: Apache-2.0
// A plugin module that is sound but for what it is compiled with: -DCRASH_AT_LOAD, -DNO_ENTRY, -DREFUSE, -DMISSING_SYMBOL,
// -DPRINT; or for a library it is linked against and that is not there. For tests of the shell only.

#include <lintel-plugin.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const lintel_host *host;

#ifdef CRASH_AT_LOAD
__attribute__((constructor)) static void crash(void) { abort(); }
#endif

#ifdef MISSING_SYMBOL
extern int lintel_no_library_has_this(void);
#endif

static void receive(const lintel_plugin *plugin, const char *bytes, size_t count)
{
    (void)plugin;
    char answer[128];
    char *message = strndup(bytes, count);
    const char *id = strstr(message, "\"id\":");
#ifdef PRINT
    printf("printed by the module\n");
#endif
    if (id) {
        int length;
        if (strstr(message, "\"initialize\""))
            length = snprintf(answer, sizeof answer,
                              "{\"jsonrpc\":\"2.0\",\"id\":%ld,\"result\":{\"protocol\":{\"major\":1,\"minor\":0}}}",
                              strtol(id + 5, NULL, 10));
        else
            length = snprintf(answer, sizeof answer, "{\"jsonrpc\":\"2.0\",\"id\":%ld,\"result\":{}}",
                              strtol(id + 5, NULL, 10));
        host->send(host, answer, (size_t)length);
    }
    free(message);
}

static const lintel_plugin plugin = {.size = sizeof(lintel_plugin), .receive = receive};

#ifndef NO_ENTRY
const lintel_plugin *lintel_plugin_entry(const lintel_host *the_host)
{
    host = the_host;
#ifdef MISSING_SYMBOL
    if (lintel_no_library_has_this()) return NULL;
#endif
#ifdef REFUSE
    fprintf(stderr, "no storage\n");
    return NULL;
#endif
    return &plugin;
}
#endif
