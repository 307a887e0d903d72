// SPDX-License-Identifier: Apache-2.0
// gdk-pixbuf for Swift, and the two things the importer cannot see: a variadic system call and a function cast.
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <gdk-pixbuf/gdk-pixbuf.h>

/* Opens a file for reading without leaving `folder`, whatever links lie on the way. [any thread]
 * Returns the descriptor, or -1 with errno in `reason`: EXDEV for a way out, ENOSYS where the kernel is older than 5.6. */
static inline int cpixbuf_open_beneath(int folder, const char *path, int *reason)
{
    struct open_how how;
    memset(&how, 0, sizeof how);
    how.flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
    how.resolve = RESOLVE_BENEATH | RESOLVE_NO_MAGICLINKS;
    long descriptor = syscall(SYS_openat2, folder, path, &how, sizeof how);
    *reason = descriptor < 0 ? errno : 0;
    return (int)descriptor;
}

/* Calls `body` with the size a picture has, before room is made for its pixels. [the thread that writes] */
static inline void cpixbuf_on_size(GdkPixbufLoader *loader,
                                   void (*body)(GdkPixbufLoader *, int width, int height, gpointer), gpointer data)
{
    g_signal_connect_data(loader, "size-prepared", G_CALLBACK(body), data, NULL, (GConnectFlags)0);
}
