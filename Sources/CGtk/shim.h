// SPDX-License-Identifier: Apache-2.0
// GTK 4 for Swift: the headers, and inline functions for what the importer cannot see (macros and varargs).
#pragma once

// The oldest GTK we run on; newer functions are reached at run time, and newer deprecations do not concern us.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8
#define GDK_VERSION_MAX_ALLOWED GDK_VERSION_4_8
#define GLIB_VERSION_MIN_REQUIRED GLIB_VERSION_2_74
#define GLIB_VERSION_MAX_ALLOWED GLIB_VERSION_2_74

#include <dlfcn.h>
#include <gtk/gtk.h>

// A widget drawn by Swift: GtkWidget and one pointer to the Swift side. All our widget classes use this instance.
typedef struct {
    GtkWidget parent_instance;
    void *box;
} CGtkDrawnWidget;

// Chains up from a class that derives from GtkWidget directly, as all of ours do.
static inline void cgtk_parent_dispose(void *instance)
{
    G_OBJECT_CLASS(g_type_class_peek_parent(G_TYPE_INSTANCE_GET_CLASS(instance, G_TYPE_OBJECT, GObjectClass)))
        ->dispose((GObject *)instance);
}

static inline void cgtk_parent_finalize(void *instance)
{
    G_OBJECT_CLASS(g_type_class_peek_parent(G_TYPE_INSTANCE_GET_CLASS(instance, G_TYPE_OBJECT, GObjectClass)))
        ->finalize((GObject *)instance);
}

static inline gboolean cgtk_parent_focus(GtkWidget *widget, GtkDirectionType direction)
{
    return GTK_WIDGET_CLASS(g_type_class_peek_parent(GTK_WIDGET_GET_CLASS(widget)))->focus(widget, direction);
}

static inline GtkWidget *cgtk_new_widget(GType type) { return GTK_WIDGET(g_object_new(type, NULL)); }


// Accessibility: the update functions are variadic.
static inline void cgtk_accessible_label(GtkWidget *widget, const char *value)
{
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, value, -1);
}

static inline void cgtk_accessible_description(GtkWidget *widget, const char *value)
{
    if (value != NULL)
        gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, value, -1);
    else
        gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static inline void cgtk_accessible_level(GtkWidget *widget, int level)
{
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

static inline void cgtk_accessible_value(GtkWidget *widget, double low, double high, double now)
{
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, low, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, high,
        GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, now, -1);
}

static inline void cgtk_accessible_selected(GtkWidget *widget, gboolean on)
{
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, on, -1);
}

static inline void cgtk_accessible_busy(GtkWidget *widget, gboolean on)
{
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_BUSY, on, -1);
}

/* Only before the widget is shown. */
static inline void cgtk_accessible_role(GtkWidget *widget, GtkAccessibleRole role)
{
    g_object_set(widget, "accessible-role", role, NULL);
}

static inline void cgtk_accessible_hidden(GtkWidget *widget, gboolean on)
{
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, on, -1);
}

static inline void cgtk_accessible_disabled(GtkWidget *widget, gboolean on)
{
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, on, -1);
}

static inline void cgtk_accessible_checked(GtkWidget *widget, gboolean on)
{
    gtk_accessible_update_state(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_CHECKED,
        on ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

static inline void cgtk_accessible_pressed(GtkWidget *widget, gboolean on)
{
    gtk_accessible_update_state(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_PRESSED,
        on ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
}

static inline void cgtk_accessible_labelled_by(GtkWidget *widget, GtkWidget *label)
{
    gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}

// Says a sentence through assistive technology where GTK can (4.14 and newer). False: it cannot.
static inline gboolean cgtk_accessible_announce(GtkWidget *widget, const char *message, gboolean urgent)
{
    static void (*announce)(GtkAccessible *, const char *, int) = NULL;
    static gsize looked = 0;
    if (g_once_init_enter(&looked)) {
        announce = (void (*)(GtkAccessible *, const char *, int))dlsym(RTLD_DEFAULT, "gtk_accessible_announce");
        g_once_init_leave(&looked, 1);
    }
    if (announce == NULL)
        return FALSE;
    announce(GTK_ACCESSIBLE(widget), message, urgent ? 2 : 1);
    return TRUE;
}

// Where GTK 4.8 has no other way to feed a style sheet from memory.
static inline void cgtk_css_load(GtkCssProvider *provider, const char *text, gssize length)
{
    gtk_css_provider_load_from_data(provider, text, length);
}

static inline void cgtk_add_provider(GdkDisplay *display, GtkCssProvider *provider)
{
    gtk_style_context_add_provider_for_display(
        display, GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static inline void cgtk_remove_provider(GdkDisplay *display, GtkCssProvider *provider)
{
    gtk_style_context_remove_provider_for_display(display, GTK_STYLE_PROVIDER(provider));
}

// Line of a parsing error, from 1.
static inline gsize cgtk_css_line(GtkCssSection *section)
{
    return gtk_css_section_get_start_location(section)->lines + 1;
}

static inline void cgtk_parent_state_flags_changed(GtkWidget *widget, GtkStateFlags before)
{
    GtkWidgetClass *parent = GTK_WIDGET_CLASS(g_type_class_peek_parent(GTK_WIDGET_GET_CLASS(widget)));
    if (parent->state_flags_changed != NULL)
        parent->state_flags_changed(widget, before);
}

static inline void cgtk_parent_direction_changed(GtkWidget *widget, GtkTextDirection before)
{
    GtkWidgetClass *parent = GTK_WIDGET_CLASS(g_type_class_peek_parent(GTK_WIDGET_GET_CLASS(widget)));
    if (parent->direction_changed != NULL)
        parent->direction_changed(widget, before);
}

// The X11 part of GDK is looked up at run time: its header needs those of Xlib.
static inline gboolean cgtk_x11_without_window_manager(void)
{
    GdkDisplay *display = gdk_display_get_default();
    if (display == NULL || g_strcmp0(G_OBJECT_TYPE_NAME(display), "GdkX11Display") != 0)
        return FALSE;
    void *(*screen_of)(GdkDisplay *) = (void *(*)(GdkDisplay *))dlsym(RTLD_DEFAULT, "gdk_x11_display_get_screen");
    const char *(*name_of)(void *) =
        (const char *(*)(void *))dlsym(RTLD_DEFAULT, "gdk_x11_screen_get_window_manager_name");
    if (screen_of == NULL || name_of == NULL)
        return FALSE;
    return g_strcmp0(name_of(screen_of(display)), "unknown") == 0;
}

// Ends a snapshot and gives its node, or NULL if nothing was drawn.
static inline GskRenderNode *cgtk_snapshot_finish(GtkSnapshot *snapshot) { return gtk_snapshot_free_to_node(snapshot); }
