// SPDX-License-Identifier: Apache-2.0
// Pushes and pops a page of rows over a page of rows with the container of libadwaita made for it: AdwNavigationView
// where there is one (1.4), AdwLeaflet before. Usage: pages ROWS TRANSITIONS PICTURE.
#include "frames.h"
#include <adwaita.h>
#include <stdlib.h>

enum { REST = 700 }; // milliseconds from one transition to the next; both take less

static int rows, transitions, done;
static const char *picture;
static Frames frames;
static GtkWidget *container;

static GtkWidget *row(int number) {
    g_autofree char *title = g_strdup_printf("Row %d", number), *subtitle = g_strdup_printf("What there is to say of row %d", number);
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 14), *labels = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    GtkWidget *icon = gtk_image_new_from_file(picture), *first = gtk_label_new(title), *second = gtk_label_new(subtitle);
    gtk_image_set_pixel_size(GTK_IMAGE(icon), 24);
    gtk_label_set_xalign(GTK_LABEL(first), 0);
    gtk_label_set_xalign(GTK_LABEL(second), 0);
    gtk_widget_add_css_class(second, "caption");
    gtk_box_append(GTK_BOX(labels), first);
    gtk_box_append(GTK_BOX(labels), second);
    gtk_box_append(GTK_BOX(row), icon);
    gtk_box_append(GTK_BOX(row), labels);
    gtk_widget_set_margin_start(row, 16);
    gtk_widget_set_margin_end(row, 16);
    gtk_widget_set_size_request(row, -1, 60);
    return row;
}

static GtkWidget *page(const char *title) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *scroller = gtk_scrolled_window_new(), *list = gtk_list_box_new();
    GtkWidget *bar = adw_header_bar_new();
    adw_header_bar_set_title_widget(ADW_HEADER_BAR(bar), adw_window_title_new(title, NULL));
    for (int i = 1; i <= rows; i++) gtk_list_box_append(GTK_LIST_BOX(list), row(i));
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    gtk_widget_set_vexpand(scroller, TRUE);
    gtk_box_append(GTK_BOX(box), bar);
    gtk_box_append(GTK_BOX(box), scroller);
    return box;
}

#if ADW_CHECK_VERSION(1, 4, 0)
static GtkWidget *build(void) {
    container = adw_navigation_view_new();
    AdwNavigationView *view = ADW_NAVIGATION_VIEW(container);
    adw_navigation_view_add(view, adw_navigation_page_new_with_tag(page("First"), "First", "first"));
    adw_navigation_view_add(view, adw_navigation_page_new_with_tag(page("Second"), "Second", "second"));
    return container;
}
static void move(gboolean forward) {
    if (forward) adw_navigation_view_push_by_tag(ADW_NAVIGATION_VIEW(container), "second");
    else adw_navigation_view_pop(ADW_NAVIGATION_VIEW(container));
}
#else
static GtkWidget *build(void) {
    container = adw_leaflet_new();
    AdwLeaflet *leaflet = ADW_LEAFLET(container);
    adw_leaflet_set_can_unfold(leaflet, FALSE);
    adw_leaflet_append(leaflet, page("First"));
    adw_leaflet_append(leaflet, page("Second"));
    return container;
}
static void move(gboolean forward) {
    adw_leaflet_navigate(ADW_LEAFLET(container), forward ? ADW_NAVIGATION_DIRECTION_FORWARD : ADW_NAVIGATION_DIRECTION_BACK);
}
#endif

static gboolean step(gpointer app) {
    if (done == 0) frames_begin(&frames); // the first two warm up
    if (done == transitions) {
        frames_report(&frames, transitions);
        g_application_quit(app);
        return G_SOURCE_REMOVE;
    }
    frames.last = 0;
    move(done++ % 2 == 0);
    return G_SOURCE_CONTINUE;
}

static void activate(GtkApplication *app, gpointer data) {
    GtkWidget *window = adw_application_window_new(app);
    gtk_window_set_default_size(GTK_WINDOW(window), 480, 800);
    adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), build());
    gtk_window_present(GTK_WINDOW(window));
    frames_watch(window, &frames);
    done = -2;
    g_timeout_add(REST, step, app);
}

int main(int count, char **arguments) {
    if (count != 4) return 2;
    rows = atoi(arguments[1]);
    transitions = atoi(arguments[2]);
    picture = arguments[3];
    AdwApplication *app = adw_application_new("org.lintel.bench.pages", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(app), 1, arguments);
}
