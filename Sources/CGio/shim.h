// SPDX-License-Identifier: Apache-2.0
// GIO for Swift: the headers, and inline functions for what the importer cannot see (macros and varargs).
#pragma once

#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_74
#define GLIB_VERSION_MAX_ALLOWED GLIB_VERSION_2_74

#include <gio/gio.h>
#include <glib-unix.h>
#include <glib/gi18n.h>
#include <malloc.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/timerfd.h>
#include <unistd.h>

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

// The class of an instance is reached through macros.
static inline GType cgio_type_of(gpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }
static inline GParamSpec *cgio_find_property(gpointer object, const char *name)
{
    return g_object_class_find_property(G_OBJECT_GET_CLASS(object), name);
}

// A programming error that is not worth the life of a kiosk: fatal only under G_DEBUG=fatal-criticals, as in the tests.
static inline void cgio_critical(const char *message) { g_log("Lintel", G_LOG_LEVEL_CRITICAL, "%s", message); }

// Anonymous enumerators of the same name as their macro are ambiguous in Swift.
enum {
    CGIO_TFD_NONBLOCK = TFD_NONBLOCK,
    CGIO_TFD_CLOEXEC = TFD_CLOEXEC,
    CGIO_TFD_TIMER_ABSTIME = TFD_TIMER_ABSTIME,
    CGIO_TFD_TIMER_CANCEL_ON_SET = TFD_TIMER_CANCEL_ON_SET,
};

// The C library keeps what was freed, in a pool for each of many threads.
static inline void cgio_share_heap(void) { mallopt(M_ARENA_MAX, 2); }
static inline void cgio_give_back_heap(void) { malloc_trim(0); }

// What a new process does between fork and exec. Only async-signal-safe calls may stand there, so it cannot be Swift.
typedef struct {
    pid_t parent;            // the child ends itself if this one has gone already
} cgio_child_setup_data;

static inline void cgio_child_setup(gpointer data)
{
    const cgio_child_setup_data *setup = data;
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);   // a thread of a dispatch queue blocks nearly all signals
    setpgid(0, 0);           // so that a signal reaches the children of the child too
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != setup->parent) _exit(127);
}
