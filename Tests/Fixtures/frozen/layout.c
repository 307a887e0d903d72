// SPDX-License-Identifier: Apache-2.0
// Today's structs against those of the first header: compiles only while each field lies where it lay.

#include <lintel-plugin.h>
#undef LINTEL_PLUGIN_H
#undef LINTEL_PROTOCOL_MAJOR
#undef LINTEL_PROTOCOL_MINOR
#undef LINTEL_MESSAGE_MAX
#undef LINTEL_HAS
#define lintel_host first_host
#define lintel_plugin first_plugin
#define lintel_plugin_entry first_entry
#include FIRST_HEADER
#undef lintel_host
#undef lintel_plugin

#define SAME(type, field) \
    _Static_assert(offsetof(lintel_##type, field) == offsetof(first_##type, field), #type "." #field " has moved"); \
    _Static_assert(sizeof(((lintel_##type *)0)->field) == sizeof(((first_##type *)0)->field), #type "." #field " has grown")

SAME(host, size);
SAME(host, context);
SAME(host, send);
SAME(host, extension);
SAME(plugin, size);
SAME(plugin, context);
SAME(plugin, receive);
SAME(plugin, extension);
_Static_assert(offsetof(lintel_host, size) == 0 && offsetof(lintel_plugin, size) == 0, "the size comes first");
_Static_assert(sizeof(lintel_host) >= sizeof(first_host) && sizeof(lintel_plugin) >= sizeof(first_plugin), "fields are appended");
#if UINTPTR_MAX == UINT64_MAX
_Static_assert(offsetof(lintel_host, send) == 16 && offsetof(lintel_host, extension) == 24, "as in every 64-bit plugin");
_Static_assert(offsetof(lintel_plugin, receive) == 16 && offsetof(lintel_plugin, extension) == 24, "as in every 64-bit plugin");
#endif
