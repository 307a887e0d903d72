// SPDX-License-Identifier: Apache-2.0
// A plugin as it was written for the first header. Never to be changed.

#include "lintel-plugin.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const lintel_host *host;

static void answer(long id, const char *result)
{
    char line[512];
    int length = snprintf(line, sizeof line, "{\"jsonrpc\":\"2.0\",\"id\":%ld,\"result\":%s}", id, result);
    host->send(host, line, (size_t)length);
}

static void receive(const lintel_plugin *plugin, const char *bytes, size_t count)
{
    char *message = strndup(bytes, count);
    const char *id = message ? strstr(message, "\"id\":") : NULL;
    if (id && plugin->context == &host) {
        long number = strtol(id + 5, NULL, 10);
        if (strstr(message, "\"initialize\"")) answer(number, "{\"protocol\":{\"major\":1,\"minor\":0}}");
        else if (strstr(message, "\"screen.open\""))
            answer(number, "{\"id\":\"root\",\"title\":\"First\",\"content\":{\"type\":\"text\",\"id\":\"t\","
                           "\"runs\":[{\"text\":\"Built long ago.\"}]}}");
        else answer(number, "{}");
    }
    free(message);
}

static const lintel_plugin plugin = {sizeof(lintel_plugin), &host, receive, NULL};

__attribute__((visibility("default"))) const lintel_plugin *lintel_plugin_entry(const lintel_host *the_host)
{
    host = the_host;
    if (!LINTEL_HAS(host, extension) || host->extension(host, "org.example.none")) return NULL;
    return &plugin;
}
