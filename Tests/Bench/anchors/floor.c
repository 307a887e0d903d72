// SPDX-License-Identifier: Apache-2.0
// What no program can go below: a window that repaints one colour whole, for 600 frames.
#include "frames.h"

enum { WARM_UP = 60, COUNTED = 600 };
static Frames frames;

typedef GtkWidget Plain;
typedef GtkWidgetClass PlainClass;
G_DEFINE_TYPE(Plain, plain, GTK_TYPE_WIDGET)

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    // Another colour each time, so that no frame is left out as unchanged.
    float shade = (frames.painted % 64) / 64.f;
    gtk_snapshot_append_color(snapshot, &(GdkRGBA){shade, 0.4f, 0.6f, 1},
                              &GRAPHENE_RECT_INIT(0, 0, gtk_widget_get_width(widget), gtk_widget_get_height(widget)));
}
static void plain_class_init(PlainClass *class) { class->snapshot = snapshot; }
static void plain_init(Plain *plain) {}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer app) {
    static gboolean warm;
    if (!warm && frames.painted >= WARM_UP) {
        warm = TRUE;
        frames_begin(&frames);
    } else if (warm && frames.painted >= COUNTED) {
        frames_report(&frames, 0);
        g_application_quit(app);
        return G_SOURCE_REMOVE;
    }
    gtk_widget_queue_draw(widget);
    return G_SOURCE_CONTINUE;
}

static void activate(GtkApplication *app, gpointer data) {
    GtkWidget *window = gtk_application_window_new(app), *plain = g_object_new(plain_get_type(), NULL);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 480, 800);
    gtk_window_set_child(GTK_WINDOW(window), plain);
    gtk_window_present(GTK_WINDOW(window));
    frames_watch(window, &frames);
    gtk_widget_add_tick_callback(plain, tick, app, NULL);
}

int main(int count, char **arguments) {
    GtkApplication *app = gtk_application_new("org.lintel.bench.floor", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(app), count, arguments);
}
