// SPDX-License-Identifier: Apache-2.0
// GIO for Swift: the headers, and inline functions for what the importer cannot see (macros and varargs).
#pragma once

#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_74
#define GLIB_VERSION_MAX_ALLOWED GLIB_VERSION_2_74

#include <gio/gio.h>
#include <glib-unix.h>
#include <glib/gi18n.h>
