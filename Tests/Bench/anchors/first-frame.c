// SPDX-License-Identifier: Apache-2.0
// first-frame COMMAND...: starts COMMAND under X11, prints the milliseconds until a window of the display is drawn into for
// the first time after it was mapped, and ends COMMAND.
#include <X11/Xlib.h>
#include <X11/extensions/Xdamage.h>
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/* A window may be gone before we ask for its damage. */
static int ignore(Display *display, XErrorEvent *error) { return 0; }

int main(int count, char **arguments) {
    int first, unused;
    Display *display = XOpenDisplay(NULL);
    if (count < 2 || !display || !XDamageQueryExtension(display, &first, &unused)) return 2;
    XSetErrorHandler(ignore);
    XSelectInput(display, DefaultRootWindow(display), SubstructureNotifyMask);
    XSync(display, False);
    double began = now();
    pid_t child = fork();
    if (child == 0) {
        execvp(arguments[1], arguments + 1);
        _exit(127);
    }
    for (;;) {
        XEvent event;
        XNextEvent(display, &event);
        if (event.type == MapNotify && !event.xmap.override_redirect)
            XDamageCreate(display, event.xmap.window, XDamageReportNonEmpty);
        else if (event.type == first + XDamageNotify)
            break;
    }
    printf("%.3f\n", now() - began);
    kill(child, SIGTERM);
    waitpid(child, NULL, 0);
    return 0;
}
