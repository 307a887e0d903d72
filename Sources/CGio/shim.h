// SPDX-License-Identifier: Apache-2.0
// GIO for Swift: the headers, and inline functions for what the importer cannot see (macros and varargs).
#pragma once

#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_74
#define GLIB_VERSION_MAX_ALLOWED GLIB_VERSION_2_74

#include <gio/gio.h>
#include <glib-unix.h>
#include <glib/gi18n.h>

// Fundamental types are macro expressions.
static inline GType cgio_type_none(void) { return G_TYPE_NONE; }
static inline GType cgio_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType cgio_type_int(void) { return G_TYPE_INT; }
static inline GType cgio_type_uint(void) { return G_TYPE_UINT; }
static inline GType cgio_type_int64(void) { return G_TYPE_INT64; }
static inline GType cgio_type_uint64(void) { return G_TYPE_UINT64; }
static inline GType cgio_type_float(void) { return G_TYPE_FLOAT; }
static inline GType cgio_type_double(void) { return G_TYPE_DOUBLE; }
static inline GType cgio_type_string(void) { return G_TYPE_STRING; }
static inline GType cgio_type_enum(void) { return G_TYPE_ENUM; }
static inline GType cgio_type_flags(void) { return G_TYPE_FLAGS; }
static inline GType cgio_type_object(void) { return G_TYPE_OBJECT; }

// The class of an instance is reached through macros.
static inline GType cgio_type_of(gpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }
static inline GParamSpec *cgio_find_property(gpointer object, const char *name)
{
    return g_object_class_find_property(G_OBJECT_GET_CLASS(object), name);
}

// A programming error that is not worth the life of a kiosk: fatal only under G_DEBUG=fatal-criticals, as in the tests.
static inline void cgio_critical(const char *message) { g_log("Lintel", G_LOG_LEVEL_CRITICAL, "%s", message); }
