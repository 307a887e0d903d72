// SPDX-License-Identifier: Apache-2.0
//
// Loads the plugin as the shell does and holds a short conversation with it.

#include "lintel-plugin.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

static char said[65536];

static void take(const lintel_host *host, const char *bytes, size_t count)
{
    (void)host;
    snprintf(said + strlen(said), sizeof said - strlen(said), "%.*s\n", (int)count, bytes);
}

static const lintel_plugin *plugin;

// Sends a message; fails unless one of the plugin's messages holds the text.
static int expect(const char *message, const char *text)
{
    said[0] = '\0';
    plugin->receive(plugin, message, strlen(message));
    if (strstr(said, text)) return 0;
    fprintf(stderr, "%s\nwas answered with\n%swithout %s\n", message, said, text);
    return 1;
}

int main(void)
{
    static const lintel_host host = {.size = sizeof host, .send = take};
    void *module = dlopen("./lib@MODULE@.so", RTLD_NOW | RTLD_LOCAL);
    const lintel_plugin *(*entry)(const lintel_host *);
    if (!module || !(*(void **)&entry = dlsym(module, "lintel_plugin_entry")) || !(plugin = entry(&host))) {
        fprintf(stderr, "the plugin cannot be loaded: %s\n", dlerror());
        return 1;
    }
    int failed =
        expect("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{}}", "\"major\":1")
        + expect("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"screen.open\",\"params\":{\"tab\":\"@TAB@\","
                 "\"screen\":\"root\"}}", "\"value\":\"0\"")
        + expect("{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"action\",\"params\":{\"tab\":\"@TAB@\","
                 "\"screen\":\"root\",\"node\":\"count\",\"event\":\"activate\"}}", "\"value\":\"1\"");
    puts(failed ? "FAILED" : "passed");
    return failed != 0;
}
