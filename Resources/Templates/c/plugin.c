// SPDX-License-Identifier: Apache-2.0
//
// A Lintel plugin in C: one tab with a counter and a badge, and a second screen. C has no JSON parser of its own, so this
// file looks only for the few fields it needs, and asks for nothing whose answer it would have to read.
//
// `make` builds it, `make test` loads it and talks to it.

#include "lintel-plugin.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const lintel_host *host;
static int presses;
static int last_request;

// Sends one message, written as by printf.
static void send_message(const char *format, ...)
{
    char line[2048];
    va_list values;
    va_start(values, format);
    int length = vsnprintf(line, sizeof line, format, values);
    va_end(values);
    if (length > 0 && (size_t)length < sizeof line) host->send(host, line, (size_t)length);
}

// The text of the first field of this name, or "" - enough for ids and methods, which hold no escapes.
static const char *text_field(const char *message, const char *name, char *text, size_t size)
{
    char pattern[64];
    snprintf(pattern, sizeof pattern, "\"%s\":\"", name);
    const char *start = strstr(message, pattern);
    size_t length = 0;
    if (start) {
        start += strlen(pattern);
        length = strcspn(start, "\"");
        if (length >= size) length = size - 1;
        memcpy(text, start, length);
    }
    text[length] = '\0';
    return text;
}

// The request's number, or -1 for a notification.
static long number_of(const char *message)
{
    const char *start = strstr(message, "\"id\":");
    return start ? strtol(start + 5, NULL, 10) : -1;
}

static void answer_screen(long id, const char *screen)
{
    if (strcmp(screen, "root") == 0) {
        send_message("{\"jsonrpc\":\"2.0\",\"id\":%ld,\"result\":{\"id\":\"root\",\"title\":\"@NAME@\",\"content\":"
                     "{\"type\":\"list\",\"id\":\"list\",\"sections\":[{\"id\":\"main\",\"rows\":["
                     "{\"id\":\"count\",\"title\":\"Pressed\",\"value\":\"%d\",\"accessory\":{\"kind\":\"button\"}},"
                     "{\"id\":\"about\",\"title\":\"About\",\"accessory\":{\"kind\":\"disclosure\"},"
                     "\"opens\":{\"screen\":\"about\",\"title\":\"About\"}}]}]}}}",
                     id, presses);
    } else if (strcmp(screen, "about") == 0) {
        send_message("{\"jsonrpc\":\"2.0\",\"id\":%ld,\"result\":{\"id\":\"about\",\"title\":\"About\",\"content\":"
                     "{\"type\":\"text\",\"id\":\"text\",\"runs\":[{\"text\":\"A tab in C.\"}]}}}", id);
    } else {
        send_message("{\"jsonrpc\":\"2.0\",\"id\":%ld,\"error\":{\"code\":-32602,\"message\":\"no such screen\"}}", id);
    }
}

static void press(void)
{
    presses++;
    send_message("{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"screen.update\",\"params\":{\"tab\":\"@TAB@\","
                 "\"screen\":\"root\",\"content\":{\"type\":\"list\",\"id\":\"list\",\"sections\":[{\"id\":\"main\","
                 "\"rows\":[{\"id\":\"count\",\"title\":\"Pressed\",\"value\":\"%d\",\"accessory\":{\"kind\":\"button\"}},"
                 "{\"id\":\"about\",\"title\":\"About\",\"accessory\":{\"kind\":\"disclosure\"},"
                 "\"opens\":{\"screen\":\"about\",\"title\":\"About\"}}]}]}}}",
                 ++last_request, presses);
    send_message("{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"badge\",\"params\":{\"tab\":\"@TAB@\",\"value\":%d}}",
                 ++last_request, presses);
}

static void receive(const lintel_plugin *plugin, const char *bytes, size_t count)
{
    (void)plugin;
    char *message = strndup(bytes, count);
    if (!message) return;
    char method[64], screen[80];
    long id = number_of(message);
    text_field(message, "method", method, sizeof method);
    // Answers to our own requests have no method; a plugin that cares reads them here.
    if (method[0] && id >= 0) {
        if (strcmp(method, "initialize") == 0) {
            send_message("{\"jsonrpc\":\"2.0\",\"id\":%ld,\"result\":{\"protocol\":{\"major\":%d,\"minor\":%d}}}", id,
                         LINTEL_PROTOCOL_MAJOR, LINTEL_PROTOCOL_MINOR);
        } else if (strcmp(method, "screen.open") == 0) {
            answer_screen(id, text_field(message, "screen", screen, sizeof screen));
        } else {
            if (strcmp(method, "action") == 0) press();
            send_message("{\"jsonrpc\":\"2.0\",\"id\":%ld,\"result\":{}}", id);
        }
    }
    free(message);
}

static const lintel_plugin plugin = {.size = sizeof(lintel_plugin), .receive = receive};

__attribute__((visibility("default"))) const lintel_plugin *lintel_plugin_entry(const lintel_host *the_host)
{
    host = the_host;
    return &plugin;
}
