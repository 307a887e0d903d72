// SPDX-License-Identifier: Apache-2.0
// The least a GTK 4 program is: one window with one label. Start, memory and idling are measured against it.
#include <gtk/gtk.h>

static void activate(GtkApplication *app, gpointer data) {
    GtkWidget *window = gtk_application_window_new(app);
    gtk_window_set_title(GTK_WINDOW(window), "bare");
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 480, 800);
    gtk_window_set_child(GTK_WINDOW(window), gtk_label_new("bare"));
    gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
    GtkApplication *app = gtk_application_new("org.lintel.bench.bare", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(app), count, arguments);
}
