// SPDX-License-Identifier: Apache-2.0
//
// A Lintel plugin in C that draws its own pixels: it asks for the memory of a canvas, maps it, draws into one of the two
// buffers and has it shown, each press into the other one. hello.c explains the messages.
//
//   cc -shared -fPIC -o libcanvas.so canvas.c

#include <lintel-plugin.h>

#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { width = 448, height = 240, opening = 1 };

static const lintel_host *host;
static int last_request = opening;
static int turns;
static unsigned char *pixels;
static long stride;

static void send_message(const char *format, ...)
{
    char line[2048];
    va_list values;
    va_start(values, format);
    int length = vsnprintf(line, sizeof line, format, values);
    va_end(values);
    if (length > 0 && (size_t)length < sizeof line) host->send(host, line, (size_t)length);
}

// The text of the first field of this name, or "". A path may have its slashes escaped.
static void text_field(const char *message, const char *name, char *text, size_t size)
{
    char pattern[64];
    snprintf(pattern, sizeof pattern, "\"%s\":\"", name);
    const char *from = strstr(message, pattern);
    size_t length = 0;
    for (from = from ? from + strlen(pattern) : ""; *from && *from != '"' && length + 1 < size; from++)
        if (*from != '\\') text[length++] = *from;
    text[length] = '\0';
}

static long number_field(const char *message, const char *name)
{
    char pattern[64];
    snprintf(pattern, sizeof pattern, "\"%s\":", name);
    const char *start = strstr(message, pattern);
    return start ? strtol(start + strlen(pattern), NULL, 10) : -1;
}

// Waves of colour, each turn a little further along. A pixel is blue, green, red and alpha.
static void draw(void)
{
    if (!pixels) return;
    int buffer = turns % 2;
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(pixels + (size_t)(buffer * height + y) * (size_t)stride);
        for (int x = 0; x < width; x++) {
            uint32_t red = (uint32_t)(x * 255 / width), green = (uint32_t)(y * 255 / height);
            uint32_t blue = (uint32_t)((x + y + turns * 40) % 256);
            row[x] = 0xFF000000u | red << 16 | green << 8 | blue;
        }
    }
    send_message("{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"canvas.show\",\"params\":{\"tab\":\"canvas\","
                 "\"screen\":\"root\",\"node\":\"waves\",\"buffer\":%d}}", ++last_request, buffer);
}

static void opened(const char *message)
{
    char path[4096];
    text_field(message, "path", path, sizeof path);
    stride = number_field(message, "stride");
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0 || stride < width * 4) return;
    // Asked again, the shell makes another file: what was mapped of the one before is given back.
    size_t size = (size_t)stride * height * 2;
    if (pixels) munmap(pixels, size);
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    pixels = memory == MAP_FAILED ? NULL : memory;
    draw();
}

static void answer_screen(long id)
{
    send_message("{\"jsonrpc\":\"2.0\",\"id\":%ld,\"result\":{\"id\":\"root\",\"title\":\"Canvas\",\"content\":"
                 "{\"type\":\"column\",\"id\":\"column\",\"children\":["
                 "{\"type\":\"canvas\",\"id\":\"waves\",\"height\":%d,\"description\":\"Waves of colour\"},"
                 "{\"type\":\"list\",\"id\":\"list\",\"sections\":[{\"id\":\"main\",\"rows\":["
                 "{\"id\":\"turn\",\"title\":\"Turn\",\"accessory\":{\"kind\":\"button\"}}]}]}]}}}", id, height);
    send_message("{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"canvas.open\",\"params\":{\"tab\":\"canvas\","
                 "\"screen\":\"root\",\"node\":\"waves\",\"width\":%d,\"height\":%d,\"scale\":1}}", opening, width, height);
}

static void receive(const lintel_plugin *plugin, const char *bytes, size_t count)
{
    (void)plugin;
    char *message = strndup(bytes, count);
    if (!message) return;
    char method[64];
    long id = number_field(message, "id");
    text_field(message, "method", method, sizeof method);
    if (!method[0]) {
        if (id == opening) opened(message);
    } else if (id >= 0) {
        if (strcmp(method, "initialize") == 0) {
            send_message("{\"jsonrpc\":\"2.0\",\"id\":%ld,\"result\":{\"protocol\":{\"major\":%d,\"minor\":%d}}}", id,
                         LINTEL_PROTOCOL_MAJOR, LINTEL_PROTOCOL_MINOR);
        } else if (strcmp(method, "screen.open") == 0) {
            answer_screen(id);
        } else {
            if (strcmp(method, "action") == 0) {
                turns++;
                draw();
            }
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
