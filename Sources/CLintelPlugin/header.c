// SPDX-License-Identifier: Apache-2.0
// Compiles the headers on their own, which proves that each is complete, and locks the layout of version 1: a field may be
// appended, none may move.
#include "lintel-plugin-host.h"
#include "lintel-plugin-main.h"
#include "lintel-plugin.h"

#define LOCK(type, field, words) \
    _Static_assert(offsetof(type, field) == (words) * sizeof(void *), #type "." #field " has moved")

_Static_assert(offsetof(lintel_host, size) == 0 && sizeof(((lintel_host *)0)->size) == 4, "size is first");
LOCK(lintel_host, context, 1);
LOCK(lintel_host, send, 2);
LOCK(lintel_host, extension, 3);
_Static_assert(sizeof(lintel_host) == 4 * sizeof(void *), "a field of lintel_host was added: lock it too");

_Static_assert(offsetof(lintel_plugin, size) == 0 && sizeof(((lintel_plugin *)0)->size) == 4, "size is first");
LOCK(lintel_plugin, context, 1);
LOCK(lintel_plugin, receive, 2);
LOCK(lintel_plugin, extension, 3);
_Static_assert(sizeof(lintel_plugin) == 4 * sizeof(void *), "a field of lintel_plugin was added: lock it too");
