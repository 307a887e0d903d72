// SPDX-License-Identifier: Apache-2.0
// GTK 4 for Swift: the headers, and inline functions for what the importer cannot see (macros and varargs).
#pragma once

// The oldest GTK we run on; newer functions are reached at run time, and newer deprecations do not concern us.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8
#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_74
#define GLIB_VERSION_MAX_ALLOWED GLIB_VERSION_2_74

#include <gtk/gtk.h>
