// SPDX-License-Identifier: Apache-2.0
// Counts the frames a window paints, those that came late, and the processor time they took.
#pragma once
#include <gtk/gtk.h>
#include <stdio.h>
#include <sys/resource.h>

typedef struct {
    unsigned painted, late;
    gint64 last; // microseconds; 0 before the first frame of a stretch
    double cpu;  // seconds
} Frames;

static double frames_cpu(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

static void frames_painted(GdkFrameClock *clock, gpointer data) {
    Frames *frames = data;
    gint64 now = g_get_monotonic_time();  // a frame's own time may lie ahead
    frames->painted++;
    if (frames->last && now - frames->last > 25000) frames->late++;
    frames->last = now;
}

static void frames_watch(GtkWidget *window, Frames *frames) {
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(frames_painted), frames);
}

/// Begins to count anew; frames before and after a stretch are not late against each other.
static void frames_begin(Frames *frames) { *frames = (Frames){.cpu = frames_cpu()}; }

static void frames_report(const Frames *frames, unsigned transitions) {
    double cpu = (frames_cpu() - frames->cpu) * 1000;
    printf("{\"frames\": %u, \"late\": %u, \"cpu_ms\": %.3f, \"transitions\": %u}\n", frames->painted, frames->late, cpu,
           transitions);
    fflush(stdout);
}
