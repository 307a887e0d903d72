// SPDX-License-Identifier: Apache-2.0
/*
 * The interface of a native Lintel plugin: one exported function, and bytes both ways.
 *
 * The bytes are the messages of the plugin protocol: JSON-RPC 2.0 objects in UTF-8, one object a call, without a line break
 * in them and without one at the end, at most 4 MiB. The same messages go over standard input and output of a plugin that is
 * a program of its own.
 *
 * Rules of the structs: `size` is first and set by whoever makes the struct; fields are only ever appended; a field is read
 * only if `size` covers it (LINTEL_HAS). No field is named `self`, because some languages cannot reach it.
 *
 * Thread tags: [entry] the thread that calls lintel_plugin_entry; [receive] the one thread that delivers messages, the same
 * for the life of the plugin; [any] any thread, also several at once.
 */
#ifndef LINTEL_PLUGIN_H
#define LINTEL_PLUGIN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Version of the messages. A plugin says in plugin.toml which one it was written for: the major must be equal to the
 * shell's, the minor at most the shell's. */
#define LINTEL_PROTOCOL_MAJOR 1
#define LINTEL_PROTOCOL_MINOR 0

/* Longest message in bytes. */
#define LINTEL_MESSAGE_MAX 4194304

/* Whether the struct that `pointer` points to has the field. */
#define LINTEL_HAS(pointer, field) \
    ((pointer)->size >= (uint32_t)(offsetof(__typeof__(*(pointer)), field) + sizeof((pointer)->field)))

/* What the shell offers. Made by the shell; valid until the process ends. Not to be changed. */
typedef struct lintel_host {
    uint32_t size;
    /* The shell's own; not to be read. */
    void *context;
    /* Sends one message. [any]
     * `bytes` is copied or written before the call returns, never NULL, without a NUL at the end. May wait while the shell
     * is slower than the plugin. Does nothing once the shell has ended the plugin, and with more than LINTEL_MESSAGE_MAX
     * bytes. */
    void (*send)(const struct lintel_host *host, const char *bytes, size_t count);
    /* An additional interface by name; NULL if there is none of that name, which is always so in this version. [any]
     * What it points to is valid until the process ends. */
    const void *(*extension)(const struct lintel_host *host, const char *id);
} lintel_host;

/* What the plugin offers. Made by the plugin, valid until the process ends. Not changed by the shell. */
typedef struct lintel_plugin {
    uint32_t size;
    /* The plugin's own; not read by the shell. May be NULL. */
    void *context;
    /* Takes one message. [receive], never called again before it has returned, and not before lintel_plugin_entry has.
     * `bytes` is valid during the call, never NULL, without a NUL at the end. Should return soon: what waits here makes
     * every other message wait. */
    void (*receive)(const struct lintel_plugin *plugin, const char *bytes, size_t count);
    /* An additional interface by name; NULL if there is none of that name. [any] The field itself may be NULL: none. */
    const void *(*extension)(const struct lintel_plugin *plugin, const char *id);
} lintel_plugin;

/* The one function a plugin module exports. [entry]
 * Called once in a process of its own (`lintel-plugin-host`), and once for every start where the module is loaded into the
 * shell (`isolation = "none"`). In a process of its own, standard output is standard error: what the plugin prints goes to
 * the shell's log. Returns NULL if the plugin cannot work, after it has said why on standard error. */
const lintel_plugin *lintel_plugin_entry(const lintel_host *host);

#ifdef __cplusplus
}
#endif

#endif
